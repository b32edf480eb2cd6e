/** Names of cards in both languages; every Russian card in every case that a sentence needs. */
import { ALL, ALL_OF_WHOM, OF_WHOM, WHOM, rankIn } from '../../src/locales/ru-forms.js';
import { expect, test } from 'vitest';
import { RANKS, SUITS, type CardCode } from '../../src/engine/index.js';
import { rankPlural } from '../../src/locales/en-forms.js';
import { en, ru } from '../../src/locales/all.js';
import { agree, cardIn, nominative } from '../../src/locales/ru-cards.js';
import { plain } from './plain.js';

const cards = SUITS.flatMap((suit) => RANKS.map((rank): CardCode => `${rank}${suit}`));

/** Nominative, genitive, accusative, and whether a man. */
const TABLE: Record<string, readonly [string, string, string, boolean]> = {
  A: ['туз', 'туза', 'туза', true],
  2: ['двойка', 'двойки', 'двойку', false],
  3: ['тройка', 'тройки', 'тройку', false],
  4: ['четвёрка', 'четвёрки', 'четвёрку', false],
  5: ['пятёрка', 'пятёрки', 'пятёрку', false],
  6: ['шестёрка', 'шестёрки', 'шестёрку', false],
  7: ['семёрка', 'семёрки', 'семёрку', false],
  8: ['восьмёрка', 'восьмёрки', 'восьмёрку', false],
  9: ['девятка', 'девятки', 'девятку', false],
  T: ['десятка', 'десятки', 'десятку', false],
  J: ['валет', 'валета', 'валета', true],
  Q: ['дама', 'дамы', 'даму', false],
  K: ['король', 'короля', 'короля', true],
};
const SUIT_TABLE: Record<string, string> = { S: 'пик', H: 'червей', D: 'бубен', C: 'треф' };

test('all 52 cards in Russian cases', () => {
  for (const card of cards) {
    const [who, ofWhom, whom, man] = TABLE[card.charAt(0)]!;
    const suit = SUIT_TABLE[card.charAt(1)]!;
    expect(nominative(card)).toBe(`${who} ${suit}`);
    expect(cardIn(card, OF_WHOM)).toBe(`${ofWhom} ${suit}`);
    expect(cardIn(card, WHOM)).toBe(`${whom} ${suit}`);
    expect(agree(card, 'он', 'она')).toBe(man ? 'он' : 'она');
  }
});

test('plurals of ranks', () => {
  expect(RANKS.map((rank) => rankIn(rank, ALL))).toEqual(
    'тузы двойки тройки четвёрки пятёрки шестёрки семёрки восьмёрки девятки десятки валеты дамы короли'.split(' '),
  );
  expect(RANKS.map((rank) => rankIn(rank, ALL_OF_WHOM))).toEqual(
    'тузов двойки тройки четвёрки пятёрки шестёрки семёрки восьмёрки девятки десятки валетов дам королей'.split(' '),
  );
  expect(RANKS.map((rank) => rankPlural(rank))).toEqual(
    'aces twos threes fours fives sixes sevens eights nines tens jacks queens kings'.split(' '),
  );
  expect(RANKS.map((rank) => en.ui.base(rank))).toEqual(
    'ace two three four five six seven eight nine ten jack queen king'.split(' ').map((rank) => `base rank: ${rank}`),
  );
});

test('52 different names in each language', () => {
  for (const locale of [en, ru]) expect(new Set(cards.map((card) => locale.cards.name(card))).size).toBe(52);
  expect(en.cards.name('TH')).toBe('ten of hearts');
  expect(ru.cards.name('QS')).toBe('дама пик');
});

test('a card in a fan', () => {
  expect(plain(ru.cards.inFan('QS', 1, 5))).toBe('дама пик, верхняя из пяти');
  expect(plain(ru.cards.inFan('JS', 2, 5))).toBe('валет пик, второй сверху из пяти');
  expect(plain(ru.cards.inFan('9H', 3, 13))).toBe('девятка червей, третья сверху из тринадцати');
  expect(plain(ru.cards.inFan('KH', 3, 21))).toBe('король червей, третий сверху из 21');
  expect(plain(ru.cards.inFan('2C', 14, 15))).toBe('двойка треф, 14-я сверху из 15');
  expect(plain(ru.cards.inFan(null, 6, 11))).toBe('закрытая карта, шестая сверху из одиннадцати');
  expect(plain(ru.cards.inFan('AC', 1, 1))).toBe('туз треф');
  expect(plain(ru.cards.inFan('AC', 2, 2))).toBe('туз треф, нижний из двух');
  expect(plain(ru.cards.inFan(null, 4, 4))).toBe('закрытая карта, нижняя из четырёх');
  expect(plain(en.cards.inFan('AC', 2, 2))).toBe('ace of clubs, bottom of two');
  expect(plain(en.cards.inFan('QS', 1, 5))).toBe('queen of spades, top of five');
  expect(plain(en.cards.inFan('JS', 12, 22))).toBe('jack of spades, 12th from the top of 22');
  expect(plain(en.cards.inFan(null, 21, 33))).toBe('face-down card, 21st from the top of 33');
});
