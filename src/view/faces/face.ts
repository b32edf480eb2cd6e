import { html, nothing, svg, type TemplateResult } from 'lit';
import { indexText, pip, pipSpots, write } from './art.js';
import { bust, doubleFigure, portrait } from './courts.js';
import { upsideDown } from './path.js';
import { isCourt, parseCard, type FaceOptions, type Indices, type Rank, type Size, type Suit } from './types.js';

/** What a face is made of: stroked index, filled pips, and a picture below both. */
interface Layout {
  readonly index: string;
  readonly pips: string;
  readonly picture: unknown;
}

type Draw = (rank: Rank, suit: Suit, indices: Indices) => Layout;

/** Below 48 px: rank left, suit right, one big suit or a head. All else would be dust. */
const drawSmall: Draw = (rank, suit, indices) => ({
  index: write(indexText(rank, indices), 14, 12, 84).path,
  pips: pip(suit, 184, 54, 80) + (isCourt(rank) ? '' : pip(suit, 120, 224, 168)),
  picture: isCourt(rank)
    ? svg`<svg x="3" y="106" width="234" height="227" viewBox="-76 -161 162 158">${bust(rank, suit, indices)}</svg>`
    : nothing,
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
      ? svg`<svg x="8" y="88" width="224" height="243" viewBox="-92 -162 184 200">${portrait(rank, suit, indices)}</svg>`
      : nothing,
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
    picture: isCourt(rank) ? doubleFigure(rank, suit, indices) : rank === 'A' ? adornedAce(suit) : nothing,
  };
};

/** The ace: its suit carved with a line and a small suit, in a ring of beads. */
const adornedAce = (suit: Suit): TemplateResult =>
  svg`<circle class="ring" cx="120" cy="168" r="92"></circle
    ><circle class="ring beaded" cx="120" cy="168" r="84"></circle
    ><path class="pip" d=${pip(suit, 120, 168, 118)}></path
    ><path class="carved" d=${pip(suit, 120, 166, 90)}></path
    ><path class="paper" d=${pip(suit, 120, 166, 32)}></path>`;

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
    template = html`<svg
      class=${`face ${size} ${SUIT_CLASS[suit]}`}
      part="card-face"
      viewBox="0 0 240 336"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      ${picture}
      <path class="pip" d=${pips}></path>
      <path class="index" d=${index}></path>
    </svg>`;
    cache.set(key, template);
  }
  return template;
}
