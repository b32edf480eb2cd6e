/** Plurals and fine spacing. */
import { plural } from '../../src/locales/ru-forms.js';
import { expect, test } from 'vitest';
import { ru } from '../../src/locales/all.js';
import { cardCount as englishCount } from '../../src/locales/en-cards.js';
import { someCards } from '../../src/locales/ru-counts.js';
import { cardCount, ordinal } from '../../src/locales/ru-numbers.js';
import { typesetRussian } from '../../src/locales/ru-spacing.js';
import { holdNumbers } from '../../src/locales/typeset.js';
import { plain } from './plain.js';

test('Russian plurals from 0 to 125 are those of the language', () => {
  const rules = new Intl.PluralRules('ru');
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'карта', few: 'карты', many: 'карт' };
  for (let count = 0; count <= 125; count++) {
    const expected = forms[rules.select(count)];
    expect(plural(count, 'карта', 'карты', 'карт')).toBe(expected);
    expect(plain(cardCount(count))).toBe(`${count} ${expected}`);
  }
});

test('English plurals', () => {
  expect([0, 1, 2, 21].map((count) => plain(englishCount(count)))).toEqual([
    '0 cards',
    '1 card',
    '2 cards',
    '21 cards',
  ]);
});

test('numbers in sentences', () => {
  expect([1, 2, 3, 4, 5, 11, 21].map((count) => someCards(count, 'нижн'))).toEqual([
    'нижняя карта',
    'две нижние карты',
    'три нижние карты',
    'четыре нижние карты',
    'пять нижних карт',
    '11 нижних карт',
    '21 нижняя карта',
  ]);
  expect([1, 2, 3, 4, 6, 8, 13].map((number) => ordinal(number, false))).toEqual(
    'первый второй третий четвёртый шестой восьмой тринадцатый'.split(' '),
  );
  expect([1, 148, 303].map((moves) => plain(ru.ui.won(moves)))).toEqual([
    'Пасьянс сошёлся за 1 ход.',
    'Пасьянс сошёлся за 148 ходов.',
    'Пасьянс сошёлся за 303 хода.',
  ]);
});

test('spaces that do not break', () => {
  const seen = (text: string): string => typesetRussian(text).replaceAll('\u00a0', '_');
  expect(seen('Девятка червей — на десятку червей.')).toBe('Девятка червей_— на_десятку червей.');
  expect(seen('и в запас, а не из-под колоды')).toBe('и_в_запас, а_не_из-под_колоды');
  expect(seen('колода, 23 карты, место 3 (проход 2 из 3)')).toBe('колода, 23_карты, место_3 (проход_2_из_3)');
  expect(typesetRussian(typesetRussian('и в колоде'))).toBe(typesetRussian('и в колоде'));
  expect(ru.ui.dealNumber(7)).toBe('Расклад\u00a0№\u00a07');
  expect(holdNumbers(englishCount(23))).toBe('23\u00a0cards');
});
