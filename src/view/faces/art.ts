import { place } from './path.js';
import type { Indices, Rank, Suit } from './types.js';

/** Suits in a box of 100 × 100. */
const suitPaths: Readonly<Record<Suit, string>> = {
  S: 'M50 2C60 25 94 40 94 64C94 77 84 84 74 84C65 84 58 79 54 73C55 84 59 92 67 98H33C41 92 45 84 46 73C42 79 35 84 26 84C16 84 6 77 6 64C6 40 40 25 50 2Z',
  H: 'M50 95C21 68 4 50 4 29C4 14 15 5 27 5C38 5 46 12 50 22C54 12 62 5 73 5C85 5 96 14 96 29C96 50 79 68 50 95Z',
  C: 'M50 3C62 3 71 12 71 23C71 30 68 36 62 41C66 38 70 37 75 37C87 37 96 46 96 58C96 70 87 79 75 79C66 79 58 74 54 66C54 81 59 91 67 98H33C41 91 46 81 46 66C42 74 34 79 25 79C13 79 4 70 4 58C4 46 13 37 25 37C30 37 34 38 38 41C32 36 29 30 29 23C29 12 38 3 50 3Z',
  D: 'M50 2C60 22 73 37 88 50C73 63 60 78 50 98C40 78 27 63 12 50C27 37 40 22 50 2Z',
};

/** One suit symbol of this size, its centre at (x, y); a negative size stands on its head. */
export const pip = (suit: Suit, x: number, y: number, size: number): string =>
  place(suitPaths[suit], x, y, size / 100, 50, 50);

/** Strokes of the index letters, 80 high: width and path. No font is needed, so none can be missing. */
const glyphs: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [60, 'M4 80L30 2L56 80M13 54H47'],
  K: [56, 'M8 0V80M52 0L8 48M22 34L54 80'],
  Q: [62, 'M31 3C48 3 57 18 57 40S48 77 31 77S5 62 5 40S14 3 31 3ZM34 56L58 84'],
  J: [44, 'M38 0V56C38 70 31 77 20 77S4 70 4 58'],
  Т: [56, 'M2 4H54M28 4V80'],
  Д: [68, 'M4 94V77H64V94M12 77C22 62 22 40 22 3H54V77'],
  В: [54, 'M8 39H30C43 39 50 47 50 58S43 77 30 77H8V3H29C40 3 46 11 46 21S40 39 30 39'],
  0: [54, 'M27 3C42 3 49 18 49 40S42 77 27 77S5 62 5 40S12 3 27 3Z'],
  1: [26, 'M2 16C10 14 16 8 18 0V80'],
  2: [52, 'M5 22C5 10 14 3 26 3S47 10 47 22C47 40 20 52 6 76H50'],
  3: [52, 'M6 4H46L25 32C39 32 48 40 48 54S39 77 26 77S6 70 4 58'],
  4: [56, 'M55 58H8L40 3V80'],
  5: [52, 'M46 4H12L9 36C14 31 20 29 27 29C40 29 48 38 48 52S39 77 26 77C15 77 7 71 4 61'],
  6: [54, 'M44 4C22 12 6 32 6 53C6 68 14 77 28 77S49 67 49 53S41 30 28 30S8 38 6 52'],
  7: [50, 'M3 4H47C34 28 24 52 20 80'],
  8: [
    54,
    'M27 37C15 37 8 30 8 20S15 3 27 3S46 10 46 20S39 37 27 37C13 37 5 45 5 57S13 77 27 77S49 69 49 57S41 37 27 37Z',
  ],
  9: [54, 'M48 27C46 41 40 50 27 50S5 41 5 27S13 3 26 3S48 12 48 27C48 48 32 68 10 76'],
};

const letters: Readonly<Record<Indices, Readonly<Partial<Record<Rank, string>>>>> = {
  latin: {},
  russian: { A: 'Т', J: 'В', Q: 'Д' },
};

/** What stands in the corner, as text: 'A' or 'Т', 'Q' or 'Д', '10'. */
export const indexText = (rank: Rank, indices: Indices): string =>
  letters[indices][rank] ?? (rank === 'T' ? '10' : rank);

/** Writes `text` in strokes, `height` high, from the top left corner (x, y). */
export function write(
  text: string,
  x: number,
  y: number,
  height: number,
): { readonly path: string; readonly width: number } {
  const scale = height / 80;
  let path = '';
  let width = 0;
  for (const letter of text) {
    const [advance, strokes] = glyphs[letter] ?? [0, ''];
    if (width > 0) width += 8 * scale;
    path += place(strokes, x + width, y, scale);
    width += advance * scale;
  }
  return { path, width };
}

type Spot = readonly [x: number, y: number];

const pillars = (...ys: readonly number[]): Spot[] =>
  ys.flatMap((y): Spot[] => [
    [-1, y],
    [1, y],
  ]);
const middle = (...ys: readonly number[]): Spot[] => ys.map((y): Spot => [0, y]);

/** Where the pips stand, in a field from −1 to 1. Those below the middle stand on their heads in the large layout. */
export const pipSpots: Readonly<Partial<Record<Rank, readonly Spot[]>>> = {
  2: middle(-1, 1),
  3: middle(-1, 0, 1),
  4: pillars(-1, 1),
  5: [...pillars(-1, 1), ...middle(0)],
  6: pillars(-1, 0, 1),
  7: [...pillars(-1, 0, 1), ...middle(-0.5)],
  8: [...pillars(-1, 0, 1), ...middle(-0.5, 0.5)],
  9: [...pillars(-1, -1 / 3, 1 / 3, 1), ...middle(0)],
  T: [...pillars(-1, -1 / 3, 1 / 3, 1), ...middle(-2 / 3, 2 / 3)],
};
