import type { TemplateResult } from 'lit';
import { markIcons } from '../mark-icons.js';
import { indexText, pip, write } from './art.js';
import { CANVAS, still, stroke } from './still.js';
import { isRank, isSuit, type FaceOptions, type Rank, type Suit } from './types.js';

/**
 * What an empty place takes: a rank, a suit, one card, a new round of the waste
 * ('redeal'), what comes by itself ('fill'), nothing any more ('closed'), or any card (the empty string).
 */
export type MarkKind = Rank | Suit | `${Rank}${Suit}` | 'redeal' | 'fill' | 'closed' | '';

/** A letter in the middle of the place, a suit to the right of it: both larger where cards are small. */
function lettering(kind: string, { size, indices }: FaceOptions): string {
  const rank = Array.from(kind).find(isRank);
  const suit = Array.from(kind).find(isSuit);
  const height = size === 'S' ? 100 : 84;
  const text = rank === undefined ? '' : indexText(rank, indices);
  const letter = write(text, 0, 0, height).end;
  const symbol = suit === undefined ? 0 : height * (letter > 0 ? 0.8 : 1.1);
  const right = (letter + symbol + (letter * symbol > 0 ? 14 : 0)) / 2;
  return (
    (rank === undefined ? '' : stroke('index', write(text, -right, -height / 2, height).path)) +
    (suit === undefined ? '' : stroke('pip', pip(suit, right - symbol / 2, 0, symbol)))
  );
}

/** The mark of an empty place, as large as a card; the same arguments give the same template object. */
export function markTemplate(
  kind: MarkKind,
  { size = 'M', indices = 'latin' }: Partial<FaceOptions> = {},
): TemplateResult {
  const icon = markIcons[kind];
  return still(`class="mark ${size} ${kind}" ${CANVAS}`, indices, () =>
    icon === undefined
      ? lettering(kind, { size, indices })
      : `<path class="icon" transform="scale(4)translate(-12-12)" d="${icon}"/>`,
  );
}
