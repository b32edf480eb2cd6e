/** The end of a game that needs no more thought. */
import { moveOf, type Game } from './game.js';
import type { Move } from './game-types.js';
import { moveFrom, moveTo, type Law } from './law.js';
import { generate, MOST_MOVES } from './generate.js';
import { apply, isWon } from './play.js';
import { SearchTable } from './search-table.js';

const buffer = new Int32Array(MOST_MOVES);

/**
 * The moves by which the rest goes up, cards to the foundations and turns of the stock in between; null where that
 * does not end in a win, or would need a shuffle, which nobody foresees.
 */
export function finishLine(game: Game): readonly Move[] | null {
  if (game.status !== 'playing') return null;
  return game.look((law, now) => {
    const table = new SearchTable(law, now);
    const line: number[] = [];
    // The line is a loop once it comes back to a table that it has passed: one is kept, ever later ones.
    let { hashLow, hashHigh } = table;
    let keepAt = 1;
    while (!isWon(law, table)) {
      const move = next(law, table);
      if (move < 0) return null;
      apply(law, table, move);
      line.push(move);
      if (table.hashLow === hashLow && table.hashHigh === hashHigh) return null;
      if (line.length === keepAt) {
        ({ hashLow, hashHigh } = table);
        keepAt *= 2;
      }
    }
    return line.map((move) => moveOf(law, move));
  });
}

/** A card to its foundation, else the stock; -1 where neither is left. */
function next(law: Law, table: SearchTable): number {
  const count = generate(law, table, buffer);
  let turn = -1;
  for (let index = 0; index < count; index++) {
    const move = buffer[index] as number;
    if (law.roles[moveTo(move)] === 'foundation') return move;
    const redeal = moveTo(move) === law.stock;
    if (redeal && law.plan.stock.between === 'shuffle') continue;
    // A place that must be filled is filled from where the law says first.
    if (
      redeal ||
      moveFrom(move) === law.stock ||
      (law.fills[moveTo(move)]?.length !== 0 && table.sizes[moveTo(move)] === 0)
    )
      turn = turn < 0 ? move : turn;
  }
  return turn;
}
