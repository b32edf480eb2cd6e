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
  const safe = new Safety(law, table);
  safe.renew();
  return (from) => safe.isSafe(from);
}

const SUITS = [0, 13, 26, 39];

/** The same for those who ask it of one table again and again. Allocates nothing once it is made. */
export class Safety {
  private readonly foundations: readonly number[];
  private readonly tableau: readonly number[];
  /** One tableau pile of each group. */
  private readonly kinds: readonly number[];
  /** The piles from which cards come that may still be drawn, turned or dealt to a place. */
  private readonly closed: readonly number[];
  private readonly fillers: readonly number[];
  /** It matters which cards are among those. */
  private readonly counts: boolean;
  /** A card may go wherever it may go from the packet, once it lies on the table. */
  private readonly movable: boolean;
  /** How many copies of each card are up, and how many may still be drawn, turned or dealt to a place. */
  private readonly up = new Uint8Array(64);
  private readonly loose = new Uint8Array(64);
  private lastPass = false;
  private drawing = false;
  private payless = false;
  private steady = false;

  constructor(
    private readonly law: Law,
    private readonly table: SearchTable,
  ) {
    const { ways } = table;
    const piles = law.ids.map((_, pile) => pile);
    const goes = (pile: number, role: Role): boolean => law.groups[pile]?.goes?.includes(role) === true;
    this.foundations = piles.filter((pile) => law.roles[pile] === 'foundation');
    this.tableau = piles.filter((pile) => law.roles[pile] === 'tableau');
    this.kinds = this.tableau.filter((pile) => law.groups[pile] !== law.groups[pile - 1]);
    this.closed = [law.stock, law.waste, law.reserve].filter((pile) => pile >= 0);
    this.fillers = piles.filter((pile) => (ways.fillerBits & ways.takers.bit(pile)) !== 0 || pile === law.heir);
    this.counts = law.payments.length > 0 || law.plan.rises !== undefined;
    this.movable = this.tableau.every((pile) => goes(pile, 'foundation') && goes(pile, 'tableau'));
  }

  /** Looks at the table, which has changed. */
  renew(): void {
    const { law, table, fillers } = this;
    this.count(this.foundations, this.up);
    if (this.counts) this.count(this.closed, this.loose);
    this.lastPass = table.pass >= law.passes;
    this.drawing = this.size(law.stock) > 0 || (this.size(law.waste) > 0 && !this.lastPass);
    this.payless = true;
    for (const payment of law.payments) if (!this.isPaid(payment)) this.payless = false;
    /**
     * Places are refilled from one packet at most, to which nothing is added, and whose top card may go wherever it may go
     * from a place: whether it lies here or there is all one.
     */
    this.steady = this.payless;
    let filling = 0;
    for (let index = 0; index < fillers.length; index++) {
      const pile = fillers[index] as number;
      if (this.drawing && (pile === law.stock || pile === law.waste || law.heir >= 0)) this.steady = false;
      if (this.size(pile) === 0) continue;
      filling++;
      if (law.groups[pile]?.leaves !== 'top') this.steady = false;
    }
    if (filling > 1 || (filling > 0 && !this.movable)) this.steady = false;
  }

  isSafe(from: number): boolean {
    const card = this.table.top(from);
    return (
      this.mayLeave(from) &&
      this.isFree(card) &&
      this.isQuiet(card) &&
      (this.law.roles[from] === 'captive' || this.isNoSeat(card, 13))
    );
  }

  private size(pile: number): number {
    return pile < 0 ? 0 : (this.table.sizes[pile] as number);
  }

  private count(among: readonly number[], counts: Uint8Array): void {
    const { cards, sizes } = this.table;
    counts.fill(0);
    for (let index = 0; index < among.length; index++) {
      const bottom = (among[index] as number) << 7;
      const end = bottom + (sizes[among[index] as number] as number);
      for (let cell = bottom + 1; cell <= end; cell++) (counts[cards[cell] as number] as number)++;
    }
  }

  /** It will not come to this payment any more, or it takes nothing. */
  private isPaid(payment: Payment): boolean {
    if (this.paysNothing(payment)) return true;
    const rank = rankIndex(payment.rank);
    for (const suit of SUITS) {
      if (payment.on === 'raise' ? !this.isGone(suit + rank) : (this.loose[suit + rank] as number) > 0) return false;
    }
    return true;
  }

  private paysNothing({ from }: Payment): boolean {
    return this.isDead(from === 'waste' ? this.law.waste : this.law.reserve);
  }

  /** Empty, and no card will come there again. */
  private isDead(pile: number): boolean {
    return this.size(pile) === 0 && !(this.drawing && (pile === this.law.waste || this.law.heir >= 0));
  }

  private isGone(card: number): boolean {
    return this.up[card] === this.law.definition.packs;
  }

  /** Every copy is up or can go up at once, whatever the others do. */
  private isFree(card: number): boolean {
    if (this.isGone(card)) return true;
    const { board, ways } = this.table;
    const begins = (board[STARTERS + card] as number) & ways.foundationBits;
    // Above captives it matters which column a card begins.
    if (begins !== 0) return this.law.captive < 0;
    let places = this.up[card] as number;
    for (let ready = (board[TAKING + card] as number) & ways.foundationBits; ready !== 0; ready &= ready - 1) places++;
    return places >= this.law.definition.packs;
  }

  /** Nothing else happens when it goes up, now or when the next card of its suit is turned. */
  private isQuiet(card: number): boolean {
    const { law, foundations, loose } = this;
    if (!this.counts) return true;
    for (const payment of law.payments)
      if (payment.on === 'raise' && rankIndex(payment.rank) === rankOf(card) && !this.paysNothing(payment))
        return false;
    const { lists } = this.table.ways.takers;
    for (let index = 0; index < foundations.length; index++) {
      const next = lists[((foundations[index] as number) << 6) | card] as number;
      if (next === NO_CARDS) continue;
      const follower = next & 63;
      const rises = law.risesTurned[follower] === 1 || law.risesFilled[follower] === 1;
      if (rises && (loose[follower] as number) > 0) return false;
    }
    return true;
  }

  /** No card needs it as a seat: each that could be packed on it is up, or can go up instead just as safely. */
  private isNoSeat(card: number, depth: number): boolean {
    const { lists } = this.table.ways.takers;
    for (let index = 0; index < this.kinds.length; index++) {
      const pile = this.kinds[index] as number;
      for (let list = lists[(pile << 6) | card] as number; list !== NO_CARDS; list >>= 6) {
        const other = list & 63;
        if (this.isGone(other)) continue;
        if (depth === 0 || !this.isFree(other) || !this.isQuiet(other) || !this.isNoSeat(other, depth - 1))
          return false;
      }
    }
    return true;
  }

  /** What comes after it comes in the same order, and no place is refilled otherwise, when it leaves now. */
  private mayLeave(from: number): boolean {
    const { law } = this;
    const role = law.roles[from];
    if (role === 'captive') return true;
    if (role === 'tableau') return this.size(from) > 1 || law.fills[from]?.length === 0 || this.steady;
    if ((this.table.ways.fillerBits & this.table.ways.takers.bit(from)) !== 0 || from === law.heir) return this.steady;
    // Cards drawn in threes, or shuffled, come in another order when one is missing.
    return this.payless && (this.lastPass || (law.plan.stock.draw === 1 && law.plan.stock.between !== 'shuffle'));
  }
}
