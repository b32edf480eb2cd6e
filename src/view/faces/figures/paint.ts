import { pip } from '../art.js';
import type { Suit } from '../types.js';

/**
 * A drawing in words: each line is a paint of `faceStyles` and the path it fills
 * or strokes. In place of a path, `*x y size` puts the card's suit there, as
 * often as it is written. A line that begins with `<` is taken as it is.
 *
 * Court figures are drawn around the middle of the card, head upwards (y < 0):
 * within x ±90, the head at x ±18, y −118 to −66.
 */
export const paint = (drawing: string, suit: Suit): string =>
  drawing
    .trim()
    .split('\n')
    .map((line) => {
      const [, role, path = ''] = /^(\w+) (.*)/.exec(line) ?? [];
      return role === undefined
        ? line
        : `<path class="${role}" d="${path.replace(/\*(\S+) (\S+) ([^\s*]+)/g, at(suit))}"/>`;
    })
    .join('');

const at =
  (suit: Suit) =>
  (_all: string, x: string, y: string, size: string): string =>
    pip(suit, Number(x), Number(y), Number(size));
