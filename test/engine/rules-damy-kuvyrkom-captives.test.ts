/** Дамы кувырком: captives (T1, T5, J4–J6). */
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine.js';
import { from, run } from './support/cards.js';
import { cards, moves, play, put, row, size, why, type Setup } from './support/table.js';

const ID = 'damy-kuvyrkom';
const eight = row('tableau', '9H 8C 5S 3C JD 2D TC 7H'.split(' '));
const captives = row('captive', '2S 3S 4S 6S 8S 9S TS'.split(' '));
const table = (piles: Readonly<Record<string, string>>, setup: Setup = {}): Game =>
  put(ID, { ...eight, ...captives, ...piles }, setup);
const KINGS = from('K');
/** The first suit of the row lacks only its queen, which lies in the waste. */
const almost = { 'foundation-1': run('KA23456789TJ', 'H'), 'tableau-8': 'TD', waste: 'QH', 'tableau-1': '9C' };

describe('Дамы кувырком: captives', () => {
  it('T5: when the suit above is complete its captive turns up, within the move', () => {
    const game = table(almost);
    expect(game.pile('captive-1').cards).toEqual([{ card: '2S', faceUp: false }]);
    const transfers = play(game, 'waste foundation-1');
    expect(game.pile('captive-1').cards).toEqual([{ card: '2S', faceUp: true }]);
    expect(transfers.at(-1)).toMatchObject({ from: 'captive-1', to: 'captive-1', cards: ['2S'], faceUp: true });
  });

  it('T5: S30: one undo takes back the queen and the captive together', () => {
    const game = table(almost);
    play(game, 'waste foundation-1');
    game.undo();
    expect([game.pile('captive-1').cards[0]?.faceUp, cards(game, 'waste')]).toEqual([false, 'QH']);
    expect(game.moveCount).toBe(0);
  });

  it('T5: until then it is held', () => {
    const game = table({ ...almost, 'captive-1': 'KC' });
    expect([why(game, 'captive-1 foundation-2'), moves(game, 'captive')]).toEqual(['captive-held', []]);
  });

  it('T5: it may go only to the row, to a suit that waits for it; it waits as long as necessary', () => {
    const game = table({ ...almost, 'captive-1': 'AC', 'foundation-2': 'KS', stock: 'KC', 'tableau-6': '2C' });
    play(game, 'waste foundation-1');
    expect([why(game, 'captive-1 tableau-6'), moves(game, 'captive')]).toEqual(['captive-row-only', []]);
    expect(why(game, 'captive-1 foundation-2')).toBe('wrong-suit');
    play(game, 'stock waste', 'waste foundation-3', 'captive-1 foundation-3');
    expect([cards(game, 'foundation-3'), size(game, 'captive-1')]).toEqual(['KC AC', 0]);
  });

  it('T5: a captive king goes to the first free place, for there is room for it (S3.d3)', () => {
    const game = table({ ...almost, 'captive-1': 'KC' });
    play(game, 'waste foundation-1');
    expect(moves(game, 'captive')).toEqual(['captive-1 foundation-2']);
  });

  it('T1: the last king has no captive: completing the eighth suit frees nobody', () => {
    const row = Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7].map((at) => [`foundation-${at}`, `K${'SSDDCCH'.charAt(at - 1)}`]),
    );
    const game = table({ ...almost, ...row, 'foundation-8': almost['foundation-1'] });
    expect(play(game, 'waste foundation-8')).toHaveLength(1);
    expect(game.piles.filter(({ id }) => id.startsWith('captive')).every((pile) => !pile.cards[0]?.faceUp)).toBe(true);
  });

  it('T5: the last captive goes up and wins the game', () => {
    const up = row(
      'foundation',
      [...'SSHHDDC'].map((suit) => run(KINGS, suit)),
    );
    const freed = Object.fromEntries([1, 2, 3, 4, 5, 6].map((at) => [`captive-${at}`, '']));
    const game = put(ID, {
      ...up,
      ...freed,
      'foundation-8': run('KA23456789TJ', 'C'),
      'captive-7': 'QC',
    });
    expect(game.status).toBe('playing');
    play(game, 'captive-7 foundation-8');
    expect(game.status).toBe('won');
  });

  it('J5: both copies of a card captive under their own suit: the deal is dead, but playing while a card moves', () => {
    const piles = {
      'captive-1': '5H',
      'captive-2': '5H',
      'foundation-1': 'KH AH 2H 3H 4H',
      'foundation-2': 'KH AH 2H 3H 4H',
    };
    const game = table({ ...piles, waste: '6H' });
    expect([why(game, 'waste foundation-1'), game.status]).toEqual(['wrong-rank', 'playing']);
    const others = row('tableau', '2C 2C 2D 2D 2S 4S 4S 4C'.split(' '));
    const held = { 'captive-3': 'AS', 'captive-4': 'AS', 'captive-5': 'AD', 'captive-6': 'AD', 'captive-7': 'AC' };
    const dead = put(ID, { ...held, ...piles, ...others, waste: '6H' }, { rest: 'waste', pass: 3 });
    expect(dead.status).toBe('lost');
  });
});
