/**
 * Which language speaks. English and Russian are given by whoever has loaded them, whole or in parts; others are
 * registered. No language is imported here.
 */
import type { FullLocale, GivenLocale, Locale, Sentences } from './locale.js';

export type { DeskTexts, FullLocale, GivenLocale, Locale, UiTexts } from './locale.js';

/** The languages that have modules of their own: `en.ts` with `en-sentences.ts`, `ru.ts` with `ru-sentences.ts`. */
export type Language = 'en' | 'ru';

const provided = new Map<string, Locale>();
const registered = new Map<string, GivenLocale>();

const LONGEST = 35;

/** The tag as it is written by rule, or null where it is none. */
function canonical(lang: unknown): string | null {
  try {
    return Intl.getCanonicalLocales(String(lang).replaceAll('_', '-'))[0] ?? null;
  } catch {
    return null;
  }
}

/** What speaks for a language tag: what is known of the tag itself, else of a shorter form of it (`ru-RU` → `ru`), else English. */
function speakerOf(lang: string | null | undefined): { readonly language: Language; readonly own: GivenLocale | null } {
  // Longer tags than these name no language that is registered.
  const parts = (lang ?? '').slice(0, LONGEST).trim().toLowerCase().replaceAll('_', '-').split('-').slice(0, 4);
  for (let length = parts.length; length > 0; length--) {
    const tag = parts.slice(0, length).join('-');
    const own = registered.get(tag);
    if (own !== undefined) return { language: 'en', own };
    if (tag === 'en' || tag === 'ru') return { language: tag, own: null };
  }
  return { language: 'en', own: null };
}

/** The language that must be provided before anything can be said to somebody who reads `lang`. */
export const languageFor = (lang: string | null | undefined): Language => speakerOf(lang).language;

/**
 * The locale for a language tag: the tag itself, else a shorter form of it (`ru-RU` → `ru`), else English. Null while
 * the language that it needs (`languageFor`) has not been provided.
 */
export function localeFor(lang: string | null | undefined): Locale | null {
  const { language, own } = speakerOf(lang);
  const locale = provided.get(language);
  if (locale === undefined) return null;
  return own === null ? locale : (completed(locale, own) as Locale);
}

/** A language, or a part of it. */
export type GivenWords = Locale | Sentences | Required<Pick<Locale, 'help'>>;

/** Gives a language, or a part of it that has come later. */
export function provide(language: Language, words: GivenWords): void {
  provided.set(language, { ...provided.get(language), ...words } as Locale);
}

/** Whether the sentences of a locale have come. */
export const isFull = (locale: Locale): locale is FullLocale => locale.facts !== undefined;

/**
 * Adds a language, or replaces one. Texts that it does not give are English; groups of texts (`ui`, `facts`, …) are
 * completed key by key. Throws `TypeError` where `lang` is no language tag. Elements read it when they next render, so register before defining them.
 */
export function registerLocale(locale: GivenLocale): void {
  const lang = canonical(locale.lang);
  if (lang === null) throw new TypeError('A locale needs `lang`, a language tag such as "pt-BR".');
  registered.set(lang.toLowerCase(), { ...locale, lang });
}

/** What is given, and what it lacks taken from English: in groups key by key. A group that English lacks has not come yet. */
const completed = (english: object, own: object): object => {
  const texts = new Map<string, unknown>(Object.entries(english));
  for (const [key, text] of Object.entries(own) as [string, unknown][]) {
    const standIn = texts.get(key);
    if (isGroup(text) && isGroup(standIn)) texts.set(key, completed(standIn, text));
    else if (text !== undefined && !isGroup(text)) texts.set(key, text);
  }
  return Object.fromEntries(texts);
};

const isGroup = (texts: unknown): texts is object => typeof texts === 'object' && texts !== null;
