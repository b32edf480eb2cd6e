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

/** Transfers with these flags are not from top to top. */
const ODD = FROM_BOTTOM | TO_BOTTOM | SHUFFLED;

/** What lies under the bottom card: no card. */
export const NONE = 63;

/** Cells per pile, as a shift. */
const SPAN = 7;
/** Numbers per journal entry. */
const ENTRY = 4;

/** One transfer as it happened, for those who watch: cards in the order in which they now lie, bottom → top. */
export type Watcher = (from: number, to: number, cards: readonly number[], flags: number) => void;

/** A random word for each card, and for each face down from `HIDDEN` on; one list for each half of the hash. */
const HIDDEN = 64;
const wordsLow = new Int32Array(128);
const wordsHigh = new Int32Array(128);
const words = new Random(1);
for (let card = 0; card < 128; card++) {
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
  /** The top card of each pile; `NONE` where it is empty. */
  readonly tops: Uint8Array;
  /** The cards that the `wanting` piles take now, as a set of 64 bits. */
  wantedLow = 0;
  wantedHigh = 0;
  /** Which run through the stock this is, from 1. */
  pass = 1;
  /** How many piles that are refilled by rule are empty. */
  vacant = 0;
  /** How many journal entries stand: a mark to come back to. */
  mark = 0;
  /** 0 where the hash does not tell passes apart. */
  passWeight = 1;
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
   * @param wanting 1 for piles whose `takers` make the set of wanted cards
   * @param takers per pile and top card, the cards that may be laid there: a set at `pile << 7 | card << 1`
   */
  constructor(
    salts: Int32Array,
    private readonly bares: Uint8Array,
    private readonly refills: Uint8Array,
    private readonly wanting: Uint8Array,
    private readonly takers: Int32Array,
  ) {
    const piles = salts.length;
    this.cards = new Uint8Array(piles << SPAN);
    this.sizes = new Uint8Array(piles);
    this.downs = new Uint8Array(piles);
    this.tops = new Uint8Array(piles).fill(NONE);
    this.low = new Int32Array(piles << SPAN);
    this.high = new Int32Array(piles << SPAN);
    for (let pile = 0; pile < piles; pile++) {
      const bottom = pile << SPAN;
      const salt = salts[pile] as number;
      this.cards[bottom] = NONE;
      this.low[bottom] = mixLow(salt, 0x2545f491);
      this.high[bottom] = mixHigh(salt, 0x6c078965);
      this.weigh(pile, 1);
      this.vacant += refills[pile] as number;
    }
    this.want();
  }

  /** Sets a pile's cards, bottom → top, outside the journal. */
  set(pile: number, cards: ArrayLike<number>, down: number): void {
    this.weigh(pile, -1);
    this.vacant -= this.sizes[pile] === 0 ? (this.refills[pile] as number) : 0;
    const start = (pile << SPAN) + 1;
    for (let index = 0; index < cards.length; index++) this.cards[start + index] = cards[index] as number;
    this.sizes[pile] = cards.length;
    this.downs[pile] = down;
    this.rehash(pile, 0);
    this.vacant += cards.length === 0 ? (this.refills[pile] as number) : 0;
    this.weigh(pile, 1);
    this.want();
  }

  /** The top card of a pile; `NONE` where it is empty. */
  top(pile: number): number {
    return this.tops[pile] as number;
  }

  /** The card at a height (0 = bottom) of a pile that is that high. */
  at(pile: number, height: number): number {
    return this.cards[(pile << SPAN) + 1 + height] as number;
  }

  /** The lower and the upper half of the 64-bit hash of all piles and, where passes are limited, the pass. */
  get hashLow(): number {
    return (this.sumLow + Math.imul(this.pass * this.passWeight, 0x632be5ab)) | 0;
  }
  get hashHigh(): number {
    return (this.sumHigh + Math.imul(this.pass * this.passWeight, 0x1b873593)) | 0;
  }

  /** Moves `count` cards from one pile to another and enters it in the journal. The one writer of the table. */
  transfer(from: number, to: number, count: number, flags: number): void {
    const entry = this.mark;
    if (entry + ENTRY > this.journal.length) this.grow();
    const { journal, downs, sizes } = this;
    const down = downs[from] as number;
    journal[entry] = from | (to << 6) | (count << 12) | (flags << 19);
    journal[entry + 1] = down | ((downs[to] as number) << 8) | (this.vacant << 16);
    journal[entry + 2] = this.sumLow;
    journal[entry + 3] = this.sumHigh;
    this.mark = entry + ENTRY;
    if (flags & TURN_UP) {
      this.face(from, 0);
    } else {
      if (sizes[to] === 0) this.vacant -= this.refills[to] as number;
      if (flags & FACE_DOWN) downs[to] = (downs[to] as number) + count;
      if (flags & ODD) this.carry(from, to, count, flags);
      else this.lay(from, to, count, flags);
      if (flags & (SHUFFLED | NEXT_PASS)) this.pass++;
      const left = sizes[from] as number;
      if (left === 0) this.vacant += this.refills[from] as number;
      if (down > 0 && !(flags & FROM_BOTTOM) && down >= left) {
        downs[from] = left;
        if (left > 0 && this.bares[from] === 1) this.face(from, left - 1);
      }
      if (this.wanting[to] === 1) this.want();
    }
    if (this.watcher !== null) this.tell(from, to, count, flags);
  }

  /** Takes transfers back, newest first, until the journal is as long as `mark`. */
  undo(mark: number): void {
    const { journal, downs, sizes } = this;
    while (this.mark > mark) {
      const entry = (this.mark -= ENTRY);
      const packed = journal[entry] as number;
      const kept = journal[entry + 1] as number;
      const from = packed & 63;
      const to = (packed >>> 6) & 63;
      const count = (packed >>> 12) & 127;
      const flags = packed >>> 19;
      const down = kept & 255;
      if ((downs[from] as number) < down && (downs[from] as number) < (sizes[from] as number)) this.face(from, down);
      downs[from] = down;
      downs[to] = (kept >>> 8) & 255;
      if (flags & (SHUFFLED | NEXT_PASS)) this.pass--;
      if (flags & ODD) this.carryBack(from, to, count, flags);
      else if (!(flags & TURN_UP)) this.lay(to, from, count, flags);
      this.vacant = kept >>> 16;
      this.sumLow = journal[entry + 2] as number;
      this.sumHigh = journal[entry + 3] as number;
      if (this.wanting[to] === 1) this.want();
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

  /** Lays cards from top to top, hashed as they arrive: all that most transfers do. */
  private lay(from: number, to: number, count: number, flags: number): void {
    const { cards, sizes, tops, low, high } = this;
    const size = sizes[from] as number;
    const height = sizes[to] as number;
    const rest = (from << SPAN) + size - count;
    let cell = (to << SPAN) + height;
    const end = cell + count;
    const down = (to << SPAN) + (this.downs[to] as number);
    const step = flags & REVERSED ? -1 : 1;
    let source = flags & REVERSED ? rest + count : rest + 1;
    let lowHash = low[cell] as number;
    let highHash = high[cell] as number;
    const lowSum = this.sumLow - lowHash - (low[rest + count] as number) + (low[rest] as number);
    const highSum = this.sumHigh - highHash - (high[rest + count] as number) + (high[rest] as number);
    let card = NONE;
    while (cell < end) {
      card = cards[source] as number;
      source += step;
      cards[++cell] = card;
      const word = cell > down ? card : card | HIDDEN;
      low[cell] = lowHash = mixLow(lowHash, wordsLow[word] as number);
      high[cell] = highHash = mixHigh(highHash, wordsHigh[word] as number);
    }
    this.sumLow = (lowSum + lowHash) | 0;
    this.sumHigh = (highSum + highHash) | 0;
    sizes[from] = size - count;
    sizes[to] = height + count;
    tops[from] = cards[rest] as number;
    tops[to] = card;
  }

  /** Moves cards from or to a bottom, or with a shuffle. */
  private carry(from: number, to: number, count: number, flags: number): void {
    const { cards, sizes, downs } = this;
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
    if (flags & SHUFFLED) this.random.reseed(this.seed, this.pass).shuffle(cards, target, sizes[to]);
    this.rehash(to, flags & SHUFFLED ? 0 : height);
    if (flags & FROM_BOTTOM) {
      cards.copyWithin(source, source + count, source + size);
      downs[from] = Math.max(0, (downs[from] as number) - count);
    }
    this.rehash(from, flags & FROM_BOTTOM ? 0 : size - count);
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
    if (flags & SHUFFLED) this.random.reseed(this.seed, this.pass).unshuffle(cards, target, size, this.draws);
    cards.copyWithin(source + height + count, source + height, source + (sizes[from] as number));
    this.copy(flags & TO_BOTTOM ? target : target + size - count, source + height, count, flags);
    if (flags & TO_BOTTOM) cards.copyWithin(target, target + count, target + size);
    sizes[from] = (sizes[from] as number) + count;
    sizes[to] = size - count;
    this.rehash(from, height);
    this.rehash(to, flags & TO_BOTTOM ? 0 : size - count);
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
    const height = Math.min(this.downs[pile] as number, down);
    this.weigh(pile, -1);
    this.downs[pile] = down;
    this.rehash(pile, height);
    this.weigh(pile, 1);
  }

  /** Renews the hashes of a pile's cells from a height upwards, and its top. */
  private rehash(pile: number, height: number): void {
    const { cards, low, high } = this;
    const bottom = pile << SPAN;
    const end = bottom + (this.sizes[pile] as number);
    const down = bottom + (this.downs[pile] as number);
    let cell = bottom + height;
    let lowHash = low[cell] as number;
    let highHash = high[cell] as number;
    while (cell < end) {
      const card = cards[++cell] as number;
      const word = cell > down ? card : card | HIDDEN;
      low[cell] = lowHash = mixLow(lowHash, wordsLow[word] as number);
      high[cell] = highHash = mixHigh(highHash, wordsHigh[word] as number);
    }
    this.tops[pile] = cards[end] as number;
  }

  /** Renews the set of wanted cards. */
  private want(): void {
    const { wanting, takers, tops } = this;
    let low = 0;
    let high = 0;
    for (let pile = 0; pile < wanting.length; pile++) {
      if (wanting[pile] === 0) continue;
      const set = (pile << 7) | ((tops[pile] as number) << 1);
      low |= takers[set] as number;
      high |= takers[set + 1] as number;
    }
    this.wantedLow = low;
    this.wantedHigh = high;
  }

  /** Adds a pile's share to the table's hash, or takes it out (`sign` -1). */
  private weigh(pile: number, sign: number): void {
    const cell = (pile << SPAN) + (this.sizes[pile] as number);
    this.sumLow = (this.sumLow + sign * (this.low[cell] as number)) | 0;
    this.sumHigh = (this.sumHigh + sign * (this.high[cell] as number)) | 0;
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
