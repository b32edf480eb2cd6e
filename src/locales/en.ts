/** English: what the first drawing needs. `en-sentences.ts` and `en-help.ts` add to it. */
import { passText, rankPlural } from './en-forms.js';
import type { Locale, UiTexts } from './locale.js';
import { holdNumbers, typesetAll } from './shared.js';

const ui: UiTexts = {
  newDeal: 'New deal',
  restart: 'Restart',
  undo: 'Undo',
  redo: 'Redo',
  finish: 'Finish',
  dealNumber: (deal) => `Deal ${deal}`,
  pass: passText,
  captivesFreed: (freed, captives) => `${freed} of ${captives} freed`,
  base: (rank) => `up from ${rankPlural(rank)}`,
  won: (count) => `The patience came out in ${count} move${count === 1 ? '' : 's'}.`,
  lost: 'No moves are left: the patience did not come out.',
  onlyTurns: 'For now only the stock can be turned.',
  onlyRedeal: (shuffled) => `For now the waste can only be ${shuffled ? 'shuffled' : 'turned over'}.`,
  caption: (role, game) => (role === 'reserve' && game !== 'kenfild' ? 'packet' : role),
  boardLabel: (gameName) => `Patience “${gameName}”`,
  toolbarLabel: 'Game controls',
  recordBroken: 'This record could not be read.',
  confirmNewDeal: 'Leave this deal unfinished?',
  playOn: 'Play on',
};

export const en: Locale = {
  lang: 'en',
  indices: 'latin',
  games: {},
  ui: typesetAll(ui, holdNumbers),
  typeset: holdNumbers,
};
