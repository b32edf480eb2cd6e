import { pip } from '../art.js';
import { circle, stroke } from '../still.js';
import type { Suit } from '../types.js';

/**
 * A drawing in words: each line is a paint of `courtStyles` and the path it fills or
 * strokes. After `paint=` stands the right half alone, which is mirrored at x = 0.
 * Within a path, `*x y size` puts the card's suit there, and `@x y radius` a circle.
 * A line that begins with `<` is taken as it is.
 *
 * Court figures are drawn around the middle of the card, head upwards (y < 0):
 * within x ±90, the head at x ±18, y −118 to −66.
 */
export const paint = (drawing: string, suit: Suit): string =>
  drawing.replace(/^(\w+)(=?) (.*)\n?/gm, (_line, role: string, both: string, half: string) =>
    stroke(
      role,
      (half + (both && mirrored(half))).replace(
        /([*@]) *(\S+) +(\S+) +([-.\d]+)/g,
        (_, sign: string, ...at: string[]) => {
          const [x = 0, y = 0, size = 0] = at.map(Number);
          return sign === '*' ? pip(suit, x, y, size) : circle(size, x, y);
        },
      ),
    ),
  );

/** The same on the other side: the x of every pair changes its sign. Relative commands after the first, no arcs. */
const mirrored = (path: string): string =>
  path.replace(/([a-z@])([^a-z@]*)/gi, (_, command: string, values: string) => {
    let at = 0;
    return command + values.replace(/-?[\d.]+/g, (value) => ` ${command === 'v' || at++ % 2 ? value : -Number(value)}`);
  });
