import { belt, body, figures, hats, heartfelt, offering, raised, skirt } from './figures.js';
import { paint } from './paint.js';
import type { Court, Indices, Size, Suit } from './types.js';

export { adornedAce } from './ace.js';

const group = (transform: string, content: string): string => `<g transform="${transform}">${content}</g>`;

/** One half, head upwards, around the middle of the card. */
function half(rank: Court, suit: Suit, indices: Indices): string {
  const [dress, head, tilt, offers] = figures[rank][suit];
  const hat = hats[indices][rank][suit === 'S' || suit === 'D' ? 0 : 1];
  const draw = (...drawings: readonly string[]): string => paint(drawings.join(' '), suit);
  return (
    draw(body, dress) +
    group(`rotate(${tilt} 0-64)`, draw(head, hat)) +
    // The left hand is raised, and the other at the belt; or the right one, and the other on the heart.
    (offers ? draw(belt, raised, offering) : draw(belt, heartfelt) + group('scale(-1 1)', draw(raised)))
  );
}

/** The picture of a court card, in its size. */
export function courtPicture(size: Size, rank: Court, suit: Suit, indices: Indices): string {
  const figure = half(rank, suit, indices);
  // The whole card is the same from both ends; smaller ones have one head, and the robe as far as it is seen.
  if (size === 'L') return `<g class="court ${rank}">${figure}${group('rotate(180)', figure)}</g>`;
  const frame =
    size === 'S'
      ? 'x="-117" y="-62" width="234" height="227" viewBox="-69 -162 138 134"'
      : 'x="-112" y="-80" width="224" height="243" viewBox="-92 -164 184 200"';
  return `<svg class="court ${rank}" ${frame}>${paint(skirt, suit)}${figure}</svg>`;
}
