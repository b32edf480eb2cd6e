/** Конгресс (G1–G6). */
import { describe, expect, it } from 'vitest';
import { deal, type Game } from '../../src/engine.js';
import { run } from './support/cards.js';
import { dealt } from './support/list.js';
import { cards, moves, next, play, put, row, size, top, tops, why, type Setup } from './support/table.js';

const ID = 'kongress';
const DULL = '9H 8C 5S 3C JD 2D TC KS';
const eight = row('tableau', DULL.split(' '));
const table = (piles: Readonly<Record<string, string>>, setup: Setup = {}): Game =>
  put(ID, { ...eight, ...piles }, setup);

describe('Конгресс', () => {
  it('G1: two packs; eight cards face up on tableau-1 … 8 in this order, 96 in the stock, the waste empty', () => {
    const game = dealt(ID, { tableau: DULL, stock: '6H JC' });
    expect(tops(game, 'tableau')).toBe(DULL);
    expect([size(game, 'stock'), size(game, 'waste'), next(game, 2)]).toEqual([96, 0, '6H JC']);
    expect(tops(game, 'foundation')).toBe('- - - - - - - -');
    expect(deal(ID, { deal: 1 }).piles.flatMap((pile) => pile.cards)).toHaveLength(104);
  });

  it('G2: aces start the foundations as they appear, at the player’s wish (0A edge 8)', () => {
    const game = dealt(ID, { tableau: 'AS 8C 5S AH JD 2D TC KS' });
    expect(tops(game, 'foundation')).toBe('- - - - - - - -');
    play(game, 'tableau-4 foundation-1', 'tableau-1 foundation-2');
    expect(tops(game, 'foundation')).toBe('AH AS - - - - - -');
    expect(why(table({ waste: '2S' }), 'waste foundation-1')).toBe('wrong-base');
  });

  it('G2: they are built up in suit to the king', () => {
    for (const height of [1, 2, 9, 11, 12]) {
      const ranks = 'A23456789TJQK';
      const game = table({ 'foundation-1': run(ranks.slice(0, height), 'H'), waste: `${ranks.charAt(height)}H` });
      expect(why(game, 'waste foundation-1')).toBe(null);
    }
    const game = table({ 'foundation-1': 'AH', waste: '2S' });
    expect([why(game, 'waste foundation-1'), why(game, 'tableau-4 foundation-1')]).toEqual([
      'wrong-suit',
      'wrong-rank',
    ]);
    const full = table({ 'foundation-1': run('A23456789TJQK', 'H'), waste: 'AH' });
    expect(why(full, 'waste foundation-1')).toBe('foundation-complete');
  });

  it.each([
    ['8C on 9H, regardless of suit', 'tableau-2 tableau-1', null],
    ['2D on 3C', 'tableau-6 tableau-4', null],
    ['TC on JD', 'tableau-7 tableau-5', null],
    ['9H on 8C', 'tableau-1 tableau-2', 'wrong-rank'],
    ['a king on nothing', 'tableau-8 tableau-1', 'lies-on-nothing'],
    ['a queen on a king', 'waste tableau-8', null],
    ['nothing on an ace', 'tableau-6 tableau-3', 'takes-nothing'],
  ])('G3 (U1): %s', (_, text, reason) => {
    expect(why(table({ waste: 'QH', 'tableau-3': 'AS' }), text)).toBe(reason);
  });

  it('G3 (U2): series are not moved, only single top cards', () => {
    const game = table({ 'tableau-1': '9H 8C', 'tableau-2': 'TS', 'tableau-3': '9D' });
    expect(why(game, 'tableau-1 tableau-2 2')).toBe('single-cards-only');
    expect(moves(game, 'tableau-1')).toEqual(['tableau-1 tableau-3']);
  });

  it.each([
    ['tableau to foundation', { 'tableau-3': 'AS' }, 'tableau-3 foundation-1'],
    ['tableau to tableau', {}, 'tableau-2 tableau-1'],
    ['waste to foundation', { waste: 'AS' }, 'waste foundation-1'],
    ['waste to tableau', { waste: '8D' }, 'waste tableau-1'],
  ])('G3, G4: from %s', (_, piles, text) => {
    expect(why(table(piles), text)).toBe(null);
  });

  it('G3 (U8): a low card comes out of the waste when the card above it is laid on the table', () => {
    const game = table({ 'foundation-1': 'AH', waste: '2H 8D' });
    expect(moves(game, 'waste')).toEqual(['waste tableau-1']);
    play(game, 'waste tableau-1', 'waste foundation-1');
    expect(cards(game, 'foundation-1')).toBe('AH 2H');
  });

  it('G3 (U7): a card that could go up may stay on the table and take another card', () => {
    const game = table({ 'foundation-1': run('A2', 'C'), waste: '2S', 'tableau-6': '5D' });
    expect(moves(game, 'tableau-4')).toContain('tableau-4 foundation-1');
    play(game, 'waste tableau-4');
    expect(cards(game, 'tableau-4')).toBe('3C 2S');
  });

  it('G4: the stock is turned one card at a time, and its top card is in play', () => {
    const game = table({ stock: '6H 8D' });
    play(game, 'stock waste', 'waste tableau-1');
    expect([cards(game, 'tableau-1'), next(game, 1)]).toEqual(['9H 8D', '6H']);
  });

  it.each([
    ['1', 'no-redeal'],
    ['2', null],
  ])('G4 (U4, U9): passes %s', (passes, reason) => {
    const setup = passes === '1' ? {} : { rules: { passes } };
    const game = table({ waste: '6H' }, { rest: 'waste', ...setup });
    const all = `waste stock ${size(game, 'waste')}`;
    expect(why(game, all)).toBe(reason);
    if (reason !== null) return;
    const order = cards(game, 'waste');
    play(game, all);
    expect([next(game, 104), game.pass, game.passes]).toEqual([order, 2, 2]);
    while (size(game, 'stock') > 0) play(game, 'stock waste');
    expect(why(game, all)).toBe('no-redeal');
  });

  it('G5 (U3): a free place is filled at once with the waste’s top card', () => {
    const game = table({ waste: '4S 6H', stock: '5H' });
    play(game, 'tableau-2 tableau-1');
    expect([top(game, 'tableau-2'), cards(game, 'waste'), next(game, 1)]).toEqual(['6H', '4S', '5H']);
  });

  it('G5: when the waste is empty it is filled with the next card of the stock', () => {
    const game = table({ stock: '4S 5H' });
    play(game, 'tableau-2 tableau-1');
    expect([top(game, 'tableau-2'), next(game, 1)]).toEqual(['5H', '4S']);
  });

  it('G5: a king gets into a free place with the refill', () => {
    const game = table({ waste: 'KH' });
    play(game, 'tableau-2 tableau-1');
    expect(top(game, 'tableau-2')).toBe('KH');
  });

  it('G5: when both are empty it stays empty, never to be filled with a card of the table', () => {
    const full = row(
      'foundation',
      [...'SSDDCC'].map((suit) => run('A23456789TJQK', suit)),
    );
    const hearts = { 'foundation-7': run('A234567', 'H'), 'foundation-8': run('A234567', 'H') };
    const rest = {
      'tableau-3': 'KH QH',
      'tableau-4': 'KH QH JH',
      'tableau-5': 'JH TH',
      'tableau-6': 'TH',
      'tableau-7': '',
    };
    const game = put(ID, {
      ...full,
      ...hearts,
      'tableau-1': '9H',
      'tableau-2': '8H',
      ...rest,
      'tableau-8': '9H 8H',
    });
    play(game, 'tableau-2 foundation-7');
    expect([top(game, 'tableau-2'), why(game, 'tableau-1 tableau-2')]).toEqual(['', 'place-refills']);
  });

  it('G6 (U5): it is won with all 104 cards up, in suit from ace to king', () => {
    const full = row(
      'foundation',
      [...'SSHHDDC'].map((suit) => run('A23456789TJQK', suit)),
    );
    const game = put(ID, { ...full, 'foundation-8': run('A23456789TJQ', 'C'), 'tableau-1': 'KC' });
    play(game, 'tableau-1 foundation-8');
    expect([game.status, tops(game, 'foundation')]).toEqual(['won', 'KS KS KH KH KD KD KC KC']);
  });

  it('G6 (U6): it is lost when the stock is empty and no card moves', () => {
    const stuck = Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7, 8].map((at) => [`tableau-${at}`, 'KQJT'.charAt((at - 1) % 4) + 'SH'.charAt(+(at > 4))]),
    );
    const kings = {
      'tableau-2': 'KD',
      'tableau-3': 'KC',
      'tableau-4': 'KH',
      'tableau-5': 'KC',
      'tableau-6': 'KD',
      'tableau-7': 'KH',
      'tableau-8': 'KS',
    };
    expect(table({ ...stuck, ...kings, waste: '5S' }, { rest: 'waste' }).status).toBe('lost');
    expect(table({ ...stuck, ...kings, stock: '5S' }).status).toBe('playing');
  });
});
