/**
 * Кэнфилд by its book rules and nothing else, written by hand: what the engine's generality is measured against.
 *
 * It has the duties of the engine's core: every pile's cards in order, a move applied with its refill, undo, all legal
 * moves into a buffer, and a 64-bit hash of the position alone, kept up to date. Everything it can know beforehand is
 * a constant here: eleven piles, one pack, three cards a turn, four passes, whole piles, spaces from the waste.
 *
 * Piles and moves have the engine's numbers. Pile `p` owns the cells `p << 6` …; cell 0 stands for the empty pile (a
 * card that nothing fits), so its top is always at `(p << 6) + size`. Beside each cell stands a hash of the pile up to
 * it; cell 0 holds a seed, alike for piles that can change places. The table's hash is the sum over the piles' tops.
 */
import { freshPack, isRed, rankOf } from '../../src/engine/cards.js';
import { Random } from '../../src/engine/random.js';

const STOCK = 0;
const WASTE = 1;
const RESERVE = 2;
const TABLEAU = 3;
const FOUNDATION = 7;
const PILES = 11;
const NO_CARD = 52;
const DRAW = 3;
const PASSES = 4;
/** On a trail entry: the move was followed by a refill; it started a foundation. */
const REFILLED = 1 << 24;
const STARTED = 1 << 25;

/** Random words for each card, and where `card << 6 | under` may be packed. */
const wordsLow = new Int32Array(64);
const wordsHigh = new Int32Array(64);
const packs = new Uint8Array(64 * 64);
const above = new Uint8Array(64);
const random = new Random(1);
for (let card = 0; card < 52; card++) {
  wordsLow[card] = random.next() | 0;
  wordsHigh[card] = random.next() | 0;
  above[card] = card - rankOf(card) + ((rankOf(card) + 1) % 13);
  for (let under = 0; under < 52; under++) {
    if (isRed(card) !== isRed(under) && (rankOf(card) + 1) % 13 === rankOf(under)) packs[(card << 6) | under] = 1;
  }
}

export class KenfildKernel {
  readonly cards = new Uint8Array(PILES << 6).fill(NO_CARD);
  readonly sizes = new Uint8Array(PILES);
  pass = 1;
  mark = 0;
  hashLow = 0;
  hashHigh = 0;
  private readonly low = new Int32Array(PILES << 6);
  private readonly high = new Int32Array(PILES << 6);
  /** For each card the foundation that takes it now, or 0. */
  private readonly home = new Uint8Array(64);
  private base = 0;
  /** How many foundations are started. */
  private started = 0;
  /** Per move: the move with its marks, and the hash before it. */
  private trail = new Int32Array(3 * 4096);

  constructor() {
    const seeds = [1, 2, 3, 4, 4, 4, 4, 5, 5, 5, 5];
    seeds.forEach((seed, pile) => {
      this.low[pile << 6] = Math.imul(seed, 0x2545f491);
      this.high[pile << 6] = Math.imul(seed, 0x6c078965);
    });
  }

  /** Deals a numbered deal. */
  deal(number: number): void {
    const list = freshPack(1);
    new Random(number).shuffle(list);
    const { sizes, home } = this;
    this.pass = 1;
    this.mark = 0;
    this.started = 0;
    sizes.fill(0);
    home.fill(0);
    const first = list[0] as number;
    this.base = rankOf(first);
    for (let card = this.base; card < 52; card += 13) home[card] = FOUNDATION;
    this.push(FOUNDATION, first);
    this.raised(FOUNDATION, first);
    for (let index = 1; index <= 13; index++) this.push(RESERVE, list[index] as number);
    for (let index = 0; index < 4; index++) this.push(TABLEAU + index, list[14 + index] as number);
    for (let index = 51; index >= 18; index--) this.push(STOCK, list[index] as number);
    this.hashLow = this.hashHigh = 0;
    for (let pile = 0; pile < PILES; pile++) this.weigh(pile, 1);
    this.weighPass(1);
  }

  /** Plays a legal move and the refill that follows. */
  apply(move: number): void {
    const { cards, sizes, low, high, trail } = this;
    const from = move & 63;
    const to = (move >>> 6) & 63;
    const entry = this.mark;
    if (entry === trail.length) this.grow();
    this.trail[entry] = move;
    this.trail[entry + 1] = this.hashLow;
    this.trail[entry + 2] = this.hashHigh;
    this.mark = entry + 3;
    if (to === STOCK) {
      this.redeal();
      return;
    }
    const count = move >>> 12;
    const source = from << 6;
    const target = to << 6;
    const size = sizes[from] as number;
    const height = sizes[to] as number;
    const left = size - count;
    let lowSum = this.hashLow - (low[source + size] as number) - (low[target + height] as number);
    let highSum = this.hashHigh - (high[source + size] as number) - (high[target + height] as number);
    let lowHash = low[target + height] as number;
    let highHash = high[target + height] as number;
    // A turn lays card after card; a pile moves as it lies.
    const turned = from === STOCK;
    let cell = target + height;
    for (let index = 1; index <= count; index++) {
      const card = cards[turned ? source + size + 1 - index : source + left + index] as number;
      cards[++cell] = card;
      lowHash = Math.imul(lowHash ^ (wordsLow[card] as number), 0x9e3779b1);
      lowHash ^= lowHash >>> 15;
      highHash = Math.imul(highHash ^ (wordsHigh[card] as number), 0x85ebca6b);
      highHash ^= highHash >>> 13;
      low[cell] = lowHash;
      high[cell] = highHash;
    }
    sizes[from] = left;
    sizes[to] = height + count;
    lowSum += lowHash + (low[source + left] as number);
    highSum += highHash + (high[source + left] as number);
    this.hashLow = lowSum | 0;
    this.hashHigh = highSum | 0;
    if (to >= FOUNDATION) {
      if (height === 0) this.trail[entry] = move | STARTED;
      this.raised(to, cards[cell] as number);
    }
    if (left === 0 && from >= TABLEAU && (sizes[RESERVE] as number) > 0) this.refill(from, entry);
  }

  /** Takes moves back until the trail is as long as `mark`. */
  undo(mark: number): void {
    const { trail, cards, sizes } = this;
    while (this.mark > mark) {
      const entry = (this.mark -= 3);
      const move = trail[entry] as number;
      const from = move & 63;
      const to = (move >>> 6) & 63;
      const count = (move >>> 12) & 127;
      this.hashLow = trail[entry + 1] as number;
      this.hashHigh = trail[entry + 2] as number;
      if (to === STOCK) {
        this.unredeal();
        continue;
      }
      if (move & REFILLED) {
        // The reserve only shrinks: what stood above its top stands there still.
        sizes[from] = 0;
        (sizes[RESERVE] as number)++;
      }
      const height = (sizes[to] as number) - count;
      const target = to << 6;
      if (to >= FOUNDATION) this.lowered(to, cards[target + height + 1] as number, (move & STARTED) !== 0);
      sizes[to] = height;
      if (from === RESERVE) (sizes[RESERVE] as number)++;
      else if (from === STOCK)
        for (let index = count; index > 0; index--) this.push(from, cards[target + height + index] as number);
      else for (let index = 1; index <= count; index++) this.push(from, cards[target + height + index] as number);
    }
  }

  /** Writes every legal move into `out` and returns how many there are. */
  generate(out: Int32Array): number {
    const { cards, sizes, home } = this;
    const stock = sizes[STOCK] as number;
    const waste = sizes[WASTE] as number;
    const reserve = sizes[RESERVE] as number;
    const size1 = sizes[TABLEAU] as number;
    const size2 = sizes[TABLEAU + 1] as number;
    const size3 = sizes[TABLEAU + 2] as number;
    const size4 = sizes[TABLEAU + 3] as number;
    const top1 = cards[(TABLEAU << 6) + size1] as number;
    const top2 = cards[((TABLEAU + 1) << 6) + size2] as number;
    const top3 = cards[((TABLEAU + 2) << 6) + size3] as number;
    const top4 = cards[((TABLEAU + 3) << 6) + size4] as number;
    let n = 0;
    if (stock > 0) out[n++] = STOCK | (WASTE << 6) | ((stock < DRAW ? stock : DRAW) << 12);
    else if (waste > 0 && this.pass < PASSES) out[n++] = WASTE | (STOCK << 6) | (waste << 12);
    if (waste > 0) {
      const card = cards[(WASTE << 6) + waste] as number;
      const row = card << 6;
      if (home[card] !== 0) out[n++] = WASTE | ((home[card] as number) << 6) | (1 << 12);
      if (size1 === 0 || packs[row | top1] === 1) out[n++] = WASTE | (TABLEAU << 6) | (1 << 12);
      if (size2 === 0 || packs[row | top2] === 1) out[n++] = WASTE | ((TABLEAU + 1) << 6) | (1 << 12);
      if (size3 === 0 || packs[row | top3] === 1) out[n++] = WASTE | ((TABLEAU + 2) << 6) | (1 << 12);
      if (size4 === 0 || packs[row | top4] === 1) out[n++] = WASTE | ((TABLEAU + 3) << 6) | (1 << 12);
    }
    if (reserve > 0) {
      const card = cards[(RESERVE << 6) + reserve] as number;
      const row = card << 6;
      if (home[card] !== 0) out[n++] = RESERVE | ((home[card] as number) << 6) | (1 << 12);
      if (packs[row | top1] === 1) out[n++] = RESERVE | (TABLEAU << 6) | (1 << 12);
      if (packs[row | top2] === 1) out[n++] = RESERVE | ((TABLEAU + 1) << 6) | (1 << 12);
      if (packs[row | top3] === 1) out[n++] = RESERVE | ((TABLEAU + 2) << 6) | (1 << 12);
      if (packs[row | top4] === 1) out[n++] = RESERVE | ((TABLEAU + 3) << 6) | (1 << 12);
    }
    if (size1 > 0) {
      const row = (cards[(TABLEAU << 6) + 1] as number) << 6;
      if (home[top1] !== 0) out[n++] = TABLEAU | ((home[top1] as number) << 6) | (1 << 12);
      if (packs[row | top2] === 1) out[n++] = TABLEAU | ((TABLEAU + 1) << 6) | (size1 << 12);
      if (packs[row | top3] === 1) out[n++] = TABLEAU | ((TABLEAU + 2) << 6) | (size1 << 12);
      if (packs[row | top4] === 1) out[n++] = TABLEAU | ((TABLEAU + 3) << 6) | (size1 << 12);
    }
    if (size2 > 0) {
      const row = (cards[((TABLEAU + 1) << 6) + 1] as number) << 6;
      if (home[top2] !== 0) out[n++] = (TABLEAU + 1) | ((home[top2] as number) << 6) | (1 << 12);
      if (packs[row | top1] === 1) out[n++] = (TABLEAU + 1) | (TABLEAU << 6) | (size2 << 12);
      if (packs[row | top3] === 1) out[n++] = (TABLEAU + 1) | ((TABLEAU + 2) << 6) | (size2 << 12);
      if (packs[row | top4] === 1) out[n++] = (TABLEAU + 1) | ((TABLEAU + 3) << 6) | (size2 << 12);
    }
    if (size3 > 0) {
      const row = (cards[((TABLEAU + 2) << 6) + 1] as number) << 6;
      if (home[top3] !== 0) out[n++] = (TABLEAU + 2) | ((home[top3] as number) << 6) | (1 << 12);
      if (packs[row | top1] === 1) out[n++] = (TABLEAU + 2) | (TABLEAU << 6) | (size3 << 12);
      if (packs[row | top2] === 1) out[n++] = (TABLEAU + 2) | ((TABLEAU + 1) << 6) | (size3 << 12);
      if (packs[row | top4] === 1) out[n++] = (TABLEAU + 2) | ((TABLEAU + 3) << 6) | (size3 << 12);
    }
    if (size4 > 0) {
      const row = (cards[((TABLEAU + 3) << 6) + 1] as number) << 6;
      if (home[top4] !== 0) out[n++] = (TABLEAU + 3) | ((home[top4] as number) << 6) | (1 << 12);
      if (packs[row | top1] === 1) out[n++] = (TABLEAU + 3) | (TABLEAU << 6) | (size4 << 12);
      if (packs[row | top2] === 1) out[n++] = (TABLEAU + 3) | ((TABLEAU + 1) << 6) | (size4 << 12);
      if (packs[row | top3] === 1) out[n++] = (TABLEAU + 3) | ((TABLEAU + 2) << 6) | (size4 << 12);
    }
    return n;
  }

  private refill(place: number, entry: number): void {
    const reserve = this.sizes[RESERVE] as number;
    this.trail[entry] = (this.trail[entry] as number) | REFILLED;
    this.weigh(RESERVE, -1);
    this.weigh(place, -1);
    this.sizes[RESERVE] = reserve - 1;
    this.push(place, this.cards[(RESERVE << 6) + reserve] as number);
    this.weigh(RESERVE, 1);
    this.weigh(place, 1);
  }

  private redeal(): void {
    this.weigh(STOCK, -1);
    this.weigh(WASTE, -1);
    this.weighPass(-1);
    for (let cell = (WASTE << 6) + (this.sizes[WASTE] as number); cell > WASTE << 6; cell--)
      this.push(STOCK, this.cards[cell] as number);
    this.sizes[WASTE] = 0;
    this.pass++;
    this.weigh(STOCK, 1);
    this.weigh(WASTE, 1);
    this.weighPass(1);
  }

  private unredeal(): void {
    for (let cell = this.sizes[STOCK] as number; cell > 0; cell--) this.push(WASTE, this.cards[cell] as number);
    this.sizes[STOCK] = 0;
    this.pass--;
  }

  /** Lays a card on a pile and hashes it there; the caller sees to the table's hash. */
  private push(pile: number, card: number): void {
    const { cards, sizes, low, high } = this;
    const size = (sizes[pile] as number) + 1;
    const cell = (pile << 6) + size;
    sizes[pile] = size;
    cards[cell] = card;
    const lowHash = Math.imul((low[cell - 1] as number) ^ (wordsLow[card] as number), 0x9e3779b1);
    const highHash = Math.imul((high[cell - 1] as number) ^ (wordsHigh[card] as number), 0x85ebca6b);
    low[cell] = lowHash ^ (lowHash >>> 15);
    high[cell] = highHash ^ (highHash >>> 13);
  }

  private weigh(pile: number, sign: number): void {
    const cell = (pile << 6) + (this.sizes[pile] as number);
    this.hashLow = (this.hashLow + sign * (this.low[cell] as number)) | 0;
    this.hashHigh = (this.hashHigh + sign * (this.high[cell] as number)) | 0;
  }

  private weighPass(sign: number): void {
    this.hashLow = (this.hashLow + sign * Math.imul(this.pass, 0x632be5ab)) | 0;
    this.hashHigh = (this.hashHigh + sign * Math.imul(this.pass, 0x1b873593)) | 0;
  }

  /** The card has gone up: its successor goes there next; a new foundation also changes where the other bases go. */
  private raised(to: number, card: number): void {
    const { home } = this;
    home[card] = 0;
    if (this.sizes[to] !== 13) home[above[card] as number] = to;
    if (rankOf(card) === this.base) this.moveBases(1);
  }

  private lowered(to: number, card: number, started: boolean): void {
    const { home } = this;
    if (this.sizes[to] !== 13) home[above[card] as number] = 0;
    home[card] = to;
    if (started) this.moveBases(-1);
  }

  /** One foundation more or less is started. */
  private moveBases(step: number): void {
    const { home } = this;
    this.started += step;
    const first = FOUNDATION + this.started;
    for (let card = this.base; card < 52; card += 13) if (home[card] !== 0) home[card] = first;
  }

  private grow(): void {
    const longer = new Int32Array(this.trail.length * 2);
    longer.set(this.trail);
    this.trail = longer;
  }
}
