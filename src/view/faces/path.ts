/**
 * Path data written into place. Pips, indices and embroidery are many copies of
 * few shapes; with their positions worked into the path data a ten of hearts
 * is two `<path>` elements, and needs neither `<use>` nor ids.
 */

const TOKEN = /([A-Z])|[\s,]*(-?\d*\.?\d+)/g;

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * Moves `path` so that its point (ox, oy) comes to (x, y), scaled around it.
 * A negative scale turns it upside down. Absolute commands only, no arcs.
 */
export function place(path: string, x: number, y: number, scale: number, ox = 0, oy = 0): string {
  let command = '';
  let vertical = false;
  return path.replace(TOKEN, (_match, letter: string | undefined, digits: string) => {
    if (letter !== undefined) {
      command = letter;
      vertical = letter === 'V';
      return letter;
    }
    const value = vertical ? y + (Number(digits) - oy) * scale : x + (Number(digits) - ox) * scale;
    if (command !== 'H' && command !== 'V') vertical = !vertical;
    return ` ${round(value)}`;
  });
}

/** The same path seen from the other end of the card (240 × 336 units). */
export const upsideDown = (path: string): string => place(path, 120, 168, -1, 120, 168);
