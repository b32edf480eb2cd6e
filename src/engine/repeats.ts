/** A dead end that needs no search: only the stock is left, and it has shown all it has. */
import type { Game } from './game.js';
import { moveFrom, moveTo } from './law.js';
import { generate, MOST_MOVES } from './generate.js';
import { apply } from './play.js';
import { SearchTable } from './search-table.js';

const buffer = new Int32Array(MOST_MOVES);
/** No stock comes round in more turns than that. */
const LONGEST = 400;

/**
 * True where only the stock can be turned, the turns lead back to this very table, and the player has seen them all:
 * the game cannot go on. Never true where a shuffle is to come.
 */
export function onlyRepeats(game: Game): boolean {
  if (game.status !== 'playing' || game.plan.stock.between === 'shuffle') return false;
  const round = game.look((law, now) => {
    const table = new SearchTable(law, now);
    const { hashLow, hashHigh } = table;
    for (let turns = 1; turns <= LONGEST; turns++) {
      const move = generate(law, table, buffer) === 1 ? (buffer[0] as number) : -1;
      if (move < 0 || (moveFrom(move) !== law.stock && moveTo(move) !== law.stock)) return Infinity;
      apply(law, table, move);
      if (table.hashLow === hashLow && table.hashHigh === hashHigh) return turns;
    }
    return Infinity;
  });
  if (round > game.moveCount) return false;
  // Each of these turns was made, so nothing is told that has not been seen.
  return game.history.slice(-round).every(({ from, to }) => from === 'stock' || to === 'stock');
}
