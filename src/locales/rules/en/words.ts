/** What all English rules pages share: titles, what is in force, the picture in words. */
import { holdNumbers } from '../../typeset.js';
import type { Odds, PileKind, RulesWords } from '../facts.js';
import { bases, number, places, share, some, times } from './forms.js';

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

function odds(measured: Odds): string {
  const { how, deals, won, lost } = measured;
  if (how === 'does')
    return `Of ${number(deals)} deals ${won === 0 ? 'none' : share(measured)} came out, each card going up as soon as it fitted.`;
  const looked = `A program that sees every card looked into ${number(deals)} deals`;
  if (won === 0)
    return lost === 0
      ? `${looked} and brought none out, though it has not proved of any that it cannot come out.`
      : `${looked} and brought none out; of ${number(lost)} it has proved that they cannot come out.`;
  const open = deals - won - lost;
  const found = [
    `${number(won)} (${share(measured)}) can come out`,
    lost > 0 && `${number(lost)} cannot`,
    open > 0 && `${number(open)} it could not decide`,
  ];
  return `${looked}: ${found.filter(Boolean).join(', ')}. Fewer come out for a player who sees only what lies open.`;
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
  odds,
  kind,
  picture: (rows, game) =>
    `The layout, from top to bottom. ${rows.map((row) => row.map((one) => `${one.letter}: ${kind(one, game)}`).join(', ')).join('; ')}.`,
  typeset: holdNumbers,
};
