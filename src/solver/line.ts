/** A line that wins, made shorter. */
import type { Game } from '../engine/game.js';
import type { Move } from '../engine/game-types.js';
import { packMove } from '../engine/law.js';
import { apply } from '../engine/play.js';
import { SearchTable } from '../engine/search-table.js';
import { keyOf } from './playout.js';

/**
 * A line without its circles: where it comes back to a table, what lies between is left out. Tables that differ only in
 * the order of equal places count as two here, for the moves name the places.
 */
export function shortened(game: Game, line: readonly Move[]): readonly Move[] {
  return game.look((law, now) => {
    const table = new SearchTable(law, now);
    const texts = new Map<string, number>();
    const kept: { readonly move: Move; readonly text: string }[] = [];
    // Hashes do not tell the places apart; their cards do.
    const text = (): string =>
      `${keyOf(table)} ${law.ids.map((_, pile) => `${table.sizes[pile]}.${table.top(pile)}`).join()}`;
    const start = text();
    texts.set(start, 0);
    for (const move of line) {
      apply(law, table, packMove(law.pile(move.from), law.pile(move.to), move.count));
      const now = text();
      const at = texts.get(now);
      if (at === undefined) {
        kept.push({ move, text: now });
        texts.set(now, kept.length);
      } else for (const left of kept.splice(at)) texts.delete(left.text);
    }
    return kept.map(({ move }) => move);
  });
}
