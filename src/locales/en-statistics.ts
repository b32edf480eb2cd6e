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
};
