/**
 * A table that knows its hash at any time.
 *
 * Beside each cell stands a hash of the pile up to it, so that a card laid costs one step and a card taken none. The
 * table's hash is the sum of the piles' hashes: piles with one salt are interchangeable in it, and the two copies of a
 * card are one card.
 */
import { HIDDEN, mixHigh, mixLow, words } from './hash-words.js';
import type { Law } from './law.js';
import { SPAN, Table } from './table.js';
import type { Ways } from './ways.js';

export class HashedTable extends Table {
  /** Beside each cell, two halves: the hash of the pile up to it. */
  protected readonly hashes: Int32Array;
  protected sumLow = 0;
  protected sumHigh = 0;
  /** The first pile that the bits of `Law` stand for. */
  protected readonly origin: number;
  private readonly passWeight: number;

  /**
   * An empty table.
   *
   * @param silent piles that its hash leaves out, as bits of `Law`
   */
  constructor(
    law: Law,
    { salts, takers }: Ways,
    sizes: Int32Array<ArrayBuffer>,
    downs: Int32Array<ArrayBuffer>,
    protected readonly silent: number,
  ) {
    super(law.bares, sizes, downs);
    this.origin = takers.origin;
    // Where passes are unlimited it makes no difference which one this is.
    this.passWeight = law.passes === Infinity ? 0 : 1;
    this.hashes = new Int32Array(salts.length << (SPAN + 1));
    salts.forEach((salt, pile) => {
      const bottom = pile << SPAN;
      if (!this.isSilent(pile)) {
        this.hashes[bottom << 1] = mixLow(salt, 0x2545f491);
        this.hashes[(bottom << 1) | 1] = mixHigh(salt, 0x6c078965);
      }
      this.weigh(pile, 1);
    });
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
    return this.hashes[((pile << SPAN) + (this.sizes[pile] as number)) << 1] as number;
  }
  highOf(pile: number): number {
    return this.hashes[(((pile << SPAN) + (this.sizes[pile] as number)) << 1) | 1] as number;
  }

  protected override face(pile: number, down: number): void {
    const { cards, sizes, downs, hashes } = this;
    const size = sizes[pile] as number;
    const before = Math.min(downs[pile] as number, size);
    const after = Math.min(down, size);
    downs[pile] = down;
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

  protected isSilent(pile: number): boolean {
    return (this.silent & (1 << (pile - this.origin))) !== 0;
  }

  /** Renews the hashes of a pile's cells from a height upwards. */
  protected rehash(pile: number, height: number): void {
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

  /** Adds a pile's share to the table's hash, or takes it out (`sign` -1). */
  protected weigh(pile: number, sign: number): void {
    const cell = (pile << SPAN) + (this.sizes[pile] as number);
    this.sumLow = (this.sumLow + sign * (this.hashes[cell << 1] as number)) | 0;
    this.sumHigh = (this.sumHigh + sign * (this.hashes[(cell << 1) | 1] as number)) | 0;
  }
}
