/**
 * The table: every pile in one typed array, one primitive that changes it (`transfer`), and a journal that takes changes
 * back. It knows nothing of rules.
 *
 * Pile `p` owns the cells `p << 7` …; cell 0 holds no card (`NONE`), cell 1 the bottom one, so that the top of any
 * pile, an empty one too, is at `(p << 7) + size`.
 */
import { FACE_DOWN, FROM_BOTTOM, NEXT_PASS, REVERSED, SHUFFLED, TO_BOTTOM, TURN_UP, turnedRound } from './flags.js';
import { Random } from './random.js';

/** No card: what lies under the bottom card of a pile. */
export const NONE = 63;
/** Cells per pile, as a shift. */
export const SPAN = 7;

/** Cards on their way from pile to pile. */
const hand = new Uint8Array(1 << SPAN);

/** One transfer as it happened, for those who watch: cards in the order in which they now lie, bottom → top. */
export type Watcher = (from: number, to: number, cards: readonly number[], flags: number) => void;

export class Table {
  /** Cards, pile after pile. */
  readonly cards: Uint8Array;
  /** Which run through the stock this is, from 1. */
  pass = 1;
  /** How much of the journal stands: a mark to come back to. */
  mark = 0;
  /** The seed of shuffles between passes. */
  seed = 0;
  /** Told of every transfer. */
  watcher: Watcher | null = null;
  /** The piles that may be empty, as bits of `Law`: all of them, where nobody keeps account. */
  empty = -1;
  /** Two numbers a transfer: the transfer itself, and how many cards lay face down at both ends. */
  protected readonly journal: number[] = [];
  /** What was shuffled, as it lay before. */
  private readonly unshuffled: Uint8Array[] = [];

  /**
   * @param bares 1 for piles whose last face-down card turns up when it is laid bare
   * @param sizes how many cards each pile has
   * @param downs how many of them, counted from the bottom, lie face down
   */
  constructor(
    protected readonly bares: Uint8Array,
    readonly sizes = new Int32Array(bares.length),
    readonly downs = new Int32Array(bares.length),
  ) {
    this.cards = new Uint8Array(bares.length << SPAN).fill(NONE);
  }

  /** Sets a pile's cards, bottom → top, outside the journal. */
  set(pile: number, cards: ArrayLike<number>, down: number): void {
    this.cards.set(cards, (pile << SPAN) + 1);
    this.sizes[pile] = cards.length;
    this.downs[pile] = down;
  }

  /** The top card of a pile; `NONE` where it is empty. */
  top(pile: number): number {
    return this.cards[(pile << SPAN) + (this.sizes[pile] as number)] as number;
  }

  /** The card at a height (0 = bottom) of a pile that is that high. */
  at(pile: number, height: number): number {
    return this.cards[(pile << SPAN) + 1 + height] as number;
  }

  /** Moves `count` cards from one pile to another and enters it in the journal. The one writer of the table. */
  transfer(from: number, to: number, count: number, flags: number): void {
    const { downs } = this;
    const down = downs[from] as number;
    this.journal[this.mark++] = from | (to << 6) | (count << 12) | (flags << 19);
    this.journal[this.mark++] = down | ((downs[to] as number) << 8);
    if (flags & (SHUFFLED | NEXT_PASS)) this.pass++;
    if (flags & FACE_DOWN) (downs[to] as number) += count;
    if (flags & FROM_BOTTOM) downs[from] = Math.max(0, down - count);
    if (flags & TURN_UP) this.face(from, 0);
    else {
      this.carry(from, to, count, flags);
      // No more of a pile lies face down than there is, and what is laid bare turns up.
      const left = this.sizes[from] as number;
      if (down > 0 && down >= left && !(flags & FROM_BOTTOM))
        this.face(from, Math.max(0, left - (this.bares[from] as number)));
    }
    this.tell(from, to, count, flags);
  }

  /** Takes transfers back, newest first, until the journal is as long as `mark`. */
  undo(mark: number): void {
    while (this.mark > mark) {
      const kept = this.journal[--this.mark] as number;
      const packed = this.journal[--this.mark] as number;
      const from = packed & 63;
      const to = (packed >>> 6) & 63;
      const count = (packed >>> 12) & 127;
      const flags = packed >>> 19;
      const back = turnedRound(flags);
      this.face(from, kept & 255);
      this.downs[to] = kept >>> 8;
      if (flags & (SHUFFLED | NEXT_PASS)) this.pass--;
      if (flags & SHUFFLED) this.cards.set(this.unshuffled.pop() ?? [], (to << SPAN) + 1);
      if (!(flags & TURN_UP)) this.carry(to, from, count, back);
      // Seen from outside, what arrived leaves again: both ends change places.
      this.tell(to, from, count, back);
    }
  }

  /** Forgets the journal: what stands now cannot be undone. */
  settle(): void {
    this.mark = 0;
  }

  /** Takes cards out of one pile and puts them into another, at either end of both. */
  protected carry(from: number, to: number, count: number, flags: number): void {
    const { cards, sizes } = this;
    const size = sizes[from] as number;
    const height = sizes[to] as number;
    const source = (from << SPAN) + 1;
    const target = (to << SPAN) + 1;
    const first = source + (flags & FROM_BOTTOM ? 0 : size - count);
    for (let index = 0; index < count; index++) hand[index] = cards[first + index] as number;
    cards.copyWithin(first, first + count, source + size);
    const place = target + (flags & TO_BOTTOM ? 0 : height);
    cards.copyWithin(place + count, place, target + height);
    for (let index = 0; index < count; index++)
      cards[place + (flags & REVERSED ? count - 1 - index : index)] = hand[index] as number;
    sizes[from] = size - count;
    sizes[to] = height + count;
    if (flags & SHUFFLED) {
      this.unshuffled.push(cards.slice(target, target + count));
      new Random(this.seed, this.pass - 1).shuffle(cards, target, count);
    }
  }

  /** Turns cards over: the lowest `down` of a pile lie face down now. */
  protected face(pile: number, down: number): void {
    this.downs[pile] = down;
  }

  /** Tells the watcher what has just arrived at `to`. */
  private tell(from: number, to: number, count: number, flags: number): void {
    const start = (to << SPAN) + 1 + (flags & TO_BOTTOM ? 0 : (this.sizes[to] as number) - count);
    this.watcher?.(from, to, [...this.cards.subarray(start, start + count)], flags);
  }
}
