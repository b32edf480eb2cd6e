/** What the refusals of a caller's own words say, to the letter. */
import { describe, expect, it } from 'vitest';
import { deal } from '../../src/engine.js';
import { fullPack } from './support/cards.js';
import { any } from './support/odd.js';

describe('the message', () => {
  it.each<[string, () => unknown, string]>([
    ['shows a text of eighty characters whole', () => deal('x'.repeat(80)), `There is no game "${'x'.repeat(80)}".`],
    ['cuts a longer one, and shows that', () => deal('x'.repeat(81)), `There is no game "${'x'.repeat(80)}…".`],
    ['names the kind of what has no text', () => deal(any(Object.create(null))), 'There is no game "object".'],
    [
      'lists the values of an option',
      () => deal('kenfild', { rules: { passes: '9' } }),
      'The rule option "passes" is one of 4, 1, 2, 3, unlimited, not "9".',
    ],
    ...[null, 5, 'passes'].map((rules): [string, () => unknown, string] => [
      `says what rules are where they are ${JSON.stringify(rules)}`,
      () => deal('kenfild', { rules: any(rules) }),
      'Rules must be an object of option names and values.',
    ]),
    [
      'names the very first card where it is missing',
      () => deal('kenfild', { cards: fullPack(1).filter((card) => card !== 'AS') }),
      'The game kenfild is dealt from 52 cards, not 51: AS is missing.',
    ],
  ])('%s', (_, call, message) => {
    expect(call).toThrow(expect.objectContaining({ message }) as Error);
  });
});
