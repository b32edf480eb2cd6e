import { svg } from 'lit';
import { embroider, ROBE, type Drawing } from './figure.js';

/** A striped doublet, a wide collar, a halberd. */
export const jack: Drawing = (suit) => ({
  body: svg`<path class="rod" d="M64-134L56-24"></path
    ><path class="white" d="M68-136C88-130 90-110 82-94 77-103 71-106 61-106zM60-130L49-120 60-112z"></path
    ><path class="robe" d=${ROBE}></path
    ><path class="line" d="M-34-62Q-45-20-43 14M-60-60Q-71-20-62 20M34-62Q44-36 44-15M60-60Q70-48 66-24"></path
    ><path class="thread" d=${embroider(suit, 15, [
      [-55, -26],
      [-53, 0],
      [-31, -12],
      [33, -36],
      [29, -16],
    ])}></path
    ><path class="trim" d="M-16-62L-24 8 24-8 16-62z"></path
    ><path class="gold" d="M-4-34a4 4 0 1 1 8 0a4 4 0 1 1-8 0M-4-18a4 4 0 1 1 8 0a4 4 0 1 1-8 0"></path>`,
  head: svg`<path class="hair" d="M-20-116C-30-100-24-86-34-70-26-60-16-62-12-70H12C16-62 26-60 34-70 24-86 30-100 20-116z"></path
    ><path class="skin" d="M-9-74V-58H9V-74z"></path
    ><path class="white" d="M-14-66L-38-54-6-38 0-48 6-38 38-54 14-66Q0-52-14-66z"></path
    ><path class="skin" d="M-18-118H18V-92C18-78 8-67 0-67S-18-78-18-92z"></path
    ><path class="hair" d="M-20-114C-22-104-22-98-20-92-14-98-14-106-12-110H12C14-106 14-98 20-92 22-98 22-104 20-114z"></path
    ><path class="lips" d="M-5-77q5 3 10 0"></path
    ><path class="line" d="M0-98V-86H-4M-12-95q4-4 7 0M5-95q4-4 7 0M-13-102q4-3 9-1M4-103q5-2 9 1"></path>`,
  hand: svg`<path class="skin" d="M65-51L52-52q-6 1-4 6-5 2-2 6-3 4 1 6-1 5 5 5L64-30Q70-40 65-51z"></path
    ><path class="line" d="M48-46h9M46-40h10M47-34h9"></path
    ><path class="gold" d="M65-53L74-52 75-29 64-27Q69-40 65-53z"></path>`,
});
