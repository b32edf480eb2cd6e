/** Дамы кувырком: the deal, the kings’ row, the table, the stock (T1–T4, T6–T9). Captives have their own file. */
import { describe, expect, it } from 'vitest';
import { deal, type Game } from '../../src/engine.js';
import { from, run } from './support/cards.js';
import { dealt, shuffled } from './support/list.js';
import { cards, moves, next, play, put, row, size, top, tops, why, type Setup } from './support/table.js';

const ID = 'damy-kuvyrkom';
const eight = row('tableau', '9H 8C 5S 3C JD 2D TC 7H'.split(' '));
const captives = row('captive', '2S 3S 4S 6S 8S 9S TS'.split(' '));
const table = (piles: Readonly<Record<string, string>>, setup: Setup = {}): Game =>
  put(ID, { ...eight, ...captives, ...piles }, setup);
const KINGS = from('K');

describe('Дамы кувырком: the deal', () => {
  it('T1: two packs; seven captives face down under the first seven places of the row, none under the eighth', () => {
    const game = deal(ID, { deal: 1 });
    const held = game.piles.filter(({ id }) => id.startsWith('captive'));
    expect(held.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7].map((at) => `captive-${at}`));
    expect(held.every((pile) => pile.cards.length === 1 && pile.cards[0]?.faceUp === false)).toBe(true);
    expect(tops(game, 'foundation')).toBe('- - - - - - - -');
  });

  it('T2: eight piles of four, dealt in rounds face up; sixty-five cards in the stock, the waste empty', () => {
    const list = shuffled(ID, 1);
    const game = deal(ID, { deal: 1 });
    for (let pile = 1; pile <= 8; pile++) {
      const column = [0, 1, 2, 3].map((round) => list[7 + round * 8 + pile - 1]);
      expect(cards(game, `tableau-${pile}`)).toBe(column.join(' '));
      expect(game.pile(`tableau-${pile}`).cards.every(({ faceUp }) => faceUp)).toBe(true);
    }
    expect([size(game, 'stock'), size(game, 'waste'), next(game, 1)]).toEqual([65, 0, list[39]]);
  });

  it('T1: the captives of a list are its first seven cards', () => {
    const game = dealt(ID, { captives: 'KS 3S 4S 6S 8S 9S TS' });
    expect(tops(game, 'captive')).toBe('KS 3S 4S 6S 8S 9S TS');
  });
});

describe('Дамы кувырком: the kings’ row', () => {
  it('T3: a king goes only to the first empty place, from the table or the waste, at the player’s wish', () => {
    const game = table({ 'tableau-1': '9H KD', waste: 'KC' });
    expect(moves(game, 'tableau-1')).toEqual(['tableau-1 foundation-1']);
    expect(why(game, 'waste foundation-2')).toBe('row-order');
    play(game, 'waste foundation-1', 'tableau-1 foundation-2');
    expect(tops(game, 'foundation')).toBe('KC KD - - - - - -');
    expect(why(table({ waste: 'AS' }), 'waste foundation-1')).toBe('wrong-base');
  });

  it('J3: a king turned from the stock does not go up by himself', () => {
    const game = table({ stock: 'KC' });
    play(game, 'stock waste');
    expect(cards(game, 'waste')).toBe('KC');
  });

  it('T4: on a king his suit goes up, A 2 … J, and the queen completes it', () => {
    for (let height = 1; height < 13; height++) {
      const piles = { 'foundation-1': run(KINGS.slice(0, height), 'H'), waste: `${KINGS.charAt(height)}H` };
      expect(why(table({ ...piles, 'tableau-1': '9C', 'tableau-8': 'TD' }), 'waste foundation-1')).toBe(null);
    }
    const game = table({ 'foundation-1': 'KH', waste: 'AS', 'tableau-2': '2H' });
    expect([why(game, 'waste foundation-1'), why(game, 'tableau-2 foundation-1')]).toEqual([
      'wrong-suit',
      'wrong-rank',
    ]);
  });

  it.each([
    ['left-to-right', ['waste foundation-2'], 'row-order'],
    ['any-place', [2, 3, 4, 5, 6, 7, 8].map((at) => `waste foundation-${at}`), null],
  ])('kings %s (J2)', (kings, legal, reason) => {
    const setup = kings === 'left-to-right' ? {} : { rules: { kings } };
    const game = table({ 'foundation-1': 'KH', waste: 'KC' }, setup);
    expect([moves(game, 'waste'), why(game, 'waste foundation-5')]).toEqual([legal, reason]);
  });

  it('kings any-place: a gap in the row stays open', () => {
    const game = table({ 'foundation-3': 'KH', waste: 'KC' }, { rules: { kings: 'any-place' } });
    play(game, 'waste foundation-8');
    expect(tops(game, 'foundation')).toBe('- - KH - - - - KC');
  });
});

describe('Дамы кувырком: the table, the stock, the end', () => {
  it.each([
    ['9H on TH', 'TH', '9H', null],
    ['9H on TD', 'TD', '9H', 'wrong-suit'],
    ['TH on 9H', '9H', 'TH', 'wrong-rank'],
    ['a queen on her king', 'KS', 'QS', null],
    ['nothing on an ace', 'AS', 'KS', 'takes-nothing'],
    ['a king on nothing', '2S', 'KS', 'lies-on-nothing'],
  ])('T6: %s', (_, under, card, reason) => {
    const game = table({ 'tableau-1': under, 'tableau-8': card, 'captive-1': '4D' });
    expect(why(game, 'tableau-8 tableau-1')).toBe(reason);
    expect(
      why(table({ 'tableau-1': under, waste: card, 'tableau-8': '4D', 'captive-1': '6D' }), 'waste tableau-1'),
    ).toBe(reason);
  });

  it('T6 (J7): single cards or any part of an in-suit run from the end of a pile, no more', () => {
    const game = table({ 'tableau-1': '4D TH 9H 8H', 'tableau-2': 'JH', 'tableau-3': '9H', 'tableau-8': 'TH' });
    expect(moves(game, 'tableau-1')).toEqual(['tableau-1 tableau-2 3', 'tableau-1 tableau-3', 'tableau-1 tableau-8 2']);
    expect(why(game, 'tableau-1 tableau-2 4')).toBe('not-a-run');
  });

  it.each([
    ['none', 'takes-nothing'],
    ['king-on-ace', null],
  ])('wrap %s (J1): a king on an ace of his suit', (wrap, reason) => {
    const game = table({ 'tableau-1': 'AH', waste: 'KH' }, wrap === 'none' ? {} : { rules: { wrap } });
    expect(why(game, 'waste tableau-1')).toBe(reason);
  });

  it('wrap king-on-ace: a run over the ace moves as one', () => {
    const game = table({ 'tableau-1': '2H AH KH QH', 'tableau-2': '3H' }, { rules: { wrap: 'king-on-ace' } });
    play(game, 'tableau-1 tableau-2 4');
    expect(cards(game, 'tableau-2')).toBe('3H 2H AH KH QH');
  });

  it('T7: an empty pile takes any single card or run of the table, or the waste’s top card; nothing fills it by itself', () => {
    const game = table({ 'tableau-1': '4D TH 9H', 'tableau-2': '', 'tableau-3': '', waste: 'JC' });
    expect(moves(game, 'tableau-1')).toEqual([
      'tableau-1 tableau-2',
      'tableau-1 tableau-2 2',
      'tableau-1 tableau-3',
      'tableau-1 tableau-3 2',
    ]);
    expect(moves(game, 'waste')).toEqual(['waste tableau-2', 'waste tableau-3']);
    play(game, 'tableau-1 tableau-3 2');
    expect([cards(game, 'tableau-3'), cards(game, 'tableau-2')]).toEqual(['TH 9H', '']);
    expect(why(game, 'tableau-3 tableau-2 2')).toBe('changes-nothing');
    expect(why(game, 'stock tableau-2')).toBe('stock-only-turns');
  });

  it('T6, T7 (S3.t4): a queen on a needed card goes only to a king of her suit or to an empty pile', () => {
    const game = table({ 'tableau-1': '4D QH', 'tableau-2': 'KH', 'tableau-3': '', 'tableau-4': 'KD' });
    expect(moves(game, 'tableau-1')).toEqual(['tableau-1 tableau-2', 'tableau-1 tableau-3']);
  });

  it('T8: the stock is turned one card at a time and its top card is in play', () => {
    const game = table({ stock: '4D 8H' });
    expect(why(game, 'stock waste 2')).toBe('turn-count');
    play(game, 'stock waste', 'waste tableau-1');
    expect(cards(game, 'tableau-1')).toBe('9H 8H');
  });

  it.each([
    ['3', 3],
    ['1', 1],
    ['2', 2],
    ['unlimited', Infinity],
  ])('T8: passes %s, the waste turned over unshuffled (J8)', (passes, count) => {
    const rules = passes === '3' ? {} : { passes };
    for (const pass of [1, 2, 3, 99].filter((at) => at <= count)) {
      const game = table({ waste: '4D' }, { rest: 'waste', pass, rules });
      const all = `waste stock ${size(game, 'waste')}`;
      expect([game.passes, why(game, all)]).toEqual([count, pass < count ? null : 'no-redeal']);
      if (pass >= count) continue;
      const order = cards(game, 'waste');
      play(game, all);
      expect([next(game, 104), game.pass]).toEqual([order, pass + 1]);
    }
  });

  it('T9: it comes out with all 104 cards in the row', () => {
    const up = row(
      'foundation',
      [...'SSHHDDC'].map((suit) => run(KINGS, suit)),
    );
    const freed = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((at) => [`captive-${at}`, '']));
    const game = put(ID, {
      ...up,
      ...freed,
      'foundation-8': run('KA23456789T', 'C'),
      'tableau-5': 'QC',
      waste: 'JC',
    });
    play(game, 'waste foundation-8', 'tableau-5 foundation-8');
    expect([game.status, tops(game, 'foundation')]).toEqual(['won', 'QS QS QH QH QD QD QC QC']);
    expect(top(game, 'tableau-5')).toBe('');
  });
});
