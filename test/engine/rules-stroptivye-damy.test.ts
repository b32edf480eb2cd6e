/** Строптивые дамы: the deal, the table and its moves (R1–R10, R12, R16). Queens and the second run have their own files. */
import { describe, expect, it } from 'vitest';
import { deal, type Game } from '../../src/engine.js';
import { from, run } from './support/cards.js';
import { dealt, shuffled } from './support/list.js';
import { cards, last, move, moves, next, play, put, row, size, top, tops, why, type Setup } from './support/table.js';

const ID = 'stroptivye-damy';
const DULL = '9H 8H 5S 3C JD 2D 7C TC';

const eight = row('tableau', DULL.split(' '));
const table = (piles: Readonly<Record<string, string>>, setup: Setup = {}): Game =>
  put(ID, { ...eight, reserve: '6S 7S 8S', waste: '4D 6D', ...piles }, setup);

describe('Строптивые дамы: the deal', () => {
  const game = dealt(ID, { reserve: 'AS 4H', tableau: DULL, stock: '6H JC' });

  it('R1: two packs are shuffled together, 104 cards', () => {
    const all = deal(ID, { deal: 1 }).piles.flatMap((pile) => pile.cards);
    expect(all).toHaveLength(104);
    expect(all.filter(({ card }) => card === 'QS')).toHaveLength(2);
  });

  it('R2: the first 32 cards are the packet, face down, the last of them on top', () => {
    expect(size(game, 'reserve')).toBe(32);
    expect(cards(game, 'reserve')).toMatch(/AS 4H$/);
    expect(game.pile('reserve').cards.some(({ faceUp }) => faceUp)).toBe(false);
  });

  it('R2: the rest of the pack is the stock, face down, turned from the front of the list', () => {
    expect(size(game, 'stock')).toBe(64);
    expect(next(game, 2)).toBe('6H JC');
    expect(game.pile('stock').cards.some(({ faceUp }) => faceUp)).toBe(false);
  });

  it('R3: eight places with one card each, eight empty foundations, an empty waste', () => {
    expect(tops(game, 'tableau')).toBe(DULL);
    expect(tops(game, 'foundation')).toBe('- - - - - - - -');
    expect(cards(game, 'waste')).toBe('');
  });

  it('R4: a queen in the deal is set aside and the next card comes to her place, again if need be', () => {
    const queens = dealt(ID, { tableau: '9H QS QH 8H 5S 3C JD QD 2D 7C TC' });
    expect(tops(queens, 'tableau')).toBe(DULL);
  });

  it('R4: the queens of an explicit list go under the stock in the order met', () => {
    const queens = dealt(ID, { tableau: '9H QS QH 8H 5S 3C JD QD 2D 7C TC', stock: '6H' });
    expect(last(queens, 3)).toBe('QS QH QD');
    expect(next(queens, 1)).toBe('6H');
  });

  it('R4: the queens of a numbered deal go back into any part of the stock', () => {
    let scattered = 0;
    for (let number = 1; number <= 60; number++) {
      const listed = deal(ID, { cards: shuffled(ID, number) });
      const numbered = deal(ID, { deal: number });
      if (tops(listed, 'foundation') !== '- - - - - - - -') continue;
      const others = (game: Game): string => cards(game, 'stock').replaceAll(/Q. ?/g, '').trim();
      expect(tops(numbered, 'tableau')).toBe(tops(listed, 'tableau'));
      expect(others(numbered)).toBe(others(listed));
      // Under an explicit list they lie lowest; here they lie anywhere.
      if (cards(numbered, 'stock') !== cards(listed, 'stock')) scattered++;
    }
    expect(scattered).toBeGreaterThan(10);
  });

  it('R5: a king in the layout goes up and his place is filled from the packet', () => {
    const king = dealt(ID, { reserve: 'AS 4H', tableau: 'KD 8H 5S 3C JD 2D 7C TC' });
    expect(tops(king, 'foundation')).toBe('KD - - - - - - -');
    expect(tops(king, 'tableau')).toBe('4H 8H 5S 3C JD 2D 7C TC');
    expect(size(king, 'reserve')).toBe(31);
    expect(king.history).toEqual([]);
  });

  it('0A edge 3: all kings go up first, lowest pile first, then places are filled from the left', () => {
    const kings = dealt(ID, { reserve: '4H 6C AS', tableau: '9H KD 5S KC JD 2D KS TC' });
    expect(tops(kings, 'foundation')).toBe('KD KC KS - - - - -');
    expect(tops(kings, 'tableau')).toBe('9H AS 5S 6C JD 2D 4H TC');
  });

  it('R10: a king as filler goes up and the next filler comes, twice in a row', () => {
    const kings = dealt(ID, { reserve: '4H KS KH', tableau: 'KD 8H 5S 3C JD 2D 7C TC' });
    expect(tops(kings, 'foundation')).toBe('KD KH KS - - - - -');
    expect(top(kings, 'tableau-1')).toBe('4H');
    expect(size(kings, 'reserve')).toBe(29);
  });

  it('0A edge 3: a queen as filler in the opening stays, and her five go under the queens that went back', () => {
    const both = dealt(ID, { reserve: '2H 3H 4H 5H 6H QC', tableau: 'QS KD 8H 5S 3C JD 2D 7C TC' });
    expect(tops(both, 'tableau')).toBe('QC 8H 5S 3C JD 2D 7C TC');
    expect(last(both, 6)).toBe('QS 6H 5H 4H 3H 2H');
    expect(size(both, 'reserve')).toBe(26);
  });
});

describe('Строптивые дамы: foundations and tableau', () => {
  it('R6: a foundation is built up in suit, K A 2 … J Q', () => {
    for (const height of [1, 2, 5, 11, 12]) {
      const built = from('K').slice(0, height);
      const wanted = `${from('K').charAt(height)}S`;
      const game = table({ 'foundation-1': run(built, 'S'), waste: wanted, 'tableau-3': '5H' });
      expect(why(game, 'waste foundation-1')).toBe(null);
    }
    const hearts = table({ 'foundation-1': 'KS', waste: 'AH' });
    expect(why(hearts, 'waste foundation-1')).toBe('wrong-suit');
    expect(why(table({ 'foundation-1': 'KS', waste: '2S' }), 'waste foundation-1')).toBe('wrong-rank');
  });

  it('R5, R6: the king of diamonds is taken out and the ace of diamonds put on it', () => {
    const game = dealt(ID, { reserve: '4H 6C', tableau: 'KD 8H AD 3C JD 2S 7C TC' });
    play(game, 'tableau-3 foundation-1');
    expect(cards(game, 'foundation-1')).toBe('KD AD');
    expect(tops(game, 'tableau')).toBe('6C 8H 4H 3C JD 2S 7C TC');
  });

  it('R7: a king turned from the stock goes up at once', () => {
    const game = table({ stock: 'KH' });
    const transfers = play(game, 'stock waste');
    expect(cards(game, 'foundation-1')).toBe('KH');
    expect(cards(game, 'waste')).toBe('4D 6D');
    expect(transfers).toHaveLength(2);
  });

  it.each([
    ['8H on 9H, in suit one lower', 'tableau-2 tableau-1', null],
    ['9H on 8H', 'tableau-1 tableau-2', 'wrong-rank'],
    ['2D on 3C', 'tableau-6 tableau-4', 'wrong-suit'],
    ['TC on JD', 'tableau-8 tableau-5', 'wrong-suit'],
    ['JD on a queen of diamonds', 'tableau-5 tableau-7', null],
    ['a queen on nothing', 'tableau-7 tableau-5', 'lies-on-nothing'],
    ['nothing on an ace', 'tableau-6 tableau-3', 'takes-nothing'],
  ])('R8: %s', (_, text, reason) => {
    expect(why(table({ 'tableau-7': 'QD', 'tableau-3': 'AD' }), text)).toBe(reason);
  });

  it('R9a: the waste’s top card goes to a foundation at any time', () => {
    const game = table({ 'foundation-1': 'KC', waste: '4D AC' });
    play(game, 'waste foundation-1');
    expect(cards(game, 'foundation-1')).toBe('KC AC');
    expect(why(table({ 'foundation-1': 'KC', waste: 'AC 4D' }), 'waste foundation-1')).toBe('wrong-rank');
  });

  it('R9b: the waste’s top card is laid on the table, whether it was just turned or not', () => {
    const game = table({ stock: '4S' });
    play(game, 'stock waste', 'waste tableau-3');
    expect(cards(game, 'tableau-3')).toBe('5S 4S');
    const waiting = table({ waste: '9S 4S' });
    play(waiting, 'waste tableau-3');
    expect(cards(waiting, 'waste')).toBe('9S');
  });

  it('R9c: any top part of a run moves, the whole pile included', () => {
    const game = table({ 'tableau-1': '9H 8H 7H', 'tableau-2': 'TH', 'tableau-7': '8H' });
    expect(moves(game, 'tableau-1')).toEqual(['tableau-1 tableau-2 3', 'tableau-1 tableau-7']);
    play(game, 'tableau-1 tableau-2 3');
    expect(cards(game, 'tableau-2')).toBe('TH 9H 8H 7H');
  });

  it('R9d: hearts 4-5-6 join the heart series built to 3, card by card from the top', () => {
    const game = table({ 'foundation-1': 'KH AH 2H 3H', 'tableau-4': '6H 5H 4H', reserve: '', waste: '4D 8S' });
    play(game, 'tableau-4 foundation-1', 'tableau-4 foundation-1', 'tableau-4 foundation-1');
    expect(cards(game, 'foundation-1')).toBe('KH AH 2H 3H 4H 5H 6H');
    expect(cards(game, 'tableau-4')).toBe('8S');
    expect(why(game, 'tableau-1 foundation-1 2')).toBe('not-enough-cards');
  });

  it('R9a: after a place is filled from the waste, the uncovered ace and then 2 and 3 of the layout go up', () => {
    const game = table({
      'foundation-1': 'KC',
      'foundation-2': 'KH AH 2H 3H',
      'tableau-1': '4H',
      'tableau-2': '2C',
      'tableau-4': '3C',
      reserve: '',
      waste: '4D AC 8S',
    });
    play(game, 'tableau-1 foundation-2', 'waste foundation-1', 'tableau-2 foundation-1', 'tableau-4 foundation-1');
    expect(cards(game, 'foundation-1')).toBe('KC AC 2C 3C');
    expect(top(game, 'tableau-1')).toBe('8S');
  });

  it('R12: the stock is turned one card at a time, whenever the player wishes', () => {
    const game = table({ stock: '5H JC' });
    expect(why(game, 'stock waste 2')).toBe('turn-count');
    play(game, 'stock waste', 'stock waste');
    expect(cards(game, 'waste')).toBe('4D 6D JC 5H');
    expect(game.pile('waste').cards.every(({ faceUp }) => faceUp)).toBe(true);
  });

  it('0A edge 7: nothing else leaves the stock by hand, and nothing the packet', () => {
    const game = table({ stock: '8H' });
    expect(why(game, 'stock tableau-1')).toBe('stock-only-turns');
    expect(why(game, 'reserve tableau-1')).toBe('packet-fills-only');
    expect(() => game.play(move('reserve waste'))).toThrow(/closed-pile/);
  });
});

describe('Строптивые дамы: the option packing (C2)', () => {
  const piles = { 'tableau-1': '9H 8H', 'tableau-2': 'TH', 'tableau-7': '9H' };

  it.each([
    ['run', ['tableau-1 tableau-2 2', 'tableau-1 tableau-7'], null, null],
    ['single', ['tableau-1 tableau-7'], null, 'single-cards-only'],
    ['none', [], 'no-packing', 'no-packing'],
  ])('packing %s', (packing, legal, single, two) => {
    const game = table(piles, packing === 'run' ? {} : { rules: { packing } });
    expect(moves(game, 'tableau-1')).toEqual(legal);
    expect([why(game, 'tableau-1 tableau-7'), why(game, 'tableau-1 tableau-2 2')]).toEqual([single, two]);
  });

  it('packing none: waste cards are still laid on the table', () => {
    expect(why(table({ ...piles, waste: '7H 8H' }, { rules: { packing: 'none' } }), 'waste tableau-7')).toBe(null);
  });
});
