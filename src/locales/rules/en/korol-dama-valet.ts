/** King Queen Jack. */
import { rankName, rankPlural } from '../../en-forms.js';
import type { RulesText } from '../facts.js';
import { FAILED, STAY, UNKNOWN_BOOK, allCards, bases, ladder, last, packs, rest, turning } from './forms.js';

export const text: RulesText = {
  options: { 'between-passes': { turn: 'between passes the waste is turned over, not shuffled' } },
  pages: (facts) => {
    const { foundations, up, mark } = facts;
    const [fives, sixes = fives] = foundations;
    const starts = [fives, sixes].map(({ order }) => rankPlural(order?.[0] ?? 'A'));
    const ends = [fives, sixes].map(({ order }) => rankName(last(order ?? [])));
    return {
      aim: `Build ${bases(fives.count + sixes.count)} in suit: each of the ${starts[0]} down to the ${ends[0]}, each of the ${starts[1]} up to the ${ends[1]}. In the end every court card shows.`,
      layout: `${packs(facts)}. Taken out and laid in rows, one below another, are the queens${mark('queen')}, the ${starts[0]}${mark('foundation')} and the ${starts[1]}${mark('foundation', true)}, a suit in each column. ${rest(facts)}`,
      foundations: `The upper row of foundations goes down: ${ladder(fives)}. The lower goes up: ${ladder(sixes)}. Each card can go to one place only, in its own suit. ${STAY}`,
      queens: 'The queens take no part: they are there for show, and wait for their kings and jacks.',
      stock: turning(facts),
      won: `The patience has come out when ${allCards(up)} of both rows are in place, and kings, queens and jacks are families again. ${FAILED}`,
      advice:
        'There is nothing to choose here, only something to miss. Look at the waste before turning the next card: after each card that fits, the top of the waste may fit too, and then the one below it.',
      history: `${UNKNOWN_BOOK} in English the patience is called Captive Queens or Quadrille.`,
    };
  },
};
