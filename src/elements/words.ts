/** Words come one language at a time, and the sentences from the first move on after the rest. */
import { whole } from '#whole';
import { languageFor, provide, type GivenWords, type Language } from '../locales/index.js';
import { Part } from './part.js';

const words = (language: Language, fetch: () => Promise<GivenWords>): Part<GivenWords> => {
  const come = (given: GivenWords): GivenWords => {
    provide(language, given);
    return given;
  };
  return new Part(() => fetch().then(come), whole && come(whole.languages[language]));
};

const WORDS: Readonly<Record<Language, Part<GivenWords>>> = {
  en: words('en', () => import('../locales/en.js').then(({ en }) => en)),
  ru: words('ru', () => import('../locales/ru.js').then(({ ru }) => ru)),
};
const SENTENCES: Readonly<Record<Language, Part<GivenWords>>> = {
  en: words('en', () => import('../locales/en-sentences.js').then(({ sentences }) => sentences)),
  ru: words('ru', () => import('../locales/ru-sentences.js').then(({ sentences }) => sentences)),
};

/** The words without which nothing can be shown to somebody who reads `lang`. */
export const wordsFor = (lang: string): Part<unknown> => WORDS[languageFor(lang)];

/** What is said to them from the first move on. */
export const sentencesFor = (lang: string): Part<unknown> => SENTENCES[languageFor(lang)];
