/**
 * The table: every pile in one typed array, one primitive that changes it (`transfer`), a journal that takes changes
 * back, and a hash kept up to date. It knows nothing of rules.
 *
 * Pile `p` owns the cells `p << 7` …; cell 0 holds no card (`NONE`), cell 1 the bottom one, so that the top of any
 * pile, an empty one too, is at `(p << 7) + size`. Beside each cell stands a hash of the pile up to it, so that a card
 * laid costs one step and a card taken none. The table's hash is the sum of the piles' hashes: piles with one salt are
 * interchangeable in it, and the two copies of a card are one card.
 */
import { DOWNS, LOWEST, NONE, SIZES, SOURCES, STARTERS, TAKING } from './board.js';
import { FACE_DOWN, FROM_BOTTOM, NEXT_PASS, REVERSED, SHUFFLED, TO_BOTTOM, TURN_UP, turnedRound } from './flags.js';
import { HIDDEN, mixHigh, mixLow, words } from './hash-words.js';
import { Random } from './random.js';
import { NO_CARDS, type Takers } from './takers.js';

export { FROM_BOTTOM, REVERSED, TO_BOTTOM } from './flags.js';

/** Transfers with these flags are not from top to top. */
const ODD = FROM_BOTTOM | TO_BOTTOM | SHUFFLED;

/** Cells per pile, as a shift. */
const SPAN = 7;
/** Numbers per journal entry. */
const ENTRY = 4;

/** One transfer as it happened, for those who watch: cards in the order in which they now lie, bottom → top. */
export type Watcher = (from: number, to: number, cards: readonly number[], flags: number) => void;

export class Table {
  /** Cards, pile after pile. */
  readonly cards: Uint8Array;
  /** How many cards each pile has. */
  readonly sizes: Int32Array;
  /** How many of them, counted from the bottom, lie face down. */
  readonly downs: Int32Array;
  /** The tops of the piles and what follows from them, the two above, and the law's part in it: see `board.ts`. */
  readonly board: Int32Array;
  /** The piles that are empty, as bits of `Takers`. */
  empty = 0;
  /** How many journal entries stand: a mark to come back to. */
  mark = 0;
  /** The seed of shuffles between passes. */
  seed = 0;
  /** Told of every transfer; null in a search. */
  watcher: Watcher | null = null;

  private readonly origin: number;
  private readonly lists: Int32Array;
  private readonly keen: number;
  /** Beside each cell, two halves: the hash of the pile up to it. */
  private readonly hashes: Int32Array;
  private run = 0;
  private sumLow = 0;
  private sumHigh = 0;
  private journal = new Int32Array(512);
  private readonly random = new Random(0);
  private readonly draws = new Uint8Array(128);

  /**
   * @param salts one per pile; piles with the same salt are interchangeable in the hash
   * @param bares 1 for piles whose last face-down card turns up when it is laid bare
   * @param takers what each pile takes
   * @param sources for the board
   * @param passWeight 0 where the hash does not tell passes apart
   */
  constructor(
    salts: Int32Array,
    private readonly bares: Uint8Array,
    takers: Takers,
    sources: Int32Array,
    private readonly passWeight: number,
  ) {
    this.pass = 1;
    this.origin = takers.origin;
    this.lists = takers.lists;
    this.keen = takers.keen;
    const piles = salts.length;
    this.cards = new Uint8Array(piles << SPAN);
    this.board = new Int32Array(SOURCES + sources.length).fill(NONE, 0, TAKING);
    this.board.set(takers.starters, STARTERS);
    this.board.set(sources, SOURCES);
    this.sizes = this.board.subarray(SIZES, SIZES + piles);
    this.downs = this.board.subarray(DOWNS, DOWNS + piles);
    this.hashes = new Int32Array(piles << (SPAN + 1));
    for (let pile = 0; pile < piles; pile++) {
      const bottom = pile << SPAN;
      const salt = salts[pile] as number;
      this.cards[bottom] = NONE;
      this.hashes[bottom << 1] = mixLow(salt, 0x2545f491);
      this.hashes[(bottom << 1) | 1] = mixHigh(salt, 0x6c078965);
      this.weigh(pile, 1);
      this.empty |= takers.bit(pile);
    }
  }

  /** Sets a pile's cards, bottom → top, outside the journal. */
  set(pile: number, cards: ArrayLike<number>, down: number): void {
    this.weigh(pile, -1);
    const start = (pile << SPAN) + 1;
    for (let index = 0; index < cards.length; index++) this.cards[start + index] = cards[index] as number;
    this.sizes[pile] = cards.length;
    this.downs[pile] = down;
    this.rehash(pile, 0);
    this.retop(pile);
    this.weigh(pile, 1);
  }

  /** The top card of a pile; `NONE` where it is empty. */
  top(pile: number): number {
    return this.board[pile] as number;
  }

  /** The card at a height (0 = bottom) of a pile that is that high. */
  at(pile: number, height: number): number {
    return this.cards[(pile << SPAN) + 1 + height] as number;
  }

  /** The lower and the upper half of the 64-bit hash of all piles and, where passes are limited, the pass. */
  get hashLow(): number {
    return this.sumLow;
  }
  get hashHigh(): number {
    return this.sumHigh;
  }

  /** Which run through the stock this is, from 1. */
  get pass(): number {
    return this.run;
  }
  set pass(pass: number) {
    const more = (pass - this.run) * this.passWeight;
    this.run = pass;
    this.sumLow = (this.sumLow + Math.imul(more, 0x632be5ab)) | 0;
    this.sumHigh = (this.sumHigh + Math.imul(more, 0x1b873593)) | 0;
  }

  /** Moves `count` cards from one pile to another and enters it in the journal. The one writer of the table. */
  transfer(from: number, to: number, count: number, flags: number): void {
    const entry = this.mark;
    if (entry + ENTRY > this.journal.length) this.grow();
    const { journal, board } = this;
    const down = board[DOWNS + from] as number;
    journal[entry] = from | (to << 6) | (count << 12) | (flags << 19);
    journal[entry + 1] = down | ((board[DOWNS + to] as number) << 8);
    journal[entry + 2] = this.sumLow;
    journal[entry + 3] = this.sumHigh;
    this.mark = entry + ENTRY;
    if ((flags & ~REVERSED) !== 0) this.carry(from, to, count, flags);
    else this.lay(from, to, count, flags);
    if (down > 0) this.bare(from, down, flags);
    if (this.watcher !== null) this.tell(from, to, count, flags);
  }

  /** After cards have left a pile: no more of it lies face down than there is, and what is laid bare turns up. */
  private bare(pile: number, down: number, flags: number): void {
    const left = this.board[SIZES + pile] as number;
    if (down < left || flags & (FROM_BOTTOM | TURN_UP)) return;
    this.board[DOWNS + pile] = left;
    if (left > 0 && this.bares[pile] === 1) this.face(pile, left - 1);
  }

  /** Takes transfers back, newest first, until the journal is as long as `mark`. */
  undo(mark: number): void {
    const { journal, board } = this;
    while (this.mark > mark) {
      const entry = (this.mark -= ENTRY);
      const packed = journal[entry] as number;
      const kept = journal[entry + 1] as number;
      const from = packed & 63;
      const to = (packed >>> 6) & 63;
      const count = (packed >>> 12) & 127;
      const flags = packed >>> 19;
      const down = kept & 255;
      const now = board[DOWNS + from] as number;
      if (now < down && now < (board[SIZES + from] as number)) this.face(from, down);
      board[DOWNS + from] = down;
      board[DOWNS + to] = kept >>> 8;
      if (flags & (SHUFFLED | NEXT_PASS)) this.run--;
      if (flags & ODD) this.carryBack(from, to, count, flags);
      else if (!(flags & TURN_UP)) this.lay(to, from, count, flags);
      this.sumLow = journal[entry + 2] as number;
      this.sumHigh = journal[entry + 3] as number;
      // Seen from outside, what arrived leaves again: both ends change places.
      if (this.watcher !== null) this.tell(to, from, count, turnedRound(flags));
    }
  }

  /** Forgets the journal: what stands now cannot be undone. */
  settle(): void {
    this.mark = 0;
  }

  /**
   * Lays cards from top to top, hashed as they arrive: all that most transfers do. It is one long function on purpose:
   * what is called from it is not compiled into it.
   */
  private lay(from: number, to: number, count: number, flags: number): void {
    const { cards, board, hashes } = this;
    const last = (from << SPAN) + (board[SIZES + from] as number);
    const rest = last - count;
    const start = (to << SPAN) + (board[SIZES + to] as number);
    const end = start + count;
    const down = (to << SPAN) + (board[DOWNS + to] as number);
    const step = flags & REVERSED ? -1 : 1;
    (board[SIZES + from] as number) -= count;
    (board[SIZES + to] as number) += count;
    let source = flags & REVERSED ? last : rest + 1;
    let cell = start;
    let lowHash = hashes[cell << 1] as number;
    let highHash = hashes[(cell << 1) | 1] as number;
    let card: number;
    do {
      card = cards[source] as number;
      source += step;
      cards[++cell] = card;
      const word = (cell > down ? card : card | HIDDEN) << 1;
      hashes[cell << 1] = lowHash = mixLow(lowHash, words[word] as number);
      hashes[(cell << 1) | 1] = highHash = mixHigh(highHash, words[word | 1] as number);
    } while (cell < end);
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
    const toBit = 1 << (to - this.origin);
    board[to] = card;
    if (covered === NONE) {
      board[LOWEST + to] = cards[start + 1] as number;
      this.empty &= ~toBit;
    }
    if ((this.keen & toBit) !== 0) this.retake(to, toBit, covered, card);
  }

  /** Moves cards in any other way than from top to top as they are. */
  private carry(from: number, to: number, count: number, flags: number): void {
    const { cards, sizes, downs } = this;
    if (flags & TURN_UP) {
      this.face(from, 0);
      return;
    }
    if (flags & FACE_DOWN) downs[to] = (downs[to] as number) + count;
    const { run } = this;
    if (flags & (SHUFFLED | NEXT_PASS)) this.pass = run + 1;
    if ((flags & ODD) === 0) {
      this.lay(from, to, count, flags);
      return;
    }
    const source = (from << SPAN) + 1;
    const target = (to << SPAN) + 1;
    const size = sizes[from] as number;
    const height = flags & TO_BOTTOM ? 0 : (sizes[to] as number);
    this.weigh(from, -1);
    this.weigh(to, -1);
    cards.copyWithin(target + height + count, target + height, target + (sizes[to] as number));
    this.copy(flags & FROM_BOTTOM ? source : source + size - count, target + height, count, flags);
    sizes[to] = (sizes[to] as number) + count;
    sizes[from] = size - count;
    if (flags & SHUFFLED) this.random.reseed(this.seed, run).shuffle(cards, target, sizes[to]);
    this.rehash(to, flags & SHUFFLED ? 0 : height);
    if (flags & FROM_BOTTOM) {
      cards.copyWithin(source, source + count, source + size);
      downs[from] = Math.max(0, (downs[from] as number) - count);
    }
    this.rehash(from, flags & FROM_BOTTOM ? 0 : size - count);
    this.retop(from);
    this.retop(to);
    this.weigh(from, 1);
    this.weigh(to, 1);
  }

  /** Puts cards back where `carry` took them; the caller restores the table's hash. */
  private carryBack(from: number, to: number, count: number, flags: number): void {
    const { cards, sizes } = this;
    const source = (from << SPAN) + 1;
    const target = (to << SPAN) + 1;
    const size = sizes[to] as number;
    const height = flags & FROM_BOTTOM ? 0 : (sizes[from] as number);
    if (flags & SHUFFLED) this.random.reseed(this.seed, this.run).unshuffle(cards, target, size, this.draws);
    cards.copyWithin(source + height + count, source + height, source + (sizes[from] as number));
    this.copy(flags & TO_BOTTOM ? target : target + size - count, source + height, count, flags);
    if (flags & TO_BOTTOM) cards.copyWithin(target, target + count, target + size);
    sizes[from] = (sizes[from] as number) + count;
    sizes[to] = size - count;
    this.rehash(from, height);
    this.rehash(to, flags & TO_BOTTOM ? 0 : size - count);
    this.retop(from);
    this.retop(to);
  }

  /** Copies cards from cell to cell. */
  private copy(first: number, base: number, count: number, flags: number): void {
    const { cards } = this;
    for (let index = 0; index < count; index++) {
      cards[base + index] = cards[first + (flags & REVERSED ? count - 1 - index : index)] as number;
    }
  }

  /** Turns cards over: the lowest `down` of a pile lie face down now. */
  private face(pile: number, down: number): void {
    const { cards, board, hashes } = this;
    const size = board[SIZES + pile] as number;
    const height = Math.min(board[DOWNS + pile] as number, down);
    const cell = (pile << SPAN) + size;
    const low = hashes[cell << 1] as number;
    const high = hashes[(cell << 1) | 1] as number;
    board[DOWNS + pile] = down;
    if (height === size - 1) {
      // The top card alone turns over, as most do.
      const word = ((cards[cell] as number) | (down < size ? 0 : HIDDEN)) << 1;
      hashes[cell << 1] = mixLow(hashes[(cell << 1) - 2] as number, words[word] as number);
      hashes[(cell << 1) | 1] = mixHigh(hashes[(cell << 1) - 1] as number, words[word | 1] as number);
    } else {
      this.rehash(pile, height);
    }
    this.sumLow = (this.sumLow - low + (hashes[cell << 1] as number)) | 0;
    this.sumHigh = (this.sumHigh - high + (hashes[(cell << 1) | 1] as number)) | 0;
  }

  /** Renews the hashes of a pile's cells from a height upwards. */
  private rehash(pile: number, height: number): void {
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

  /** Renews what the board says of a pile whose cards have changed anyhow. */
  private retop(pile: number): void {
    const { board, cards } = this;
    const bit = 1 << (pile - this.origin);
    const before = board[pile] as number;
    const card = cards[(pile << SPAN) + (this.sizes[pile] as number)] as number;
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

  /** Adds a pile's share to the table's hash, or takes it out (`sign` -1). */
  private weigh(pile: number, sign: number): void {
    const cell = (pile << SPAN) + (this.sizes[pile] as number);
    this.sumLow = (this.sumLow + sign * (this.hashes[cell << 1] as number)) | 0;
    this.sumHigh = (this.sumHigh + sign * (this.hashes[(cell << 1) | 1] as number)) | 0;
  }

  private grow(): void {
    const longer = new Int32Array(this.journal.length * 2);
    longer.set(this.journal);
    this.journal = longer;
  }

  /** Tells the watcher what has just arrived at `to`. */
  private tell(from: number, to: number, count: number, flags: number): void {
    const start = (to << SPAN) + 1 + (flags & TO_BOTTOM ? 0 : (this.sizes[to] as number) - count);
    this.watcher?.(from, to, Array.from(this.cards.subarray(start, start + count)), flags);
  }
}
