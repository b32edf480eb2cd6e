/** Which language speaks, and how others are added. */
import { expect, test } from 'vitest';
import { deal } from '../../src/engine.js';
import { en, ru } from '../../src/locales/all.js';
import { localeFor as find, provide, registerLocale, type FullLocale } from '../../src/locales/index.js';
import { pileLabel } from '../../src/view/speech.js';
import { statusLine } from '../../src/view/status-line.js';
import { gameName } from '../../src/view/title.js';
import { sayRefusal } from '../../src/view/sentences.js';
import { plain } from './plain.js';

provide('en', en);
provide('ru', ru);

/** The sentences of all languages have come. */
const localeFor = (lang: string | null | undefined): FullLocale => find(lang) as FullLocale;

test('the tag itself, then its shorter forms, then English', () => {
  for (const lang of ['ru', 'RU', 'ru-RU', 'ru_RU', ' ru-Cyrl-UA ']) expect(localeFor(lang)).toEqual(ru);
  for (const lang of ['en', 'en-GB', 'de', 'rus', '', '-', null, undefined]) expect(localeFor(lang)).toEqual(en);
});

test('a third language needs only what it has', () => {
  registerLocale({
    lang: 'eo',
    games: { kenfild: 'Kanfeldo' },
    ui: { newDeal: 'Nova disdono', lost: 'Neniu movo restas.' },
    cards: { name: (card) => `karto ${card}` },
  });
  const eo = localeFor('eo-XX');
  const game = deal('kenfild', { deal: 7 });
  expect(eo.lang).toBe('eo');
  expect(gameName(eo, game)).toBe('Kanfeldo');
  expect(eo.ui.newDeal).toBe('Nova disdono');
  expect(eo.ui.undo).toBe(en.ui.undo);
  expect(eo.indices).toBe('latin');
  expect(eo.cards.name('QS')).toBe('karto QS');
  expect(eo.cards.inFan).toBe(en.cards.inFan);
  expect(plain(statusLine(eo, game).meta.join())).toBe('base rank: ace,pass 1 of 4');
});

test('a text given as undefined is absent; a language can be replaced', () => {
  registerLocale({ lang: 'eo', ui: { ...en.ui, undo: undefined as unknown as string } });
  expect(localeFor('eo').ui.undo).toBe(en.ui.undo);
  expect(localeFor('eo').ui.newDeal).toBe(en.ui.newDeal);
});

test('games are called by their own names', () => {
  expect(gameName(ru, deal('kenfild', { deal: 1 }))).toBe('Кэнфилд');
  expect(gameName(en, deal('damskiy', { deal: 1 }))).toBe('Ladies’ Patience');
});

test('what the game lacks is a programmer’s error, save in a refusal', () => {
  const game = deal('kongress', { deal: 1 });
  expect(() => pileLabel(ru, game, 'reserve')).toThrow();
  const move = { from: 'attic', to: 'cellar', count: 1 };
  expect(plain(sayRefusal(ru, game, move, 'unknown-pile'))).toBe('Так нельзя: такого места на столе нет.');
});
