/** English words of what is counted. */
import type { StatisticsTexts } from './locale.js';

export const statistics: StatisticsTexts = {
  title: 'Statistics',
  rows: {
    played: 'Deals played',
    won: 'Came out',
    streak: 'In a row',
    longest: 'Most in a row',
    moves: 'Fewest moves',
    elapsed: 'Best time',
    days: 'Days in a row',
    longestDays: 'Most days in a row',
  },
  exchange: {
    copy: 'Copy statistics',
    copied: 'The statistics are copied: paste them in another browser, or keep them.',
    copyByHand: 'Copy them from here:',
    take: 'Add statistics',
    text: 'Statistics that were copied elsewhere',
    submit: 'Add',
    taken: 'The statistics are added.',
    wrong: 'This is not a whole copied text, so nothing has been added.',
    refused: 'The browser keeps nothing here, so nothing could be added.',
  },
};
