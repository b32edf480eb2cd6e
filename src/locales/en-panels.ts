/** English words of the panels over the board. */
import type { DealTexts, PanelTexts } from './locale.js';
import { holdNumbers, typesetAll } from './typeset.js';

export { keys } from './en-keys.js';

const deal: DealTexts = {
  title: 'Choose a deal',
  onTable: (number) => `Deal ${number} is on the table.`,
  copyNumber: 'Copy number',
  copyLink: 'Copy link',
  numberCopied: 'The number is copied.',
  linkCopied: 'The link is copied.',
  copyByHand: 'Copy it from here:',
  number: 'Deal number',
  deal: 'Deal',
  wrongNumber: 'A deal number is a whole number from 1 to 4,294,967,295.',
  random: 'Random deal',
  daily: 'Today’s deal',
};

export const panels: PanelTexts = {
  close: 'Close',
  settings: {
    look: 'Look',
    play: 'Play',
    rows: {
      suits: 'Suits',
      faces: 'Court cards',
      theme: 'Theme',
      mirror: 'Left-handed table',
      autoMove: 'Cards go up by themselves',
      tap: 'Move with one tap',
      motion: 'Movement of cards',
      timer: 'Show the time',
    },
    tapNote: 'where a card has only one place to go',
    choices: {
      suits: { 'two-colour': 'two colours', 'four-colour': 'four colours' },
      faces: { plain: 'our own', english: 'English' },
      theme: { auto: 'as the page', light: 'light', dark: 'dark' },
      autoMove: { off: 'none', safe: 'safe ones', all: 'all' },
      motion: { normal: 'normal', fast: 'fast', none: 'none' },
    },
    asPage: 'As the page has it',
  },
  deal: typesetAll(deal, holdNumbers),
  keysTitle: 'Keys',
  keysNote: holdNumbers(
    'They work while the focus is on the board, which the Tab key reaches. Letters count by their place where the layout is not Latin.',
  ),
};
