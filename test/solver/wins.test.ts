/** Deals of every game are won, and every line plays to its end. The budgets are in tables looked at, so nothing depends on time. */
import { describe, expect, it } from 'vitest';
import { deal } from '../../src/engine.js';
import { Search } from '../../src/solver/search.js';

/** How many of the first ten deals are won at least, looking at so many tables of each. */
const games = [
  { id: 'stroptivye-damy', rules: {}, nodes: 40_000, least: 6 },
  { id: 'tsarstvo-zhenshchin', rules: { passes: '2' }, nodes: 40_000, least: 8 },
  { id: 'damskiy', rules: {}, nodes: 40_000, least: 6 },
  { id: 'otvazhnye-damy', rules: {}, nodes: 60_000, least: 5 },
  { id: 'kongress', rules: {}, nodes: 100_000, least: 4 },
  { id: 'kongress', rules: { passes: '2' }, nodes: 40_000, least: 6 },
  { id: 'korol-dama-valet', rules: {}, nodes: 20_000, least: 8 },
  { id: 'kenfild', rules: { passes: 'unlimited', packing: 'run', spaces: 'any' }, nodes: 20_000, least: 4 },
  { id: 'damy-kuvyrkom', rules: {}, nodes: 120_000, least: 4 },
  { id: 'damy-bliznetsy', rules: {}, nodes: 20_000, least: 9 },
  { id: 'skorpion', rules: {}, nodes: 30_000, least: 1 },
];

describe('ten deals', () => {
  it.each(games)(
    'of $id, rules $rules, are won as often as they should be',
    { timeout: 600_000 },
    ({ id, rules, nodes, least }) => {
      let won = 0;
      for (let number = 1; number <= 10; number++) {
        const game = deal(id, { deal: number, rules });
        const position = game.position();
        const search = new Search(game, { bytes: 1 << 23 });
        if (search.run(nodes) !== 'winnable') continue;
        expect(game.position()).toBe(position);
        for (const move of search.line) game.play(move);
        expect(game.status).toBe('won');
        won++;
      }
      expect(won).toBeGreaterThanOrEqual(least);
    },
  );
});

it('finds a deal of Царство женщин that can be won by the book', { timeout: 600_000 }, () => {
  const game = deal('tsarstvo-zhenshchin', { deal: 1472 });
  const search = new Search(game);
  expect(search.run(100_000)).toBe('winnable');
  for (const move of search.line) game.play(move);
  expect(game.status).toBe('won');
});
