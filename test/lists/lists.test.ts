/** The lists of winnable deals: how they are written, and that what is in them can be won. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dailyDeal, games, restore, verify } from '../../src/engine.js';
import { readList, writeList, type WinnableDeal } from '../../src/engine/winnable.js';
import { allLists } from '../../src/lists/index.js';

interface Kept {
  readonly game: string;
  readonly rules: string;
  readonly plays: number;
  readonly first: number;
  readonly deals: string;
  readonly lines: readonly string[];
}

const folder = resolve(import.meta.dirname, '../../scripts/data/winnability');
const kept = readdirSync(folder).map((file) => JSON.parse(readFileSync(resolve(folder, file), 'utf8')) as Kept);
const rulesOf = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(',').flatMap((rule) => (rule === '' ? [] : [rule.split('=') as [string, string]])));
const listOf = (game: string, rules: string): WinnableDeal[] => readList(allLists[game]?.byRules[rules] ?? '');

describe('a list', () => {
  it('is read as docs/difficulty.md says', () => {
    expect(readList('AE')).toEqual([
      { number: 1, difficulty: 'easy' },
      { number: 3, difficulty: 'medium' },
    ]);
    expect(readList('/C')).toEqual([{ number: 22, difficulty: 'hard' }]);
  });

  it('is read as it was written', () => {
    const deals = [1, 2, 21, 22, 43, 65, 66, 88, 1000].map((number, index) => {
      return { number, difficulty: (['easy', 'hard', 'medium'] as const)[index % 3] ?? 'easy' };
    });
    expect(readList(writeList(deals))).toEqual(deals);
  });

  it('is there for every game, and rated save where there is nothing to choose', () => {
    expect(Object.keys(allLists)).toEqual(games.map(({ id }) => id));
    for (const [id, { rated }] of Object.entries(allLists)) expect(rated).toBe(id !== 'korol-dama-valet');
  });
});

describe.each(kept)('$game, rules: $rules', ({ game, rules, plays, first, deals, lines }) => {
  const listed = listOf(game, rules);

  it('lists the first deals that were won, in thirds', () => {
    const won = new Set<number>();
    let number = first;
    for (let at = 0; at < deals.length; at++, number++) {
      if ('.?-'.includes(deals.charAt(at))) continue;
      won.add(number);
      if (plays > 0) at++;
    }
    expect(listed.map((deal) => deal.number)).toEqual([...won].slice(0, 4096));
    if (allLists[game]?.rated !== true || listed.length < 3) return;
    for (const difficulty of ['easy', 'medium', 'hard']) {
      const third = listed.filter((deal) => deal.difficulty === difficulty).length;
      expect(Math.abs(third - listed.length / 3)).toBeLessThan(1);
    }
  });

  it('has lines that win', () => {
    expect(lines).toHaveLength(Math.min(3, listed.length));
    for (const line of lines) {
      const deal = restore(line).dealNumber ?? 0;
      expect(listed.map(({ number }) => number)).toContain(deal);
      expect(verify(line, { game, deal, rules: rulesOf(rules) })).toMatchObject({ ok: true });
    }
  });

  it('gives deals of days', () => {
    const options = { rules: rulesOf(rules), winnable: true };
    if (listed.length === 0) {
      expect(() => dailyDeal(game, '2027-02-01', options)).toThrow(/No winnable deal/);
      return;
    }
    const numbers = new Set(listed.map(({ number }) => number));
    const days = Array.from({ length: 28 }, (_, index) => `2027-02-${String(index + 1).padStart(2, '0')}`);
    const drawn = days.map((day) => dailyDeal(game, day, options));
    expect(drawn.every((number) => numbers.has(number))).toBe(true);
    // A list of one deal gives it every day.
    expect(new Set(drawn).size).toBeGreaterThan(Math.min(listed.length, 2) - 1);
    expect(days.map((day) => dailyDeal(game, day, options))).toEqual(drawn);
    if (allLists[game]?.rated !== true || listed.length < 3) return;
    for (const difficulty of ['easy', 'medium', 'hard'] as const) {
      const third = new Set(listed.filter((deal) => deal.difficulty === difficulty).map(({ number }) => number));
      for (const day of days) expect(third).toContain(dailyDeal(game, day, { rules: rulesOf(rules), difficulty }));
    }
  });
});

describe('dailyDeal', () => {
  it('refuses what no list has', () => {
    const day = '2027-02-01';
    expect(() => dailyDeal('korol-dama-valet', day, { difficulty: 'easy' })).toThrow(/no deals of difficulty/);
    expect(() => dailyDeal('kenfild', day, { difficulty: 'never' as 'easy' })).toThrow(/no deals of difficulty/);
    const rules = { draw: 1, passes: 1, packing: 'run', spaces: 'any', wrap: 'to-base' };
    expect(() => dailyDeal('kenfild', day, { rules, winnable: true })).toThrow(/no list of winnable deals/);
    expect(dailyDeal('kenfild', day, { rules, winnable: false })).toBe(dailyDeal('kenfild', day));
  });
});
