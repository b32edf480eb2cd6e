/** The table's hash, kept up to date move by move: the same as counted afresh, and another for every other table. */
import { describe, expect, it } from 'vitest';
import { dealNumbered, layPiles, type Dealt } from '../../src/engine/dealing.js';
import { generate } from '../../src/engine/moves.js';
import { apply } from '../../src/engine/play.js';
import { writePosition } from '../../src/engine/position.js';
import { resolveRules } from '../../src/engine/rules.js';
import { allGames } from '../../src/games/index.js';
import { allRules, dice, pick } from './support/walk.js';

const hash = ({ table }: Dealt): string => `${table.hashLow} ${table.hashHigh}`;

/** The same table laid out anew. */
function anew({ law, table }: Dealt): Dealt {
  const piles = law.ids.map((_, pile) =>
    Array.from({ length: table.sizes[pile]! }, (__, height) => table.at(pile, height)),
  );
  const other = layPiles(law, piles, [...table.downs], table.seed);
  other.pass = table.pass;
  return { law, table: other };
}

/** A position in which piles that may change places stand in a fixed order. */
function canonical({ law, table }: Dealt): string {
  const [header, piles = ''] = writePosition(law, table).split(/_(?=[^_]*$)/);
  if (law.captive >= 0) return `${header ?? ''} ${piles}`;
  // tableau-8 of Отважные дамы opens later and is none of the others.
  const alike = piles
    .split('.')
    .map((pile) => (law.shutBy[law.pile(pile.split('~')[0]!)]! >= 0 ? pile : pile.replace(/-\d+~/, '~')));
  return `${header ?? ''} ${alike.sort().join('.')}`;
}

describe('the hash of a table', () => {
  it.each(allGames.map((game) => [game.id, game] as const))(
    '%s: counted on and counted afresh are the same, undo included',
    (id, game) => {
      const roll = dice(64);
      const out = new Int32Array(1024);
      const byHash = new Map<string, string>();
      const byTable = new Map<string, string>();
      for (let round = 0; round < 12; round++) {
        const rules = resolveRules(game, pick(allRules(id), roll));
        const dealt = dealNumbered(game, rules, 1 + roll(1_000_000));
        const marks: [number, string][] = [];
        for (let step = 0; step < 150; step++) {
          const before = hash(dealt);
          expect(hash(anew(dealt))).toBe(before);
          const table = canonical(dealt);
          expect([byHash.get(before) ?? table, byTable.get(table) ?? before]).toEqual([table, before]);
          byHash.set(before, table);
          byTable.set(table, before);
          const count = generate(dealt.law, dealt.table, out);
          if (count === 0) break;
          marks.push([dealt.table.mark, before]);
          apply(dealt.law, dealt.table, out[roll(count)]!);
        }
        for (const [mark, before] of marks.reverse()) {
          dealt.table.undo(mark);
          expect(hash(dealt)).toBe(before);
        }
      }
      expect(byHash.size).toBeGreaterThan(300);
    },
  );
});
