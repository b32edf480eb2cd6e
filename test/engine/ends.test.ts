/** How games begin and end: a move at the start, won, lost, and a plain player who comes out now and then. */
import { describe, expect, it } from 'vitest';
import { deal } from '../../src/engine.js';
import { put, row } from './support/table.js';
import { allRules, dice, greedy, ids, pick } from './support/walk.js';

describe('the ends of a game', () => {
  it.each(ids)('S8: %s, deals 1 to 1000: there is a legal move at the start', (id) => {
    for (let number = 1; number <= 1000; number++) {
      if (deal(id, { deal: number }).moves().length === 0) throw new Error(`deal ${number}`);
    }
  });

  it.each(ids)('S3, S27: in %s lost means that no move is legal, and won comes before it', (id) => {
    const roll = dice(3);
    const seen = new Set<string>();
    for (let round = 0; round < 30; round++) {
      const game = deal(id, { deal: 1 + round, rules: pick(allRules(id), roll) });
      greedy(game, roll);
      seen.add(game.status);
      if (game.status === 'lost') expect(game.moves()).toEqual([]);
      if (game.status === 'playing') expect(game.moves()).not.toEqual([]);
    }
    expect(seen.size).toBeGreaterThan(0);
  });

  it('S3: the end is noticed when stock and waste are empty and nothing moves', () => {
    const table = row('tableau', ['9H', '5S', '3C', 'JH']);
    const foundations = row('foundation', ['7D 8D 9D TD', '7S 8S 9S TS JS QS KS AS 2S 3S', '7H', '7C']);
    const game = put('kenfild', { ...foundations, ...table, reserve: '2C' }, { rest: 'reserve', pass: 4 });
    expect([game.pile('stock').cards.length, game.pile('waste').cards.length]).toEqual([0, 0]);
    expect(game.status).toBe('lost');
  });
});

describe('a plain player', () => {
  it.each([
    ['stroptivye-damy', 60],
    ['damskiy', 60],
    ['otvazhnye-damy', 120],
    ['kongress', 400],
    ['korol-dama-valet', 20],
    ['kenfild', 1000],
    ['damy-kuvyrkom', 200],
  ])('S26: %s comes out at least once in its first %i deals', (id, most) => {
    const roll = dice(7);
    let number = 0;
    for (;;) {
      const game = deal(id, { deal: ++number });
      greedy(game, roll);
      if (game.status === 'won') break;
      if (number === most) throw new Error(`no deal of 1 to ${most} was won`);
    }
    expect(number).toBeLessThanOrEqual(most);
  });

  it('S26: tsarstvo-zhenshchin comes out with its payment from the talon', () => {
    const roll = dice(7);
    const won = Array.from({ length: 300 }, (_, at) =>
      deal('tsarstvo-zhenshchin', { deal: at + 1, rules: { payment: 'talon', passes: 2 } }),
    ).some((game) => {
      greedy(game, roll);
      return game.status === 'won';
    });
    expect(won).toBe(true);
  });
});
