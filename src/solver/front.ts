/** The best tables for the next front of a beam: so many, and no more. */

/** A table that was kept. */
export interface Kept {
  /** Where its piles are written down, see `Front.room`. */
  readonly at: number;
  readonly pass: number;
  readonly score: number;
  /** Where it comes from, and the choices made since. */
  readonly before: Kept | null;
  readonly path: Int32Array;
}

export class Front {
  /** A heap: the worst is the first, and neither of the two below an entry is worse than it. */
  private heap: Kept[] = [];
  /** Where the piles of tables are written down, `each` bytes a table; they stand until one more front has been taken. */
  room: Uint8Array;
  private other: Uint8Array;

  constructor(
    private readonly width: number,
    private readonly each: number,
  ) {
    this.room = new Uint8Array(width * each);
    this.other = new Uint8Array(width * each);
  }

  /** Where the piles of the next one that is kept are to be written: where those of the worst are, when there is no more room. */
  place(): number {
    const { heap } = this;
    return heap.length < this.width ? heap.length * this.each : (heap[0] as Kept).at;
  }

  /** True where a table of this score would be kept. */
  wants(score: number): boolean {
    return this.heap.length < this.width || score > (this.heap[0] as Kept).score;
  }

  /** Keeps a table that is wanted; the worst makes room. */
  keep(kept: Kept): void {
    const { heap } = this;
    if (heap.length < this.width) {
      let at = heap.length;
      while (at > 0) {
        const above = (at - 1) >> 1;
        if ((heap[above] as Kept).score <= kept.score) break;
        heap[at] = heap[above] as Kept;
        at = above;
      }
      heap[at] = kept;
      return;
    }
    let at = 0;
    for (;;) {
      let below = at * 2 + 1;
      if (below >= heap.length) break;
      if (below + 1 < heap.length && (heap[below + 1] as Kept).score < (heap[below] as Kept).score) below++;
      if ((heap[below] as Kept).score >= kept.score) break;
      heap[at] = heap[below] as Kept;
      at = below;
    }
    heap[at] = kept;
  }

  /** All that were kept, the best first; then it is empty, and writes into another room. */
  take(): readonly Kept[] {
    const all = this.heap.sort((one, other) => other.score - one.score);
    this.heap = [];
    [this.room, this.other] = [this.other, this.room];
    return all;
  }
}
