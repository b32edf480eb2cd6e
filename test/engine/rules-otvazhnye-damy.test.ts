/** Отважные дамы: what differs from Царство женщин (V1–V7, 0A edge 5). */
import { describe, expect, it } from 'vitest';
import { deal, type Game } from '../../src/engine.js';
import { run } from './support/cards.js';
import { dealt } from './support/list.js';
import { cards, last, moves, next, play, put, row, size, top, tops, why, type Setup } from './support/table.js';

const ID = 'otvazhnye-damy';
const DULL = '9H 8H 5S 3C JD 2D TC';
const seven = row('tableau', DULL.split(' '));
const table = (piles: Readonly<Record<string, string>>, setup: Setup = {}): Game =>
  put(ID, { ...seven, reserve: '2S', ...piles }, setup);
/** The packet is gone and the eighth place is in use. */
const late = (piles: Readonly<Record<string, string>>, setup: Setup = {}): Game =>
  put(ID, { ...seven, 'tableau-8': '6S', ...piles }, setup);

const UP = 'KA23456789TJ';
const SUITS = 'SSHHDDCC';
const eightUp = Object.fromEntries([...SUITS].map((suit, at) => [`foundation-${at + 1}`, run(UP, suit)]));
const queens = (count: number): Record<string, string> =>
  Object.fromEntries([...SUITS.slice(0, count)].map((suit, at) => [`tableau-${at + 1}`, `Q${suit}`]));

describe('Отважные дамы: bases and queens', () => {
  it('V1: no base card is dealt; kings start the foundations as they appear, at the player’s wish', () => {
    const game = dealt(ID, { tableau: '9H KH 5S 3C JD 2D TC' });
    expect([game.base, tops(game, 'foundation')]).toEqual([null, '- - - - - - - -']);
    expect(moves(game, 'tableau-2')).toEqual(['tableau-2 foundation-1']);
    expect(why(table({ waste: 'AS' }), 'waste foundation-1')).toBe('wrong-base');
  });

  it('V2: the store has thirty-three cards, the table seven, the stock sixty-four', () => {
    const game = deal(ID, { deal: 1 });
    expect(['reserve', 'stock', 'waste', 'tableau-8'].map((pile) => size(game, pile))).toEqual([33, 64, 0, 0]);
    expect([1, 2, 3, 4, 5, 6, 7].map((at) => size(game, `tableau-${at}`))).toEqual(Array(7).fill(1));
  });

  it('V1: they are built up in suit from king to jack, twelve cards; a queen never goes up', () => {
    const game = table({ 'foundation-1': run('KA23456789T', 'S'), waste: 'QS JS', 'tableau-3': 'QH' });
    play(game, 'waste foundation-1');
    expect(['waste foundation-1', 'tableau-3 foundation-2'].map((text) => why(game, text))).toEqual([
      'queen-stays',
      'queen-stays',
    ]);
  });

  it('V3: a queen of the table stays; she may be built upon, and those cards leave again', () => {
    const game = table({
      'tableau-1': 'QH',
      'tableau-2': 'JH TH',
      'tableau-3': 'KH',
      'tableau-4': 'JH',
      reserve: '2S 3S',
    });
    expect(moves(game, 'tableau-1')).toEqual([]);
    expect(why(game, 'tableau-1 tableau-3')).toBe('queen-stays');
    play(
      game,
      'tableau-2 tableau-1 2',
      'reserve tableau-2',
      'tableau-1 tableau-4 1'.replace('tableau-4 1', 'tableau-4'),
    );
    expect([cards(game, 'tableau-1'), cards(game, 'tableau-4')]).toEqual(['QH JH', 'JH TH']);
  });

  it('V3: a run under which a queen lies moves without her', () => {
    const game = table({ 'tableau-1': 'QH JH TH', 'tableau-4': 'QH', 'tableau-3': 'KH' });
    expect(moves(game, 'tableau-1')).toEqual(['tableau-1 tableau-4 2']);
    expect(why(game, 'tableau-1 tableau-3 3')).toBe('queen-stays');
  });

  it.each([
    ['a king lies on nothing', 'KS', '5S', 'lies-on-nothing'],
    ['no king on an ace', 'KS', 'AS', 'takes-nothing'],
    ['nothing lies on a king', 'QS', 'KS', 'takes-nothing'],
    ['a queen lies on nothing', 'QS', '9S', 'lies-on-nothing'],
  ])('0A edge 5: %s (%s on %s)', (_, card, under, reason) => {
    const game = table({ waste: card, 'tableau-3': under });
    expect(why(game, 'waste tableau-3')).toBe(reason);
    expect(moves(game, 'waste tableau')).toEqual([]);
  });
});

describe('Отважные дамы: what queens pay (V6)', () => {
  it('V6: turned from the stock, three from the bottom of the store', () => {
    const game = table({ reserve: '2S 3S 4S 6S', stock: 'QH' });
    play(game, 'stock waste');
    expect([cards(game, 'reserve'), last(game, 3)]).toEqual(['6S', '2S 3S 4S']);
  });

  it('V6: from the store into a vacated place, five', () => {
    const game = table({ reserve: '2S 3S 4S 6S 8S 9S QH', stock: '5H' });
    play(game, 'tableau-2 tableau-1', 'reserve tableau-2');
    expect([top(game, 'tableau-2'), cards(game, 'reserve'), last(game, 5)]).toEqual(['QH', '9S', '2S 3S 4S 6S 8S']);
  });

  it('V4: the five may use the store up, and then the eighth place comes into play', () => {
    const game = table({ reserve: '2S 3S QH', waste: '4C', stock: '5H' });
    play(game, 'tableau-2 tableau-1', 'reserve tableau-2');
    expect([size(game, 'reserve'), last(game, 2)]).toEqual([0, '2S 3S']);
    expect(moves(game)).toEqual(['stock tableau-8', 'waste tableau-8']);
  });
});

describe('Отважные дамы: the eighth place (V4)', () => {
  it('V4: it is out of play until the store is exhausted', () => {
    const game = table({ reserve: '2S', waste: '4C' });
    expect(why(game, 'waste tableau-8')).toBe('place-shut');
    expect(why(game, 'tableau-1 tableau-8')).toBe('place-shut');
    expect(moves(game).some((text) => text.includes('tableau-8'))).toBe(false);
  });

  it('V4: then one card is laid there, from stock or waste as the player chooses', () => {
    const game = table({ 'foundation-1': 'KS', reserve: 'AS', waste: '4C', stock: '5H' });
    play(game, 'reserve foundation-1');
    expect(moves(game)).toEqual(['stock tableau-8', 'waste tableau-8']);
    play(game, 'waste tableau-8');
    expect([top(game, 'tableau-8'), size(game, 'waste'), next(game, 1)]).toEqual(['4C', 0, '5H']);
  });

  it('V4: with only one source it fills itself', () => {
    const game = table({ 'foundation-1': 'KS', reserve: 'AS', stock: '5H' });
    play(game, 'reserve foundation-1');
    expect(top(game, 'tableau-8')).toBe('5H');
    const waste = table({ 'foundation-1': 'KS', reserve: 'AS', waste: '4C' }, { rest: 'waste' });
    play(waste, 'reserve foundation-1');
    expect(top(waste, 'tableau-8')).toBe('4C');
  });

  it('V4: the store’s last card fills a place, then the eighth place is the next to fill', () => {
    const game = table({ reserve: '2S', waste: '4C', stock: '5H' });
    play(game, 'tableau-2 tableau-1', 'reserve tableau-2');
    expect([top(game, 'tableau-2'), moves(game).join()]).toEqual(['2S', 'stock tableau-8,waste tableau-8']);
  });

  it('0A edge 5: it is filled at the player’s choice every time it is empty', () => {
    const game = late({ 'tableau-3': '7S', waste: '4C', stock: '5H' });
    play(game, 'tableau-8 tableau-3');
    expect(moves(game)).toEqual(['stock tableau-8', 'waste tableau-8']);
  });

  it('0A edge 5: the other seven then come from the stock, from the waste only when the stock is empty', () => {
    const game = late({ waste: '4C', stock: '5H' });
    play(game, 'tableau-2 tableau-1');
    expect([top(game, 'tableau-2'), cards(game, 'waste')]).toEqual(['5H', '4C']);
    const spent = late({ waste: '4C 6C' }, { rest: 'waste' });
    play(spent, 'tableau-2 tableau-1');
    expect([top(spent, 'tableau-2'), top(spent, 'waste')]).toEqual(['6C', '4C']);
  });

  it('V4: it is an ordinary place: cards are laid on it and taken from it', () => {
    const game = late({ waste: '5S 4S', 'tableau-8': '5S', 'tableau-3': '6S', stock: '8C 5H' });
    play(game, 'waste tableau-8', 'tableau-8 tableau-3 2');
    expect([cards(game, 'tableau-3'), moves(game).length]).toEqual(['6S 5S 4S', 2]);
  });
});

describe('Отважные дамы: passes and the end (V5, V7)', () => {
  it.each([
    ['2', [null, 'no-redeal']],
    ['1', ['no-redeal']],
    ['3', [null, null, 'no-redeal']],
  ])('passes %s (V5, D9): the waste is turned over, not shuffled', (passes, reasons) => {
    reasons.forEach((reason, at) => {
      const rules = passes === '2' ? {} : { passes };
      const game = late({ waste: '4C' }, { rest: 'waste', pass: at + 1, rules });
      const all = `waste stock ${size(game, 'waste')}`;
      expect([game.passes, game.pass, why(game, all)]).toEqual([Number(passes), at + 1, reason]);
      if (reason !== null) return;
      const order = cards(game, 'waste');
      play(game, all);
      expect([next(game, 104), game.pass]).toEqual([order, at + 2]);
    });
  });

  it.each([
    ['run', null],
    ['single', 'single-cards-only'],
  ])('packing %s (D4)', (packing, reason) => {
    const setup = packing === 'run' ? {} : { rules: { packing } };
    expect(why(table({ 'tableau-1': '9H 8H', 'tableau-2': 'TH' }, setup), 'tableau-1 tableau-2 2')).toBe(reason);
  });

  it('V7: it is won with eight piles topped by jacks and eight single queens', () => {
    const game = put(ID, {
      ...eightUp,
      ...queens(8),
      'foundation-8': run('KA23456789T', 'C'),
      'tableau-8': 'QC JC',
    });
    expect(game.status).toBe('playing');
    play(game, 'tableau-8 foundation-8');
    expect([game.status, tops(game, 'foundation'), tops(game, 'tableau')]).toEqual([
      'won',
      'JS JS JH JH JD JD JC JC',
      'QS QS QH QH QD QD QC QC',
    ]);
  });

  it('0A edge 5: it is also won when the eighth queen is the packet’s only card', () => {
    const game = put(ID, {
      ...eightUp,
      ...queens(7),
      'foundation-8': run('KA23456789T', 'C'),
      'tableau-7': 'QC JC',
      reserve: 'QC',
    });
    play(game, 'tableau-7 foundation-8');
    expect([game.status, size(game, 'reserve'), top(game, 'tableau-8')]).toEqual(['won', 1, '']);
  });

  it('V7: 96 cards up are no win while the player must choose what fills a place and a queen lies in the stock', () => {
    const piles = { ...eightUp, ...queens(6), 'tableau-7': 'JC', 'foundation-8': run('KA23456789T', 'C') };
    const game = put(ID, { ...piles, reserve: 'QC', stock: 'QC' });
    play(game, 'tableau-7 foundation-8');
    expect([game.placeToFill, game.status]).toEqual(['tableau-7', 'playing']);
    play(game, 'stock tableau-7');
    expect(game.status).toBe('won');
  });

  it('V7: 96 cards up are no win while a queen lies in the waste, to be turned over and to come to the eighth place', () => {
    const piles = { ...eightUp, ...queens(7), 'tableau-7': 'QC', 'foundation-8': run('KA23456789T', 'C') };
    const game = put(ID, { ...piles, reserve: 'JC', waste: 'QC' });
    play(game, 'reserve foundation-8');
    expect([top(game, 'tableau-8'), game.status]).toEqual(['QC', 'won']);
    const held = put(ID, { ...piles, 'tableau-6': 'QD', reserve: 'QC', waste: 'JC' });
    play(held, 'waste foundation-8');
    expect([held.status, size(held, 'reserve')]).toEqual(['won', 1]);
  });

  it('A11: it is lost when no pass is left and no card moves', () => {
    const stuck = { 'tableau-1': '9S', waste: '4D', 'tableau-3': '5H' };
    expect(late(stuck, { rest: 'waste' }).status).toBe('playing');
    expect(late(stuck, { rest: 'waste', pass: 2 }).status).toBe('lost');
  });
});
