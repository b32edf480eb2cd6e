import { hats } from './figures/hats.js';
import { jacks } from './figures/jacks.js';
import { kings } from './figures/kings.js';
import { paint } from './figures/paint.js';
import { queens } from './figures/queens.js';
import type { Court, Indices, Size, Suit } from './types.js';

export { adornedAce } from './ace.js';

const figures = { J: jacks, Q: queens, K: kings };

/** The belt where robe and skirt, or both halves, meet, and the suit on its clasp. */
const BELT = `gold M-56 8l112-32v16l-112 32z
trim M-56 12l112-32v8l-112 32z
gold @0 0 17
paper @0 0 13
pip *0 .5 17`;

/** Below the belt, where no second half follows. */
const SKIRT = `robe M-56 14c-6 14-20 22-34 36h180c-6-26-22-46-34-64z
line M-34 12q-4 22-12 34M34-6q8 26 18 52M0 12v34`;

const BODY = '{sleeve} M-14-62q-38 3-44 14c4 24 12 40 8 66l100-36c-2-12 4-22 8-30q-5-11-44-14z';

/** One half, head upwards, around the middle of the card. */
function half(rank: Court, suit: Suit, indices: Indices): string {
  const { sleeve = 'robe', dress, head, arms, tilt } = figures[rank][suit];
  const hat = hats[indices][rank][suit === 'S' || suit === 'D' ? 0 : 1];
  const lines = [BODY, dress, `<g transform="rotate(${tilt} 0-64)">`, head, hat, '</g>', BELT, arms];
  return paint(lines.join('\n').replaceAll('{sleeve}', sleeve), suit);
}

/** One head, and the robe as far as it is seen, for smaller cards. */
const portrait = (rank: Court, suit: Suit, indices: Indices): string => paint(SKIRT, suit) + half(rank, suit, indices);

/** The whole card, the same from both ends. */
function doubleFigure(rank: Court, suit: Suit, indices: Indices): string {
  const figure = half(rank, suit, indices);
  return `<g class="court">${figure}<g transform="rotate(180)">${figure}</g></g>`;
}

/** The picture of a court card, in its size. */
export function courtPicture(size: Size, rank: Court, suit: Suit, indices: Indices): string {
  if (size === 'L') return doubleFigure(rank, suit, indices);
  const frame =
    size === 'S'
      ? 'x="-117" y="-62" width="234" height="227" viewBox="-69 -162 138 134"'
      : 'x="-112" y="-80" width="224" height="243" viewBox="-92 -164 184 200"';
  return `<svg class="court" ${frame}>${portrait(rank, suit, indices)}</svg>`;
}
