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
/** Added to a rank that is a pair of ranks. */
export const PAIR = 256;
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
  /** How many bytes are taken. */
  bytes = 0;
  private readonly parts: Part[] = [];
  private last: Part;
  private held = 0;

  /** @param limit how many bytes may be taken */
  constructor(private readonly limit: number) {
    this.last = this.add(Math.max(256, Math.min(FIRST, limit / BYTES) | 0));
  }

  /**
   * Enters a table; false where it was there already, and no worse. Where there is no room it is true, and `full`.
   *
   * @param rank 0 … 255; with `PAIR` two ranks of four bits each, of which both must be no worse
   */
  enter(low: number, high: number, rank: number): boolean {
    const word = (low << 8) | (rank & 255);
    // 0 stands for an empty slot.
    const key = high === 0 ? 1 : high;
    const { parts } = this;
    for (let index = 0; ; index++) {
      const { slots, size } = parts[index] as Part;
      let at = Math.floor((low >>> 0) * (size / 0x1_0000_0000)) << 1;
      for (;;) {
        const other = slots[at | 1] as number;
        if (other === 0) break;
        if (other === key && ((slots[at] as number) ^ word) >>> 8 === 0) {
          const kept = (slots[at] as number) & 255;
          const best =
            rank < PAIR ? Math.min(kept, rank) : Math.min(kept & 15, rank & 15) | Math.min(kept & 240, rank & 240);
          if (best === kept) return false;
          slots[at] = (low << 8) | best;
          return true;
        }
        at += 2;
        if (at === size << 1) at = 0;
      }
      if (index < parts.length - 1) continue;
      if (this.held === this.last.most) {
        if (this.grow()) continue;
        return (this.full = true);
      }
      slots[at] = word;
      slots[at | 1] = key;
      this.held++;
      return true;
    }
  }

  /** Adds a part; false where there is no room for one. */
  private grow(): boolean {
    const most = Math.floor((this.limit - this.bytes) / BYTES);
    const wanted = this.last.size * GROWTH;
    // The last part takes all that is left.
    const size = wanted * 4 > most ? most : wanted;
    if (size < this.last.size / 2) return false;
    try {
      this.last = this.add(size);
      return true;
    } catch {
      // There is less memory than was allowed.
      return false;
    }
  }

  private add(size: number): Part {
    const part = { slots: new Int32Array(size * 2), size, most: ((size * 2) / 3) | 0 };
    this.parts.push(part);
    this.bytes += size * BYTES;
    this.held = 0;
    return part;
  }
}
