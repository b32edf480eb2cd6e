/** Кэнфилд: every value of every option shows its difference (M2–M5). */
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine.js';
import { cards, moves, play, put, size, top, why, type Setup } from './support/table.js';

const four = { 'tableau-1': '9H', 'tableau-2': '5S', 'tableau-3': '3C', 'tableau-4': 'JD' };
const table = (piles: Readonly<Record<string, string>>, rules: Record<string, string>, setup: Setup = {}): Game => {
  // A position names only what is not the book's.
  const book: Record<string, string> = { draw: '3', passes: '4', packing: 'pile', spaces: 'waste', wrap: 'full' };
  const own = Object.fromEntries(Object.entries(rules).filter(([name, value]) => book[name] !== value));
  return put('kenfild', { 'foundation-1': '7D', ...four, reserve: '2S 4C', ...piles }, { ...setup, rules: own });
};

describe('Кэнфилд: options', () => {
  it.each([
    ['3', 3],
    ['1', 1],
  ])('draw %s', (draw, count) => {
    const game = table({}, { draw });
    game.play({ from: 'stock', to: 'waste', count });
    expect(size(game, 'waste')).toBe(count);
    expect(why(game, `stock waste ${4 - count}`)).toBe('turn-count');
  });

  it.each([
    ['4', 4],
    ['1', 1],
    ['2', 2],
    ['3', 3],
    ['unlimited', Infinity],
  ])('passes %s (M5)', (passes, count) => {
    for (const pass of [1, 2, 3, 4, 500].filter((at) => at <= count)) {
      const game = table({}, { passes }, { rest: 'waste', pass });
      expect(game.passes).toBe(count);
      expect(why(game, `waste stock ${size(game, 'waste')}`)).toBe(pass < count ? null : 'no-redeal');
    }
  });

  const packed = {
    'foundation-1': 'KD',
    'tableau-1': '9H 8S 7H',
    'tableau-2': 'TS',
    'tableau-3': '9D',
    'tableau-4': '8C',
  };
  it.each([
    ['pile', ['tableau-1 tableau-2 3'], 'whole-pile-only', 'whole-pile-only'],
    ['pile-or-top', ['tableau-1 tableau-2 3', 'tableau-1 tableau-4'], 'whole-or-top-only', null],
    ['run', ['tableau-1 tableau-2 3', 'tableau-1 tableau-3 2', 'tableau-1 tableau-4'], null, null],
  ])('packing %s (M3)', (packing, legal, two, one) => {
    const game = table(packed, { packing });
    expect(moves(game, 'tableau-1')).toEqual(legal);
    expect([why(game, 'tableau-1 tableau-3 2'), why(game, 'tableau-1 tableau-4')]).toEqual([two, one]);
  });

  const free = {
    'tableau-1': '9H 8S 7H',
    'tableau-2': '',
    'tableau-3': '3C',
    'tableau-4': 'JC',
    reserve: '',
    waste: '4C',
  };
  it.each([
    ['waste', 'pile', []],
    ['waste', 'run', []],
    ['any', 'pile', []],
    ['any', 'pile-or-top', ['tableau-1 tableau-2']],
    ['any', 'run', ['tableau-1 tableau-2', 'tableau-1 tableau-2 2']],
  ])('spaces %s with packing %s (M4): a part of a pile that may be moved', (spaces, packing, legal) => {
    const game = table(free, { spaces, packing });
    expect(moves(game, 'tableau').filter((text) => text.includes(' tableau-2'))).toEqual(legal);
    expect(moves(game, 'waste')).toEqual(['waste tableau-2']);
    if (legal.length === 0 && spaces === 'waste') expect(why(game, 'tableau-1 tableau-2 3')).toMatch(/waste-only/);
  });

  it('spaces any: the cards that are moved to the place all arrive there', () => {
    const game = table(free, { spaces: 'any', packing: 'run' });
    play(game, 'tableau-1 tableau-2 2');
    expect([cards(game, 'tableau-1'), cards(game, 'tableau-2')]).toEqual(['9H', '8S 7H']);
    game.undo();
    expect([cards(game, 'tableau-1'), cards(game, 'tableau-2')]).toEqual(['9H 8S 7H', '']);
  });

  it('spaces any: a whole pile moved to an empty place changes nothing and is no move', () => {
    const game = table(free, { spaces: 'any', packing: 'run' });
    expect(why(game, 'tableau-3 tableau-2')).toBe('changes-nothing');
    expect(why(game, 'tableau-1 tableau-2 3')).toBe('changes-nothing');
  });

  it('spaces any: while the reserve lasts it fills the place', () => {
    const game = table({ 'tableau-2': '8S' }, { spaces: 'any', packing: 'run' });
    play(game, 'tableau-2 tableau-1');
    expect(top(game, 'tableau-2')).toBe('4C');
  });

  it.each([
    ['full', 'KS', 'AH', null],
    ['full', '6S', '7H', null],
    ['to-base', 'KS', 'AH', null],
    ['to-base', '6S', '7H', 'takes-nothing'],
  ])('wrap %s (M2): %s on %s', (wrap, card, under, reason) => {
    expect(why(table({ waste: card, 'tableau-1': under }, { wrap }), 'waste tableau-1')).toBe(reason);
  });

  it('wrap to-base: with an ace as base nothing lies on an ace, and a king on nothing', () => {
    const game = table(
      { 'foundation-1': 'AD', 'tableau-1': 'AH', 'tableau-3': 'AC', waste: 'KS' },
      { wrap: 'to-base' },
    );
    expect(['waste tableau-1', 'waste tableau-4'].map((text) => why(game, text))).toEqual([
      'takes-nothing',
      'lies-on-nothing',
    ]);
  });
});
