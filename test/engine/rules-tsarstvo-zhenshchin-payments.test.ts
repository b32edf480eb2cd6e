/** Царство женщин: what queens pay (A10), shared by Дамский and Отважные дамы. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine.js';
import { run } from './support/cards.js';
import { cards, last, next, play, put, row, size, top, why, type Setup } from './support/table.js';

const seven = row('tableau', '9H 8H 5S 3C JD 2D TC'.split(' '));
const table = (piles: Readonly<Record<string, string>>, setup: Setup = {}): Game =>
  put('tsarstvo-zhenshchin', { 'foundation-1': '7D', ...seven, ...piles }, setup);
const PACKET = '2S 3S 4S 6S 8S 9S TS';
/** A foundation that waits for its queen. */
const jack = { 'foundation-2': run('789TJ', 'S') };
const rules = { payment: 'talon' };

describe('Царство женщин: what queens pay', () => {
  it('A10: a queen turned from the stock takes three cards from the bottom of the packet under the stock', () => {
    const game = table({ reserve: PACKET, waste: '4C', stock: '5H QH' });
    play(game, 'stock waste');
    expect([cards(game, 'reserve'), cards(game, 'waste')]).toEqual(['6S 8S 9S TS', '4C QH']);
    expect([last(game, 3), next(game, 1)]).toEqual(['2S 3S 4S', '5H']);
  });

  it.each([
    ['turned', { stock: 'QH' }, 'stock waste', ['2S', '2S 3S']],
    ['going up', { ...jack, waste: 'QS' }, 'waste foundation-2', ['2S', '2S 3S', '2S 3S 4S 6S']],
  ])('A10: fewer cards left: a queen %s takes what there is', (_, piles, text, packets) => {
    for (const reserve of packets) {
      const game = table({ ...piles, reserve });
      play(game, text);
      expect([size(game, 'reserve'), last(game, reserve.split(' ').length)]).toEqual([0, reserve]);
    }
  });

  it('A10: a turned queen may go up afterwards, and then both payments are made', () => {
    const game = table({ ...jack, 'tableau-3': '2C', reserve: '2H 3H 4H 5H 6H AH 9S KS', stock: 'QS' });
    play(game, 'stock waste');
    expect([cards(game, 'reserve'), cards(game, 'waste')]).toEqual(['5H 6H AH 9S KS', 'QS']);
    play(game, 'waste foundation-2');
    expect([size(game, 'reserve'), last(game, 8)]).toEqual([0, '2H 3H 4H 5H 6H AH 9S KS']);
  });

  it.each([
    ['the waste', { waste: 'QS', reserve: PACKET }, 'waste foundation-2', '9S TS'],
    ['the packet', { reserve: '2S 3S 4S 6S 8S TC QS' }, 'reserve foundation-2', 'TC'],
  ])('A10: a queen laid on a foundation from %s takes five from the bottom of the packet', (_, piles, text, left) => {
    const game = table({ ...jack, ...piles });
    play(game, text);
    expect([cards(game, 'reserve'), last(game, 5)]).toEqual([left, '2S 3S 4S 6S 8S']);
  });

  it('0A edge 2: a queen that goes up from a place takes her five before the place is refilled', () => {
    const game = table({ ...jack, 'tableau-3': 'QS', reserve: '2S 3S 4S 6S 8S 9S', stock: '5H' });
    play(game, 'tableau-3 foundation-2');
    expect([cards(game, 'reserve'), last(game, 5)]).toEqual(['9S', '2S 3S 4S 6S 8S']);
    play(game, 'reserve tableau-3');
    expect([top(game, 'tableau-3'), size(game, 'reserve')]).toEqual(['9S', 0]);
  });

  it('0A edge 2: a payment that uses the packet up leaves the stock as the only source of the place', () => {
    const game = table({ ...jack, 'tableau-3': 'QS', reserve: '2S 3S', stock: '5H' });
    play(game, 'tableau-3 foundation-2');
    expect([top(game, 'tableau-3'), size(game, 'reserve'), last(game, 2)]).toEqual(['5H', 0, '2S 3S']);
  });

  it('A10: a queen moved from the packet into a vacated place takes five from the bottom', () => {
    const game = table({ reserve: `${PACKET} QH`, stock: '5H' });
    play(game, 'tableau-2 tableau-1', 'reserve tableau-2');
    expect([top(game, 'tableau-2'), cards(game, 'reserve'), last(game, 5)]).toEqual(['QH', '9S TS', '2S 3S 4S 6S 8S']);
  });

  it('A10, D12: a queen of the stock that refills a place takes three', () => {
    const game = table({ reserve: PACKET, stock: '5H QH' });
    play(game, 'tableau-2 tableau-1', 'stock tableau-2');
    expect([top(game, 'tableau-2'), cards(game, 'reserve'), last(game, 3)]).toEqual(['QH', '6S 8S 9S TS', '2S 3S 4S']);
  });

  it('A10: a queen packed on a king from packet or waste, or moved on the table, pays nothing', () => {
    for (const piles of [{ reserve: '2S 3S QH' }, { reserve: '2S 3S', waste: 'QH' }]) {
      const game = table({ 'tableau-3': 'KH', ...piles });
      play(game, 'waste' in piles ? 'waste tableau-3' : 'reserve tableau-3');
      expect(cards(game, 'reserve')).toBe('2S 3S');
    }
  });

  it('A10: the card laid bare on the packet is face up after a queen has left it', () => {
    const game = table({ ...jack, reserve: `${PACKET} QS` });
    play(game, 'reserve foundation-2');
    expect(game.pile('reserve').cards).toEqual([
      { card: '9S', faceUp: false },
      { card: 'TS', faceUp: true },
    ]);
  });

  it('payment talon (D1): a turned queen takes the three lowest cards of the waste, herself among them if need be', () => {
    const many = table({ reserve: PACKET, waste: '4C 6D 9S TC', stock: '5H QH' }, { rules });
    play(many, 'stock waste');
    expect([cards(many, 'reserve'), cards(many, 'waste'), last(many, 3)]).toEqual([PACKET, 'TC QH', '4C 6D 9S']);
    const few = table({ reserve: PACKET, waste: '4C', stock: '5H QH' }, { rules });
    play(few, 'stock waste');
    expect([cards(few, 'waste'), last(few, 2)]).toEqual(['', '4C QH']);
  });

  it('payment talon (D1): the five still come from the packet, the three of a fill from the waste', () => {
    const up = table({ ...jack, reserve: PACKET, waste: '4C QS' }, { rules });
    play(up, 'waste foundation-2');
    expect([cards(up, 'reserve'), cards(up, 'waste')]).toEqual(['9S TS', '4C']);
    const place = table({ reserve: PACKET, waste: '4C 6D 9S TC', stock: '5H QH' }, { rules });
    play(place, 'tableau-2 tableau-1', 'stock tableau-2');
    expect([cards(place, 'reserve'), cards(place, 'waste'), last(place, 3)]).toEqual([PACKET, 'TC', '4C 6D 9S']);
  });

  it('0A edge 6: a stock revived by a payment is turned on within the same pass, the last included', () => {
    const game = table({ reserve: '2S 3S 4S', waste: '', stock: 'QH' }, { rest: 'reserve' });
    play(game, 'stock waste');
    expect([size(game, 'stock'), game.pass, why(game, 'stock waste')]).toEqual([3, 1, null]);
  });
});
