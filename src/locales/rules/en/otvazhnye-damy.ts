/** Brave Queens. */
import { cardCount } from '../../en-cards.js';
import type { RulesText } from '../facts.js';
import { FAILED, IN_SUIT, STAY, anyFiller, bases, fromTo, ladder, moved, places, turning } from './forms.js';
import { choice, history, layout, options, queens } from './queens-family.js';

export const text: RulesText = {
  options,
  pages: (facts) => {
    const { table, up, mark } = facts;
    const [base] = facts.foundations;
    return {
      aim: `Build ${bases(base.count)} in suit ${fromTo(base)}, and leave the queens single on the table.`,
      layout: `${layout(facts)} The foundations${mark('foundation')} are still empty.`,
      table: `${IN_SUIT} Nothing is laid on an ace or a king, and a king is laid on nothing. ${moved(table)} The top cards of packet and waste are in play too.`,
      foundations: `Any king begins a foundation when you lay him there; then in suit: ${ladder(base)}, ${cardCount(base.cards)} in all. ${STAY}`,
      spaces: `${choice(facts)} When the packet is used up, place ${table.places} of the table opens where it lay; that is filled in the same way, as you choose and before anything else, with ${anyFiller(['stock', 'waste'])}.`,
      queens: `A queen is laid neither on a foundation nor on another card: once she is in a place she stays to the end, though she may be built on. ${queens(facts)}`,
      stock: turning(facts),
      won: `The patience has come out when ${cardCount(up)} lie on the foundations, stock and waste are empty, and only queens are left, each alone in one of the ${places(table.places)} of the table; the last queen may also be the packet’s only card. ${FAILED}`,
      advice:
        'A place with a queen in it will not be empty again, so take the first queens from the packet, where they send more cards under the stock. Build long runs on queens: there is no better store for low cards. Send kings up at once, as on the table they only take up places.',
      history,
    };
  },
};
