import { svg, type TemplateResult } from 'lit';
import { pip } from './art.js';
import type { Drawing } from './figures/figure.js';
import { hats } from './figures/hats.js';
import { jack } from './figures/jack.js';
import { king } from './figures/king.js';
import { queen } from './figures/queen.js';
import type { Court, Indices, Suit } from './types.js';

/** Who stands on the card. A suit may have a figure of its own: this is the place to choose it. */
const figures: Readonly<Record<Court, Drawing>> = { J: jack, Q: queen, K: king };

/** Below the sash, where no second half follows. */
const SKIRT = 'M-70 18C-72 30-80 44-86 70H88C86 30 78-6 70-30z';

/** One half, head upwards, around the middle of the card. */
function half(rank: Court, suit: Suit, indices: Indices): TemplateResult {
  const { body, head, hand } = figures[rank](suit);
  return svg`${body}${head}${hats[indices][rank](suit)}${hand}`;
}

/** The sash where robe and skirt, or both halves, meet, and the suit on its clasp. */
const sash = (suit: Suit): TemplateResult =>
  svg`<path class="gold" d="M-78 19L78-35V-19L-78 35z"></path
    ><path class="trim" d="M-78 23L78-31V-23L-78 31z"></path
    ><circle class="gold" r="19"></circle
    ><circle class="paper" r="15"></circle
    ><path class="pip" d=${pip(suit, 0, 0.5, 18)}></path>`;

/** Head and shoulders, for small cards. */
export const bust = (rank: Court, suit: Suit, indices: Indices): TemplateResult =>
  svg`<path class="robe" d=${SKIRT}></path>${half(rank, suit, indices)}`;

/** One head, and the robe down to the lower edge, for medium cards. */
export const portrait = (rank: Court, suit: Suit, indices: Indices): TemplateResult =>
  svg`${bust(rank, suit, indices)}${sash(suit)}`;

/** The whole card, the same from both ends. */
export function doubleFigure(rank: Court, suit: Suit, indices: Indices): TemplateResult {
  const figure = half(rank, suit, indices);
  return svg`<g transform="translate(120 168)"
    >${figure}<g transform="rotate(180)">${figure}</g
    >${sash(suit)}</g>`;
}
