/** English: all but the sentences from the first move on, which `en-sentences.ts` adds. */
import { cardCount, cards, passText, rankPlural } from './en-cards.js';
import { piles } from './en-piles.js';
import type { Locale, UiTexts } from './locale.js';
import { typesetAll, typesetEnglish } from './typography.js';

const moves = (count: number): string => `${count} ${count === 1 ? 'move' : 'moves'}`;

const ui: UiTexts = {
  newDeal: 'New deal',
  restart: 'Restart',
  undo: 'Undo',
  redo: 'Redo',
  hint: 'Hint',
  finish: 'Finish',
  rules: 'Rules',
  settings: 'Settings',
  close: 'Close',
  yes: 'Yes',
  no: 'No',
  dealNumber: (deal) => `Deal ${deal}`,
  moveNumber: (move) => `Move ${move}`,
  moveCount: moves,
  count: cardCount,
  pass: (pass, passes) => passText(pass, passes),
  passUnlimited: (pass) => passText(pass, Infinity),
  captivesFreed: (freed, captives) => `${freed} of ${captives} freed`,
  base: (rank) => `foundations begin with ${rankPlural(rank)}`,
  won: (count) => `The patience came out in ${moves(count)}.`,
  lost: 'No moves are left: the patience did not come out.',
  onlyTurns: 'For now only the stock can be turned.',
  onlyRedeal: (shuffled) => `For now the waste can only be ${shuffled ? 'shuffled' : 'turned over'}.`,
  chooseFill: 'What fills the place?',
  boardLabel: (gameName) => `Patience “${gameName}”`,
  toolbarLabel: 'Game controls',
  recordBroken: (why) => `This record could not be read${why === undefined ? '' : `: ${why}`}.`,
  confirmNewDeal: 'Leave this deal unfinished?',
  verdict: { winnable: 'can still come out', lost: 'can no longer come out', unknown: 'not known' },
  hintNone: 'There is nothing to suggest: no moves are left.',
  thinking: 'Looking for a move…',
  makeWish: 'Make a wish.',
  wishGranted: 'The patience came out: may your wish do so too.',
  wishDenied: 'It did not come out this time, but your wish is none the worse for it.',
  playOn: 'Play on',
  repeats: 'The same cards come round again, and none of them can be played.',
  wishNote: 'Keep it to yourself, and let the cards answer: if the patience comes out, so will the wish.',
  wishMade: 'My wish is made',
  wishNearly: 'It very nearly came out, and so may your wish.',
  nothingUp: 'Nothing can go up just now.',
  pickCancelled: 'The card stays where it was.',
};

const texts = typesetAll({ ui, cards, piles }, typesetEnglish);

export const en: Locale = { lang: 'en', indices: 'latin', games: {}, ...texts, typeset: typesetEnglish };
