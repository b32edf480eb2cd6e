import { svg } from 'lit';
import { pip } from '../art.js';
import { embroider, type Drawing } from './figure.js';

/** Long hair, bare shoulders under a fur stole, a lily in the hand. */
export const queen: Drawing = (suit) => ({
  body: svg`<path class="hair" d="M-20-120C-44-104-32-76-50-52-36-42-22-50-16-62H16C22-50 36-42 50-52 32-76 44-104 20-120z"></path
    ><path class="robe" d="M-36-54C-62-54-82-48-86-30-86-12-72 6-66 23L66-23C74-28 86-36 83-42 74-52 56-54 36-54z"></path
    ><path class="thread" d=${embroider(suit, 15, [
      [-62, -10],
      [-36, -6],
      [-50, 9],
      [34, -20],
      [14, -16],
    ])}></path
    ><path class="white" d="M-87-28C-84-46-62-55-38-55L-30-38C-52-40-70-34-79-16zM85-40C80-50 62-55 38-55L30-38C50-41 66-39 78-32z"></path
    ><path class="skin" d="M-8-72V-60C-20-58-30-57-38-53-28-36-12-26 0-24 12-26 28-36 38-53 30-57 20-58 8-60V-72z"></path
    ><path class="braid" d="M-38-54C-28-36-12-26 0-24 12-26 28-36 38-54"></path
    ><path class="beads" d="M-18-58Q0-42 18-58"></path
    ><path class="jewel" d=${pip(suit, 0, -42, 11)}></path>`,
  head: svg`<path class="skin" d="M-17-118H17C20-104 19-92 15-82 10-72 4-67 0-67S-10-72-15-82C-19-92-20-104-17-118z"></path
    ><path class="hair" d="M0-122C-16-120-23-106-21-88-14-96-4-104 0-114 4-104 14-96 21-88 23-106 16-120 0-122z"></path
    ><path class="lips" d="M-5-77Q0-80 5-77 0-72-5-77z"></path
    ><path class="line" d="M-30-90Q-30-70-42-54M30-90Q30-70 42-54M-1-95L1-86h-3M-12-95q4 4 8 0M4-95q4 4 8 0M-12-101q4-3 8-1M4-102q4-2 8 1"></path>`,
  hand: svg`<path class="stem" d="M66-88Q64-60 57-24M61-62q13-3 16 8q-12 3-18-3"></path
    ><path class="white" d="M66-90C48-96 46-116 60-112 58-128 74-128 72-112 86-116 84-96 66-90z"></path
    ><path class="gold crest" d=${pip(suit, 66, -104, 14)}></path
    ><path class="skin" d="M66-46L54-49q-6 0-5 5-4 2-2 5-2 4 2 5 0 4 5 4L64-28Q69-37 66-46z"></path
    ><path class="line" d="M49-44h8M47-39h9M49-34h8"></path
    ><path class="gold" d="M66-48L73-46 74-28 64-25Q69-37 66-48z"></path>`,
});
