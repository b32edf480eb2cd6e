import { hats } from './figures/hats.js';
import { jacks } from './figures/jacks.js';
import { kings } from './figures/kings.js';
import { paint } from './figures/paint.js';
import { queens } from './figures/queens.js';
import type { Court, Indices, Size, Suit } from './types.js';

const figures = { J: jacks, Q: queens, K: kings };

/** The belt where robe and skirt, or both halves, meet, and the suit on its clasp. */
const BELT = `gold M-56 8L56-24V-8L-56 24z
trim M-56 12L56-20V-12L-56 20z
gold M-17 0a17 17 0 1 1 34 0a17 17 0 1 1-34 0z
paper M-13 0a13 13 0 1 1 26 0a13 13 0 1 1-26 0z
pip *0 .5 17`;

/** Below the belt, where no second half follows. */
const SKIRT = `robe M-56 14C-62 28-76 36-90 50H90C84 24 68 4 56-14z
line M-34 12Q-38 34-46 46M34-6Q42 20 52 46M0 12V46`;

/** One half, head upwards, around the middle of the card. */
function half(rank: Court, suit: Suit, indices: Indices): string {
  const { sleeve = 'robe', behind, hair, head, arms, tilt } = figures[rank][suit];
  const hat = hats[indices][rank][suit === 'S' || suit === 'D' ? 0 : 1];
  const drawing = [
    behind,
    `<g transform="rotate(${tilt} 0-64)">`,
    hair,
    head,
    hat,
    '</g>',
    BELT,
    ...arms.map((arm) => arm.replaceAll('{sleeve}', sleeve)),
  ];
  return paint(drawing.join('\n'), suit);
}

/** One head, and the robe as far as it is seen, for smaller cards. */
const portrait = (rank: Court, suit: Suit, indices: Indices): string => paint(SKIRT, suit) + half(rank, suit, indices);

/** The whole card, the same from both ends. */
function doubleFigure(rank: Court, suit: Suit, indices: Indices): string {
  const figure = half(rank, suit, indices);
  return `${figure}<g transform="rotate(180)">${figure}</g>`;
}

/** The picture of a court card, in its size. */
export function courtPicture(size: Size, rank: Court, suit: Suit, indices: Indices): string {
  if (size === 'L') return doubleFigure(rank, suit, indices);
  const frame =
    size === 'S'
      ? 'x="-117" y="-62" width="234" height="227" viewBox="-69 -162 138 134"'
      : 'x="-112" y="-80" width="224" height="243" viewBox="-92 -164 184 200"';
  return `<svg ${frame}>${portrait(rank, suit, indices)}</svg>`;
}
