/** Brave Queens. */
import { cardCount } from '../../en-cards.js';
import type { RulesText } from '../facts.js';
import { IN_SUIT, OFF_TABLE, STAY, bases, fillers, fromTo, ladder, moved, places, turning } from './forms.js';
import { history, layout, options, queens } from './queens-family.js';

export const text: RulesText = {
  options,
  pages: (facts) => {
    const { table, up, mark } = facts;
    const [base] = facts.foundations;
    return {
      aim: `Build ${bases(base.count)} in suit ${fromTo(base)}, and leave the queens single on the table.`,
      layout: `${layout(facts)} The foundations${mark('foundation')} are still empty.`,
      table: `${IN_SUIT} Nothing is laid on an ace, and kings take no part in packing. ${moved(table)} The top cards of packet and waste are in play too.`,
      foundations: `Any king begins a foundation when you lay him there; then in suit: ${ladder(base)}, ${cardCount(base.cards)} in all. ${STAY}`,
      spaces: `Fill an empty place at once, as you choose: with ${fillers(table)}. ${OFF_TABLE} When the packet is used up, place ${table.places} of the table opens where it lay; it is filled each time with the next card of the stock or the top card of the waste.`,
      queens: `A queen is laid neither on a foundation nor on another card: once she is in a place she stays to the end, though she may be built on. ${queens(facts)}`,
      stock: turning(facts),
      won: `The patience has come out when ${cardCount(up)} lie on the foundations and stock and waste are empty: only queens are left on the table, single in its ${places(table.places)}.`,
      advice:
        'A place with a queen in it will not be empty again, so take the first queens from the packet, where they send more cards under the stock. Build long runs on queens: there is no better store for low cards. Send kings up at once, as on the table they only take up places.',
      history,
    };
  },
};
