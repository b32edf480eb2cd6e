/** Languages that come late, and in parts. */
import { beforeEach, expect, test, vi } from 'vitest';
import { deal } from '../../src/engine.js';
import { en } from '../../src/locales/en.js';
import { refusals } from '../../src/locales/en-refusals.js';
import { ru } from '../../src/locales/ru.js';
import { sayRefusal } from '../../src/view/speech/refusal.js';

type Locales = typeof import('../../src/locales/index.js');
let locales: Locales;

beforeEach(async () => {
  vi.resetModules();
  locales = await import('../../src/locales/index.js');
});

test('nobody speaks before the language has come', () => {
  expect(locales.localeFor('ru')).toBe(null);
  locales.provide(en);
  expect(locales.localeFor('ru')).toBe(null);
  expect(locales.localeFor('de')?.lang).toBe('en');
  locales.provide(ru);
  expect(locales.localeFor('ru-RU')?.lang).toBe('ru');
});

test('which language must come', () => {
  const { languageFor, registerLocale } = locales;
  registerLocale({ lang: 'ru-UA' });
  expect(['ru', 'RU_ru', 'en', 'de', '', null].map(languageFor)).toEqual(['ru', 'ru', 'en', 'en', 'en', 'en']);
  expect(languageFor('ru-UA')).toBe('en');
});

test('a registered language is completed by English that comes later, and by what comes later still', () => {
  const { localeFor, provide, registerLocale } = locales;
  registerLocale({ lang: 'eo', ui: { undo: 'Malfari' }, refusals: { 'same-pile': () => 'jam ĉi tie' } });
  expect(localeFor('eo')).toBe(null);
  provide(en);
  expect(localeFor('eo')?.ui.undo).toBe('Malfari');
  expect(localeFor('eo')?.piles).toEqual(en.piles);
  expect(Object.keys(localeFor('eo')?.refusals ?? {})).toEqual(['same-pile']);
  provide({ lang: 'en', refusals });
  expect(localeFor('eo')?.refusals['same-pile']?.(undefined as never)).toBe('jam ĉi tie');
  expect(localeFor('eo')?.refusals['no-packing']).toBe(refusals['no-packing']);
  expect(localeFor('eo')?.ui.undo).toBe('Malfari');
});

test('a refusal says nothing until its words have come', () => {
  const game = deal('kongress', { deal: 1 });
  const move = { from: 'waste', to: 'waste', count: 1 };
  const said = (): string => sayRefusal(locales.localeFor('en') ?? ru, game, move, 'same-pile');
  locales.provide(en);
  expect(said()).toBe('');
  locales.provide({ lang: 'en', refusals });
  expect(said()).toBe('Not allowed: the card lies here already.');
});
