/** Languages come in parts. */
import { beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../src/locales/en.js';
import { sentences } from '../../src/locales/en-sentences.js';

type Locales = typeof import('../../src/locales/index.js');
let locales: Locales;

beforeEach(async () => {
  vi.resetModules();
  locales = await import('../../src/locales/index.js');
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
  expect(localeFor('eo').ui.undo).toBe('Malfari');
  expect(localeFor('eo').ui.redo).toBe(en.ui.redo);
  expect(localeFor('eo').refusals).toBe(undefined);
  provide('en', sentences);
  expect(localeFor('eo').refusals?.['same-pile'](undefined as never)).toBe('jam ĉi tie');
  expect(localeFor('eo').refusals?.['no-packing']).toBe(sentences.refusals['no-packing']);
  expect(localeFor('eo').ui.undo).toBe('Malfari');
});

test('a locale is full when its sentences have come', () => {
  const { isFull, localeFor, provide } = locales;
  const full = (): boolean => isFull(localeFor('en'));
  expect(full()).toBe(false);
  provide('en', sentences);
  expect(full()).toBe(true);
});
