/** Король, дама, валет (K1–K5, H1–H3). */
import { describe, expect, it } from 'vitest';
import { deal, type Game } from '../../src/engine.js';
import { codes, fullPack, run } from './support/cards.js';
import { shuffled } from './support/list.js';
import { cards, moves, next, play, put, size, tops, why, type Setup } from './support/table.js';

const ID = 'korol-dama-valet';
const suits = [...'SHDC'];
const row = (role: string, first: number, ranks: string): Record<string, string> =>
  Object.fromEntries(suits.map((suit, at) => [`${role}-${first + at}`, run(ranks, suit)]));
const rows = { ...row('queen', 1, 'Q'), ...row('foundation', 1, '5'), ...row('foundation', 5, '6') };
const table = (piles: Readonly<Record<string, string>>, setup: Setup = {}): Game =>
  put(ID, { ...rows, ...piles }, setup);
const turnOver = (game: Game): string => `waste stock ${size(game, 'waste')}`;
const runOut = (game: Game): void => {
  while (size(game, 'stock') > 0) play(game, 'stock waste');
};

describe('Король, дама, валет: the deal', () => {
  it('K1: one pack; queens, fives and sixes lie in three rows, spades, hearts, diamonds, clubs', () => {
    const game = deal(ID, { deal: 1 });
    expect(tops(game, 'queen')).toBe('QS QH QD QC');
    expect(tops(game, 'foundation')).toBe('5S 5H 5D 5C 6S 6H 6D 6C');
    expect(game.piles.flatMap((pile) => pile.cards)).toHaveLength(52);
  });

  it('K1: they are taken out wherever they are; the other forty keep their order, face down', () => {
    const list = shuffled(ID, 5);
    const game = deal(ID, { cards: list });
    expect(size(game, 'stock')).toBe(40);
    expect(next(game, 40)).toBe(list.filter((card) => !/^[Q56]/.test(card)).join(' '));
    expect(game.pile('stock').cards.some(({ faceUp }) => faceUp)).toBe(false);
  });
});

describe('Король, дама, валет: the rows', () => {
  it.each(suits.map((suit, at) => [suit, at + 1]))(
    'K2: on the five of %s 4, 3, 2, A and the king at last',
    (suit, at) => {
      for (const height of [1, 2, 3, 4, 5]) {
        const ranks = '5432AK';
        const game = table({
          [`foundation-${at}`]: run(ranks.slice(0, height), suit),
          waste: `${ranks.charAt(height)}${suit}`,
        });
        expect(moves(game, 'waste')).toEqual([`waste foundation-${at}`]);
      }
    },
  );

  it.each(suits.map((suit, at) => [suit, at + 5]))('K2: on the six of %s 7, 8, 9, 10 and the jack', (suit, at) => {
    for (const height of [1, 2, 3, 4, 5]) {
      const ranks = '6789TJ';
      const game = table({
        [`foundation-${at}`]: run(ranks.slice(0, height), suit),
        waste: `${ranks.charAt(height)}${suit}`,
      });
      expect(moves(game, 'waste')).toEqual([`waste foundation-${at}`]);
    }
  });

  it.each([
    ['4H', 'foundation-1', 'wrong-suit'],
    ['3S', 'foundation-1', 'wrong-rank'],
    ['7H', 'foundation-5', 'wrong-suit'],
    ['8S', 'foundation-5', 'wrong-rank'],
  ])('K2: %s does not go on %s', (card, to, reason) => {
    expect(why(table({ waste: card }), `waste ${to}`)).toBe(reason);
  });

  it('K2: a row ends with its king or jack', () => {
    const game = table({ 'foundation-1': run('5432AK', 'S'), 'foundation-5': run('6789TJ', 'S'), waste: '3H' });
    expect([why(game, 'waste foundation-1'), why(game, 'waste foundation-5')]).toEqual([
      'foundation-complete',
      'foundation-complete',
    ]);
  });

  it('K2: the queens are for beauty: nothing is laid on them and they stay', () => {
    const game = table({ waste: 'JS' });
    expect([why(game, 'waste queen-1'), why(game, 'queen-1 foundation-1')]).toEqual(['closed-pile', 'queen-stays']);
  });
});

describe('Король, дама, валет: turning', () => {
  it('K3: cards are turned one at a time, the unsuitable ones face up onto the waste', () => {
    const game = table({ stock: '9S TS' });
    play(game, 'stock waste', 'stock waste');
    expect(game.pile('waste').cards).toEqual([
      { card: 'TS', faceUp: true },
      { card: '9S', faceUp: true },
    ]);
    expect(why(game, 'stock waste 2')).toBe('turn-count');
  });

  it('K3: 9♠ waits, 8♠ comes and goes up, then 9♠ is taken from the waste', () => {
    const game = table({ 'foundation-5': '6S 7S', stock: '8S 9S' });
    play(game, 'stock waste', 'stock waste', 'waste foundation-5', 'waste foundation-5');
    expect([cards(game, 'foundation-5'), size(game, 'waste')]).toEqual(['6S 7S 8S 9S', 0]);
  });

  it('K3 (H2): the waste’s top card is in play in every pass', () => {
    for (const pass of [1, 2, 3]) expect(why(table({ waste: '9H 4S' }, { pass }), 'waste foundation-1')).toBe(null);
  });

  it('0A edge 8: nothing goes up by itself', () => {
    const game = table({ stock: '4S' });
    play(game, 'stock waste');
    expect(cards(game, 'waste')).toBe('4S');
  });

  it('K4: when the stock is exhausted the waste is shuffled and becomes the stock', () => {
    const game = deal(ID, { deal: 3 });
    const first = next(game, 40);
    runOut(game);
    play(game, turnOver(game));
    expect(codes(next(game, 40)).sort()).toEqual(codes(first).sort());
    expect(next(game, 40)).not.toBe(first);
    expect([size(game, 'waste'), game.pass, game.pile('stock').cards[0]?.faceUp]).toEqual([0, 2, false]);
  });

  it('K4: the order comes from the deal and the pass alone: undo, redo and another play of it give the same', () => {
    const orders = new Set<string>();
    const game = deal(ID, { deal: 3 });
    runOut(game);
    for (let time = 0; time < 3; time++) {
      play(game, turnOver(game));
      orders.add(next(game, 40));
      game.undo();
    }
    expect(orders.size).toBe(1);
    play(game, turnOver(game));
    runOut(game);
    play(game, turnOver(game));
    expect(orders.has(next(game, 40))).toBe(false);
  });

  it.each([
    ['3', 3],
    ['1', 1],
    ['2', 2],
  ])('K4 (H1): passes %s, and the last round is the last attempt', (passes, count) => {
    const game = deal(ID, { deal: 3, rules: { passes } });
    for (let pass = 1; pass < count; pass++) {
      runOut(game);
      play(game, turnOver(game));
    }
    runOut(game);
    expect([game.pass, game.passes, why(game, turnOver(game))]).toEqual([count, count, 'no-redeal']);
  });

  it('between-passes turn (H3): the waste is turned over, not shuffled', () => {
    const game = deal(ID, { deal: 3, rules: { 'between-passes': 'turn' } });
    const first = next(game, 40);
    runOut(game);
    play(game, turnOver(game));
    expect(next(game, 40)).toBe(first);
  });

  it('0A edge 6: a redeal of one card', () => {
    const up = {
      ...row('foundation', 1, '5432AK'),
      ...row('foundation', 5, '6789TJ'),
      'foundation-8': run('6789T', 'C'),
    };
    const game = table({ ...up, waste: 'JC' });
    play(game, 'waste stock', 'stock waste');
    expect([cards(game, 'waste'), game.pass]).toEqual(['JC', 2]);
  });

  it('K3: every other card has one foundation it goes to, so a greedy player has no choice', () => {
    for (const card of fullPack(1).filter((code) => !/^[Q56]/.test(code))) {
      const game = table({ waste: card });
      expect(moves(game, 'waste foundation').length).toBeLessThanOrEqual(1);
    }
  });
});

describe('Король, дама, валет: the end', () => {
  const up = {
    ...row('foundation', 1, '5432AK'),
    ...row('foundation', 5, '6789TJ'),
    'foundation-8': run('6789T', 'C'),
  };

  it('K5: it is won with forty cards placed, all court cards on top', () => {
    const game = table({ ...up, waste: 'JC' });
    play(game, 'waste foundation-8');
    expect([game.status, tops(game, 'foundation')]).toEqual(['won', 'KS KH KD KC JS JH JD JC']);
  });

  it('K5: it has failed when the third pass ends with cards left', () => {
    const game = table({ waste: '9S' }, { rest: 'waste', pass: 3 });
    expect(game.status).toBe('lost');
    expect(table({ waste: '9S' }, { rest: 'waste', pass: 2 }).status).toBe('playing');
  });

  it('K5: it comes out rarely in the first round, more often in the second, usually in the third', () => {
    const won = [0, 0, 0];
    for (let number = 1; number <= 300; number++) {
      const game = deal(ID, { deal: number });
      while (game.status === 'playing') {
        const up = game.moves().find(({ to }) => to.startsWith('foundation'));
        game.play(up ?? game.moves()[0]!);
      }
      if (game.status === 'won') won[game.pass - 1]! += 1;
    }
    const [first = 0, second = 0, third = 0] = won;
    expect(first).toBeLessThan(3);
    expect(second).toBeGreaterThan(first);
    expect((first + second + third) / 300).toBeGreaterThan(0.65);
    expect((first + second + third) / 300).toBeLessThan(0.82);
  });
});
