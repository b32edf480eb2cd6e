/**
 * Which piles take which card, as sets of piles of one bit each, so that a card's places are found with one look and
 * listed without trying pile after pile. `SearchTable` keeps the sets as its tops change; what a pile takes is law.
 */
import { KINDS } from './cards.js';
import type { Law } from './law.js';

/** The longest list of cards that one card takes: a rank in every suit. */
const MOST_CARDS = 4;
/** A list with no card in it, and the end of every list. */
export const NO_CARDS = -1;

/** What piles take, made ready for a table. */
export class Takers {
  /** The pile that has the lowest bit; see `Law.bits`. */
  readonly origin: number;
  /** The number of the pile of the highest bit, if there were so many: less leading zeros, in five bits, a bit's pile. */
  readonly highest: number;
  /** Per pile and top card (`pile << 6 | card`) the cards that may be laid there: six bits each, then `NO_CARDS`. */
  readonly lists: Int32Array;
  /** The piles for which some card has a list. */
  readonly keen: number;
  /** Per card the piles that it may start when they are empty. */
  readonly starters = new Int32Array(64);

  constructor(law: Law) {
    const { fits, starts } = law;
    this.origin = law.foundation;
    this.highest = this.origin + 31;
    const made = new Map(fits.map((fit) => [fit, cardLists(fit)]));
    const lists = fits.map((fit) => made.get(fit) as Int32Array);
    this.lists = Int32Array.from(lists.flatMap((list) => [...list]));
    this.keen = law.bits((_, pile) => lists[pile]?.some((list) => list !== NO_CARDS) === true);
    starts.forEach((cards, pile) => {
      for (let card = 0; card < KINDS; card++) if (cards[card] === 1) (this.starters[card] as number) |= this.bit(pile);
    });
  }

  /** The bit of a pile. */
  bit(pile: number): number {
    return 1 << (pile - this.origin);
  }
}

/** For each card the cards that may be laid on it, as a list in one number. */
function cardLists(fits: Uint8Array): Int32Array {
  const lists = new Int32Array(64).fill(NO_CARDS);
  for (let under = 0; under < KINDS; under++) {
    let length = 0;
    for (let card = 0; card < KINDS; card++) {
      if (fits[(card << 6) | under] !== 1) continue;
      if (++length > MOST_CARDS) throw new RangeError(`more than ${MOST_CARDS} cards fit one`);
      lists[under] = ((lists[under] as number) << 6) | card;
    }
  }
  return lists;
}
