/**
 * A table for those who play through many games in thought: it knows at any time which piles take which card, and its
 * hash. Nobody watches it.
 *
 * Beside each cell stands a hash of the pile up to it, so that a card laid costs one step and a card taken none. The
 * table's hash is the sum of the piles' hashes: piles with one salt are interchangeable in it, and the two copies of a
 * card are one card.
 */
import { DOWNS, LOWEST, SIZES, SOURCES, STARTERS, TAKING } from './board.js';
import { FROM_BOTTOM, REVERSED, SHUFFLED, TO_BOTTOM } from './flags.js';
import { HIDDEN, mixHigh, mixLow, words } from './hash-words.js';
import type { Law } from './law.js';
import { NONE, SPAN, Table } from './table.js';
import { NO_CARDS } from './takers.js';
import { waysOf, type Ways } from './ways.js';

/** Transfers with these flags are not from top to top. */
const ODD = FROM_BOTTOM | TO_BOTTOM | SHUFFLED;

export class SearchTable extends Table {
  /** The tops of the piles and what follows from them, sizes and downs, and the law's part in it: see `board.ts`. */
  readonly board: Int32Array;
  override empty = 0;
  /** What the law says, made ready for it. */
  readonly ways: Ways;

  private readonly origin: number;
  private readonly lists: Int32Array;
  private readonly keen: number;
  private readonly passWeight: number;
  /** Beside each cell, two halves: the hash of the pile up to it. */
  private readonly hashes: Int32Array;
  private sumLow = 0;
  private sumHigh = 0;

  /**
   * A copy of a table, on which everything may be tried.
   *
   * @param silent piles that its hash leaves out, as bits of `Law`
   */
  constructor(
    law: Law,
    table: Table,
    private readonly silent = 0,
  ) {
    const ways = waysOf(law);
    const { takers, salts } = ways;
    const piles = salts.length;
    const board = new Int32Array(SOURCES + ways.sources.length).fill(NONE, 0, TAKING);
    super(law.bares, board.subarray(SIZES, SIZES + piles), board.subarray(DOWNS, DOWNS + piles));
    this.board = board;
    this.ways = ways;
    this.origin = takers.origin;
    this.lists = takers.lists;
    this.keen = takers.keen;
    // Where passes are unlimited it makes no difference which one this is.
    this.passWeight = law.passes === Infinity ? 0 : 1;
    board.set(takers.starters, STARTERS);
    board.set(ways.sources, SOURCES);
    this.hashes = new Int32Array(piles << (SPAN + 1));
    this.pass = table.pass;
    this.seed = table.seed;
    for (let pile = 0; pile < piles; pile++) {
      const bottom = pile << SPAN;
      const salt = salts[pile] as number;
      if (!this.isSilent(pile)) {
        this.hashes[bottom << 1] = mixLow(salt, 0x2545f491);
        this.hashes[(bottom << 1) | 1] = mixHigh(salt, 0x6c078965);
      }
      this.weigh(pile, 1);
      const size = table.sizes[pile] as number;
      this.set(pile, table.cards.subarray(bottom + 1, bottom + 1 + size), table.downs[pile] as number);
    }
  }

  override set(pile: number, cards: ArrayLike<number>, down: number): void {
    this.weigh(pile, -1);
    super.set(pile, cards, down);
    this.renew(pile, 0);
  }

  /** Sets a pile's cards as `set` does, to `size` numbers of a list; cards that lie there already cost nothing. */
  change(pile: number, list: Uint8Array, start: number, size: number, down: number): void {
    const { cards, sizes, downs } = this;
    const cell = (pile << SPAN) + 1;
    const before = sizes[pile] as number;
    const isAsDeep = downs[pile] === down;
    const most = isAsDeep ? Math.min(size, before) : 0;
    let same = 0;
    while (same < most && cards[cell + same] === list[start + same]) same++;
    if (isAsDeep && same === size && same === before) return;
    this.weigh(pile, -1);
    for (let height = same; height < size; height++) cards[cell + height] = list[start + height] as number;
    sizes[pile] = size;
    downs[pile] = down;
    this.renew(pile, same);
  }

  override top(pile: number): number {
    return this.board[pile] as number;
  }

  /** The lower and the upper half of the 64-bit hash of all piles and, where passes are limited, the pass. */
  get hashLow(): number {
    return (this.sumLow + Math.imul(this.pass * this.passWeight, 0x632be5ab)) | 0;
  }
  get hashHigh(): number {
    return (this.sumHigh + Math.imul(this.pass * this.passWeight, 0x1b873593)) | 0;
  }

  /** The same of all piles alone, whichever pass this is. */
  get pilesLow(): number {
    return this.sumLow;
  }
  get pilesHigh(): number {
    return this.sumHigh;
  }

  /** One pile's share of it, in its lower and its upper half. */
  lowOf(pile: number): number {
    return this.hashes[((pile << SPAN) + (this.board[SIZES + pile] as number)) << 1] as number;
  }
  highOf(pile: number): number {
    return this.hashes[(((pile << SPAN) + (this.board[SIZES + pile] as number)) << 1) | 1] as number;
  }

  /**
   * Most transfers are from top to top, and these are written out here and in `undo` on purpose: `Table` says it all for
   * the others, and for tables of another shape, which the compiler must tell apart.
   */
  override transfer(from: number, to: number, count: number, flags: number): void {
    if ((flags & ~REVERSED) !== 0) {
      super.transfer(from, to, count, flags);
      return;
    }
    const { journal, board } = this;
    const down = board[DOWNS + from] as number;
    journal[this.mark++] = from | (to << 6) | (count << 12) | (flags << 19);
    journal[this.mark++] = down | ((board[DOWNS + to] as number) << 8);
    this.carry(from, to, count, flags);
    const left = board[SIZES + from] as number;
    if (down === 0 || down < left) return;
    board[DOWNS + from] = left;
    if (left > 0 && this.bares[from] === 1) this.face(from, left - 1);
  }

  override undo(mark: number): void {
    const { journal, board } = this;
    while (this.mark > mark) {
      const entry = this.mark - 2;
      const packed = journal[entry] as number;
      const kept = journal[entry + 1] as number;
      const from = packed & 63;
      const to = (packed >>> 6) & 63;
      const flags = packed >>> 19;
      if (flags & ~REVERSED) {
        super.undo(entry);
        continue;
      }
      this.mark = entry;
      const down = kept & 255;
      const now = board[DOWNS + from] as number;
      if (now < down && now < (board[SIZES + from] as number)) this.face(from, down);
      board[DOWNS + from] = down;
      board[DOWNS + to] = kept >>> 8;
      this.carry(to, from, (packed >>> 12) & 127, flags);
    }
  }

  /**
   * Lays cards from top to top, hashed as they arrive: all that most transfers do. It is one long function on purpose:
   * what is called from it is not compiled into it.
   */
  protected override carry(from: number, to: number, count: number, flags: number): void {
    if ((flags & ODD) !== 0) {
      this.carryOddly(from, to, count, flags);
      return;
    }
    const { cards, board, hashes } = this;
    const last = (from << SPAN) + (board[SIZES + from] as number);
    const rest = last - count;
    const start = (to << SPAN) + (board[SIZES + to] as number);
    const end = start + count;
    const down = (to << SPAN) + (board[DOWNS + to] as number);
    const step = flags & REVERSED ? -1 : 1;
    (board[SIZES + from] as number) -= count;
    (board[SIZES + to] as number) += count;
    const toBit = 1 << (to - this.origin);
    let source = flags & REVERSED ? last : rest + 1;
    let cell = start;
    let lowHash = hashes[cell << 1] as number;
    let highHash = hashes[(cell << 1) | 1] as number;
    let card: number;
    if ((this.silent & toBit) !== 0) {
      do {
        card = cards[source] as number;
        source += step;
        cards[++cell] = card;
      } while (cell < end);
    } else {
      do {
        card = cards[source] as number;
        source += step;
        cards[++cell] = card;
        const word = (cell > down ? card : card | HIDDEN) << 1;
        hashes[cell << 1] = lowHash = mixLow(lowHash, words[word] as number);
        hashes[(cell << 1) | 1] = highHash = mixHigh(highHash, words[word | 1] as number);
      } while (cell < end);
    }
    const gone = last << 1;
    const bared = rest << 1;
    const base = start << 1;
    lowHash += (hashes[bared] as number) - (hashes[gone] as number) - (hashes[base] as number);
    highHash += (hashes[bared | 1] as number) - (hashes[gone | 1] as number) - (hashes[base | 1] as number);
    this.sumLow = (this.sumLow + lowHash) | 0;
    this.sumHigh = (this.sumHigh + highHash) | 0;
    const left = board[from] as number;
    const under = cards[rest] as number;
    const fromBit = 1 << (from - this.origin);
    board[from] = under;
    if (under === NONE) {
      board[LOWEST + from] = NONE;
      this.empty |= fromBit;
    }
    if ((this.keen & fromBit) !== 0) this.retake(from, fromBit, left, under);
    const covered = board[to] as number;
    board[to] = card;
    if (covered === NONE) {
      board[LOWEST + to] = cards[start + 1] as number;
      this.empty &= ~toBit;
    }
    if ((this.keen & toBit) !== 0) this.retake(to, toBit, covered, card);
  }

  /** Moves cards in any other way than from top to top. */
  private carryOddly(from: number, to: number, count: number, flags: number): void {
    const size = this.sizes[from] as number;
    const height = this.sizes[to] as number;
    this.weigh(from, -1);
    this.weigh(to, -1);
    super.carry(from, to, count, flags);
    this.renew(from, flags & FROM_BOTTOM ? 0 : size - count);
    this.renew(to, flags & (TO_BOTTOM | SHUFFLED) ? 0 : height);
  }

  protected override face(pile: number, down: number): void {
    const { cards, board, hashes } = this;
    const size = board[SIZES + pile] as number;
    const before = Math.min(board[DOWNS + pile] as number, size);
    const after = Math.min(down, size);
    board[DOWNS + pile] = down;
    if (before === after || this.isSilent(pile)) return;
    const cell = (pile << SPAN) + size;
    const low = hashes[cell << 1] as number;
    const high = hashes[(cell << 1) | 1] as number;
    if (before + after === size + size - 1) {
      // The top card alone turns over, as most do.
      const word = ((cards[cell] as number) | (after < size ? 0 : HIDDEN)) << 1;
      hashes[cell << 1] = mixLow(hashes[(cell << 1) - 2] as number, words[word] as number);
      hashes[(cell << 1) | 1] = mixHigh(hashes[(cell << 1) - 1] as number, words[word | 1] as number);
    } else {
      this.rehash(pile, Math.min(before, after));
    }
    this.sumLow = (this.sumLow - low + (hashes[cell << 1] as number)) | 0;
    this.sumHigh = (this.sumHigh - high + (hashes[(cell << 1) | 1] as number)) | 0;
  }

  /** Renews all that is known of a pile, which has been weighed out, from a height upwards. */
  private renew(pile: number, height: number): void {
    const { board, cards } = this;
    this.rehash(pile, height);
    this.weigh(pile, 1);
    const bit = 1 << (pile - this.origin);
    const before = board[pile] as number;
    const card = super.top(pile);
    board[pile] = card;
    board[LOWEST + pile] = card === NONE ? NONE : (cards[(pile << SPAN) + 1] as number);
    this.empty = card === NONE ? this.empty | bit : this.empty & ~bit;
    this.retake(pile, bit, before, card);
  }

  private isSilent(pile: number): boolean {
    return (this.silent & (1 << (pile - this.origin))) !== 0;
  }

  /** Renews the hashes of a pile's cells from a height upwards. */
  private rehash(pile: number, height: number): void {
    if (this.isSilent(pile)) return;
    const { cards, hashes } = this;
    const bottom = pile << SPAN;
    const end = bottom + (this.sizes[pile] as number);
    const down = bottom + (this.downs[pile] as number);
    let cell = bottom + height;
    let lowHash = hashes[cell << 1] as number;
    let highHash = hashes[(cell << 1) | 1] as number;
    while (cell < end) {
      const card = cards[++cell] as number;
      const word = (cell > down ? card : card | HIDDEN) << 1;
      hashes[cell << 1] = lowHash = mixLow(lowHash, words[word] as number);
      hashes[(cell << 1) | 1] = highHash = mixHigh(highHash, words[word | 1] as number);
    }
  }

  /** A pile takes other cards now: its bit turns for each that it took and for each that it takes. */
  private retake(pile: number, bit: number, before: number, after: number): void {
    this.turn(this.lists[(pile << 6) | before] as number, bit);
    this.turn(this.lists[(pile << 6) | after] as number, bit);
  }

  /** Turns a pile's bit for each card of a list. A loop would cost more than it does. */
  private turn(list: number, bit: number): void {
    const { board } = this;
    if (list === NO_CARDS) return;
    (board[TAKING + (list & 63)] as number) ^= bit;
    if (list >> 6 === NO_CARDS) return;
    (board[TAKING + ((list >> 6) & 63)] as number) ^= bit;
    if (list >> 12 === NO_CARDS) return;
    (board[TAKING + ((list >> 12) & 63)] as number) ^= bit;
    if (list >> 18 === NO_CARDS) return;
    (board[TAKING + ((list >> 18) & 63)] as number) ^= bit;
  }

  /** Adds a pile's share to the table's hash, or takes it out (`sign` -1). */
  private weigh(pile: number, sign: number): void {
    const cell = (pile << SPAN) + (this.sizes[pile] as number);
    this.sumLow = (this.sumLow + sign * (this.hashes[cell << 1] as number)) | 0;
    this.sumHigh = (this.sumHigh + sign * (this.hashes[(cell << 1) | 1] as number)) | 0;
  }
}
