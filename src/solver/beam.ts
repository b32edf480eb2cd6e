/**
 * Looks for a win alone, along a broad front: of all tables that can stand after so many turns of the stock only those of
 * the best scores are kept. It proves nothing when it finds none.
 */
import { MOST_MOVES } from '../engine/generate.js';
import { moveTo, moveFrom, type Law } from '../engine/law.js';
import { isWon } from '../engine/play.js';
import type { SearchTable } from '../engine/search-table.js';
import { Choices } from './choices.js';
import { GIVEN_UP, OPEN, WON, type Standing } from './depth-first.js';
import { Front, type Kept } from './front.js';
import type { Prunings } from './prunings.js';
import type { Score } from './score.js';
import { Seen } from './seen.js';

/** How many tables are looked at from one of a front; and when nothing can be turned any more. */
const MOST = 40;
const MOST_AT_LAST = 3000;
/** How many moves are made between two turns at most, and how many wait to be tried. */
const DEEPEST = 900;
const WAITING = 1 << 14;

export class Beam {
  /** How many tables were looked at. */
  nodes = 0;
  standing: Standing = OPEN;
  readonly choices: Choices;
  private readonly seen: Seen;
  private readonly next: Front;
  private front: readonly Kept[] = [];
  /** Where the piles of the front are written down. */
  private room: Uint8Array;
  private at = 0;
  /** The one of the front from which it goes on, and how many more tables may be looked at from there. */
  private from: Kept | null = null;
  private left = 0;
  private readonly stack = new Int32Array(WAITING + MOST_MOVES);
  private readonly starts = new Int32Array(1 << 10);
  private readonly path = new Int32Array(1 << 10);
  private readonly marks = new Int32Array(1 << 10);
  private depth = 0;
  private top = 0;
  private found: readonly number[] = [];

  /** @param width how many tables are kept after each turn */
  constructor(
    private readonly law: Law,
    private readonly table: SearchTable,
    prunings: Prunings,
    private readonly score: Score,
    width: number,
    bytes: number,
  ) {
    this.choices = new Choices(law, { ...prunings, turns: false });
    this.seen = new Seen(bytes);
    this.next = new Front(width, 2 * law.ids.length + 52 * law.definition.packs);
    this.room = this.next.room;
    this.keep(null, 0, 0);
  }

  /** Looks at so many more tables at most. */
  run(nodes: number): Standing {
    const { law, table, choices, stack } = this;
    const stop = this.nodes + nodes;
    while (this.standing === OPEN && this.nodes < stop) {
      if (this.from === null) {
        this.advance();
        continue;
      }
      if (this.left === 0 || this.top === this.starts[this.depth]) {
        if (this.left === 0 || this.depth === 0) this.from = null;
        else table.undo(this.marks[--this.depth] as number);
        continue;
      }
      const choice = stack[--this.top] as number;
      const { mark } = table;
      this.path[this.depth] = choice;
      this.marks[this.depth] = mark;
      this.nodes++;
      choices.make(table, choice);
      if (isWon(law, table)) return this.win(this.depth + 1);
      const isNew = this.seen.enter(table.hashLow, table.hashHigh, 0);
      if (this.isTurn(choice)) {
        if (isNew) this.offer();
        table.undo(mark);
        continue;
      }
      this.left--;
      if (!isNew || this.depth === DEEPEST || this.top > WAITING) {
        table.undo(mark);
        continue;
      }
      this.depth++;
      this.list();
    }
    return this.standing;
  }

  /** The choices of the line that won. */
  line(): readonly number[] {
    return this.found;
  }

  /** Goes on from the next one of the front, or to the next front. */
  private advance(): void {
    const from = this.front[this.at++];
    if (from === undefined) {
      this.room = this.next.room;
      this.front = this.next.take();
      this.at = 0;
      if (this.front.length === 0) this.standing = GIVEN_UP;
      return;
    }
    this.restore(from);
    this.from = from;
    this.left = this.table.sizes[this.law.stock] === 0 ? MOST_AT_LAST : MOST;
    this.depth = 0;
    this.top = 0;
    this.list();
  }

  /** Lists the choices of the table that stands; the turn, which is the worst, is tried first and leads to the next front. */
  private list(): void {
    const { stack } = this;
    const start = this.top;
    this.starts[this.depth] = start;
    this.top = this.choices.list(this.table, stack, start);
    const last = this.top - 1;
    if (last <= start || !this.isTurn(stack[start] as number)) return;
    const turn = stack[start] as number;
    stack.copyWithin(start, start + 1, this.top);
    stack[last] = turn;
  }

  private isTurn(choice: number): boolean {
    const { law } = this;
    return moveTo(choice) === law.stock || (moveFrom(choice) === law.stock && moveTo(choice) === law.turnTo);
  }

  /** The table that stands, one turn further, may be one of the next front. */
  private offer(): void {
    const score = this.score.of(this.table);
    if (this.next.wants(score)) this.keep(this.from, this.depth + 1, score);
  }

  private win(depth: number): Standing {
    const parts: number[][] = [[...this.path.subarray(0, depth)]];
    for (let kept = this.from; kept !== null; kept = kept.before) parts.push([...kept.path]);
    this.found = parts.reverse().flat();
    return (this.standing = WON);
  }

  private keep(before: Kept | null, depth: number, score: number): void {
    const { table, next } = this;
    const { room } = next;
    const { sizes, downs } = table;
    const at = next.place();
    let to = at;
    for (let pile = 0; pile < sizes.length; pile++) {
      room[to++] = sizes[pile] as number;
      room[to++] = downs[pile] as number;
      for (let height = 0; height < (sizes[pile] as number); height++) room[to++] = table.at(pile, height);
    }
    next.keep({ at, pass: table.pass, score, before, path: this.path.slice(0, depth) });
  }

  private restore({ pass, at }: Kept): void {
    const { table, room } = this;
    // What was shuffled is known to the journal alone.
    table.undo(0);
    table.pass = pass;
    let from = at;
    for (let pile = 0; pile < table.sizes.length; pile++) {
      const size = room[from] as number;
      table.change(pile, room, from + 2, size, room[from + 1] as number);
      from += 2 + size;
    }
  }
}
