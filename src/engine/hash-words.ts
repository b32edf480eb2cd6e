/** The words of which hashes of piles are made, and how one more card changes such a hash; each in two halves. */
import { Random } from './random.js';

/** Added to a card that lies face down: it has words of its own. */
export const HIDDEN = 64;

/** A random word of two halves for each card, and for each face down: at `card << 1` and beside it. */
export const words = new Int32Array(256);
const random = new Random(1);
for (let half = 0; half < words.length; half++) words[half] = random.next();

export const mixLow = (hash: number, word: number): number => {
  const mixed = Math.imul(hash ^ word, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
};
export const mixHigh = (hash: number, word: number): number => {
  const mixed = Math.imul(hash ^ word, 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
};
