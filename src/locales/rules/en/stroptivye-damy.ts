/** Headstrong Queens. */
import { cardCount } from '../../en-cards.js';
import type { RulesText } from '../facts.js';
import {
  CADOGAN,
  IN_SUIT,
  OFF_TABLE,
  SINGLE,
  STAY,
  UNKNOWN_BOOK,
  bases,
  byCards,
  fillers,
  fromTo,
  goes,
  ladder,
  moved,
  packs,
  places,
  rest,
  someCards,
  times,
  wonWith,
} from './forms.js';

export const text: RulesText = {
  pages: (facts) => {
    const { table, payments, stock, reserve, up, mark } = facts;
    const [base] = facts.foundations;
    const { turn, 'turn-unplayed': unplayed, 'reserve-fill': fill } = payments;
    const paid = turn ?? unplayed;
    const again = stock.afterReserve ? ', but only if the packet is used up by then' : '';
    return {
      aim: `Build ${bases(base.count)} in suit, each ${fromTo(base)}.`,
      layout: `${packs(facts)}. The first ${cardCount(reserve)} are laid aside unseen as a face-down packet${mark('reserve')}. The table${mark('tableau')} has ${places(table.places)}, with ${someCards(table.each)} face up on each. Queens dealt there are replaced and slipped back into the stock at random; kings go up to the foundations${mark('foundation')}, and a card of the packet takes the place of each at once; if it is a queen, she stays. ${rest(facts)}`,
      table: `${IN_SUIT} Nothing is laid on an ace; a queen is laid on nothing, but may be built on. ${moved(table)}`,
      foundations: `The foundations go up from the king: ${ladder(base)}. Another published summary says down; that is a mistake. Kings go up by themselves wherever they appear. ${STAY}`,
      spaces: `An empty place is filled at once and by itself: with ${fillers(table)}. ${OFF_TABLE}`,
      queens: [
        fill &&
          `A queen who comes from the packet to a place stays there until her foundation waits for her, and ${goes(fill)}.`,
        paid &&
          `A queen turned from the stock goes to her foundation if it waits for her, otherwise to the waste. ${unplayed ? 'If she went to the waste,' : 'Either way'} ${goes(paid)}.`,
        'Nothing else that queens do sends cards back.',
        'If there are too few, all go, the queen herself too if she lies among them. Of the packet’s cards under the stock the top one comes out first, of the waste’s the lowest.',
      ]
        .filter(Boolean)
        .join(' '),
      stock: `Turn the stock ${byCards(stock.draw)}, whenever you like; the top card of the waste is always in play. ${stock.passes === 1 ? 'There is no second run.' : `When the stock runs out, the waste may be turned over and run through again ${times(stock.passes - 1)}${again}.`}`,
      won: wonWith(up),
      advice:
        'Work through the packet first: every empty place takes a card from it, and a queen sends more of it under the stock. Join all that can be joined on the table before turning the stock. A card at the bottom of the waste is not lost, as the next queen from the stock brings it back.',
      history: `${UNKNOWN_BOOK} ${CADOGAN}`,
    };
  },
  options: {
    'second-run': {
      never: 'there is no second run (in the original rules the waste is run through again once the packet is used up)',
      always: 'the waste may be run through again even if the packet is not used up',
    },
    packing: {
      single: SINGLE,
      none: 'cards are not moved from place to place',
    },
    payment: { 'unplayed-queen': 'only a queen who went to the waste sends cards back from it' },
  },
};
