/** Congress. */
import type { RulesText } from '../facts.js';
import {
  OFF_TABLE,
  bases,
  fillers,
  fromTo,
  ladder,
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
      table:
        'A card is laid on the next higher one of any suit: the nine of hearts on the ten of spades, say. Nothing is laid on an ace, and a king is laid on nothing. Move single cards, the top ones; runs are not moved.',
      foundations: `An ace begins a foundation, then in suit: ${ladder(base)}. Cards go up one at a time, when you lay them there, and stay.`,
      spaces: `An empty place is filled at once and by itself: with ${fillers(table)}. ${OFF_TABLE}`,
      stock: turning(facts),
      won: wonWith(up),
      advice:
        'Do not hurry cards up: a high card on the table can take a low one from the waste, and on a foundation it no longer can. Empty a place when a useful card, better a high one, lies on top of the waste. Let kings into places only when you must: nothing but a foundation takes them away.',
      history:
        'In the Russian collection from which the rules come the name is lost; by its layout it is the patience that is called Congress or President’s Cabinet in English.',
    };
  },
};
