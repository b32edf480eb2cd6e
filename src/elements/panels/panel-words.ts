/** The words of panels, and the rules of the games as texts: they come for one language at a time. */
import { isFull, languageFor, provide, type FullLocale, type Language, type Locale } from '../../locales/index.js';
import { Part } from '../../view/part.js';

/** A language with the words of panels. */
export type PanelLocale = FullLocale & Required<Pick<Locale, 'keys' | 'panels'>>;

export const isWorded = (locale: Locale): locale is PanelLocale =>
  isFull(locale) && locale.panels !== undefined && locale.keys !== undefined;

type Words = Required<Pick<Locale, 'keys' | 'panels'>>;

const words = (language: Language, fetch: () => Promise<Words>): Part<Words> =>
  new Part(`${language}-panels`, async () => {
    const { keys, panels } = await fetch();
    provide(language, { keys, panels });
    return { keys, panels };
  });

const WORDS: Readonly<Record<Language, Part<unknown>>> = {
  en: words('en', () => import('../../locales/en-panels.js')),
  ru: words('ru', () => import('../../locales/ru-panels.js')),
};

/** What panels say to somebody who reads `lang`. */
export const panelWordsFor = (lang: string): Part<unknown> => WORDS[languageFor(lang)];
