/** The table's hash, kept up to date move by move: the same as counted afresh, and another for every other table. */
import { describe, expect, it } from 'vitest';
import { dealNumbered, layPiles } from '../../src/engine/dealing.js';
import { generate } from '../../src/engine/generate.js';
import { apply } from '../../src/engine/play.js';
import { writePosition } from '../../src/engine/position.js';
import { readPosition } from '../../src/engine/read-position.js';
import { resolveRules } from '../../src/engine/rules.js';
import { packMove, type Law } from '../../src/engine/law.js';
import { SearchTable } from '../../src/engine/search-table.js';
import type { Table } from '../../src/engine/table.js';
import { allGames } from '../../src/games/index.js';
import { skorpion } from '../../src/games/skorpion.js';
import { kenfild } from '../../src/games/kenfild.js';
import { position, row } from './support/table.js';
import { allRules, dice, pick } from './support/walk.js';

/** A table on which a search plays. */
interface Dealt {
  law: Law;
  table: SearchTable;
}

const searched = ({ law, table }: { law: Law; table: Table }): Dealt => ({ law, table: new SearchTable(law, table) });

const hash = ({ table }: Dealt): string => `${table.hashLow} ${table.hashHigh}`;

/** The same table laid out anew. */
function anew({ law, table }: Dealt): Dealt {
  const piles = law.ids.map((_, pile) =>
    Array.from({ length: table.sizes[pile]! }, (__, height) => table.at(pile, height)),
  );
  const other = layPiles(law, piles, [...table.downs], table.seed);
  other.pass = table.pass;
  return searched({ law, table: other });
}

/** The stock is dealt to the first columns, one after another: none can change its place. */
const isSpread = (law: Law): boolean => law.plan.stock.turn === 'spread';

/** A position in which piles that may change places stand in a fixed order. */
function canonical({ law, table }: Dealt): string {
  const [header, piles = ''] = writePosition(law, table).split(/_(?=[^_]*$)/);
  const alike = piles.split('.').map((text) => {
    const pile = law.pile(text.split('~')[0]!);
    // tableau-8 of Отважные дамы opens later and is none of the others; a captive belongs to the foundation above it.
    const single = law.shutBy[pile]! >= 0 || (law.captive >= 0 ? law.roles[pile] !== 'tableau' : isSpread(law));
    return single ? text : text.replace(/-\d+~/, '~');
  });
  // With unlimited passes it makes no difference which one this is.
  const sameFor = law.passes === Infinity ? header?.replace(/_\d+$/, '') : header;
  return `${sameFor ?? ''} ${alike.sort().join('.')}`;
}

describe('the hash of a table', () => {
  it.each(allGames.map((game) => [game.id, game] as const))(
    '%s: counted on and counted afresh are the same, undo included',
    (id, game) => {
      const roll = dice(64);
      const out = new Int32Array(1024);
      const byHash = new Map<string, string>();
      const byTable = new Map<string, string>();
      // Some games are soon at their end when they are played at random.
      for (let round = 0; round < 12 || (byHash.size <= 300 && round < 120); round++) {
        const rules = resolveRules(game, pick(allRules(id), roll));
        const dealt = searched(dealNumbered(game, rules, 1 + roll(1_000_000)));
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

  it('a table that comes round again is the same where passes are unlimited, and another where they are counted', () => {
    const lap = (passes: string): [string, string] => {
      const rules = resolveRules(kenfild, { passes });
      const dealt = searched(dealNumbered(kenfild, rules, 7));
      const { law, table } = dealt;
      const before = hash(dealt);
      while ((table.sizes[law.stock] ?? 0) > 0)
        apply(law, table, packMove(law.stock, law.waste, Math.min(3, table.sizes[law.stock]!)));
      apply(law, table, packMove(law.waste, law.stock, table.sizes[law.waste]!));
      return [before, hash(dealt)];
    };
    const [first, again] = lap('unlimited');
    expect(again).toBe(first);
    const [once, twice] = lap('4');
    expect(twice).not.toBe(once);
  });

  it('columns to which the stock is dealt one after another cannot change places', () => {
    const rules = resolveRules(skorpion, undefined);
    const { law, table } = dealNumbered(skorpion, rules, 7);
    const piles = law.ids.map((_, pile) =>
      Array.from({ length: table.sizes[pile]! }, (__, height) => table.at(pile, height)),
    );
    const swapped = piles.map((cards, pile) =>
      pile === law.tableau + 5 ? piles[pile + 1]! : pile === law.tableau + 6 ? piles[pile - 1]! : cards,
    );
    const downs = [...table.downs];
    expect(hash(searched({ law, table: layPiles(law, swapped, downs, 0) }))).not.toBe(
      hash(searched({ law, table: layPiles(law, piles, downs, 0) })),
    );
  });

  it('piles that can change places share their hash; the row over the captives, and the captives, cannot', () => {
    const hashOf = (id: string, piles: Record<string, string>): string =>
      hash(searched(readPosition(position(id, piles), allGames)));
    const congress = row('tableau', '9H 8C 5S 3C JD 2D TC KS'.split(' '));
    const swapped = { ...congress, 'tableau-1': '8C', 'tableau-2': '9H' };
    expect(hashOf('kongress', swapped)).toBe(hashOf('kongress', congress));
    const topsy = {
      ...congress,
      ...row('captive', '2S 3S 4S 6S 8S 9S TS'.split(' ')),
      ...row('foundation', ['KH', 'KD AD']),
    };
    const captives = { ...topsy, 'captive-1': '3S', 'captive-2': '2S' };
    const kings = { ...topsy, ...row('foundation', ['KD AD', 'KH']) };
    const hashes = [topsy, captives, kings].map((piles) => hashOf('damy-kuvyrkom', piles));
    expect(new Set(hashes).size).toBe(3);
    expect(hashOf('damy-kuvyrkom', { ...topsy, 'tableau-1': '8C', 'tableau-2': '9H' })).toBe(hashes[0]);
  });

  it.each(allGames.map((game) => [game.id, game] as const))('%s: piles of one group may change places', (_, game) => {
    const roll = dice(65);
    const out = new Int32Array(1024);
    for (let round = 0; round < 20; round++) {
      const dealt = searched(dealNumbered(game, resolveRules(game, undefined), 1 + roll(1_000_000)));
      const { law, table } = dealt;
      for (let step = roll(60); step > 0; step--) {
        const count = generate(law, table, out);
        if (count > 0) apply(law, table, out[roll(count)]!);
      }
      const piles = law.ids.map((__, pile) =>
        Array.from({ length: table.sizes[pile]! }, (___, at) => table.at(pile, at)),
      );
      const change = (one: number, other: number): Dealt => {
        const order = law.ids.map((__, pile) => (pile === one ? other : pile === other ? one : pile));
        const changed = layPiles(
          law,
          order.map((pile) => piles[pile]!),
          order.map((pile) => table.downs[pile]!),
          table.seed,
        );
        changed.pass = table.pass;
        return searched({ law, table: changed });
      };
      for (let one = 0; one < piles.length; one++) {
        for (let other = 0; other < one; other++) {
          const [role, partner] = [law.groups[one], law.groups[other]];
          // A captive belongs to the foundation above it, so neither has a double.
          const alike = role === partner && !isSpread(law) && (law.captive < 0 || role?.role === 'tableau');
          const same = piles[one]!.join() === piles[other]!.join() && table.downs[one] === table.downs[other];
          expect(hash(change(one, other)) === hash(dealt)).toBe(alike || same);
        }
      }
    }
  });

  it('no two of 200,000 positions have one hash of 64 bits', () => {
    let positions = 0;
    for (const game of allGames) {
      const roll = dice(66);
      const out = new Int32Array(1024);
      const tables = new Set<string>();
      const hashes = new Set<string>();
      for (let round = 0; tables.size < 25_200; round++) {
        const dealt = searched(dealNumbered(game, resolveRules(game, undefined), 1 + round));
        for (let step = 0; step < 300; step++) {
          tables.add(canonical(dealt));
          hashes.add(hash(dealt));
          const count = generate(dealt.law, dealt.table, out);
          if (count === 0) break;
          apply(dealt.law, dealt.table, out[roll(count)]!);
        }
      }
      expect(`${game.id} ${hashes.size}`).toBe(`${game.id} ${tables.size}`);
      positions += tables.size;
    }
    expect(positions).toBeGreaterThan(200_000);
  });
});
