/** Where a card may go to either of two foundations that show the same card. */
import { expect, test } from 'vitest';
import { deal } from '../../src/engine.js';
import { en, ru } from '../../src/locales/all.js';
import { sayPick } from '../../src/view/sentences.js';
import { position } from '../engine/support/table.js';
import { plain } from './plain.js';

test('of two foundations alike it is said which', () => {
  const row = (role: string, cards: string): Record<string, string> =>
    Object.fromEntries(cards.split(' ').map((card, at) => [`${role}-${at + 1}`, card]));
  const captives = row('captive', '2H 3H 4H 5H 6H 7H 8H');
  const kings = deal('damy-kuvyrkom', {
    position: position('damy-kuvyrkom', {
      ...captives,
      ...row('tableau', '9H 9D 9C TH TD TC JH JD'),
      'foundation-1': 'KS',
      'foundation-2': 'KS',
      waste: 'AS',
    }),
  });
  const grip = { pile: 'waste', count: 1 };
  expect(plain(sayPick(ru, kings, grip))).toBe('Взят туз пик. Можно положить в ряд королей на место 1 или 2.');
  expect(plain(sayPick(en, kings, grip))).toBe('Picked up: ace of spades. Can go to the kings’ row, place 1 or 2.');
  const women = (tableau: string, twos: string) =>
    deal('tsarstvo-zhenshchin', {
      position: position('tsarstvo-zhenshchin', {
        ...row('tableau', tableau),
        ...row('foundation', twos),
        waste: '3S',
      }),
    });
  const both = women('9H 9D 9C TH TD TC JH', '2S 2S');
  expect(plain(sayPick(ru, both, grip))).toBe('Взята тройка пик. Можно положить на базу 1 или 2.');
  expect(plain(sayPick(en, both, grip))).toBe('Picked up: three of spades. Can go to foundation 1 or 2.');
  const three = women('9H 9D 9C TH TD TC 4S', '2S 2S');
  expect(plain(sayPick(ru, three, grip))).toBe(
    'Взята тройка пик. Можно положить на базу 1 или 2, или на четвёрку пик.',
  );
  expect(plain(sayPick(en, three, grip))).toBe(
    'Picked up: three of spades. Can go to foundation 1 or 2, or the four of spades.',
  );
  const fours = women('4S 9D 9C TH 4S TC JH', '2S');
  expect(plain(sayPick(ru, fours, grip))).toBe(
    'Взята тройка пик. Можно положить на базу или на четвёрку пик (место 1 или 5).',
  );
  expect(plain(sayPick(en, fours, grip))).toBe(
    'Picked up: three of spades. Can go to its foundation or the four of spades (place 1 or 5).',
  );
});
