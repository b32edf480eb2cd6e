/**
 * Which cards may go up without harm, derived from the law and the table.
 *
 * The proof: take any line that wins from here, and play it with the card already up, leaving out what it does with that
 * card. That works when nothing in the line needs the card where it lay: no other copy needs its place above, no card
 * needs it as a seat, nothing else happens when it goes up, and nothing comes in another order because it has left.
 */
import { STARTERS, TAKING } from './board.js';
import { rankIndex, rankOf } from './cards.js';
import type { Payment, Role } from './definition.js';
import type { Law } from './law.js';
import type { SearchTable } from './search-table.js';
import { NO_CARDS } from './takers.js';

/** Says of each pile whether its top card, for which some foundation is ready, may go up without harm. */
export function safety(law: Law, table: SearchTable): (from: number) => boolean {
  const { board, sizes, ways } = table;
  const { packs } = law.definition;
  const { lists } = ways.takers;
  const piles = law.ids.map((_, pile) => pile);
  const foundations = piles.filter((pile) => law.roles[pile] === 'foundation');
  const tableau = piles.filter((pile) => law.roles[pile] === 'tableau');
  const count = (among: readonly number[]): Uint8Array => {
    const counts = new Uint8Array(64);
    for (const pile of among) {
      for (let at = 0; at < (sizes[pile] as number); at++) (counts[table.at(pile, at)] as number)++;
    }
    return counts;
  };
  const size = (pile: number): number => (pile < 0 ? 0 : (sizes[pile] as number));

  /** How many copies of each card are up, and how many may still be drawn, turned or dealt to a place. */
  const up = count(foundations);
  const loose = count([law.stock, law.waste, law.reserve].filter((pile) => pile >= 0));
  const lastPass = table.pass >= law.passes;
  const drawing = size(law.stock) > 0 || (size(law.waste) > 0 && !lastPass);

  const isGone = (card: number): boolean => up[card] === packs;
  const anyOf = (rank: number, test: (card: number) => boolean): boolean =>
    [0, 13, 26, 39].some((suit) => test(suit + rank));

  /** Empty, and no card will come there again. */
  const isDead = (pile: number): boolean => size(pile) === 0 && !(drawing && (pile === law.waste || law.heir >= 0));
  const paysNothing = ({ from }: Payment): boolean => isDead(from === 'waste' ? law.waste : law.reserve);
  const payless = law.payments.every(
    (payment) =>
      paysNothing(payment) ||
      !anyOf(rankIndex(payment.rank), (card) => (payment.on === 'raise' ? !isGone(card) : (loose[card] as number) > 0)),
  );

  const goes = (pile: number, role: Role): boolean => law.groups[pile]?.goes?.includes(role) === true;
  const isFiller = (pile: number): boolean => (ways.fillerBits & ways.takers.bit(pile)) !== 0 || pile === law.heir;
  const fillers = piles.filter(isFiller);
  const filling = fillers.filter((pile) => size(pile) > 0);
  /**
   * Places are refilled from one packet at most, to which nothing is added, and whose top card may go wherever it may go
   * from a place: whether it lies here or there is all one.
   */
  const steady =
    payless &&
    !(drawing && fillers.some((pile) => pile === law.stock || pile === law.waste || law.heir >= 0)) &&
    filling.length <= 1 &&
    filling.every((pile) => law.groups[pile]?.leaves === 'top') &&
    (filling.length === 0 || tableau.every((pile) => goes(pile, 'foundation') && goes(pile, 'tableau')));

  /** Every copy is up or can go up at once, whatever the others do. */
  const isFree = (card: number): boolean => {
    if (isGone(card)) return true;
    const begins = (board[STARTERS + card] as number) & ways.foundationBits;
    // Above captives it matters which column a card begins.
    if (begins !== 0) return law.captive < 0;
    let ready = (board[TAKING + card] as number) & ways.foundationBits;
    let places = up[card] as number;
    for (; ready !== 0; ready &= ready - 1) places++;
    return places >= packs;
  };

  /** Nothing else happens when it goes up, now or when the next card of its suit is turned. */
  const isQuiet = (card: number): boolean =>
    law.payments.every(
      (payment) => payment.on !== 'raise' || rankIndex(payment.rank) !== rankOf(card) || paysNothing(payment),
    ) &&
    foundations.every((pile) => {
      const next = lists[(pile << 6) | card] as number;
      if (next === NO_CARDS) return true;
      const follower = next & 63;
      const rises = law.risesTurned[follower] === 1 || law.risesFilled[follower] === 1;
      return !rises || loose[follower] === 0;
    });

  /** No card needs it as a seat: each that could be packed on it is up, or can go up instead just as safely. */
  const isNoSeat = (card: number, depth: number): boolean =>
    tableau.every((pile) => {
      for (let list = lists[(pile << 6) | card] as number; list !== NO_CARDS; list >>= 6) {
        const other = list & 63;
        if (isGone(other)) continue;
        if (depth === 0 || !isFree(other) || !isQuiet(other) || !isNoSeat(other, depth - 1)) return false;
      }
      return true;
    });

  /** What comes after it comes in the same order, and no place is refilled otherwise, when it leaves now. */
  const mayLeave = (from: number): boolean => {
    const role = law.roles[from];
    if (role === 'captive') return true;
    if (role === 'tableau') return size(from) > 1 || law.fills[from]?.length === 0 || steady;
    if (isFiller(from)) return steady;
    // Cards drawn in threes, or shuffled, come in another order when one is missing.
    return payless && (lastPass || (law.plan.stock.draw === 1 && law.plan.stock.between !== 'shuffle'));
  };

  return (from) => {
    const card = table.top(from);
    return mayLeave(from) && isFree(card) && isQuiet(card) && (law.roles[from] === 'captive' || isNoSeat(card, 13));
  };
}
