/** Large aces are adorned. */
import { pip } from './art.js';
import { circle, stroke } from './still.js';
import type { Suit } from './types.js';

/** The ace: its suit carved with a line and a small suit, in a wreath of its own. */
export function adornedAce(suit: Suit): string {
  let wreath = '';
  for (let hour = 0; hour < 12; hour++) {
    const turn = (hour * Math.PI) / 6;
    wreath += pip(suit, 86 * Math.sin(turn), -86 * Math.cos(turn), hour % 3 === 0 ? 22 : 12);
  }
  return (
    stroke('ring', circle(92) + circle(80)) +
    stroke('paper', wreath) +
    stroke('pip', wreath + pip(suit, 0, 0, 112)) +
    stroke('carved', pip(suit, 0, -2, 86)) +
    stroke('paper', pip(suit, 0, -2, 32))
  );
}
