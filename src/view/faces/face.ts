import type { TemplateResult } from 'lit';
import { indexText, pip, pipSpots, write } from './art.js';
import { LATER_STYLES } from '../later.js';
import { lazily } from '../lazily.js';
import { CANVAS, still, stroke } from './still.js';
import { isCourt, parseCard, type FaceOptions, type Rank, type Size, type Suit } from './types.js';

/** Its picture apart, what a face shows; all from the middle of the card. */
interface Layout {
  /** The corner of the index, and its height. */
  readonly index: readonly [x: number, y: number, height: number];
  /** The suit beside it: how far from its end, where, and its size. */
  readonly suit: readonly [gap: number, y: number, size: number];
  /** The field of the pips: half its width and height, its middle, and their size. */
  readonly field: readonly [across: number, down: number, middle: number, size: number];
}

const LAYOUTS: Readonly<Record<Size, Layout>> = {
  /** Below 48 px: rank left, suit right, one big suit or a head. All else would be dust. */
  S: { index: [-106, -156, 84], suit: [0, -114, 80], field: [0, 0, 56, 168] },
  /** 48 to 95 px: rank and suit side by side, pips all upright, courts with one head. */
  M: { index: [-104, -150, 62], suit: [39, -119, 54], field: [58, 92, 40, 50] },
  /** From 96 px: small indices in two corners, pips and courts double-ended, aces adorned. */
  L: { index: [-106, -153, 36], suit: [22, -136, 30], field: [50, 88, 0, 44] },
};

/** The pips of a numeral; all those of small cards in one. */
function pipsOf(rank: Rank, suit: Suit, size: Size): string {
  if (isCourt(rank)) return '';
  const [across, down, middle, large] = LAYOUTS[size].field;
  if (size === 'S') return pip(suit, 0, middle, large);
  if (rank === 'A') return size === 'L' ? '' : pip(suit, 0, 32, 136);
  const spots = pipSpots(rank);
  const height = spots.length > 8 ? 44 : large;
  return spots
    .map(([x, y]) => pip(suit, x * across, middle + y * down, size === 'L' && y > 0 ? -height : height))
    .join('');
}

const SUIT_CLASS: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', C: 'clubs', D: 'diamonds' };

/** Our own figures and aces. A table can be played before they are here; it has its paints before they come. */
const courts = lazily(async () => {
  const [own] = await Promise.all([import('./courts.js'), LATER_STYLES.load()]);
  return own;
});

const english = lazily(() => import('./english.js'));

/** The picture, and a word for the one that has been found: a better one may come. */
function pictureOf(rank: Rank, suit: Suit, options: FaceOptions): readonly [kind: string, picture: () => string] {
  const { size, indices, deck, told } = options;
  if (!isCourt(rank) && (rank !== 'A' || size !== 'L')) return ['', () => ''];
  const own = courts(told);
  const figure =
    deck === 'english' && isCourt(rank) && size !== 'S'
      ? english(told)?.englishFigure(`${rank}${suit}`, size, told)
      : undefined;
  if (own === undefined) return ['none', () => stroke('pip', pip(suit, 0, LAYOUTS[size].field[2], 120))];
  if (figure !== undefined) return ['english', () => figure];
  if (!isCourt(rank)) return ['own', () => own.adornedAce(suit)];
  return ['own', () => own.courtPicture(size, rank, suit, indices)];
}

/**
 * The face of a card such as 'TS' or 'QH'; the same arguments give the same template
 * object, until a figure that was missing has come.
 */
export function faceTemplate(card: string, options: FaceOptions): TemplateResult {
  const { size, indices } = options;
  const { rank, suit } = parseCard(card);
  const [kind, picture] = pictureOf(rank, suit, options);
  return still(
    `class="face ${size} ${SUIT_CLASS[suit]}" part="card-face" ${CANVAS}`,
    `${rank} ${indices} ${kind}`,
    () => {
      const [x, y, height] = LAYOUTS[size].index;
      const [gap, level, small] = LAYOUTS[size].suit;
      let index = '';
      let pips = '';
      for (const turn of size === 'L' ? [1, -1] : [1]) {
        const { path, end } = write(indexText(rank, indices), turn * x, turn * y, turn * height);
        index += path;
        // Suits of small cards stand below each other in a fan.
        pips += pip(suit, size === 'S' ? 64 : end + turn * gap, turn * level, turn * small);
      }
      return picture() + stroke('pip', pips + pipsOf(rank, suit, size)) + stroke('index', index);
    },
  );
}
