/** Дамы-близнецы: the table of Конгресс in suit, foundations K A … Q. */
import { describe, expect, it } from 'vitest';
import { deal, type Game } from '../../src/engine.js';
import { run } from './support/cards.js';
import { cards, moves, next, play, put, row, size, tops, why, type Setup } from './support/table.js';

const ID = 'damy-bliznetsy';
const eight = row('tableau', 'KH QH 9H 8H 8S 2S AS 5C'.split(' '));
const table = (piles: Readonly<Record<string, string>> = {}, setup: Setup = {}): Game =>
  put(ID, { ...eight, ...piles }, setup);

describe('Дамы-близнецы', () => {
  it('eight cards face up, 96 in the stock, eight empty foundations, two passes', () => {
    const game = deal(ID, { deal: 1 });
    expect([game.piles.length, size(game, 'stock'), size(game, 'waste'), game.passes]).toEqual([18, 96, 0, 2]);
    expect(tops(game, 'foundation')).toBe('- - - - - - - -');
    expect(game.piles.every(({ id, cards: held }) => held.every(({ faceUp }) => faceUp !== (id === 'stock')))).toBe(
      true,
    );
  });

  it('every legal move of a table', () => {
    expect(moves(table({ 'foundation-1': run('KA23456789TJ', 'D'), waste: 'QD 4C' }))).toEqual([
      'stock waste',
      'tableau-1 foundation-2',
      'tableau-2 tableau-1',
      'tableau-4 tableau-3',
      'tableau-7 tableau-6',
      'waste tableau-8',
    ]);
  });

  it('foundations go up in suit from the king, an ace after him, to the queen', () => {
    const ranks = 'KA23456789TJQ';
    for (const height of [1, 2, 8, 11, 12]) {
      const game = table({ 'foundation-1': run(ranks.slice(0, height), 'D'), waste: `${ranks.charAt(height)}D` });
      expect(why(game, 'waste foundation-1')).toBe(null);
    }
    expect(why(table({ waste: 'AD' }), 'waste foundation-1')).toBe('wrong-base');
    expect(why(table({ 'foundation-1': 'KD' }), 'tableau-7 foundation-1')).toBe('wrong-suit');
  });

  it('on the table single cards go down in suit; a king is laid on nothing, nothing on an ace', () => {
    const game = table({ waste: 'QD KH' });
    play(game, 'tableau-2 tableau-1');
    expect(why(game, 'tableau-1 tableau-3 2')).toBe('single-cards-only');
    expect(why(game, 'tableau-4 tableau-3')).toBe(null);
    expect(why(game, 'tableau-5 tableau-3')).toBe('wrong-suit');
    expect(why(table({ waste: 'KH' }), 'waste tableau-7')).toBe('takes-nothing');
    expect(why(table({ waste: 'KH' }), 'waste tableau-2')).toBe('lies-on-nothing');
  });

  it('an empty place is filled at once from the waste, else from the stock', () => {
    const game = table({ waste: 'QD' });
    play(game, 'tableau-2 tableau-1');
    expect([cards(game, 'tableau-2'), size(game, 'waste')]).toEqual(['QD', 0]);
    const turned = next(game, 1);
    play(game, 'tableau-4 tableau-3');
    expect(cards(game, 'tableau-4')).toBe(turned);
  });

  it('the waste is turned over once, unshuffled', () => {
    const before = put(ID, { ...eight, waste: '4C 7D' }, { rest: 'waste' });
    const [first] = cards(before, 'waste').split(' ');
    play(before, 'waste stock 96');
    expect([before.pass, next(before, 1)]).toEqual([2, first]);
    expect(why(put(ID, { ...eight, waste: '4C' }, { rest: 'waste', pass: 2 }), 'waste stock 96')).toBe('no-redeal');
  });

  it('it is won with all 104 cards on the foundations', () => {
    const suits = Array.from('SHDCSHD', (suit) => run('KA23456789TJQ', suit));
    const game = put(ID, { ...row('foundation', [...suits, run('KA23456789TJ', 'C')]), 'tableau-1': 'QC' });
    expect(game.status).toBe('playing');
    play(game, 'tableau-1 foundation-8');
    expect(game.status).toBe('won');
  });
});
