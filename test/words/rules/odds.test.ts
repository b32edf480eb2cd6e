/** Where there is nothing to decide, the odds that are told are those of our own deals. */
import { expect, test } from 'vitest';
import { deal } from '../../../src/engine.js';
import { oddsFor } from '../../../src/view/rules/odds.js';

const DEALS = 400;

/** Plays every card that fits, else turns the stock. */
function comesOut(number: number, rules: Readonly<Record<string, string>>): boolean {
  const game = deal('korol-dama-valet', { deal: number, rules });
  while (game.status === 'playing') {
    const moves = game.moves();
    game.play(moves.find(({ to }) => to.startsWith('foundation')) ?? moves[0]!);
  }
  return game.status === 'won';
}

test.each([
  { 'between-passes': 'shuffle', passes: '3' },
  { 'between-passes': 'turn', passes: '3' },
  { 'between-passes': 'turn', passes: '2' },
])('Король, дама, валет, %o', (rules) => {
  const won = Array.from({ length: DEALS }, (_, at) => comesOut(at + 1, rules)).filter(Boolean).length;
  expect(Math.abs((100 * won) / DEALS - (oddsFor('korol-dama-valet', rules)?.percent ?? 0))).toBeLessThan(6);
});
