/** Кэнфилд: the deal, the columns, the foundations, the stock (N1–N10). Options have their own file. */
import { describe, expect, it } from 'vitest';
import { deal, type Game } from '../../src/engine.js';
import { from, fullPack, RANKS, run } from './support/cards.js';
import { dealt } from './support/list.js';
import { cards, moves, next, play, put, size, top, tops, why, type Setup } from './support/table.js';

const ID = 'kenfild';
const four = { 'tableau-1': '9H', 'tableau-2': '5S', 'tableau-3': '3C', 'tableau-4': 'JD' };
/** A table of base seven, with a reserve unless it is written otherwise. */
const table = (piles: Readonly<Record<string, string>>, setup: Setup = {}): Game =>
  put(ID, { 'foundation-1': '7D', ...four, reserve: '2S 4C', ...piles }, setup);

describe('Кэнфилд: the deal', () => {
  const game = dealt(ID, { base: '7D', reserve: 'AS 4H', tableau: '9H 5S 3C JD', stock: '6H JC 2D' });

  it('N1: one pack; the first card is the base card', () => {
    expect([game.base, tops(game, 'foundation')]).toEqual(['7', '7D - - -']);
    expect(game.piles.flatMap((pile) => pile.cards)).toHaveLength(52);
  });

  it('N1: the base card may be a queen, or any other rank', () => {
    const queen = dealt(ID, { base: 'QS', tableau: '9H 5S 3C JD' });
    expect([queen.base, tops(queen, 'foundation')]).toEqual(['Q', 'QS - - -']);
    expect(new Set([...RANKS].map((rank) => dealt(ID, { base: `${rank}S` }).base)).size).toBe(13);
  });

  it('N2: a reserve of thirteen, only the top card face up', () => {
    expect([size(game, 'reserve'), top(game, 'reserve')]).toEqual([13, '4H']);
    expect(game.pile('reserve').cards.filter(({ faceUp }) => faceUp)).toHaveLength(1);
  });

  it('N3: four columns of one card; 34 cards are left in the stock, the waste beside it is empty', () => {
    expect(tops(game, 'tableau')).toBe('9H 5S 3C JD');
    expect([size(game, 'stock'), size(game, 'waste'), next(game, 3)]).toEqual([34, 0, '6H JC 2D']);
  });
});

describe('Кэнфилд: foundations', () => {
  it('N1: cards of the base card’s rank start the other foundations, the lowest-numbered empty one first', () => {
    const game = table({ waste: '7S', reserve: '2S 7C' });
    expect(moves(game, 'waste foundation')).toEqual(['waste foundation-2']);
    expect(why(game, 'waste foundation-3')).toBe('first-empty');
    play(game, 'waste foundation-2', 'reserve foundation-3');
    expect(tops(game, 'foundation')).toBe('7D 7S 7C -');
  });

  it('N1: they are built up in suit, the ace on the king, to thirteen cards', () => {
    for (let height = 1; height < 13; height++) {
      const order = from('7');
      const piles = {
        'foundation-1': run(order.slice(0, height), 'D'),
        waste: `${order.charAt(height)}D`,
        'tableau-4': 'JC',
      };
      expect(why(table(piles), 'waste foundation-1')).toBe(null);
    }
    expect(why(table({ waste: '8S' }), 'waste foundation-1')).toBe('wrong-suit');
    expect(why(table({ waste: '9D' }), 'waste foundation-1')).toBe('wrong-rank');
    const full = table({ 'foundation-1': run(from('7'), 'D'), 'tableau-4': 'JC', waste: '7S' });
    expect(why(full, 'waste foundation-1')).toBe('foundation-complete');
  });
});

describe('Кэнфилд: columns', () => {
  it('N4: S1: for every pair a column takes the card if the colour is the other and the rank one lower, K on A too', () => {
    const red = (code: string): boolean => /[HD]/.test(code);
    const deck = fullPack(1);
    for (const under of deck) {
      for (const card of deck) {
        if (card === under) continue;
        const base = deck.find((code) => code !== card && code !== under) ?? '';
        const others = deck.filter((code) => ![card, under, base].includes(code));
        const rest = { 'tableau-2': others[20] ?? '', 'tableau-3': others[30] ?? '', 'tableau-4': others[40] ?? '' };
        const game = put(ID, {
          'foundation-1': base,
          'tableau-1': under,
          ...rest,
          waste: card,
          reserve: others[5] ?? '',
        });
        const step = (RANKS.indexOf(under.charAt(0)) - RANKS.indexOf(card.charAt(0)) + 13) % 13;
        expect(why(game, 'waste tableau-1') === null, `${card} on ${under}`).toBe(
          step === 1 && red(card) !== red(under),
        );
      }
    }
  });

  it.each([
    ['8S on 9H', '8S', '9H', null],
    ['8D on 9H', '8D', '9H', 'wrong-colour'],
    ['TS on 9H', 'TS', '9H', 'wrong-rank'],
    ['a king on an ace of the other colour', 'KS', 'AH', null],
  ])('N4: %s', (_, card, under, reason) => {
    expect(why(table({ waste: card, 'tableau-1': under }), 'waste tableau-1')).toBe(reason);
  });

  it('N5: a pile moves only as a whole, of one card or more', () => {
    const game = table({ 'tableau-1': '9H 8S', 'tableau-2': 'TS', 'tableau-3': '9D' });
    expect(why(game, 'tableau-1 tableau-3')).toBe('whole-pile-only');
    expect(moves(game, 'tableau-1')).toEqual(['tableau-1 tableau-2 2']);
    play(game, 'tableau-1 tableau-2 2');
    expect(cards(game, 'tableau-2')).toBe('TS 9H 8S');
  });

  it('N5: the top card of a column goes to a foundation alone', () => {
    const game = table({ 'tableau-1': '9S 8D' });
    play(game, 'tableau-1 foundation-1');
    expect([cards(game, 'foundation-1'), cards(game, 'tableau-1')]).toEqual(['7D 8D', '9S']);
    expect(why(game, 'tableau-1 foundation-1 2')).toBe('not-enough-cards');
  });

  it.each([
    ['waste', 'foundation-1', { waste: '8D' }],
    ['waste', 'tableau-1', { waste: '8S' }],
    ['reserve', 'foundation-1', { reserve: '2S 8D' }],
    ['reserve', 'tableau-1', { reserve: '2S 8S' }],
  ])('N6: the top card of the %s may go to %s', (source, to, piles) => {
    const game = table(piles);
    play(game, `${source} ${to}`);
    expect(top(game, to)).toMatch(/^8/);
  });

  it('N2: a card laid bare on the reserve turns up, and down again when the move is undone', () => {
    const game = table({ reserve: '2S 8D' });
    play(game, 'reserve foundation-1');
    expect(game.pile('reserve').cards).toEqual([{ card: '2S', faceUp: true }]);
    game.undo();
    expect(game.pile('reserve').cards.map(({ faceUp }) => faceUp)).toEqual([false, true]);
  });

  it('N7: a freed column is filled by the reserve’s top card within the move', () => {
    const game = table({ 'tableau-2': '8S' });
    const transfers = play(game, 'tableau-2 tableau-1');
    expect([top(game, 'tableau-2'), cards(game, 'reserve'), transfers.length]).toEqual(['4C', '2S', 2]);
  });

  it('N7: once the reserve is gone it stays empty until the player puts the waste’s top card there', () => {
    const game = table({ 'tableau-2': '8S', reserve: '', waste: '2S 4C' });
    play(game, 'tableau-2 tableau-1');
    expect(top(game, 'tableau-2')).toBe('');
    expect(why(game, 'tableau-3 tableau-2')).toBe('waste-only');
    expect(moves(game, 'waste')).toEqual(['waste tableau-2']);
    play(game, 'waste tableau-2');
    expect([top(game, 'tableau-2'), cards(game, 'waste')]).toEqual(['4C', '2S']);
  });

  it('0A edge 9: each of several empty columns is a move of its own', () => {
    const game = table({ 'tableau-2': '', 'tableau-3': '', reserve: '', waste: '2S 4C' });
    expect(moves(game, 'waste')).toEqual(['waste tableau-2', 'waste tableau-3']);
  });

  it('N7: the reserve’s last card fills a column', () => {
    const game = table({ 'tableau-2': '8S', reserve: '4C' });
    play(game, 'tableau-2 tableau-1');
    expect([top(game, 'tableau-2'), size(game, 'reserve')]).toEqual(['4C', 0]);
  });
});

describe('Кэнфилд: the stock', () => {
  it('N8 (M1): three cards are turned whenever the player wishes, only the last of them free', () => {
    const game = table({ stock: '6H TC QD' });
    const before = next(game, 3);
    play(game, 'stock waste 3');
    expect([cards(game, 'waste'), before]).toEqual(['QD TC 6H', 'QD TC 6H']);
    expect(why(game, 'stock waste 1')).toBe('turn-count');
    expect(moves(game, 'waste')).toEqual([]);
  });

  it.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
  ])('N8: S5: with %i cards in the stock a turn moves %i, the last turned lying on top', (left, moved) => {
    const stock = '6H TC 8D 2H'.split(' ').slice(0, left);
    const game = table({ stock: stock.join(' ') }, { rest: 'waste' });
    const before = size(game, 'waste');
    expect(game.moves()).toContainEqual({ from: 'stock', to: 'waste', count: moved });
    game.play({ from: 'stock', to: 'waste', count: moved });
    expect([size(game, 'waste') - before, size(game, 'stock')]).toEqual([moved, left - moved]);
    expect(top(game, 'waste')).toBe(stock[left - moved]);
  });

  it('N9 (C14): three times the waste is turned over, unshuffled, and no fourth time', () => {
    const game = deal(ID, { deal: 11 });
    const order = next(game, 34);
    for (let pass = 1; pass <= 4; pass++) {
      expect([next(game, 34), game.pass]).toEqual([order, pass]);
      while (size(game, 'stock') > 0) game.play(game.moves().find((move) => move.from === 'stock')!);
      expect(why(game, 'waste stock 34')).toBe(pass < 4 ? null : 'no-redeal');
      if (pass < 4) play(game, 'waste stock 34');
    }
  });

  it('0A edge 6: a redeal of one card, then a turn of one', () => {
    const up = Object.fromEntries([2, 3, 4].map((at) => [`foundation-${at}`, run(from('7'), 'SHC'.charAt(at - 2))]));
    const none = { 'tableau-1': '6D', 'tableau-2': '', 'tableau-3': '', 'tableau-4': '' };
    const game = table({ ...none, ...up, 'foundation-1': run('789TJQKA234', 'D'), reserve: '', waste: '5D' });
    play(game, 'waste stock', 'stock waste', 'waste foundation-1', 'tableau-1 foundation-1');
    expect([game.status, game.pass]).toEqual(['won', 2]);
  });

  it('N10: it is won with all 52 cards up', () => {
    const up = Object.fromEntries([2, 3, 4].map((at) => [`foundation-${at}`, run(from('7'), 'SHC'.charAt(at - 2))]));
    const none = { 'tableau-1': '6D', 'tableau-2': '', 'tableau-3': '', 'tableau-4': '' };
    const game = table({ ...none, ...up, 'foundation-1': run('789TJQKA2345', 'D'), reserve: '' });
    expect(game.status).toBe('playing');
    play(game, 'tableau-1 foundation-1');
    expect([game.status, tops(game, 'foundation')]).toEqual(['won', '6D 6S 6H 6C']);
  });

  it('N10: it is lost when redeals are gone and no card moves', () => {
    const stuck = {
      'tableau-1': '9H',
      'tableau-2': '5S',
      'tableau-3': '3C',
      'tableau-4': 'JD',
      reserve: '2C',
      waste: '6C',
    };
    expect(table(stuck, { rest: 'waste', pass: 4 }).status).toBe('lost');
    expect(table(stuck, { rest: 'waste', pass: 3 }).status).toBe('playing');
  });
});
