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

const LONGEST = 35;

const tagOf = (lang: string): string => lang.trim().toLowerCase().replaceAll('_', '-');

/** The tag as it is written by rule, or null where it is none. */
function canonical(lang: unknown): string | null {
  try {
    return Intl.getCanonicalLocales(String(lang).replaceAll('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
}

/** The locale for a language tag: the tag itself, else a shorter form of it (`ru-RU` → `ru`), else English. */
export function localeFor(lang: string | null | undefined): Locale {
  // Longer tags than these name no language that is registered.
  const parts = tagOf((lang ?? '').slice(0, LONGEST))
    .split('-')
    .slice(0, 4);
  for (let length = parts.length; length > 0; length--) {
    const locale = locales.get(parts.slice(0, length).join('-'));
    if (locale !== undefined) return locale;
  }
  return en;
}

/**
 * Adds a language, or replaces one. Texts that it does not give are English; groups of texts (`ui`, `facts`, …) are
 * completed key by key. Throws `TypeError` where `lang` is no language tag. Elements read it when they next render, so register before defining them.
 */
export function registerLocale(locale: GivenLocale): void {
  const lang = canonical(locale.lang);
  if (lang === null) throw new TypeError('A locale needs `lang`, a language tag such as "pt-BR".');
  locales.set(lang.toLowerCase(), {
    ...en,
    ...given(locale),
    lang,
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
