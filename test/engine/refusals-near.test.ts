/** Moves that miss being legal in one point, and the reason that names that point rather than another. */
import { describe, expect, it } from 'vitest';
import type { Game, RefusalReason } from '../../src/engine.js';
import type { GameDefinition } from '../../src/engine/definition.js';
import { lawFor } from '../../src/engine/law-for.js';
import { openPosition } from '../../src/engine/reading.js';
import { kenfild } from '../../src/games/kenfild.js';
import { play, position, put, row, why } from './support/table.js';

const four = { 'foundation-1': '7D', ...row('tableau', ['9H', '5S', '3C', 'JD']), reserve: '2S 4C' };
const seven = row('tableau', '9H 8H 5S 3C JD 2D TC'.split(' '));
const columns = {
  ...row('tableau', '9H 8H 5S 3C JD 2D 7C TC'.split(' ')),
  ...row('captive', '2S 3S 4S 6S 8S 9S TS'.split(' ')),
};
const canfield = (piles: Record<string, string> = {}, rules: Record<string, string> = {}): Game =>
  put('kenfild', { ...four, ...piles }, { rules });

/** Царство женщин with a place that must be filled from packet or stock. */
const vacated = (): Game => {
  const game = put('tsarstvo-zhenshchin', { 'foundation-1': '7D', ...seven, reserve: '2S' });
  play(game, 'tableau-2 tableau-1');
  return game;
};

/** A game like Кэнфилд whose waste goes to foundations alone, and whose reserve goes to the table alone. */
const oneWay: GameDefinition = {
  ...kenfild,
  plan: (rules) => {
    const plan = kenfild.plan(rules);
    const goes = { waste: ['foundation'], reserve: ['tableau'] } as const;
    return {
      ...plan,
      piles: plan.piles.map((group) =>
        group.role === 'waste' || group.role === 'reserve' ? { ...group, goes: goes[group.role] } : group,
      ),
    };
  },
};
const oneWayWith = (piles: Record<string, string>): Game =>
  openPosition(oneWay, position('kenfild', { ...four, ...piles }));

describe('a move that is nearly legal', () => {
  it.each<[string, () => Game, string, RefusalReason | null]>([
    [
      'two cards to a foundation',
      () => canfield({ 'tableau-1': '9H 8S' }),
      'tableau-1 foundation-1 2',
      'one-at-a-time',
    ],
    ['a card of the table to the stock', () => canfield(), 'tableau-1 stock', 'closed-pile'],
    ['a card of the reserve to the stock', () => canfield(), 'reserve stock', 'closed-pile'],
    ['two cards to a place to be filled', vacated, 'reserve tableau-2 2', 'must-fill'],
    ['no card to a place to be filled', vacated, 'waste tableau-2', 'must-fill'],
    ['a right card to a place to be filled', vacated, 'reserve tableau-2', null],
    [
      'a card on the base rank, which goes round',
      () => canfield({ 'tableau-3': '7C' }),
      'tableau-1 tableau-3',
      'wrong-rank',
    ],
    [
      'a card on the base rank, which ends there',
      () => canfield({ 'tableau-3': '7C' }, { wrap: 'to-base' }),
      'tableau-1 tableau-3',
      'takes-nothing',
    ],
    [
      'an ace, which does lie on something',
      () => put('damy-kuvyrkom', { ...columns, waste: 'AC' }),
      'waste tableau-1',
      'wrong-rank',
    ],
    [
      'a pile that goes to the table alone',
      () => oneWayWith({ reserve: '2S 8D' }),
      'reserve foundation-1',
      'closed-pile',
    ],
    ['a pile that goes to foundations alone', () => oneWayWith({ waste: '8S' }), 'waste tableau-1', 'closed-pile'],
    ['what goes to the table, there', () => oneWayWith({ reserve: '2S 8S' }), 'reserve tableau-1', null],
    ['what goes to foundations, there', () => oneWayWith({ waste: '8D' }), 'waste foundation-1', null],
  ])('%s', (_, game, text, reason) => {
    expect(why(game(), text)).toBe(reason);
  });
});

describe('the law of a game', () => {
  it('is made once for each choice of its rules and each base card', () => {
    const rules = canfield().rules;
    const law = lawFor(kenfild, rules, 6);
    expect(lawFor(kenfild, { ...rules }, 6)).toBe(law);
    expect(lawFor(kenfild, rules, 7)).not.toBe(law);
    expect(lawFor(kenfild, { ...rules, draw: '1' }, 6)).not.toBe(law);
  });
});
