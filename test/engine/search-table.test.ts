/** A table for search is a table like any other, and its fast list of moves is the law's own. */
import { describe, expect, it } from 'vitest';
import { dealNumbered } from '../../src/engine/dealing.js';
import { generate, MOST_MOVES } from '../../src/engine/generate.js';
import type { Law } from '../../src/engine/law.js';
import { listMoves } from '../../src/engine/moves.js';
import { apply } from '../../src/engine/play.js';
import { resolveRules } from '../../src/engine/rules.js';
import { SearchTable } from '../../src/engine/search-table.js';
import type { Table } from '../../src/engine/table.js';
import { allGames } from '../../src/games/index.js';
import { dice, pick } from './support/walk.js';

/** All that can be seen of a table. */
const seen = (law: Law, table: Table): string =>
  law.ids
    .map((_, pile) => {
      const size = table.sizes[pile]!;
      const cards = Array.from({ length: size }, (__, height) => table.at(pile, height));
      return `${cards.join(' ')} ${table.downs[pile]} ${size === 0 ? 0 : table.top(pile)}`;
    })
    .concat(String(table.pass))
    .join('|');

describe('a table for search', () => {
  it.each(allGames.map((game) => [game.id, game] as const))(
    '%s: goes through a game and back as the plain table does, with the same moves in the same order',
    (_, game) => {
      const roll = dice(67);
      const out = new Int32Array(MOST_MOVES);
      let steps = 0;
      for (let round = 0; round < 80; round++) {
        const given = Object.fromEntries(game.rules.map(({ name, values }) => [name, pick(values, roll)]));
        const { law, table } = dealNumbered(game, resolveRules(game, given), 1 + roll(1_000_000));
        const search = new SearchTable(law, table);
        const marks: [string, number, number][] = [];
        for (let step = 0; step < 250; step++) {
          const moves = listMoves(law, table);
          expect([...out.subarray(0, generate(law, search, out))]).toEqual(moves);
          expect(seen(law, search)).toBe(seen(law, table));
          if (moves.length === 0) break;
          marks.push([seen(law, table), table.mark, search.mark]);
          const move = pick(moves, roll);
          apply(law, table, move);
          apply(law, search, move);
          steps++;
        }
        for (const [before, mark, searchMark] of marks.reverse()) {
          table.undo(mark);
          search.undo(searchMark);
          expect([seen(law, table), seen(law, search)]).toEqual([before, before]);
        }
      }
      expect(steps).toBeGreaterThan(1500);
    },
  );
});
