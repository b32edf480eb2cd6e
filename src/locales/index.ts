/**
 * Which language speaks. Of English and Russian there is what the first drawing needs; the rest is given by whoever has
 * loaded it. Others are registered.
 */
import { en } from './en.js';
import { ru } from './ru.js';
import type { FullLocale, GivenLocale, Locale, Sentences } from './locale.js';

export type { DeskTexts, FirstTexts, FullLocale, GivenLocale, Locale, UiTexts } from './locale.js';

/** The languages that have modules of their own. */
export type Language = 'en' | 'ru';

const provided: Record<Language, Locale> = { en, ru };
/** How registered languages are made of English and what was given; by tag. */
const registered = new Map<string, (english: Locale) => Locale>();

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
function speakerOf(lang: string | null | undefined): readonly [Language, made?: (english: Locale) => Locale] {
  // Longer tags than these name no language that is registered.
  let tag = (lang ?? '').slice(0, LONGEST).trim().toLowerCase().replaceAll('_', '-');
  for (; tag !== ''; tag = tag.slice(0, Math.max(0, tag.lastIndexOf('-')))) {
    const made = registered.get(tag);
    if (made !== undefined) return ['en', made];
    if (tag === 'ru') return ['ru'];
  }
  return ['en'];
}

/** The language whose sentences must come before anything can be said to somebody who reads `lang`. */
export const languageFor = (lang: string | null | undefined): Language => speakerOf(lang)[0];

/** The locale for a language tag: the tag itself, else a shorter form of it (`ru-RU` → `ru`), else English. */
export function localeFor(lang: string | null | undefined): Locale {
  const [language, made] = speakerOf(lang);
  const locale = provided[language];
  return made === undefined ? locale : made(locale);
}

type Panelled = 'keys' | 'settings' | 'statistics' | 'deals';

/** The words of one panel over the board. */
export type PanelWords = { [Group in Panelled]: Required<Pick<Locale, Group>> }[Panelled];

/** A part of a language. */
export type GivenWords = Sentences | Required<Pick<Locale, 'help'>> | PanelWords;

/** Gives a part of a language that has come. */
export function provide(language: Language, words: GivenWords): void {
  provided[language] = { ...provided[language], ...words };
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
  let made: Locale | null = null;
  let from: Locale | null = null;
  // A kind of English lacks nothing that English has.
  let told = /^en\b/.test(lang);
  registered.set(lang.toLowerCase(), (english) => {
    if (made === null || from !== english) made = completed(english, { ...locale, lang }) as Locale;
    from = english;
    const lacks = told || !isFull(english) ? [] : lacking(english, locale);
    if (lacks.length > 0) console.warn(`patience-elements: "${lang}" lacks ${lacks.join(', ')}; they are English.`);
    told ||= isFull(english);
    return made;
  });
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

/** Texts and groups of texts that English has and this language has not. */
const lacking = (english: object, own: object, path = ''): string[] => {
  const given = new Map<string, unknown>(Object.entries(own));
  return Object.entries(english).flatMap(([key, text]: [string, unknown]) => {
    const mine = given.get(key);
    if (isGroup(text) && isGroup(mine)) return lacking(text, mine, `${key}.`);
    return mine === undefined && (path !== '' || isGroup(text)) && key !== 'games' ? [path + key] : [];
  });
};

const isGroup = (texts: unknown): texts is object => typeof texts === 'object' && texts !== null;
