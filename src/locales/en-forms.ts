/** English words that the first drawing needs: numbers and ranks. */
import type { Rank } from '../engine/index.js';

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ');

/** A small number in words, a larger one in digits. */
export const inWords = (count: number): string => NUMBERS[count] ?? String(count);

const PICTURES: Readonly<Record<string, string>> = { A: 'ace', T: 'ten', J: 'jack', Q: 'queen', K: 'king' };
export const rankName = (rank: Rank): string => PICTURES[rank] ?? inWords(Number(rank));

/** “Sixes”. */
export const rankPlural = (rank: Rank): string => `${rankName(rank)}${rank === '6' ? 'es' : 's'}`;

/** Which run through the stock this is. */
export const passText = (pass: number, passes: number): string =>
  passes === Infinity ? `pass ${pass}` : `pass ${pass} of ${passes}`;
