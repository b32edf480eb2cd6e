/** Which language speaks. Two are built in; others can be registered. */
import { en } from './en.js';
import type { GivenLocale, Locale } from './locale.js';
import { ru } from './ru.js';

export { en } from './en.js';
export { ru } from './ru.js';
export type { GivenLocale, Locale, UiTexts } from './locale.js';

const locales = new Map<string, Locale>([
  ['en', en],
  ['ru', ru],
]);

/** The locale for a language tag: the tag itself, else a shorter form of it (`ru-RU` → `ru`), else English. */
export function localeFor(lang: string | null | undefined): Locale {
  const parts = (lang ?? '').trim().toLowerCase().replaceAll('_', '-').split('-');
  for (let length = parts.length; length > 0; length--) {
    const locale = locales.get(parts.slice(0, length).join('-'));
    if (locale !== undefined) return locale;
  }
  return en;
}

/**
 * Adds a language, or replaces one. Texts that it does not give are English; groups of texts (`ui`, `facts`, …) are
 * completed key by key. Elements read it when they next render, so register before defining them.
 */
export function registerLocale(locale: GivenLocale): void {
  locales.set(locale.lang.toLowerCase().replaceAll('_', '-'), {
    ...en,
    ...given(locale),
    games: { ...locale.games },
    ui: { ...en.ui, ...given(locale.ui) },
    cards: { ...en.cards, ...given(locale.cards) },
    piles: { ...en.piles, ...given(locale.piles) },
    facts: { ...en.facts, ...given(locale.facts) },
    refusals: { ...en.refusals, ...given(locale.refusals) },
    frames: { ...en.frames, ...given(locale.frames) },
    hand: { ...en.hand, ...given(locale.hand) },
  } as Locale);
}

/** The keys that really have a value. */
const given = (texts: object | undefined): object =>
  Object.fromEntries(Object.entries(texts ?? {}).filter(([, value]) => value !== undefined));
