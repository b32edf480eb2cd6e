import { pip, place, valueOf } from './art.js';
import { circle, stroke } from './still.js';
import type { Suit } from './types.js';

/**
 * Paints a drawing as `scripts/build-faces.mjs` packs it. Each word of it is a paint of `courtStyles`, `!` if what
 * follows is drawn on either side of x = 0, where it begins, and a path in characters (`place`), or `o` with the radius of
 * a circle, or `x` with the size of the card's suit.
 */
export const paint = (drawing: string, suit: Suit): string =>
  drawing.replace(
    /(\S)(!?)(\S)(\S)(\S+) ?/g,
    (_, role: string, both: string, across: string, down: string, path: string) => {
      const x = 2 * valueOf(across) - 18;
      const y = 2 * valueOf(down) - 88;
      const size = valueOf(path.charAt(1));
      const side = (turn: number): string =>
        path[0] === 'o'
          ? circle(size, turn * x, y)
          : path[0] === 'x'
            ? pip(suit, turn * x, y, size)
            : place(path, turn * x, y, 1, turn);
      return stroke(role, side(1) + (both && side(-1)));
    },
  );
