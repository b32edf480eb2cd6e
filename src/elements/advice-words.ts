/** The words of hints and verdicts come with what says them, for one language at a time. */
import { languageFor, provide, type Language } from '../locales/index.js';
import { Part } from '../view/part.js';

const HELP: Readonly<Record<Language, Part<unknown>>> = {
  en: new Part('en-help', () => import('../locales/en-help.js').then(({ help }) => provide('en', { help }))),
  ru: new Part('ru-help', () => import('../locales/ru-help.js').then(({ help }) => provide('ru', { help }))),
};

/** Words of hints and verdicts for somebody who reads `lang`. */
export const helpFor = (lang: string): Part<unknown> => HELP[languageFor(lang)];
