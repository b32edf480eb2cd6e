/**
 * The table: every pile in one typed array, one primitive that changes it (`transfer`), a journal that takes changes
 * back, and a hash kept up to date. It knows nothing of rules.
 *
 * Pile `p` owns the cells `p << 7` …; cell 0 holds no card (`NONE`), cell 1 the bottom one, so that the top of any
 * pile, an empty one too, is at `(p << 7) + size`. Beside each cell stands a hash of the pile up to it, so that a card
 * laid costs one step and a card taken none. The table's hash is the sum of the piles' hashes: piles with one salt are
 * interchangeable in it, and the two copies of a card are one card.
 */
import { Random } from './random.js';

/** Cards leave from the bottom of `from`. */
export const FROM_BOTTOM = 1;
/** Cards arrive under `to`. */
export const TO_BOTTOM = 2;
/** Their order turns round. */
export const REVERSED = 4;
/** They arrive face down. */
export const FACE_DOWN = 8;
/** They arrive shuffled, by the table's seed and the pass that has ended; the next pass begins. */
export const SHUFFLED = 16;
/** The next pass begins. */
export const NEXT_PASS = 32;
/** The cards of one pile turn face up where they lie. */
export const TURN_UP = 64;

/** What lies under the bottom card: no card. */
export const NONE = 63;

/** Cells per pile, as a shift. */
const SPAN = 7;
/** Numbers per journal entry. */
const ENTRY = 4;

/** One transfer as it happened, for those who watch: cards in the order in which they now lie, bottom → top. */
export type Watcher = (from: number, to: number, cards: readonly number[], flags: number) => void;

/** A random word for each card, one list for each half of the hash. */
const wordsLow = new Int32Array(64);
const wordsHigh = new Int32Array(64);
const words = new Random(1);
for (let card = 0; card < 64; card++) {
  wordsLow[card] = words.next();
  wordsHigh[card] = words.next();
}
const mixLow = (hash: number, word: number): number => {
  const mixed = Math.imul(hash ^ word, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
};
const mixHigh = (hash: number, word: number): number => {
  const mixed = Math.imul(hash ^ word, 0x85ebca6b);
  return mixed ^ (mixed >>> 13);
};

export class Table {
  /** Cards, pile after pile. */
  readonly cards: Uint8Array;
  /** How many cards each pile has. */
  readonly sizes: Uint8Array;
  /** How many of them, counted from the bottom, lie face down. */
  readonly downs: Uint8Array;
  /** Which run through the stock this is, from 1. */
  pass = 1;
  /** How many piles that are refilled by rule are empty. */
  vacant = 0;
  /** How many journal entries stand: a mark to come back to. */
  mark = 0;
  /** The seed of shuffles between passes. */
  seed = 0;
  /** Told of every transfer; null in a search. */
  watcher: Watcher | null = null;

  private readonly low: Int32Array;
  private readonly high: Int32Array;
  private sumLow = 0;
  private sumHigh = 0;
  private journal = new Int32Array(512);
  private readonly random = new Random(0);
  private readonly draws = new Uint8Array(128);

  /**
   * @param salts one per pile; piles with the same salt are interchangeable in the hash
   * @param bares 1 for piles whose last face-down card turns up when it is laid bare
   * @param refills 1 for piles that count as `vacant` when empty
   */
  constructor(
    salts: Int32Array,
    private readonly bares: Uint8Array,
    private readonly refills: Uint8Array,
  ) {
    const piles = salts.length;
    this.cards = new Uint8Array(piles << SPAN);
    this.sizes = new Uint8Array(piles);
    this.downs = new Uint8Array(piles);
    this.low = new Int32Array(piles << SPAN);
    this.high = new Int32Array(piles << SPAN);
    for (let pile = 0; pile < piles; pile++) {
      const bottom = pile << SPAN;
      const salt = salts[pile] as number;
      this.cards[bottom] = NONE;
      this.low[bottom] = mixLow(salt, 0x2545f491);
      this.high[bottom] = mixHigh(salt, 0x6c078965);
      this.weigh(pile);
      this.vacant += refills[pile] as number;
    }
  }

  /** Sets a pile's cards, bottom → top, outside the journal. */
  set(pile: number, cards: ArrayLike<number>, down: number): void {
    this.unweigh(pile);
    this.vacant -= this.sizes[pile] === 0 ? (this.refills[pile] as number) : 0;
    const start = (pile << SPAN) + 1;
    for (let index = 0; index < cards.length; index++) this.cards[start + index] = cards[index] as number;
    this.sizes[pile] = cards.length;
    this.downs[pile] = down;
    this.rehash(pile, 0);
    this.vacant += cards.length === 0 ? (this.refills[pile] as number) : 0;
    this.weigh(pile);
  }

  /** The top card of a pile; `NONE` where it is empty. */
  top(pile: number): number {
    return this.cards[(pile << SPAN) + (this.sizes[pile] as number)] as number;
  }

  /** The card at a height (0 = bottom) of a pile that is that high. */
  at(pile: number, height: number): number {
    return this.cards[(pile << SPAN) + 1 + height] as number;
  }

  /** The lower and the upper half of the 64-bit hash of all piles and the pass. */
  get hashLow(): number {
    return (this.sumLow + Math.imul(this.pass, 0x632be5ab)) | 0;
  }
  get hashHigh(): number {
    return (this.sumHigh + Math.imul(this.pass, 0x1b873593)) | 0;
  }

  /** Moves `count` cards from one pile to another and enters it in the journal. The one writer of the table. */
  transfer(from: number, to: number, count: number, flags: number): void {
    const entry = this.mark;
    if (entry + ENTRY > this.journal.length) this.grow();
    const { journal, downs } = this;
    journal[entry] = from | (to << 6) | (count << 12) | (flags << 19);
    journal[entry + 1] = (downs[from] as number) | ((downs[to] as number) << 8) | (this.vacant << 16);
    journal[entry + 2] = this.sumLow;
    journal[entry + 3] = this.sumHigh;
    this.mark = entry + ENTRY;
    this.unweigh(from);
    if (flags & TURN_UP) {
      downs[from] = 0;
    } else {
      this.unweigh(to);
      this.carry(from, to, count, flags);
      this.weigh(to);
    }
    this.weigh(from);
    if (this.watcher !== null) this.tell(from, to, count, flags);
  }

  /** Takes transfers back, newest first, until the journal is as long as `mark`. */
  undo(mark: number): void {
    const { journal, downs } = this;
    while (this.mark > mark) {
      const entry = (this.mark -= ENTRY);
      const packed = journal[entry] as number;
      const kept = journal[entry + 1] as number;
      const from = packed & 63;
      const to = (packed >>> 6) & 63;
      const count = (packed >>> 12) & 127;
      const flags = packed >>> 19;
      if (!(flags & TURN_UP)) this.carryBack(from, to, count, flags);
      downs[from] = kept & 255;
      downs[to] = (kept >>> 8) & 255;
      this.vacant = kept >>> 16;
      this.sumLow = journal[entry + 2] as number;
      this.sumHigh = journal[entry + 3] as number;
      // Seen from outside, what arrived leaves again: both ends change places.
      if (this.watcher !== null) {
        const back =
          (flags & (REVERSED | TURN_UP | SHUFFLED)) |
          (flags & FROM_BOTTOM ? TO_BOTTOM : 0) |
          (flags & TO_BOTTOM ? FROM_BOTTOM : 0);
        this.tell(to, from, count, back);
      }
    }
  }

  /** Forgets the journal: what stands now cannot be undone. */
  settle(): void {
    this.mark = 0;
  }

  private carry(from: number, to: number, count: number, flags: number): void {
    const { cards, sizes, downs } = this;
    const fromSize = sizes[from] as number;
    const toSize = sizes[to] as number;
    const source = (from << SPAN) + 1;
    const target = (to << SPAN) + 1;
    const left = fromSize - count;
    if (flags & TO_BOTTOM) cards.copyWithin(target + count, target, target + toSize);
    this.copy(flags & FROM_BOTTOM ? source : source + left, flags & TO_BOTTOM ? target : target + toSize, count, flags);
    sizes[to] = toSize + count;
    sizes[from] = left;
    if (flags & FACE_DOWN) downs[to] = (downs[to] as number) + count;
    if (flags & SHUFFLED) this.random.reseed(this.seed, this.pass).shuffle(cards, target, toSize + count);
    if (flags & (SHUFFLED | NEXT_PASS)) this.pass++;
    this.rehash(to, flags & (TO_BOTTOM | SHUFFLED) ? 0 : toSize);
    let down = downs[from] as number;
    if (flags & FROM_BOTTOM) {
      cards.copyWithin(source, source + count, source + fromSize);
      down = Math.max(0, down - count);
      this.rehash(from, 0);
    }
    if (down > 0) {
      if (down > left) down = left;
      if (down === left && down > 0) down -= this.bares[from] as number;
    }
    downs[from] = down;
    if (left === 0) this.vacant += this.refills[from] as number;
    if (toSize === 0) this.vacant -= this.refills[to] as number;
  }

  /** Puts cards back where `carry` took them; the caller restores all that is not a card. */
  private carryBack(from: number, to: number, count: number, flags: number): void {
    const { cards, sizes } = this;
    const fromSize = sizes[from] as number;
    const toSize = sizes[to] as number;
    const source = (from << SPAN) + 1;
    const target = (to << SPAN) + 1;
    const left = toSize - count;
    if (flags & (SHUFFLED | NEXT_PASS)) this.pass--;
    if (flags & SHUFFLED) this.random.reseed(this.seed, this.pass).unshuffle(cards, target, toSize, this.draws);
    if (flags & FROM_BOTTOM) cards.copyWithin(source + count, source, source + fromSize);
    this.copy(
      flags & TO_BOTTOM ? target : target + left,
      flags & FROM_BOTTOM ? source : source + fromSize,
      count,
      flags,
    );
    sizes[from] = fromSize + count;
    sizes[to] = left;
    this.rehash(from, flags & FROM_BOTTOM ? 0 : fromSize);
    if (flags & TO_BOTTOM) {
      cards.copyWithin(target, target + count, target + toSize);
      this.rehash(to, 0);
    }
  }

  /** Copies cards from cell to cell. */
  private copy(first: number, base: number, count: number, flags: number): void {
    const { cards } = this;
    if (flags & REVERSED) {
      for (let index = 0; index < count; index++) cards[base + index] = cards[first + count - 1 - index] as number;
    } else {
      for (let index = 0; index < count; index++) cards[base + index] = cards[first + index] as number;
    }
  }

  /** Renews the hashes of a pile's cells from a height upwards. */
  private rehash(pile: number, height: number): void {
    const { cards, low, high } = this;
    const bottom = pile << SPAN;
    const top = bottom + (this.sizes[pile] as number);
    let cell = bottom + height;
    let lowHash = low[cell] as number;
    let highHash = high[cell] as number;
    while (cell < top) {
      const card = cards[++cell] as number;
      low[cell] = lowHash = mixLow(lowHash, wordsLow[card] as number);
      high[cell] = highHash = mixHigh(highHash, wordsHigh[card] as number);
    }
  }

  /** Adds a pile's share to the table's hash. How many of its cards lie face down is part of it. */
  private weigh(pile: number): void {
    const cell = (pile << SPAN) + (this.sizes[pile] as number);
    const down = this.downs[pile] as number;
    const low = this.low[cell] as number;
    const high = this.high[cell] as number;
    this.sumLow = (this.sumLow + (down === 0 ? low : mixLow(low, down << 20))) | 0;
    this.sumHigh = (this.sumHigh + (down === 0 ? high : mixHigh(high, down << 20))) | 0;
  }

  /** Takes a pile's share out of the table's hash. */
  private unweigh(pile: number): void {
    const cell = (pile << SPAN) + (this.sizes[pile] as number);
    const down = this.downs[pile] as number;
    const low = this.low[cell] as number;
    const high = this.high[cell] as number;
    this.sumLow = (this.sumLow - (down === 0 ? low : mixLow(low, down << 20))) | 0;
    this.sumHigh = (this.sumHigh - (down === 0 ? high : mixHigh(high, down << 20))) | 0;
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
