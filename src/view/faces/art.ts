import { glyphs, suits } from './shapes.js';
import type { Indices, Rank, Suit } from './types.js';

/** Two digits are enough for a card. */
export const round = (value: number): number => Number(value.toFixed(2));

/** The number that stands in a drawing as this character. */
export const valueOf = (char: string): number => char.charCodeAt(0) - 70;

/** Cards have most of their suits and letters in the same few sizes. */
const scaled: Record<string, string> = {};

/**
 * Puts a drawing at (x, y), so many times as large, `across` as wide; a negative scale turns it upside down, or mirrors it.
 * All its commands are relative, and each number is one character (`scripts/faces/packer.mjs`). With their places worked
 * into the path data a ten of hearts is two `<path>` elements, and needs neither `<use>` nor ids.
 */
export function place(path: string, x: number, y: number, scale: number, across = scale): string {
  let at = 0;
  const numbers = (scaled[`${path} ${across} ${scale}`] ??= path.replace(
    /[^mqcstlz]/g,
    (char) => ` ${round(valueOf(char) * (at++ % 2 ? scale : across))}`,
  ));
  return `M${round(x)} ${round(y)}${numbers}`;
}

/** One suit symbol of this size, its centre at (x, y); a negative size stands on its head. */
export const pip = (suit: Suit, x: number, y: number, size: number): string =>
  [1, -1].map((turn) => place(suits[suit], x, y, size / 50, (turn * size) / 50)).join('');

const letters: Readonly<Record<Indices, Readonly<Partial<Record<Rank, string>>>>> = {
  latin: {},
  russian: { A: 'Т', J: 'В', Q: 'Д' },
};

/** What stands in the corner, as text: 'A' or 'Т', 'Q' or 'Д', '10'. */
export const indexText = (rank: Rank, indices: Indices): string =>
  letters[indices][rank] ?? (rank === 'T' ? '10' : rank);

/**
 * Writes `text` in strokes, `height` high, from the top left corner (x, y); with a negative height upside down, from
 * the bottom right corner. `end` is where the next letter would begin.
 */
export function write(
  text: string,
  x: number,
  y: number,
  height: number,
): { readonly path: string; readonly end: number } {
  const scale = height / 40;
  let path = '';
  let end = x;
  for (const letter of text) {
    const glyph = glyphs[letter] ?? '';
    if (path !== '') end += 4 * scale;
    path += place(glyph.slice(1), end, y, scale);
    end += valueOf(glyph) * scale;
  }
  return { path, end };
}

/** Pips of each numeral: rows of its two columns, then the heights of those in the middle, −1 at the top, 1 below. */
const pips: Readonly<Partial<Record<Rank, readonly number[]>>> = {
  2: [0, -1, 1],
  3: [0, -1, 0, 1],
  4: [2],
  5: [2, 0],
  6: [3],
  7: [3, -1 / 2],
  8: [3, -1 / 2, 1 / 2],
  9: [4, 0],
  T: [4, -2 / 3, 2 / 3],
};

/** Where the pips of a numeral stand, in a field from −1 to 1. */
export function pipSpots(rank: Rank): readonly (readonly [x: number, y: number])[] {
  const [rows = 0, ...middle] = pips[rank] ?? [];
  const columns = Array.from(
    { length: 2 * rows },
    (_, at) => [(at % 2) * 2 - 1, ((at >> 1) * 2) / (rows - 1) - 1] as const,
  );
  return [...columns, ...middle.map((y) => [0, y] as const)];
}
