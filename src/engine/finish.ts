/** The end of a game that needs no more thought. */
import type { Game } from './game.js';
import type { Move } from './game-types.js';
import { moveFrom, moveTo, type Law } from './law.js';
import { generate, MOST_MOVES } from './moves.js';
import { apply, isWon } from './play.js';
import type { Table } from './table.js';

const buffer = new Int32Array(MOST_MOVES);

/**
 * The moves by which the rest goes up, cards to the foundations and turns of the stock in between; null where that
 * does not end in a win, or would need a shuffle, which nobody foresees.
 */
export function finishLine(game: Game): readonly Move[] | null {
  if (game.status !== 'playing') return null;
  return game.look((law, table, name) => {
    const line: number[] = [];
    // So many moves of the stock without a card gone up, and they come round again.
    let idle = 0;
    while (!isWon(law, table)) {
      const move = next(law, table);
      if (move < 0) return null;
      const turn = moveFrom(move) === law.stock || moveTo(move) === law.stock;
      idle = turn ? idle + 1 : 0;
      if (idle > 2 * (size(table, law.stock) + size(table, law.waste)) + 2) return null;
      apply(law, table, move);
      line.push(move);
    }
    return line.map(name);
  });
}

const size = (table: Table, pile: number): number => (pile < 0 ? 0 : (table.sizes[pile] as number));

/** A card to its foundation, else the stock; -1 where neither is left. */
function next(law: Law, table: Table): number {
  const count = generate(law, table, buffer);
  let turn = -1;
  for (let index = 0; index < count; index++) {
    const move = buffer[index] as number;
    if (law.roles[moveTo(move)] === 'foundation') return move;
    const redeal = moveTo(move) === law.stock;
    if (redeal && law.plan.stock.between === 'shuffle') continue;
    // A place that must be filled is filled from where the law says first.
    if (redeal || moveFrom(move) === law.stock || (law.refills[moveTo(move)] === 1 && table.sizes[moveTo(move)] === 0))
      turn = turn < 0 ? move : turn;
  }
  return turn;
}
