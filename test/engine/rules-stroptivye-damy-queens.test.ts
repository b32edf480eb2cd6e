/** Строптивые дамы: refills, the queens' payments, the second run and the end (R10–R17). */
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine.js';
import { from, run } from './support/cards.js';
import { cards, last, moves, next, play, put, row, size, top, tops, why, type Setup } from './support/table.js';

const ID = 'stroptivye-damy';
const eight = row('tableau', '9H 8H 5S 3C JD 2D 7C TC'.split(' '));
const table = (piles: Readonly<Record<string, string>>, setup: Setup = {}): Game =>
  put(ID, { ...eight, ...piles }, setup);

/** A table whose first place is vacated by the move `tableau-2 tableau-1`. */
const vacate = (piles: Readonly<Record<string, string>>, setup: Setup = {}): Game => {
  const game = table(piles, setup);
  play(game, 'tableau-2 tableau-1');
  return game;
};

const KINGS = Object.fromEntries(
  'KS KS KH KH KD KD KC KC'.split(' ').map((king, at) => [`foundation-${at + 1}`, king]),
);

describe('Строптивые дамы: vacant places (R10)', () => {
  it('R10.i: a place is filled at once with the packet’s top card', () => {
    const game = vacate({ reserve: '6S 7S', waste: '4D' });
    expect([top(game, 'tableau-2'), cards(game, 'reserve'), cards(game, 'waste')]).toEqual(['7S', '6S', '4D']);
  });

  it('R10.ii: when the packet is gone, with the waste’s top card, so the waste gets shorter', () => {
    const game = vacate({ waste: '4D 8S' });
    expect([top(game, 'tableau-2'), cards(game, 'waste')]).toEqual(['8S', '4D']);
  });

  it('R10.iii: when the waste is empty too, with the next card of the stock', () => {
    const game = vacate({ stock: '6H 8S' });
    expect([top(game, 'tableau-2'), next(game, 1)]).toEqual(['8S', '6H']);
  });

  it('R10.iv: when all three are empty the place stays empty, and nothing may be moved there', () => {
    const full = row(
      'foundation',
      [...'SSDDCC'].map((suit) => run(from('K'), suit)),
    );
    const hearts = { 'foundation-7': run('KA234567', 'H'), 'foundation-8': run('KA234567', 'H') };
    const empty = Object.fromEntries([5, 6, 7, 8].map((at) => [`tableau-${at}`, '']));
    const piles = {
      'tableau-1': '9H',
      'tableau-2': '8H',
      'tableau-3': 'QH JH TH 9H 8H',
      'tableau-4': 'QH JH TH',
      ...empty,
    };
    const game = vacate({ ...full, ...hearts, ...piles });
    expect(tops(game, 'tableau')).toBe('8H - 8H TH - - - -');
    expect(why(game, 'tableau-4 tableau-2')).toBe('place-refills');
    expect(game.status).toBe('playing');
  });

  it('R10: a king from the packet goes up and the next filler comes, twice in a row', () => {
    const game = vacate({ reserve: '6S KH KC', waste: '4D' });
    expect([tops(game, 'foundation'), top(game, 'tableau-2')]).toEqual(['KC KH - - - - - -', '6S']);
  });

  it('R10: when kings empty the packet the waste fills the place', () => {
    const game = vacate({ reserve: 'KH KC', waste: '4D 8S' });
    expect([size(game, 'reserve'), top(game, 'tableau-2'), cards(game, 'waste')]).toEqual([0, '8S', '4D']);
  });

  it('0A edge 4: a queen from the stock that fills a place stays there, neither going up nor paying', () => {
    const game = vacate({ 'foundation-1': run('KA23456789TJ', 'D'), 'tableau-5': '6S', stock: '6H QD' });
    expect([top(game, 'tableau-2'), top(game, 'foundation-1'), next(game, 1)]).toEqual(['QD', 'JD', '6H']);
    expect(game.refusal({ from: 'tableau-2', to: 'foundation-1', count: 1 })).toBe(null);
  });

  it('R14: a queen of the waste that fills a place pays nothing', () => {
    const game = vacate({ waste: '4D 6D 9S TC QS', stock: '5H' });
    expect([top(game, 'tableau-2'), cards(game, 'waste'), next(game, 1)]).toEqual(['QS', '4D 6D 9S TC', '5H']);
  });
});

describe('Строптивые дамы: a queen out of the packet (R11)', () => {
  it('R11: she stays in the place and the five top cards go under the stock, the top one to be drawn first', () => {
    const game = vacate({ reserve: '2S 3S 4S 6S 7S 8S QC' });
    expect(top(game, 'tableau-2')).toBe('QC');
    expect(last(game, 5)).toBe('8S 7S 6S 4S 3S');
    expect(cards(game, 'reserve')).toBe('2S');
  });

  it('R11: with fewer than five left all of them go, kings and queens among them unseen', () => {
    const game = vacate({ reserve: 'KH QD 4S QC' });
    expect([top(game, 'tableau-2'), size(game, 'reserve'), last(game, 3)]).toEqual(['QC', 0, '4S QD KH']);
    expect(tops(game, 'foundation')).toBe('- - - - - - - -');
  });

  it('R11: when she was the packet’s last card nothing goes', () => {
    const before = table({ reserve: 'QC' });
    const stock = cards(before, 'stock');
    const transfers = play(before, 'tableau-2 tableau-1');
    expect([top(before, 'tableau-2'), cards(before, 'stock')]).toEqual(['QC', stock]);
    // The card moved and the queen that fills its place: a payment of nothing is not told.
    expect(transfers.map(({ to }) => to)).toEqual(['tableau-1', 'tableau-2']);
  });
});

describe('Строптивые дамы: a queen turned from the stock (R13)', () => {
  it.each([
    ['first of all: she goes to the very bottom', '', '', 'QS'],
    ['with one card in the waste: both go', '4D', '', '4D QS'],
    ['with two in the waste: she is the third and goes with them', '4D 6D', '', '4D 6D QS'],
    ['with three in the waste: the three go and she stays on top', '4D 6D 9S', 'QS', '4D 6D 9S'],
    ['with more: the three lowest go, the lowest to be drawn first', '4D 6D 9S TC', 'TC QS', '4D 6D 9S'],
  ])('R13: turned %s', (_, waste, left, under) => {
    const game = table({ waste, stock: '5H QS' });
    play(game, 'stock waste');
    expect([cards(game, 'waste'), last(game, under.split(' ').length)]).toEqual([left, under]);
    expect(game.pile('stock').cards[0]?.faceUp).toBe(false);
  });

  it.each([
    ['4D', '', '4D'],
    ['4D 6D 9S TC', 'TC', '4D 6D 9S'],
  ])('R13: a queen that goes up by herself takes three cards too, the waste being %s', (waste, left, under) => {
    const game = table({ 'foundation-1': run('KA23456789TJ', 'S'), 'tableau-3': '5C', waste, stock: '5H QS' });
    play(game, 'stock waste');
    expect([top(game, 'foundation-1'), cards(game, 'waste')]).toEqual(['QS', left]);
    expect(last(game, under.split(' ').length)).toBe(under);
  });

  it('R13: she goes to the lowest-numbered of two foundations that wait for her', () => {
    const jack = run('KA23456789TJ', 'S');
    const game = table({
      'foundation-1': 'KH',
      'foundation-2': jack,
      'foundation-3': jack,
      'tableau-3': '5C',
      stock: 'QS',
    });
    play(game, 'stock waste');
    expect(tops(game, 'foundation')).toBe('KH QS JS - - - - -');
  });

  it('R14: no payment for a queen that goes up from the table or from the waste', () => {
    const up = { 'foundation-1': run('KA23456789TJ', 'S'), 'tableau-3': 'QS' };
    const fromTable = table({ ...up, waste: '4D 6D 9S', reserve: '6S' });
    play(fromTable, 'tableau-3 foundation-1');
    expect([cards(fromTable, 'waste'), top(fromTable, 'tableau-3')]).toEqual(['4D 6D 9S', '6S']);
    const fromWaste = table({ ...up, 'tableau-3': '5C', waste: '4D 6D 9S QS' });
    play(fromWaste, 'waste foundation-1');
    expect(cards(fromWaste, 'waste')).toBe('4D 6D 9S');
  });

  it('payment unplayed-queen: only a queen that is laid on the waste takes three cards', () => {
    const rules = { payment: 'unplayed-queen' };
    const piles = { 'tableau-3': '5C', waste: '4D 6D 9S TC', stock: '5H QS' };
    const played = table({ ...piles, 'foundation-1': run('KA23456789TJ', 'S') }, { rules });
    play(played, 'stock waste');
    expect([top(played, 'foundation-1'), cards(played, 'waste')]).toEqual(['QS', '4D 6D 9S TC']);
    const laid = table(piles, { rules });
    play(laid, 'stock waste');
    expect([cards(laid, 'waste'), last(laid, 3)]).toEqual(['TC QS', '4D 6D 9S']);
  });

  it('R17: a stock of queens that goes round and round is no status of the engine', () => {
    const game = table(
      { ...KINGS, 'tableau-4': 'TC', 'tableau-8': 'QC', reserve: '2S', stock: 'QH' },
      { rest: 'reserve' },
    );
    const before = game.position();
    play(game, 'stock waste');
    expect([game.position(), game.status, moves(game, 'stock')]).toEqual([before, 'playing', ['stock waste']]);
  });
});

describe('Строптивые дамы: the end of the stock (R15, R16)', () => {
  const spent = { ...KINGS, waste: '3S 4D' };
  const turnOver = (game: Game): string => `waste stock ${size(game, 'waste')}`;

  it('R15: while the packet has cards there is no second run; the waste’s top card stays in play', () => {
    const game = table({ ...KINGS, 'foundation-1': 'KS', waste: '3S AS', reserve: '6S' }, { rest: 'reserve' });
    expect(why(game, 'waste stock 2')).toBe('packet-not-empty');
    expect(moves(game, 'waste')).toEqual(['waste foundation-1', 'waste foundation-2']);
  });

  it('R15: once the packet is gone the waste is turned over once, its oldest card first', () => {
    const game = table(spent, { rest: 'waste' });
    const oldest = cards(game, 'waste').slice(0, 5);
    expect([game.pass, game.passes]).toEqual([1, 2]);
    play(game, turnOver(game));
    expect([game.pass, size(game, 'waste'), next(game, 2)]).toEqual([2, 0, oldest]);
    while (size(game, 'stock') > 0) play(game, 'stock waste');
    expect(why(game, turnOver(game))).toBe('no-redeal');
    expect(moves(game).some((text) => text.startsWith('stock'))).toBe(false);
  });

  it.each([
    ['after-packet', 'packet-not-empty', null],
    ['never', 'no-redeal', 'no-redeal'],
    ['always', null, null],
  ])('second-run %s (C1)', (value, early, late) => {
    const setup = value === 'after-packet' ? {} : { rules: { 'second-run': value } };
    const before = table({ ...spent, reserve: '6S' }, { ...setup, rest: 'reserve' });
    const after = table(spent, { ...setup, rest: 'waste' });
    expect([why(before, turnOver(before)), why(after, turnOver(after))]).toEqual([early, late]);
  });

  it('0A edge 6: the second run waits until the stock is empty', () => {
    expect(why(table({ waste: '3S 4D' }), 'waste stock 2')).toBe('stock-not-empty');
  });

  it('R16: it is lost when the stock is gone, no second run is left and nothing moves', () => {
    const stuck = { ...KINGS, 'tableau-1': '9H', 'tableau-2': '7H', waste: '4H' };
    expect(table({ ...stuck, reserve: '6S' }, { rest: 'reserve' }).status).toBe('lost');
    expect(table(stuck, { rest: 'waste' }).status).toBe('playing');
    expect(table(stuck, { rest: 'waste', pass: 2 }).status).toBe('lost');
  });

  it('R16: it is won with all 104 cards on the foundations, eight series from king to queen', () => {
    const full = row(
      'foundation',
      [...'SSHHDDC'].map((suit) => run(from('K'), suit)),
    );
    const none = Object.fromEntries([2, 3, 4, 5, 6, 7, 8].map((at) => [`tableau-${at}`, '']));
    const game = table({ ...none, ...full, 'foundation-8': run('KA23456789TJ', 'C'), 'tableau-1': 'QC' });
    expect(game.status).toBe('playing');
    play(game, 'tableau-1 foundation-8');
    expect([game.status, tops(game, 'foundation')]).toEqual(['won', 'QS QS QH QH QD QD QC QC']);
  });
});
