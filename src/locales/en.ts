/** English: what the first drawing needs. `en-sentences.ts` and `en-help.ts` add to it. */
import type { Locale } from './locale.js';

export const en: Locale = {
  lang: 'en',
  indices: 'latin',
  games: {},
  ui: {
    dealNumber: (deal) => `Deal\u00a0${deal}`,
    caption: (role, game) => (role === 'reserve' && game !== 'kenfild' ? 'packet' : role),
    boardLabel: (gameName) => `Patience “${gameName}”`,
  },
};
