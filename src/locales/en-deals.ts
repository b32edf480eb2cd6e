/** English words of the choice of a deal. */
import type { DealTexts } from './locale.js';
import { holdNumbers, typesetAll } from './typeset.js';

const texts: Omit<DealTexts, 'drawn'> = {
  title: 'Choose a deal',
  onTable: (number) => `Deal ${number} is on the table.`,
  copyNumber: 'Copy number',
  copyLink: 'Copy link',
  numberCopied: 'The number is copied.',
  linkCopied: 'The link is copied.',
  copyByHand: 'Copy it from here:',
  number: 'Deal number',
  deal: 'Deal',
  wrongNumber: `A deal number is a whole number from 1 to ${(4_294_967_295).toLocaleString('en')}.`,
  random: 'Random deal',
  daily: 'Today’s deal',
  draws: 'Draw from',
  noneWinnable: 'By these rules no deal is known that can be won.',
};

export const deals: DealTexts = {
  ...typesetAll(texts, holdNumbers),
  drawn: { any: 'all deals', winnable: 'winnable', easy: 'easy', medium: 'medium', hard: 'hard' },
};
