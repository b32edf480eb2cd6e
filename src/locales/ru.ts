/** Russian: what the first drawing needs. `ru-sentences.ts` and `ru-help.ts` add to it. */
import type { Locale } from './locale.js';

export const ru: Locale = {
  lang: 'ru',
  indices: 'russian',
  games: {},
  ui: {
    dealNumber: (deal, short) => `${short === true ? '' : 'Расклад\u00a0'}№\u00a0${deal}`,
    caption: (role) => ({ stock: 'колода', waste: 'сброс', reserve: 'запас' })[role],
    boardLabel: (gameName) => `Пасьянс «${gameName}»`,
  },
};
