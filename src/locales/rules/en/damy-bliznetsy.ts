/** Twin Queens. */
import type { RulesText } from '../facts.js';
import {
  IN_SUIT,
  OFF_TABLE,
  PYSOL,
  bases,
  fillers,
  fromTo,
  ladder,
  moved,
  packs,
  places,
  rest,
  someCards,
  turning,
  wonWith,
} from './forms.js';

export const text: RulesText = {
  options: {},
  pages: (facts) => {
    const { table, up, mark } = facts;
    const [base] = facts.foundations;
    return {
      aim: `Build ${bases(base.count)} in suit, each ${fromTo(base)}.`,
      layout: `${packs(facts)}. The table${mark('tableau')} has ${places(table.places)} with ${someCards(table.each)} face up on each; the foundations${mark('foundation')} are still empty. ${rest(facts)}`,
      table: `${IN_SUIT} A queen may lie on a king; a king is laid on nothing, and nothing on an ace. ${moved(table)}`,
      foundations: `A king begins a foundation, then in suit: ${ladder(base)}. Cards go up one at a time, when you lay them there, and stay.`,
      spaces: `An empty place is filled at once and by itself: with ${fillers(table)}. ${OFF_TABLE}`,
      stock: turning(facts),
      won: wonWith(up),
      advice:
        'Send kings up without delay: no suit begins without them, and from the table a king can go nowhere else. With other cards do not hurry: on the table a high card can take a lower one of its suit from the waste, and on a foundation it no longer can. Remember what goes to the waste: in the next pass these cards come out in the same order.',
      history: `${PYSOL} The table is that of Congress, and the foundations, begun by kings and completed by queens, are those of Headstrong Queens: in the end queens lie on top, each with her twin.`,
    };
  },
};
