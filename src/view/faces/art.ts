import type { Indices, Rank, Suit } from './types.js';

/** Two digits are enough for a card. */
export const round = (value: number): number => Math.round(value * 100) / 100;

/**
 * Puts a drawing, all of whose commands are relative, at (x, y), so many times as large; a negative scale turns it
 * upside down. With their places worked into the path data a ten of hearts is two `<path>` elements, and needs neither
 * `<use>` nor ids.
 */
const place = (path: string, x: number, y: number, scale: number): string =>
  `M${round(x)} ${round(y)}${path.replace(/-?\d+/g, (value) => ` ${round(Number(value) * scale)}`)}`;

/** Suits, 100 high, from their middle. */
const suits: Readonly<Record<Suit, string>> = {
  S: 'm0-48c10 23 44 36 44 62s-29 24-40 9c1 11 5 19 13 25h-34c8-6 12-14 13-25-11 15-40 17-40-9 0-26 34-39 44-62z',
  H: 'm0 45c-29-27-46-45-46-66 0-29 38-34 46-7 8-27 46-22 46 7 0 21-17 39-46 66z',
  C: 'm0-47c20 0 28 27 12 38 16-12 39 3 33 23s-34 21-41 2c0 15 5 25 13 32h-34c8-7 13-17 13-32-7 19-36 17-41-2s17-35 33-23c-16-11-8-38 12-38z',
  D: 'm0-48q15 29 38 48-23 19-38 48-15-29-38-48 23-19 38-48z',
};

/** One suit symbol of this size, its centre at (x, y); a negative size stands on its head. */
export const pip = (suit: Suit, x: number, y: number, size: number): string => place(suits[suit], x, y, size / 100);

/** The index letters: width, then strokes, 80 high. No font is needed, so none can be missing. */
const glyphs: Readonly<Record<string, string>> = {
  A: '60m4 80 26-78 26 78m-43-26h34',
  K: '56m8 0v80m44-80-44 48m14-14 32 46',
  Q: '62m31 3c17 0 26 15 26 37s-9 37-26 37-26-15-26-37 9-37 26-37zm3 53 24 28',
  J: '44m38 0v56c0 14-7 21-18 21s-16-7-16-19',
  Т: '56m2 4h52m-26 0v76',
  Д: '68m4 94v-17h60v17m-52-17c10-15 10-37 10-74h32v74',
  В: '54m8 39h22c13 0 20 8 20 19s-7 19-20 19h-22v-74h21c11 0 17 8 17 18s-6 18-16 18',
  0: '54m27 3c15 0 22 15 22 37s-7 37-22 37-22-15-22-37 7-37 22-37z',
  1: '26m2 16c8-2 14-8 16-16v80',
  2: '52m5 22c0-12 9-19 21-19s21 7 21 19c0 18-27 30-41 54h44',
  3: '52m6 4h40l-21 28c14 0 23 8 23 22s-9 23-22 23-20-7-22-19',
  4: '56m55 58h-47l32-55v77',
  5: '52m46 4h-34l-3 32c5-5 11-7 18-7 13 0 21 9 21 23s-9 25-22 25c-11 0-19-6-22-16',
  6: '54m44 4c-22 8-38 28-38 49 0 15 8 24 22 24s21-10 21-24-8-23-21-23-20 8-22 22',
  7: '50m3 4h44c-13 24-23 48-27 76',
  8: '54m27 37c-12 0-19-7-19-17s7-17 19-17 19 7 19 17-7 17-19 17c-14 0-22 8-22 20s8 20 22 20 22-8 22-20-8-20-22-20z',
  9: '54m48 27c-2 14-8 23-21 23s-22-9-22-23 8-24 21-24 22 9 22 24c0 21-16 41-38 49',
};

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
  const scale = height / 80;
  let path = '';
  let end = x;
  for (const letter of text) {
    const glyph = glyphs[letter] ?? '';
    if (path !== '') end += 8 * scale;
    path += place(glyph.slice(2), end, y, scale);
    end += parseInt(glyph) * scale;
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
