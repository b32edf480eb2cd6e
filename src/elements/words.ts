/** What is heard comes after the first drawing, for one language at a time. */
import { whole } from '#whole';
import { languageFor, provide, type GivenWords, type Language } from '../locales/index.js';
import { Part } from '../view/part.js';

const words = (language: Language, fetch: () => Promise<GivenWords>): Part<GivenWords> => {
  const come = (given: GivenWords): GivenWords => {
    provide(language, given);
    return given;
  };
  return new Part(`${language}-sentences`, () => fetch().then(come), whole && come(whole.languages[language]));
};

const SENTENCES: Readonly<Record<Language, Part<GivenWords>>> = {
  en: words('en', () => import('../locales/en-sentences.js').then(({ sentences }) => sentences)),
  ru: words('ru', () => import('../locales/ru-sentences.js').then(({ sentences }) => sentences)),
};

/** Names and sentences for somebody who reads `lang`. */
export const sentencesFor = (lang: string): Part<unknown> => SENTENCES[languageFor(lang)];
