/** What Kingdom of Women, Ladies’ Patience and Brave Queens say alike. */
import { cardCount } from '../../en-cards.js';
import type { RulesFacts, RulesText } from '../facts.js';
import {
  CADOGAN,
  IN_SUIT,
  OFF_TABLE,
  SINGLE,
  STAY,
  UNKNOWN_BOOK,
  anyFiller,
  goes,
  moved,
  packs,
  places,
  rest,
  someCards,
} from './forms.js';

/** The packet, the base card if one is dealt, the table, the stock. */
export const layout = (facts: RulesFacts, base = ''): string => {
  const { table, reserve, mark } = facts;
  return `${packs(facts)}. The first ${cardCount(reserve)} form the packet${mark('reserve')}, of which only the top card is face up. ${base}The table${mark('tableau')} has ${places(table.dealt)}, with ${someCards(table.each)} on each. ${rest(facts)}`;
};

/** A dealt card decides the rank of the foundations. */
export const dealtBase = ({ mark }: RulesFacts): string =>
  `The next card begins the first foundation${mark('foundation')} and decides with which rank all begin; a queen will not do, she goes under the stock and another card is taken. `;

export const table = ({ table: facts }: RulesFacts): string =>
  `${IN_SUIT} A king may lie on an ace, but nothing is laid on a card of the rank with which foundations begin. ${moved(facts)} The top cards of packet and waste are in play too.`;

export const foundations = ({ foundations: [base] }: RulesFacts): string =>
  `The other foundations begin with cards of the same rank; then all go up in suit, an ace after the king, to ${cardCount(base.cards)} each. ${STAY}`;

/** What fills an empty place where the player may choose. */
export const choice = ({ table: { fills } }: RulesFacts): string => {
  const [first, last] = fills.map(anyFiller);
  return `An empty place is filled before anything else is done, as you choose, with ${first}. If only one of them is left, it comes by itself; if neither is, ${last} does. ${OFF_TABLE}`;
};

/** What queens pay, one occasion after another. */
export function queens({ payments }: RulesFacts): string {
  const { turn, 'stock-fill': stockFill, 'reserve-fill': reserveFill, raise } = payments;
  const both = turn && stockFill && goes(turn) === goes(stockFill);
  const alike = reserveFill && raise && goes(reserveFill) === goes(raise);
  return [
    turn &&
      `When a queen is turned from the stock${both ? ', to the waste or straight to a place' : ''}, ${goes(turn)}.`,
    stockFill && !both && `When she fills a place straight from the stock, ${goes(stockFill)}.`,
    reserveFill &&
      `When she fills an empty place from the packet${alike ? ', or is laid on a foundation' : ''}, ${goes(reserveFill)}.`,
    raise && !alike && `When she is laid on a foundation, ${goes(raise)}.`,
    'Each occasion is paid for separately; if there are too few cards, all of them go. Of the cards under the stock the one that lay lowest comes out first.',
  ]
    .filter(Boolean)
    .join(' ');
}

export const history = `Kingdom of Women, Ladies’ Patience and Brave Queens are one family. ${UNKNOWN_BOOK} ${CADOGAN}`;

export const options: RulesText['options'] = {
  packing: { single: SINGLE },
  payment: { talon: 'the cards for a turned queen come from under the waste, not from the packet' },
};
