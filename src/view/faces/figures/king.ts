import { svg } from 'lit';
import { pip } from '../art.js';
import { embroider, ROBE, type Drawing } from './figure.js';

const ERMINE = [
  [-64, -54],
  [-40, -58],
  [-52, -43],
  [-27, -43],
  [28, -58],
  [48, -59],
  [38, -45],
  [72, -52],
]
  .map(([x, y]) => `M${x} ${y}q4 7 0 12q-4-5 0-12z`)
  .join('');

/** Ermine over an embroidered robe, a long beard, a sceptre with the suit for its head. */
export const king: Drawing = (suit) => ({
  body: svg`<path class="rod" d="M64-112L57-24"></path
    ><path class="gold crest" d=${pip(suit, 64, -122, 30)}></path
    ><path class="robe" d=${ROBE}></path
    ><path class="thread" d=${embroider(suit, 15, [
      [-66, -14],
      [-42, -8],
      [-54, 10],
      [42, -22],
      [20, -22],
    ])}></path
    ><path class="white" d="M-22-66C-54-65-80-58-86-36-58-42-22-34 0-12 22-34 58-42 85-42 80-60 54-65 22-66z"></path
    ><path class="ink" d=${ERMINE}></path
    ><path class="beads" d="M-40-42Q-20-20 0-10 20-20 40-42"></path>`,
  head: svg`<path class="hair" d="M-21-116C-30-102-24-90-35-80-34-68-24-68-18-76H18C24-68 34-68 35-80 24-90 30-102 21-116z"></path
    ><path class="skin" d="M-18-118H18V-88C18-74 8-66 0-66S-18-74-18-88z"></path
    ><path class="hair" d="M-19-96C-20-72-12-54 0-40 12-54 20-72 19-96 16-86 11-83 5-84 2-82-2-82-5-84-11-83-16-86-19-96z"></path
    ><path class="line" d="M-8-62Q-4-56 0-48 4-56 8-62M0-100v12h-4M-12-98q4-4 7 0M5-98q4-4 7 0M-13-104q5-4 9 0M4-104q5-4 9 0"></path
    ><path class="lips" d="M-4-77q4 3 8 0"></path>`,
  hand: svg`<path class="skin" d="M65-53L52-54q-6 1-4 6-5 2-2 6-3 4 1 6-1 5 5 5L64-32Q70-42 65-53z"></path
    ><path class="line" d="M48-48h9M46-42h10M47-36h9"></path
    ><path class="gold" d="M65-55L74-54 75-30 64-28Q69-42 65-55z"></path>`,
});
