import type { TemplateResult } from 'lit';
import { indexText, pip, pipSpots, write } from './art.js';
import { fetchLaterStyles } from '../later.js';
import { englishFigure } from './english.js';
import { lazily } from '../lazily.js';
import { upsideDown } from './path.js';
import { canvas, stroke } from './still.js';
import { isCourt, parseCard, type FaceOptions, type Indices, type Rank, type Size, type Suit } from './types.js';

/** What a face is made of, apart from its picture. */
interface Layout {
  readonly index: string;
  readonly pips: string;
}

type Draw = (rank: Rank, suit: Suit, indices: Indices) => Layout;

/** Below 48 px: rank left, suit right, one big suit or a head. All else would be dust. */
const drawSmall: Draw = (rank, suit, indices) => ({
  index: write(indexText(rank, indices), 14, 12, 84).path,
  pips: pip(suit, 184, 54, 80) + (isCourt(rank) ? '' : pip(suit, 120, 224, 168)),
});

/** 48 to 95 px: rank and suit side by side, pips all upright, courts with one head. */
const drawMedium: Draw = (rank, suit, indices) => {
  const index = write(indexText(rank, indices), 16, 18, 62);
  const spots = pipSpots[rank] ?? [];
  const size = spots.length > 8 ? 44 : 50;
  return {
    index: index.path,
    pips:
      pip(suit, 55 + index.width, 49, 54) +
      (rank === 'A' ? pip(suit, 120, 200, 136) : '') +
      spots.map(([x, y]) => pip(suit, 120 + x * 58, 208 + y * 92, size)).join(''),
  };
};

/** From 96 px: small indices in two corners, pips and courts double-ended, aces adorned. */
const drawLarge: Draw = (rank, suit, indices) => {
  const letter = write(indexText(rank, indices), 14, 15, 36);
  const corner = pip(suit, 36 + letter.width, 32, 30);
  const spots = pipSpots[rank] ?? [];
  return {
    index: letter.path + upsideDown(letter.path),
    pips:
      corner +
      upsideDown(corner) +
      spots.map(([x, y]) => pip(suit, 120 + x * 50, 168 + y * 88, y > 0 ? -44 : 44)).join(''),
  };
};

/** The ace: its suit carved with a line and a small suit, in a wreath of its own. */
function adornedAce(suit: Suit): string {
  const wreath = Array.from({ length: 12 }, (_, n) => {
    const turn = (n * Math.PI) / 6;
    return pip(suit, 120 + 86 * Math.sin(turn), 168 - 86 * Math.cos(turn), n % 3 === 0 ? 22 : 12);
  });
  return (
    stroke('ring', 'M28 168a92 92 0 1 0 184 0a92 92 0 1 0-184 0M40 168a80 80 0 1 0 160 0a80 80 0 1 0-160 0') +
    stroke('paper', wreath.join('')) +
    stroke('pip', wreath.join('') + pip(suit, 120, 168, 112)) +
    stroke('carved', pip(suit, 120, 166, 86)) +
    stroke('paper', pip(suit, 120, 166, 32))
  );
}

const DRAW: Readonly<Record<Size, Draw>> = { S: drawSmall, M: drawMedium, L: drawLarge };

const SUIT_CLASS: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', C: 'clubs', D: 'diamonds' };

const cache = new Map<string, TemplateResult>();

/** Our own figures, with their paints: a table can be played before they are here. */
const courts = lazily(async () => {
  const [own] = await Promise.all([import('./courts.js'), fetchLaterStyles()]);
  return own;
});

/** Where the panel of an English figure lies. S is too small for one. */
const PANELS: Readonly<Record<Size, string>> = {
  S: '',
  M: 'x="41" y="88" width="158" height="240"',
  L: 'x="47" y="54" width="146" height="228"',
};

/** The picture, and a word for the one that has been found: a better one may come. */
function pictureOf(rank: Rank, suit: Suit, options: FaceOptions): readonly [kind: string, picture: () => string] {
  const { size, indices, deck, told } = options;
  if (!isCourt(rank)) return ['', () => (rank === 'A' && size === 'L' ? adornedAce(suit) : '')];
  const own = courts(told);
  const english = deck === 'english' && size !== 'S' ? englishFigure(`${rank}${suit}`, PANELS[size], told) : undefined;
  if (own === undefined) return ['none', () => stroke('pip', pip(suit, 120, 200, 120))];
  if (english !== undefined) return ['english', () => english];
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
  const key = `${card} ${size} ${indices} ${kind}`;
  let template = cache.get(key);
  if (template === undefined) {
    const { index, pips } = DRAW[size](rank, suit, indices);
    template = canvas(
      `class="face ${size} ${SUIT_CLASS[suit]}" part="card-face"`,
      picture() + stroke('pip', pips) + stroke('index', index),
    );
    cache.set(key, template);
  }
  return template;
}
