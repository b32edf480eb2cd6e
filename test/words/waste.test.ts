/** A waste of one card that could be turned over: it is turned at the stock, and no card is told to go there. */
import { expect, test } from 'vitest';
import { deal } from '../../src/engine.js';
import { en, ru } from '../../src/locales/all.js';
import { Hand } from '../../src/view/hand.js';
import { sayPick } from '../../src/view/sentences.js';
import { position } from '../engine/support/table.js';
import { plain } from './plain.js';

const kenfild = (waste: string): ReturnType<typeof deal> =>
  deal('kenfild', {
    position: position(
      'kenfild',
      { 'tableau-1': '9H', 'tableau-2': '9D', 'tableau-3': 'JC', 'tableau-4': 'JS', 'foundation-1': '2S', waste },
      { rest: 'reserve' },
    ),
  });

const grip = { pile: 'waste', count: 1 };

test('the stock is no place to put the only card of the waste', () => {
  const game = kenfild('8S');
  expect(game.moves()).toContainEqual({ from: 'waste', to: 'stock', count: 1 });
  expect(plain(sayPick(ru, game, grip))).toBe(
    'Взята восьмёрка пик. Можно положить на девятку червей или на девятку бубен.',
  );
  expect(plain(sayPick(en, game, grip))).toBe(
    'Picked up: eight of spades. Can go to the nine of hearts or the nine of diamonds.',
  );
  expect(plain(sayPick(ru, kenfild('5S'), grip))).toBe('Взята пятёрка пик. Положить пока некуда.');
});

test('a tap on it does not turn it over', () => {
  const hand = new Hand();
  expect(hand.tap(kenfild('5S'), { pile: 'waste', index: 0 }, 'smart', 0)).toBe(null);
  expect(hand.selected).toEqual(grip);
  // A card that fits one place goes there, as it would from a waste of two.
  hand.drop();
  expect(hand.tap(kenfild('3S'), { pile: 'waste', index: 0 }, 'smart', 1000)).toEqual({
    from: 'waste',
    to: 'foundation-1',
    count: 1,
  });
});
