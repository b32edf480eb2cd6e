/** Looks at everything that can be reached from a table, one line after another, until one of them wins. */
import type { Law } from '../engine/law.js';
import { isWon } from '../engine/play.js';
import { SearchTable } from '../engine/search-table.js';
import { Choices } from './choices.js';
import type { Prunings } from './prunings.js';
import { Ranks } from './ranks.js';
import { Seen } from './seen.js';

/** How a search stands: still going on; won; all seen, and nothing wins; given up. */
export const OPEN = 0;
export const WON = 1;
export const EXHAUSTED = 2;
export const GIVEN_UP = 3;
export type Standing = typeof OPEN | typeof WON | typeof EXHAUSTED | typeof GIVEN_UP;

/** No line is followed further than that. */
const DEEPEST = 1 << 16;

export class DepthFirst {
  /** How many tables were looked at. */
  nodes = 0;
  standing: Standing = OPEN;
  readonly seen: Seen;
  readonly choices: Choices;
  private readonly ranks: Ranks;
  /** What is still to be tried, line by line; where each level's part begins; what was chosen; the table's mark before. */
  private stack = new Int32Array(1 << 12);
  private starts = new Int32Array(1 << 9);
  private path = new Int32Array(1 << 9);
  private marks = new Int32Array(1 << 9);
  private depth = 0;
  private top = 0;
  /** Some line was cut for its length alone. */
  private cut = false;

  private readonly table: SearchTable;

  /** @param start the table from which it goes out; it is copied */
  constructor(
    private readonly law: Law,
    start: SearchTable,
    prunings: Prunings,
    bytes: number,
  ) {
    this.choices = new Choices(law, prunings);
    this.ranks = new Ranks(law, prunings, this.choices.together, start);
    const table = (this.table = new SearchTable(law, start, this.ranks.silent));
    this.seen = new Seen(bytes);
    if (isWon(law, table)) this.standing = WON;
    this.meet();
    this.top = this.choices.list(table, this.stack, 0);
    if (this.standing === OPEN && this.top === 0) this.standing = EXHAUSTED;
  }

  /** Looks at so many more tables at most. */
  run(nodes: number): Standing {
    if (this.standing !== OPEN) return this.standing;
    const { law, table, choices, seen } = this;
    const stop = this.nodes + nodes;
    while (this.nodes < stop) {
      if (this.top === this.starts[this.depth]) {
        if (this.depth === 0) return (this.standing = this.cut ? GIVEN_UP : EXHAUSTED);
        this.depth--;
        table.undo(this.marks[this.depth] as number);
        continue;
      }
      const choice = this.stack[--this.top] as number;
      const { mark } = table;
      this.path[this.depth] = choice;
      this.marks[this.depth] = mark;
      this.nodes++;
      choices.make(table, choice);
      if (isWon(law, table)) {
        this.depth++;
        return (this.standing = WON);
      }
      if (!this.meet()) {
        table.undo(mark);
        continue;
      }
      if (seen.full) return (this.standing = GIVEN_UP);
      if (this.depth === DEEPEST) {
        this.cut = true;
        table.undo(mark);
        continue;
      }
      this.depth++;
      this.room();
      this.starts[this.depth] = this.top;
      this.top = choices.list(table, this.stack, this.top);
    }
    return this.standing;
  }

  /** The choices of the line that was followed last. */
  line(): readonly number[] {
    return [...this.path.subarray(0, this.depth)];
  }

  /** Enters the table that stands; false where it need not be looked at again. */
  private meet(): boolean {
    this.ranks.of(this.table);
    return this.seen.enter(this.ranks.low, this.ranks.high, this.ranks.rank);
  }

  private room(): void {
    if (this.depth + 1 >= this.path.length) {
      this.starts = longer(this.starts);
      this.path = longer(this.path);
      this.marks = longer(this.marks);
    }
    if (this.top + 1024 >= this.stack.length) this.stack = longer(this.stack);
  }
}

function longer(list: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(list.length * 2);
  copy.set(list);
  return copy;
}
