/** Where the rules of each game come from: one small module for each game and language, fetched when it is asked for. */
import type { Language } from '../index.js';
import type { RulesText, RulesWords } from './facts.js';

interface Book {
  readonly words: () => Promise<{ readonly words: RulesWords }>;
  /** By game. */
  readonly texts: Readonly<Record<string, () => Promise<{ readonly text: RulesText }>>>;
}

export const RULES_BOOKS: Readonly<Record<Language, Book>> = {
  en: {
    words: () => import('./en/words.js'),
    texts: {
      'stroptivye-damy': () => import('./en/stroptivye-damy.js'),
      'tsarstvo-zhenshchin': () => import('./en/tsarstvo-zhenshchin.js'),
      damskiy: () => import('./en/damskiy.js'),
      'otvazhnye-damy': () => import('./en/otvazhnye-damy.js'),
      kongress: () => import('./en/kongress.js'),
      'korol-dama-valet': () => import('./en/korol-dama-valet.js'),
      kenfild: () => import('./en/kenfild.js'),
      'damy-kuvyrkom': () => import('./en/damy-kuvyrkom.js'),
      'damy-bliznetsy': () => import('./en/damy-bliznetsy.js'),
      skorpion: () => import('./en/skorpion.js'),
    },
  },
  ru: {
    words: () => import('./ru/words.js'),
    texts: {
      'stroptivye-damy': () => import('./ru/stroptivye-damy.js'),
      'tsarstvo-zhenshchin': () => import('./ru/tsarstvo-zhenshchin.js'),
      damskiy: () => import('./ru/damskiy.js'),
      'otvazhnye-damy': () => import('./ru/otvazhnye-damy.js'),
      kongress: () => import('./ru/kongress.js'),
      'korol-dama-valet': () => import('./ru/korol-dama-valet.js'),
      kenfild: () => import('./ru/kenfild.js'),
      'damy-kuvyrkom': () => import('./ru/damy-kuvyrkom.js'),
      'damy-bliznetsy': () => import('./ru/damy-bliznetsy.js'),
      skorpion: () => import('./ru/skorpion.js'),
    },
  },
};
