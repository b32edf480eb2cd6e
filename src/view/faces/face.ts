import type { TemplateResult } from 'lit';
import { indexText, pip, pipSpots, write } from './art.js';
import { doubleFigure, portrait } from './courts.js';
import { upsideDown } from './path.js';
import { canvas, stroke } from './still.js';
import { isCourt, parseCard, type FaceOptions, type Indices, type Rank, type Size, type Suit } from './types.js';

/** What a face is made of: stroked index, filled pips, and a picture below both. */
interface Layout {
  readonly index: string;
  readonly pips: string;
  readonly picture: string;
}

type Draw = (rank: Rank, suit: Suit, indices: Indices) => Layout;

/** Below 48 px: rank left, suit right, one big suit or a head. All else would be dust. */
const drawSmall: Draw = (rank, suit, indices) => ({
  index: write(indexText(rank, indices), 14, 12, 84).path,
  pips: pip(suit, 184, 54, 80) + (isCourt(rank) ? '' : pip(suit, 120, 224, 168)),
  picture: isCourt(rank)
    ? `<svg x="3" y="106" width="234" height="227" viewBox="-78 -163 156 152">${portrait(rank, suit, indices)}</svg>`
    : '',
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
    picture: isCourt(rank)
      ? `<svg x="8" y="88" width="224" height="243" viewBox="-92 -164 184 200">${portrait(rank, suit, indices)}</svg>`
      : '',
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
    picture: isCourt(rank) ? doubleFigure(rank, suit, indices) : rank === 'A' ? adornedAce(suit) : '',
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

/** The face of a card such as 'TS' or 'QH'; the same arguments give the same template object. */
export function faceTemplate(card: string, { size, indices }: FaceOptions): TemplateResult {
  const key = `${card} ${size} ${indices}`;
  let template = cache.get(key);
  if (template === undefined) {
    const { rank, suit } = parseCard(card);
    const { index, pips, picture } = DRAW[size](rank, suit, indices);
    template = canvas(
      `face ${size} ${SUIT_CLASS[suit]}`,
      'card-face',
      picture + stroke('pip', pips) + stroke('index', index),
    );
    cache.set(key, template);
  }
  return template;
}
