/**
 * Which piles take which card, as sets of piles: one bit each, so that a card's places are found with one look and
 * listed without trying pile after pile. `Table` keeps the sets as its tops change; what a pile takes is law.
 */
import { fitTable } from './build.js';
import { KINDS, rankIndex, rankOf } from './cards.js';
import type { PileGroup, Space } from './definition.js';

/** The longest list of cards that one card takes: a rank in every suit. */
const MOST_CARDS = 4;
/** A list with no card in it, and the end of every list. */
export const NO_CARDS = -1;

/** What piles take, made ready for a table. */
export class Takers {
  /**
   * The pile that has the lowest bit: the first foundation. Those before it have the highest bits, so that moves to the
   * foundations are listed before moves to the table, though these have the lower numbers.
   */
  readonly origin: number;
  /** The number of the pile of the highest bit, if there were so many: less leading zeros, in five bits, a bit's pile. */
  readonly highest: number;
  /** Per pile and top card (`pile << 6 | card`) the cards that may be laid there: six bits each, then `NO_CARDS`. */
  readonly lists: Int32Array;
  /** The piles for which some card has a list. */
  readonly keen: number;
  /** Per card the piles that it may start when they are empty. */
  readonly starters = new Int32Array(64);
  /** Per pile: which card may be laid on which (`card << 6 | under`). */
  readonly fits: readonly Uint8Array[];
  /** Per pile: 1 for cards that may start it when empty. */
  readonly starts: readonly Uint8Array[];

  constructor(groups: readonly PileGroup[], base: number) {
    const made = new Map<PileGroup, Taken>(groups.map((group) => [group, takenBy(group, base)]));
    const each = groups.map((group) => made.get(group) as Taken);
    const foundation = groups.findIndex(({ role }) => role === 'foundation');
    this.origin = Math.max(0, foundation);
    this.highest = this.origin + 31;
    this.fits = each.map(({ fits }) => fits);
    this.starts = each.map(({ starts }) => starts);
    this.lists = Int32Array.from(each.flatMap(({ lists }) => [...lists]));
    this.keen = this.bits(groups.length, (pile) => each[pile]?.lists.some((list) => list !== NO_CARDS) === true);
    each.forEach(({ starts }, pile) => {
      for (let card = 0; card < KINDS; card++) {
        if (starts[card] === 1) (this.starters[card] as number) |= this.bit(pile);
      }
    });
  }

  /** The bit of a pile. */
  bit(pile: number): number {
    return 1 << (pile - this.origin);
  }

  /** The bits of all piles that pass a test. */
  bits(piles: number, test: (pile: number) => boolean): number {
    let bits = 0;
    for (let pile = 0; pile < piles; pile++) bits |= test(pile) ? this.bit(pile) : 0;
    return bits;
  }
}

/** What a pile of one group takes. */
interface Taken {
  readonly fits: Uint8Array;
  readonly starts: Uint8Array;
  readonly lists: Int32Array;
}

function takenBy(group: PileGroup, base: number): Taken {
  const fits = fitTable(group.build, base);
  return { fits, starts: startTable(group.space, base), lists: cardLists(fits) };
}

function startTable(space: Space | undefined, base: number): Uint8Array {
  const table = new Uint8Array(64);
  if (space === undefined) return table;
  const rank = space.takes === 'base' ? base : space.takes === 'any' ? -1 : rankIndex(space.takes);
  for (let card = 0; card < KINDS; card++) table[card] = +(rank < 0 || rankOf(card) === rank);
  return table;
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
