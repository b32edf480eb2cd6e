/**
 * A table for those who play through many games in thought: it knows at any time which piles take which card, and its
 * hash. Nobody watches it.
 */
import { DOWNS, LOWEST, SIZES, SOURCES, STARTERS, TAKING } from './board.js';
import { FROM_BOTTOM, REVERSED, SHUFFLED, TO_BOTTOM } from './flags.js';
import { HIDDEN, mixHigh, mixLow, words } from './hash-words.js';
import { HashedTable } from './hashed-table.js';
import type { Law } from './law.js';
import { NONE, SPAN, type Table } from './table.js';
import { NO_CARDS } from './takers.js';
import { waysOf, type Ways } from './ways.js';

/** Transfers with these flags are not from top to top. */
const ODD = FROM_BOTTOM | TO_BOTTOM | SHUFFLED;

export class SearchTable extends HashedTable {
  /** The tops of the piles and what follows from them, sizes and downs, and the law's part in it: see `board.ts`. */
  readonly board: Int32Array;
  override empty = 0;
  /** What the law says, made ready for it. */
  readonly ways: Ways;

  private readonly lists: Int32Array;
  private readonly keen: number;

  /**
   * A copy of a table, on which everything may be tried.
   *
   * @param silent piles that its hash leaves out, as bits of `Law`
   */
  constructor(law: Law, table: Table, silent = 0) {
    const ways = waysOf(law);
    const { takers } = ways;
    const piles = ways.salts.length;
    const board = new Int32Array(SOURCES + ways.sources.length).fill(NONE, 0, TAKING);
    super(law, ways, board.subarray(SIZES, SIZES + piles), board.subarray(DOWNS, DOWNS + piles), silent);
    this.board = board;
    this.ways = ways;
    this.lists = takers.lists;
    this.keen = takers.keen;
    board.set(takers.starters, STARTERS);
    board.set(ways.sources, SOURCES);
    this.pass = table.pass;
    this.seed = table.seed;
    for (let pile = 0; pile < piles; pile++) {
      const start = (pile << SPAN) + 1;
      this.set(pile, table.cards.subarray(start, start + (table.sizes[pile] as number)), table.downs[pile] as number);
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
}
