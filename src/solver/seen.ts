/**
 * The tables that a search has met: a set of 64-bit hashes in fixed memory, each with a rank of eight bits that says how
 * good the table was (lower is better). Eight bytes a slot, two thirds of them used at most: twelve bytes a table.
 *
 * Open addressing. The upper eight bits of a hash are not kept, for they can be told from where it lies. It grows by
 * adding a larger part, in which all new ones are kept, so that it never has to be laid out anew.
 */

/** Slots of the first part, and how much larger each next one is. */
const FIRST = 1 << 14;
const GROWTH = 16;
/** Two numbers of four bytes. */
const BYTES = 8;

interface Part {
  readonly slots: Int32Array;
  readonly size: number;
  /** How many it may hold. */
  readonly most: number;
}

export class Seen {
  /** No more can be kept. */
  full = false;
  /** How many are kept. */
  count = 0;
  /** How many bytes are taken. */
  bytes = 0;
  private readonly parts: Part[] = [];
  private last: Part;
  private held = 0;

  /** @param limit how many bytes may be taken */
  constructor(private readonly limit: number) {
    this.last = this.add(Math.max(256, Math.min(FIRST, Math.floor(limit / BYTES))));
  }

  /**
   * Enters a table; false where it was there already, and no worse. Where there is no room it is true, and `full`.
   *
   * @param rank 0 … 255
   */
  enter(low: number, high: number, rank: number): boolean {
    const word = (low << 8) | rank;
    // 0 stands for an empty slot.
    const key = high === 0 ? 1 : high;
    const { parts } = this;
    const newest = parts.length - 1;
    for (let index = 0; ; index++) {
      const { slots, size } = parts[index] as Part;
      let at = Math.floor((low >>> 0) * (size / 0x1_0000_0000)) << 1;
      for (;;) {
        const other = slots[at | 1] as number;
        if (other === 0) break;
        if (other === key && ((slots[at] as number) ^ word) >>> 8 === 0) {
          if (((slots[at] as number) & 255) <= rank) return false;
          slots[at] = word;
          return true;
        }
        at += 2;
        if (at === size << 1) at = 0;
      }
      if (index < newest) continue;
      if (this.held === this.last.most) return this.enterNext(low, high, rank);
      slots[at] = word;
      slots[at | 1] = key;
      this.held++;
      this.count++;
      return true;
    }
  }

  private enterNext(low: number, high: number, rank: number): boolean {
    const most = Math.floor((this.limit - this.bytes) / BYTES);
    const wanted = this.last.size * GROWTH;
    // The last part takes all that is left.
    const size = wanted * 4 > most ? most : wanted;
    if (size < this.last.size / 2 || size < 256) {
      this.full = true;
      return true;
    }
    try {
      this.last = this.add(size);
    } catch {
      // There is less memory than was allowed.
      this.full = true;
      return true;
    }
    return this.enter(low, high, rank);
  }

  private add(size: number): Part {
    const part = { slots: new Int32Array(size * 2), size, most: Math.floor((size * 2) / 3) };
    this.parts.push(part);
    this.bytes += size * BYTES;
    this.held = 0;
    return part;
  }
}
