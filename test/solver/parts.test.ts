/** Runs that are parted for what goes up alone: small packs have the verdict that looking at everything gives. */
import { describe, expect, it } from 'vitest';
import { deal } from '../../src/engine.js';
import { moveOf, type Game } from '../../src/engine/game.js';
import { SearchTable } from '../../src/engine/search-table.js';
import { waysOf } from '../../src/engine/ways.js';
import { Choices } from '../../src/solver/choices.js';
import { ALL, NONE_AT_ALL } from '../../src/solver/prunings.js';
import { Search } from '../../src/solver/search.js';
import { canBeWon } from '../engine/support/endings.js';
import { smallDeal } from '../engine/support/small.js';
import { put } from '../engine/support/table.js';
import { dice, pick, walk } from '../engine/support/walk.js';

const enough = process.env['FULL'] === '1' ? 3000 : 200;
const parting = { packing: 'run', wrap: 'to-base' };

/** Whether the solver tries to lay the first place's red seven on the second's eight of spades, off the eight of clubs. */
const triesToPart = (game: Game): boolean => {
  const out = new Int32Array(1 << 12);
  const tried = game.look((law, now) => {
    const table = new SearchTable(law, now);
    const choices = new Choices(law, { ...NONE_AT_ALL, parts: true });
    return [...out.subarray(0, choices.list(table, out, 0))].map((move) => moveOf(law, move));
  });
  const part = { from: 'tableau-1', to: 'tableau-2', count: 1 };
  expect(game.moves()).toContainEqual(part);
  return tried.some(({ from, to, count }) => from === part.from && to === part.to && count === part.count);
};

/** A base of three, the eight of clubs under the seven of diamonds, and the eight of spades open. */
const table = (rules: Readonly<Record<string, string>>, clubs: string): Game => {
  const foundations = { 'foundation-1': '3H', 'foundation-2': clubs };
  return put('kenfild', { 'tableau-1': '8C 7D', 'tableau-2': '8S', ...foundations }, { rules });
};

describe('a part of a run', () => {
  it('is laid on another run for what goes up, and for nothing else', () => {
    expect(triesToPart(table(parting, '3C 4C 5C 6C 7C'))).toBe(true);
    expect(triesToPart(table(parting, '3C 4C 5C 6C'))).toBe(false);
    expect(triesToPart(table({ ...parting, wrap: 'full' }, '3C 4C 5C 6C'))).toBe(true);
  });

  it('may lie on the other card of its rank and colour in Кэнфилд alone, where runs end at the base', () => {
    const alike = (rules: Readonly<Record<string, string>>): boolean =>
      deal('kenfild', { deal: 1, rules }).look((law) => waysOf(law).partsAlike);
    expect(alike(parting)).toBe(true);
    for (const rules of [{ packing: 'run' }, { wrap: 'to-base' }, { packing: 'pile-or-top', wrap: 'to-base' }])
      expect(alike(rules)).toBe(false);
  });

  it('is tried wherever a win needs it', { timeout: 1_200_000 }, () => {
    const roll = dice(2718);
    const sets = [ALL, { ...ALL, parts: false }, { ...NONE_AT_ALL, parts: true }];
    const counts = { won: 0, lost: 0 };
    while (counts.won + counts.lost < enough) {
      const passes = pick(['4', '1', '2', 'unlimited'], roll);
      const rules = { ...parting, passes, draw: pick(['3', '1'], roll), spaces: pick(['waste', 'any'], roll) };
      const ranks = 4 + roll(6);
      const game = smallDeal('kenfild', rules, ranks, roll);
      if (game === null) continue;
      walk(game, roll, roll(ranks * 6));
      const known = game.status === 'playing' ? canBeWon(game, 3000) : null;
      if (known === null) continue;
      counts[known ? 'won' : 'lost']++;
      for (const prunings of sets) {
        const verdict = new Search(game, { prunings, beams: false, bytes: 1 << 20 }).run(20_000);
        if (verdict === (known ? 'lost' : 'winnable')) expect.fail(`${verdict}: ${game.position()}`);
      }
    }
    expect(Math.min(counts.won, counts.lost)).toBeGreaterThan(enough / 20);
  });
});
