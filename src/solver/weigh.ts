/** Weighs the moves of a table where no line is known: each is played on many times, and the best one is told. */
import type { Game } from '../engine/game.js';
import { moveOf } from '../engine/game.js';
import type { Move } from '../engine/game-types.js';
import { generate, MOST_MOVES } from '../engine/generate.js';
import { packMove, type Law } from '../engine/law.js';
import { apply } from '../engine/play.js';
import { Random } from '../engine/random.js';
import { SearchTable } from '../engine/search-table.js';
import type { Table } from '../engine/table.js';
import { keyOf, liking, playOut } from './playout.js';

/** A table on which moves are tried; the same number gives the same table. */
export type Sample = (law: Law, table: Table, number: number) => SearchTable;

const buffer = new Int32Array(MOST_MOVES);

/**
 * The moves of a game that lead to a table at which it has not been yet: who makes one of them each time never comes back.
 */
export function freshMoves(game: Game): readonly number[] {
  const been = game.again().look((law, start) => {
    const table = new SearchTable(law, start);
    const keys = new Set([keyOf(table)]);
    for (const { from, to, count } of game.history) {
      apply(law, table, packMove(law.pile(from), law.pile(to), count));
      keys.add(keyOf(table));
    }
    return keys;
  });
  return game.look((law, now) => {
    const table = new SearchTable(law, now);
    const { mark } = table;
    return [...buffer.subarray(0, generate(law, table, buffer))].filter((move) => {
      apply(law, table, move);
      const isNew = !been.has(keyOf(table));
      table.undo(mark);
      return isNew;
    });
  });
}

/**
 * The best of some moves of a game that nobody changes meanwhile. Playouts with one number share a table and its luck, so that moves and not luck are compared.
 *
 * @param seed says which luck the playouts have
 * @param pause called before each playout; what it throws ends the weighing
 */
export async function weigh(
  game: Game,
  moves: readonly number[],
  { sample, seed, rounds }: { sample: Sample; seed: number; rounds: number },
  pause: () => Promise<void>,
): Promise<Move | null> {
  const worth = game.look((law, now) => {
    const table = new SearchTable(law, now);
    return moves.map((move) => liking(law, table, move) * 0.001);
  });
  for (let round = 0; round < (moves.length > 1 ? rounds : 0); round++) {
    const [law, table] = game.look((law, now) => [law, sample(law, now, round)] as const);
    const { mark } = table;
    for (const [index, move] of moves.entries()) {
      await pause();
      apply(law, table, move);
      worth[index] = (worth[index] ?? 0) + playOut(law, table, new Random(seed, round + 1));
      table.undo(mark);
    }
  }
  const best = moves[worth.indexOf(Math.max(...worth))];
  return best === undefined ? null : game.look((law) => moveOf(law, best));
}
