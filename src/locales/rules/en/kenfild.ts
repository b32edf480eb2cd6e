/** Canfield. */
import { cardCount } from '../../en-cards.js';
import type { RulesText, TableFacts } from '../facts.js';
import { STAY, UNKNOWN_BOOK, bases, packs, places, rest, someCards, turning, wonWith } from './forms.js';

function moved({ leaves }: TableFacts): string {
  if (leaves === 'run') return 'Move a whole pile or any upper part of it.';
  return leaves === 'whole-or-top'
    ? 'Move a whole pile or its top card.'
    : 'Move only whole piles, save that the top card may go to a foundation.';
}

export const text: RulesText = {
  options: {
    draw: { 1: 'the stock is turned one card at a time' },
    packing: {
      'pile-or-top': 'on the table whole piles and single top cards are moved',
      run: 'on the table any upper part of a pile is moved',
    },
    spaces: {
      any: 'once the reserve is used up, part of a pile may go to an empty place, too, if piles may be moved in parts',
    },
    wrap: { 'to-base': 'on the table nothing is laid on a card of the rank with which foundations begin' },
  },
  pages: (facts) => {
    const { table, reserve, up, mark } = facts;
    const [base] = facts.foundations;
    const parts = table.free && table.leaves !== 'whole' ? ' or part of a pile of the table' : '';
    const never = table.ring ? '' : ', but nothing is laid on a card of the rank with which foundations begin';
    return {
      aim: `Build ${bases(base.count)} in suit, all from the same rank.`,
      layout: `${packs(facts)}. The first card goes to a foundation${mark('foundation')} and decides with which rank all begin. Then ${cardCount(reserve)} form the reserve${mark('reserve')}, of which only the top one is face up. The table${mark('tableau')} has ${places(table.places)}, with ${someCards(table.each)} on each. ${rest(facts)}`,
      table: `A card is laid on the next higher one of the other colour: a red nine on a black ten. The order goes round: a king is laid on an ace${never}. ${moved(table)} The top cards of reserve and waste are in play too.`,
      foundations: `The other foundations begin with cards of the same rank; then all go up in suit, an ace after the king, to ${cardCount(base.cards)} each. ${STAY}`,
      spaces: `An empty place is filled at once and by itself with the top card of the reserve. When the reserve is used up, the place waits: ${parts === '' ? 'only ' : ''}the top card of the waste may be laid there${parts}.`,
      stock: turning(facts),
      won: wonWith(up),
      advice:
        'The reserve comes first: a move that takes a card from it is nearly always the best. Empty places freely while it lasts, and with care afterwards. A card taken from the waste shifts the count, so that other cards come out on top in the next pass, and that can be used.',
      history: `${UNKNOWN_BOOK} the patience is said to be named after Richard Canfield, who kept gambling houses, and is known as Demon in England.`,
    };
  },
};
