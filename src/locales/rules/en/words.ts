/** What all English rules pages share: titles, what is in force, the picture in words. */
import { holdNumbers } from '../../typeset.js';
import type { PileKind, RulesWords } from '../facts.js';
import { bases, places, some, times } from './forms.js';

function kind({ role, second, count }: PileKind, game: string): string {
  switch (role) {
    case 'stock':
      return 'stock';
    case 'waste':
      return 'waste';
    case 'reserve':
      return game === 'kenfild' ? 'reserve' : 'packet';
    case 'tableau':
      return `${places(count)} on the table`;
    case 'foundation':
      if (game === 'damy-kuvyrkom') return `the kings’ row, ${places(count)}`;
      if (game === 'korol-dama-valet') return `${second ? 'lower' : 'upper'} row of foundations, ${places(count)}`;
      return bases(count);
    case 'captive':
      return some(count, 'captive');
    case 'queen':
      return `the queens’ row, ${places(count)}`;
  }
}

export const words: RulesWords = {
  titles: {
    aim: 'Aim',
    layout: 'Layout',
    table: 'On the table',
    foundations: 'Foundations',
    spaces: 'Empty places',
    queens: 'Queens',
    captives: 'Captives',
    stock: 'Stock and waste',
    won: 'When it has come out',
    odds: 'How often it comes out',
    advice: 'Advice',
    history: 'History',
  },
  letters: 'ABCDEF',
  inForce: 'In force here:',
  passes: (passes, book) => `the stock is gone through ${times(passes)} (in the original rules, ${times(book)})`,
  odds: ({ percent, deals, how }) => {
    const sample = `measured on ${deals.toLocaleString('en')} deals`;
    return how === 'does'
      ? `About ${percent}% of deals come out (${sample}).`
      : `About ${percent}% of deals can come out if every card is known (${sample}); fewer do when they are not.`;
  },
  kind,
  picture: (rows, game) =>
    `The layout, from top to bottom. ${rows.map((row) => row.map((one) => `${one.letter}: ${kind(one, game)}`).join(', ')).join('; ')}.`,
  typeset: holdNumbers,
};
