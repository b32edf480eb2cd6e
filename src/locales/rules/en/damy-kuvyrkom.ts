/** Topsy-Turvy Queens. */
import { rankName } from '../../en-forms.js';
import type { RulesText } from '../facts.js';
import {
  FAILED,
  IN_SUIT,
  allCards,
  fromTo,
  ladder,
  last,
  moved,
  packs,
  places,
  rest,
  some,
  someCards,
  turning,
} from './forms.js';

export const text: RulesText = {
  titles: { foundations: 'The kings’ row' },
  options: {
    wrap: { 'king-on-ace': 'on the table a king may be laid on the ace of the suit' },
    kings: { 'any-place': 'a king takes any empty place of the row' },
  },
  pages: (facts) => {
    const { table, captives, rules, up, mark } = facts;
    const [base] = facts.foundations;
    const order =
      rules['kings'] === 'any-place'
        ? 'A king takes any empty place of the row'
        : 'Kings take the places of the row from left to right, each the first empty one';
    return {
      aim: `Build ${some(base.count, 'suit')} in the kings’ row, each ${fromTo(base)}, and set all captives free.`,
      layout: `${packs(facts)}. Above is the kings’ row${mark('foundation')} of ${places(base.count)}; under the first of them, one each, ${some(captives, 'captive')}${mark('captive')} lie face down. The table${mark('tableau')} has ${places(table.places)}, with ${someCards(table.each)} on each, all face up. ${rest(facts)}`,
      table: `${IN_SUIT} A queen may lie on a king; ${table.ring ? 'a king' : 'nothing'} is laid on an ace. ${moved(table)}`,
      foundations: `${order}, when you choose. Then in suit: ${ladder(base)}. The king leads and the queen comes last, hence “topsy-turvy”. Cards go there one at a time, and stay.`,
      spaces:
        'An empty place of the table takes any card or run in suit from the table, or the top card of the waste; a run that is a whole pile stays, for nothing would change.',
      captives: `When a suit has come to its ${rankName(last(base.order ?? []))}, the captive under it is turned up. It goes only to the kings’ row: a king to a place, another card to its suit. It is never laid on the table, but may wait as long as it must.`,
      stock: turning(facts),
      won: `The patience has come out when ${allCards(up)} lie in the kings’ row. ${FAILED}`,
      advice:
        'An empty place is the greatest treasure: keep it for taking apart a pile with an ace or a king in it, not for the first card that comes. Finish first the suit whose low cards are already in sight. On the table lay queens on kings: elsewhere a queen locks all below her until her suit is done.',
      history:
        'We have found no old book with these rules: the patience is known from computer collections, as Topsy-Turvy Queens.',
    };
  },
};
