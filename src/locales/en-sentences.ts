/** English: names of cards and piles, buttons and lines, and what is said from the first move on. */
import { en } from './en.js';
import { facts, frames } from './en-facts.js';
import { refusals } from './en-refusals.js';
import { cards } from './en-cards.js';
import { piles } from './en-piles.js';
import { readings } from './en-readings.js';
import { passText, rankName } from './en-forms.js';
import type { DeskTexts, Sentences, UiTexts } from './locale.js';
import { holdNumbers, typesetAll } from './typeset.js';

const ui: UiTexts = {
  ...en.ui,
  newDeal: 'New deal',
  restart: 'Restart',
  undo: 'Undo',
  redo: 'Redo',
  finish: 'Finish',
  hint: 'Hint',
  rules: 'Rules',
  recordBroken: 'This record could not be read.',
  linkBroken: 'This link could not be read.',
  close: 'Close',
  settings: 'Settings',
  notLoaded: 'This could not be loaded. Try again once you are connected.',
  pass: passText,
  captivesFreed: (freed, captives) => `${freed} of ${captives} captives freed`,
  base: (rank) => `base rank: ${rankName(rank)}`,
  aim: (rows, suits) => {
    const what = `${suits ? 'suit' : 'foundation'}${rows[0]?.count === 1 ? '' : 's'}${suits ? '' : ' in suit'}`;
    const parts = rows.map(
      ({ count, first, last }, at) =>
        `${count}${at === 0 ? ` ${what}` : ''} from ${rankName(first)} to ${rankName(last)}`,
    );
    return `Build ${parts.join(' and ')}.`;
  },
  won: (count) => `The patience came out in ${count.toLocaleString('en')} move${count === 1 ? '' : 's'}.`,
  lost: 'No moves are left: the patience did not come out.',
  onlyTurns: 'There is nothing to do but turn the stock.',
  onlyRedeal: (shuffled) => `There is nothing to do but ${shuffled ? 'shuffle the waste' : 'turn the waste over'}.`,
  toolbarLabel: 'Game controls',
  confirmNewDeal: 'Leave this deal unfinished?',
  playOn: 'Play on',
};

const desk: DeskTexts = {
  repeats: 'The same cards come round again, and none of them can be played.',
  nothingUp: 'Nothing can go up just now.',
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  keysNote: 'List of keys: question mark.',
  makeWish: 'Make a wish.',
  wishNote: 'Keep it to yourself, and let the cards answer: if the patience comes out, so will the wish.',
  wishMade: 'My wish is made',
  wishGranted: 'May your wish come true as well.',
  wishNearly: 'It came very close, and so may your wish.',
  wishDenied: 'Your wish is none the worse for it.',
};

export const sentences: Sentences = {
  ui: typesetAll(ui, holdNumbers),
  cards,
  piles,
  desk: typesetAll(desk, holdNumbers),
  facts,
  frames,
  readings,
  refusals,
  typeset: holdNumbers,
};
