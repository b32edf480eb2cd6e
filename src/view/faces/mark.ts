import { html, nothing, svg, type TemplateResult } from 'lit';
import { iconPaths } from '../icons.js';
import { indexText, pip, write } from './art.js';
import { isRank, isSuit, type FaceOptions, type Rank, type Suit } from './types.js';

/**
 * What an empty place takes: a rank, a suit, one card, a new round of the waste
 * ('redeal'), what comes by itself ('fill'), nothing any more ('closed'), or any card (the empty string).
 */
export type MarkKind = Rank | Suit | `${Rank}${Suit}` | 'redeal' | 'fill' | 'closed' | '';

const icon = (path: string): TemplateResult =>
  svg`<path class="icon" transform="translate(120 168) scale(4) translate(-12 -12)" d=${path}></path>`;

/** A letter in the middle of the place, a suit to the right of it: both larger where cards are small. */
function lettering(rank: Rank | '', suit: Suit | '', options: FaceOptions): TemplateResult {
  const height = options.size === 'S' ? 100 : 84;
  const text = rank === '' ? '' : indexText(rank, options.indices);
  const letter = write(text, 0, 0, height).width;
  const symbol = suit === '' ? 0 : rank === '' ? height * 1.1 : height * 0.8;
  const gap = letter > 0 && symbol > 0 ? 14 : 0;
  const left = 120 - (letter + gap + symbol) / 2;
  return svg`<path class="index" d=${write(text, left, 168 - height / 2, height).path}></path
    >${suit === '' ? nothing : svg`<path class="pip" d=${pip(suit, left + letter + gap + symbol / 2, 168, symbol)}></path>`}`;
}

function drawing(kind: MarkKind, options: FaceOptions): unknown {
  if (kind === 'redeal') return icon(iconPaths.redeal);
  if (kind === 'fill') return icon(iconPaths.down);
  if (kind === 'closed') return icon(iconPaths.none);
  if (isSuit(kind)) return lettering('', kind, options);
  if (isRank(kind)) return lettering(kind, '', options);
  const rank = kind.charAt(0);
  const suit = kind.charAt(1);
  return isRank(rank) && isSuit(suit) ? lettering(rank, suit, options) : nothing;
}

const cache = new Map<string, TemplateResult>();

/** The mark of an empty place, as large as a card; the same arguments give the same template object. */
export function markTemplate(kind: MarkKind, options: Partial<FaceOptions> = {}): TemplateResult {
  const { size = 'M', indices = 'latin' } = options;
  const key = `${kind} ${size} ${indices}`;
  let template = cache.get(key);
  if (template === undefined) {
    const role = kind === 'closed' ? 'mark closed' : 'mark';
    template = html`<svg
      class=${`${role} ${size}`}
      viewBox="0 0 240 336"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      ${drawing(kind, { size, indices })}
    </svg>`;
    cache.set(key, template);
  }
  return template;
}
