/** Царство женщин: the deal, the table, vacated places (A1–A9, A11) and the option packing. Payments have their own file. */
import { describe, expect, it } from 'vitest';
import { deal, type Game } from '../../src/engine.js';
import { from, run } from './support/cards.js';
import { dealt } from './support/list.js';
import { cards, last, moves, next, play, put, row, size, top, tops, why, type Setup } from './support/table.js';

const ID = 'tsarstvo-zhenshchin';
const DULL = '9H 8H 5S 3C JD 2D TC';
const seven = row('tableau', DULL.split(' '));
/** A table of base seven. */
const table = (piles: Readonly<Record<string, string>>, setup: Setup = {}): Game =>
  put(ID, { 'foundation-1': '7D', ...seven, ...piles }, setup);

describe('Царство женщин: the deal', () => {
  const game = dealt(ID, { reserve: 'AS 4H', base: '7D', tableau: DULL, stock: '6H JC' });

  it('A1: two full packs, 104 cards', () => {
    expect(deal(ID, { deal: 1 }).piles.flatMap((pile) => pile.cards)).toHaveLength(104);
  });

  it('A2: a packet of 32 cards, only its top card face up', () => {
    expect(size(game, 'reserve')).toBe(32);
    expect(game.pile('reserve').cards.filter(({ faceUp }) => faceUp)).toEqual([{ card: '4H', faceUp: true }]);
  });

  it('A3: the next card of the pack is the base card, on foundation 1', () => {
    expect(cards(game, 'foundation-1')).toBe('7D');
    expect(game.base).toBe('7');
  });

  it('A3: a queen in the base card’s place goes under the pack and the next card is tried, again if need be', () => {
    const queens = dealt(ID, { base: 'QS QH 7D', tableau: DULL, stock: '6H' });
    expect([queens.base, last(queens, 2), next(queens, 1)]).toEqual(['7', 'QS QH', '6H']);
    expect(tops(queens, 'tableau')).toBe(DULL);
  });

  it('A4: seven cards face up, left to right; 64 cards are left in the stock', () => {
    expect(tops(game, 'tableau')).toBe(DULL);
    expect(size(game, 'stock')).toBe(64);
    expect(next(game, 2)).toBe('6H JC');
  });

  it('D11: a queen dealt among the seven stays and pays nothing', () => {
    const queen = dealt(ID, { base: '7D', tableau: '9H QH 5S 3C JD 2D TC' });
    expect([top(queen, 'tableau-2'), size(queen, 'reserve'), size(queen, 'stock')]).toEqual(['QH', 32, 64]);
  });
});

describe('Царство женщин: foundations and tableau', () => {
  it('A5: cards of the base card’s rank start the other foundations', () => {
    const game = table({ waste: '7S', reserve: '2S 7C' });
    expect(moves(game, 'waste foundation')).toEqual(['waste foundation-2']);
    play(game, 'waste foundation-2', 'reserve foundation-3');
    expect(tops(game, 'foundation')).toBe('7D 7S 7C - - - - -');
    expect(why(table({ waste: '8S' }), 'waste foundation-2')).toBe('wrong-base');
  });

  it('A5: they are built up in suit, the ace on the king, to thirteen cards', () => {
    for (let height = 1; height < 13; height++) {
      const order = from('7');
      const built = run(order.slice(0, height), 'D');
      const game = table({
        'foundation-1': built,
        waste: `${order.charAt(height)}D`,
        'tableau-5': '3S',
        'tableau-6': '4C',
      });
      expect(why(game, 'waste foundation-1')).toBe(null);
    }
    expect(why(table({ waste: '8S' }), 'waste foundation-1')).toBe('wrong-suit');
    expect(why(table({ waste: '9D' }), 'waste foundation-1')).toBe('wrong-rank');
    const full = table({ 'foundation-1': run(from('7'), 'D'), 'tableau-5': '3S', 'tableau-6': '4C', waste: '7S 7D' });
    expect([why(full, 'waste foundation-1'), why(full, 'waste foundation-2')]).toEqual(['foundation-complete', null]);
  });

  it.each([
    ['8H on 9H, in suit one lower', '9H', '8H', null],
    ['8S on 9H', '9H', '8S', 'wrong-suit'],
    ['9H on 8H', '8H', '9H', 'wrong-rank'],
    ['a king on an ace, the order going on', 'AS', 'KS', null],
    ['a queen on a king', 'KS', 'QS', null],
    ['nothing on a card of the base rank', '7S', '6S', 'takes-nothing'],
    ['the rank below the base on nothing', '6S', '6H', 'lies-on-nothing'],
  ])('A6: %s', (_, under, card, reason) => {
    expect(why(table({ 'tableau-1': under, 'tableau-2': card, 'tableau-3': '2C' }), 'tableau-2 tableau-1')).toBe(
      reason,
    );
  });

  it('A6: with base king a king may lie on an ace, and nothing on a king', () => {
    const game = table({ 'foundation-1': 'KD', 'tableau-1': 'AS', 'tableau-2': 'KS', 'tableau-3': 'QS' });
    expect(why(game, 'tableau-2 tableau-1')).toBe(null);
    expect(why(game, 'tableau-3 tableau-2')).toBe('takes-nothing');
  });

  it.each([
    ['the packet, to go up', { reserve: '2S 8D' }, 'reserve foundation-1'],
    ['the packet, to be packed', { reserve: '2S TH', 'tableau-1': 'JH' }, 'reserve tableau-1'],
    ['the waste, to go up', { waste: '2S 8D' }, 'waste foundation-1'],
    ['the waste, to be packed', { waste: '2S TH', 'tableau-1': 'JH' }, 'waste tableau-1'],
    ['a place, to go up', { 'tableau-3': '8D' }, 'tableau-3 foundation-1'],
    ['a place, to be packed', {}, 'tableau-2 tableau-1'],
  ])('A7: in play is the top card of %s', (_, piles, text) => {
    expect(why(table(piles), text)).toBe(null);
  });

  it('A7: a card turned from the stock is in play on the waste', () => {
    const game = table({ stock: '8D' });
    play(game, 'stock waste', 'waste foundation-1');
    expect(cards(game, 'foundation-1')).toBe('7D 8D');
  });

  it('A7: runs move as a unit or in part', () => {
    const game = table({ 'tableau-1': 'TH 9H 8H', 'tableau-2': 'JH', 'tableau-3': 'TH' });
    expect(moves(game, 'tableau-1')).toEqual(['tableau-1 tableau-2 3', 'tableau-1 tableau-3 2']);
  });

  it.each([
    ['run', null, null],
    ['single', 'single-cards-only', null],
  ])('packing %s (D4)', (packing, two, one) => {
    const game = table(
      { 'tableau-1': '9H 8H', 'tableau-2': 'TH', 'tableau-3': '9H' },
      packing === 'run' ? {} : { rules: { packing } },
    );
    expect([why(game, 'tableau-1 tableau-2 2'), why(game, 'tableau-1 tableau-3')]).toEqual([two, one]);
  });
});

describe('Царство женщин: a vacated place (A8)', () => {
  it('A8: it is refilled from the store or the stock, as the player chooses, before anything else', () => {
    const game = table({ reserve: '2S 4S', waste: '8D', stock: '6C' });
    play(game, 'tableau-2 tableau-1');
    expect(moves(game)).toEqual(['reserve tableau-2', 'stock tableau-2']);
    expect(
      ['stock waste', 'waste foundation-1', 'waste tableau-2', 'tableau-3 tableau-2'].map((text) => why(game, text)),
    ).toEqual(Array(4).fill('must-fill'));
    play(game, 'reserve tableau-2');
    expect([top(game, 'tableau-2'), cards(game, 'reserve')]).toEqual(['4S', '2S']);
    game.undo();
    play(game, 'stock tableau-2');
    expect([top(game, 'tableau-2'), cards(game, 'reserve')]).toEqual(['6C', '2S 4S']);
  });

  it('A8: the choice of a place is a move of its own, undone alone', () => {
    const game = table({ reserve: '2S 4S', stock: '6C' });
    play(game, 'tableau-2 tableau-1', 'stock tableau-2');
    game.undo();
    expect([game.moveCount, top(game, 'tableau-2')]).toEqual([1, '']);
  });

  it('A8: when the packet is used up nothing is laid in its place, and the stock refills by itself', () => {
    const game = table({ reserve: '8D', stock: '6C 4C' });
    play(game, 'reserve foundation-1', 'tableau-2 tableau-1');
    expect([size(game, 'reserve'), top(game, 'tableau-2'), next(game, 1)]).toEqual([0, '4C', '6C']);
    expect(why(game, 'waste reserve')).toBe('closed-pile');
  });

  it('A8: when the stock is gone the packet refills by itself', () => {
    const game = table({ waste: '6C', reserve: '2S 4S' }, { rest: 'waste' });
    play(game, 'tableau-2 tableau-1');
    expect(top(game, 'tableau-2')).toBe('4S');
  });

  it('A8: when packet and stock are gone the waste’s top card refills', () => {
    const game = table({ waste: '4S 6C' }, { rest: 'waste' });
    play(game, 'tableau-2 tableau-1');
    expect([top(game, 'tableau-2'), top(game, 'waste')]).toEqual(['6C', '4S']);
  });

  it('A8: when all three are gone the place stays empty', () => {
    const ends = row(
      'foundation',
      [...'DDSSCC'].map((suit) => run(from('7'), suit)),
    );
    const hearts = { 'foundation-7': run('789TJQK', 'H'), 'foundation-8': run('789TJQK', 'H') };
    const rest = {
      'tableau-1': '6H',
      'tableau-2': '5H',
      'tableau-3': '6H 5H',
      'tableau-4': 'AH',
      'tableau-5': '4H 3H',
    };
    const piles = { ...ends, ...hearts, ...rest, 'tableau-6': '2H AH', 'tableau-7': '4H 3H 2H' };
    const waiting = put(ID, piles);
    play(waiting, 'tableau-2 tableau-1');
    expect([top(waiting, 'tableau-2'), why(waiting, 'tableau-4 tableau-2')]).toEqual(['', 'place-refills']);
  });
});

describe('Царство женщин: one pass (A9, A11)', () => {
  it('A9: the stock is turned one card at a time onto the waste', () => {
    const game = table({ stock: '6C 4C' });
    play(game, 'stock waste', 'stock waste');
    expect(cards(game, 'waste')).toBe('4C 6C');
  });

  it.each([
    ['1', 'no-redeal'],
    ['2', null],
  ])('passes %s (D1)', (passes, reason) => {
    const game = table({ waste: '4C' }, { rest: 'waste', ...(passes === '1' ? {} : { rules: { passes } }) });
    expect(game.passes).toBe(Number(passes));
    expect(why(game, `waste stock ${size(game, 'waste')}`)).toBe(reason);
  });

  it('A11: it comes out when all 104 cards are up within the one pass', () => {
    const full = row(
      'foundation',
      [...'DDSSHHC'].map((suit) => run(from('7'), suit)),
    );
    const none = Object.fromEntries([2, 3, 4, 5, 6, 7].map((at) => [`tableau-${at}`, '']));
    const game = table({ ...none, ...full, 'foundation-8': run('789TJQKA2345', 'C'), 'tableau-1': '6C' });
    play(game, 'tableau-1 foundation-8');
    expect([game.status, game.pass]).toEqual(['won', 1]);
  });

  it('A11: it is lost when the stock is empty and no card moves', () => {
    expect(table({ 'tableau-1': '9S', waste: '4D' }, { rest: 'waste' }).status).toBe('lost');
  });
});
