/** Дамский: what differs from Царство женщин (B1–B3, 0A edges 2 and 10). */
import { describe, expect, it } from 'vitest';
import { deal, type Game } from '../../src/engine.js';
import { run } from './support/cards.js';
import { dealt } from './support/list.js';
import { cards, last, moves, next, play, put, row, size, top, tops, why, type Setup } from './support/table.js';

const seven = row('tableau', '9H 8H 5S 3C JD 2D TC'.split(' '));
const table = (piles: Readonly<Record<string, string>>, setup: Setup = {}): Game =>
  put('damskiy', { 'foundation-1': '7D', ...seven, ...piles }, setup);

describe('Дамский: as Царство женщин, but', () => {
  it('B3: it is dealt alike', () => {
    for (const number of [1, 2, 3]) {
      const [one, other] = ['damskiy', 'tsarstvo-zhenshchin'].map((id) => deal(id, { deal: number }).piles);
      expect(one).toEqual(other);
    }
  });

  it('A3: a queen in the base card’s place goes under the pack', () => {
    const game = dealt('damskiy', { base: 'QS 7D', tableau: '9H 8H 5S 3C JD 2D TC' });
    expect([game.base, last(game, 1)]).toEqual(['7', 'QS']);
  });

  it('B1: a vacated place is refilled from the store alone, within the move', () => {
    const game = table({ reserve: '2S 4S', waste: '8D', stock: '6C' });
    play(game, 'tableau-2 tableau-1');
    expect([top(game, 'tableau-2'), cards(game, 'reserve'), cards(game, 'waste'), next(game, 1)]).toEqual([
      '4S',
      '2S',
      '8D',
      '6C',
    ]);
  });

  it('B1: while there is neither store nor talon the place stays empty, and nobody may fill it', () => {
    const game = table({ stock: '6C' });
    play(game, 'tableau-2 tableau-1');
    expect(top(game, 'tableau-2')).toBe('');
    expect(why(game, 'stock tableau-2')).toBe('stock-only-turns');
    expect(why(game, 'tableau-3 tableau-2')).toBe('place-refills');
  });

  it('B2: when the store is exhausted the talon moves into its place as it lies', () => {
    const game = table({ reserve: '8D', waste: '4S 6C' });
    play(game, 'reserve foundation-1');
    expect([cards(game, 'reserve'), cards(game, 'waste')]).toEqual(['4S 6C', '']);
  });

  it('0A edge 10: the whole talon is face up once it is the store, and stays so', () => {
    const game = table({ reserve: '8D', waste: '4S 6C TH' });
    play(game, 'reserve foundation-1');
    expect(game.pile('reserve').cards.map(({ faceUp }) => faceUp)).toEqual([true, true, true]);
    play(game, 'tableau-2 tableau-1');
    expect(game.pile('reserve').cards).toEqual([
      { card: '4S', faceUp: true },
      { card: '6C', faceUp: true },
    ]);
  });

  it('B2: the store’s last card fills a place and the talon follows', () => {
    const game = table({ reserve: '4S', waste: '6C TH' });
    play(game, 'tableau-2 tableau-1');
    expect([top(game, 'tableau-2'), cards(game, 'reserve'), cards(game, 'waste')]).toEqual(['4S', '6C TH', '']);
  });

  it('B2: with an empty talon this happens as soon as it gets a card, and a waiting place is filled', () => {
    const game = table({ stock: '6C 4S' });
    play(game, 'tableau-2 tableau-1', 'stock waste');
    expect([top(game, 'tableau-2'), size(game, 'waste'), size(game, 'reserve')]).toEqual(['4S', 0, 0]);
    play(game, 'stock waste');
    expect([cards(game, 'reserve'), size(game, 'waste')]).toEqual(['6C', 0]);
    play(game, 'stock waste');
    expect([size(game, 'reserve'), size(game, 'waste')]).toEqual([1, 1]);
  });

  it('B2: several places wait at once and are filled from the left, one for each turned card', () => {
    const game = table({ 'tableau-4': '9C', 'tableau-6': '3D', 'tableau-3': '4D', stock: '6C 2C 4S' });
    play(game, 'tableau-6 tableau-3', 'tableau-4 tableau-7', 'tableau-2 tableau-1');
    expect(tops(game, 'tableau')).toBe('8H - 3D - JD - 9C');
    play(game, 'stock waste');
    expect(tops(game, 'tableau')).toBe('8H 4S 3D - JD - 9C');
    play(game, 'stock waste', 'stock waste');
    expect(tops(game, 'tableau')).toBe('8H 4S 3D 2C JD 6C 9C');
  });

  it('B2, 0A edge 2: a talon that becomes the store fills the place that its last card left', () => {
    const game = table({ reserve: 'QS', waste: '4S 6C', 'foundation-2': run('789TJ', 'S'), 'tableau-3': '3H' });
    play(game, 'reserve foundation-2');
    expect([cards(game, 'reserve'), top(game, 'foundation-2')]).toEqual(['4S 6C', 'QS']);
  });

  it('0A edge 2: a queen that is the store’s last card takes nothing from the talon after her', () => {
    const game = table({ reserve: 'QH', waste: '4S 6C TH 2C AC 3S' });
    const stock = cards(game, 'stock');
    play(game, 'tableau-2 tableau-1');
    expect([top(game, 'tableau-2'), cards(game, 'reserve')]).toEqual(['QH', '4S 6C TH 2C AC 3S']);
    expect(cards(game, 'stock')).toBe(stock);
  });

  it('0A edge 2: a queen turned while the store is empty becomes the store and takes nothing', () => {
    const game = table({ stock: '5H QH' });
    play(game, 'stock waste');
    expect([cards(game, 'reserve'), size(game, 'waste'), next(game, 1)]).toEqual(['QH', 0, '5H']);
  });

  it('0A edge 2: a queen’s payment that uses the store up is not made up from the talon', () => {
    const game = table({ reserve: '2S 3S', waste: '4C 6D 9S', stock: '5H QH' });
    play(game, 'stock waste');
    expect([cards(game, 'reserve'), last(game, 2), next(game, 1)]).toEqual(['4C 6D 9S QH', '2S 3S', '5H']);
  });

  it('B3: the payments come from the bottom of the ex-talon', () => {
    const game = table({ reserve: '4C 6D 9S TS 2C', stock: '5H QH' }, { open: true });
    play(game, 'stock waste');
    expect([cards(game, 'reserve'), last(game, 3)]).toEqual(['TS 2C', '4C 6D 9S']);
  });

  it.each([
    ['run', null],
    ['single', 'single-cards-only'],
  ])('packing %s (D4)', (packing, reason) => {
    const setup = packing === 'run' ? {} : { rules: { packing } };
    expect(why(table({ 'tableau-1': '9H 8H', 'tableau-2': 'TH' }, setup), 'tableau-1 tableau-2 2')).toBe(reason);
  });

  it('B3: one pass, and it is lost when no card moves', () => {
    const game = table({ 'tableau-1': '9S', waste: '4D', reserve: '2S' }, { rest: 'waste' });
    expect([game.passes, game.status, why(game, `waste stock ${size(game, 'waste')}`)]).toEqual([
      1,
      'lost',
      'no-redeal',
    ]);
    expect(moves(game)).toEqual([]);
  });

  it('B3: it is won with all 104 cards up', () => {
    const full = row(
      'foundation',
      [...'DDSSHHC'].map((suit) => run('789TJQKA23456', suit)),
    );
    const none = Object.fromEntries([2, 3, 4, 5, 6, 7].map((at) => [`tableau-${at}`, '']));
    const game = table({ ...none, ...full, 'foundation-8': run('789TJQKA2345', 'C'), 'tableau-1': '6C' });
    play(game, 'tableau-1 foundation-8');
    expect(game.status).toBe('won');
  });
});
