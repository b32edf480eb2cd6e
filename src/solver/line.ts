/**
 * A line that wins, made shorter: its detours are left out. Tables are told apart by their hashes, so that places which
 * lie alike may change; the same line gives the same one, for only tables are counted and no time.
 */
import { generate, MOST_MOVES } from '../engine/generate.js';
import { moveCount, moveFrom, moveTo, packMove, type Law } from '../engine/law.js';
import { apply, isWon } from '../engine/play.js';
import { SearchTable } from '../engine/search-table.js';
import { keyOf } from './playout.js';

/** How many tables are looked at around each of a line, and in all. */
const AROUND = 40;
const IN_ALL = 300_000;
/** How many moves are made again in all, to see that a line still wins without one: of a long line each costs the rest. */
const REPLAYED = 4_000_000;
/** How many moves later a move that was left out must have come to nothing. */
const WINDOW = 48;

const legal = new Int32Array(MOST_MOVES);

/** Work in small steps; between them it can be left for later. */
type Steps = Generator<undefined, readonly number[], undefined>;

/** @param line moves that win from `start`, which stays as it is */
export function* shorten(law: Law, start: SearchTable, line: readonly number[]): Steps {
  const shortening = new Shortening(law, start);
  // Circles go first: of each move of what is left all the rest is played again.
  let best = yield* shortening.short(line);
  for (;;) {
    const shorter = yield* shortening.short(yield* shortening.spare(best));
    if (shorter.length >= best.length) return best;
    best = shorter;
  }
}

class Shortening {
  private left = IN_ALL;
  private replays = REPLAYED;
  /** The tables around one: how each was reached, and from which. */
  private readonly moves: number[] = [];
  private readonly parents: number[] = [];

  constructor(
    private readonly law: Law,
    private readonly start: SearchTable,
  ) {}

  /** A line without moves that another one later makes good: a card goes at once where it goes in the end, or stays. */
  *spare(line: readonly number[]): Steps {
    const { law } = this;
    const kept = [...line];
    let keys = this.keysOf(kept);
    const table = this.table();
    for (let at = 0; at < kept.length && this.left > 0 && this.replays > 0; at++) {
      yield;
      for (const late of [true, false]) {
        const other = this.without(table, kept, keys, at, late);
        if (other === null) continue;
        kept.splice(at, kept.length, ...other);
        const before = keys.slice(0, at);
        keys = [...before, ...this.keysOf(other, table)];
        break;
      }
      if (at < kept.length) apply(law, table, kept[at] as number);
    }
    return kept;
  }

  /** A line by shorter ways between its tables, looked for around each of them. */
  *short(line: readonly number[]): Steps {
    const { law } = this;
    const keys = this.keysOf(line);
    const places = new Map(keys.map((key, at) => [key, at]));
    const table = this.table();
    const kept: number[] = [];
    let at = places.get(keys[0] as number) as number;
    while (at < line.length) {
      yield;
      const [path, to] = this.look(table, keys, places, at);
      for (const move of path) apply(law, table, move);
      // Two tables were taken for one.
      if (path.length === 0) return line;
      kept.push(...path);
      at = to;
    }
    return isWon(law, table) ? kept : line;
  }

  /** The moves from a table of the line to one further on by which most moves are saved, and where that is in the line. */
  private look(
    table: SearchTable,
    keys: readonly number[],
    places: ReadonlyMap<number, number>,
    at: number,
  ): readonly [readonly number[], number] {
    const { law, moves, parents } = this;
    const { mark } = table;
    const met = new Set([keys[at] as number]);
    const depths = [0];
    let best = -1;
    let saved = -1;
    let place = at;
    moves.length = parents.length = 1;
    for (let next = 0; next < depths.length && (next === 0 || (depths.length < AROUND && this.left > 0)); next++) {
      for (const move of this.pathTo(next)) apply(law, table, move);
      const here = table.mark;
      const depth = (depths[next] as number) + 1;
      for (const move of legal.slice(0, generate(law, table, legal))) {
        apply(law, table, move);
        this.left--;
        const key = keyOf(table);
        if (!met.has(key)) {
          met.add(key);
          moves.push(move);
          parents.push(next);
          depths.push(depth);
          const to = isWon(law, table) ? keys.length - 1 : (places.get(key) ?? -1);
          if (to - at - depth > saved) {
            best = depths.length - 1;
            saved = to - at - depth;
            place = to;
          }
        }
        table.undo(here);
      }
      table.undo(mark);
    }
    return [best < 0 ? [] : this.pathTo(best), place];
  }

  private pathTo(node: number): readonly number[] {
    const path: number[] = [];
    for (let at = node; at > 0; at = this.parents[at] as number) path.push(this.moves[at] as number);
    return path.reverse();
  }

  /**
   * The rest of a line from `at` on with one move less or two, or null. The cards of that move stay where they are until
   * they are moved next (`late`), or go there at once.
   */
  private without(
    table: SearchTable,
    line: readonly number[],
    keys: readonly number[],
    at: number,
    late: boolean,
  ): readonly number[] | null {
    const { law } = this;
    const { mark } = table;
    const move = line[at] as number;
    const from = moveFrom(move);
    const by = moveTo(move);
    if (from === law.stock || by === law.stock) return null;
    const made: number[] = [];
    const make = (other: number): boolean => {
      this.left--;
      if (!legal.subarray(0, generate(law, table, legal)).includes(other)) return false;
      apply(law, table, other);
      made.push(other);
      return true;
    };
    const end = Math.min(line.length, at + WINDOW);
    if (!late) {
      let next = at + 1;
      while (next < end && moveFrom(line[next] as number) !== by) next++;
      const to = next === end ? from : moveTo(line[next] as number);
      if (to === from || moveCount(line[next] as number) !== moveCount(move)) return null;
      if (!make(packMove(from, to, moveCount(move)))) return null;
    }
    let is: readonly number[] | null = null;
    for (let index = at + 1; index < end; index++) {
      const other = line[index] as number;
      const again = moveFrom(other) === by && moveCount(other) === moveCount(move);
      if (again && moveTo(other) !== from && late && make(packMove(from, moveTo(other), moveCount(other)))) {
        // It went there from where it was.
      } else if (!again && !make(other)) break;
      const key = keyOf(table);
      if (key === keys[index + 1] && this.wins(table, line.slice(index + 1))) is = [...made, ...line.slice(index + 1)];
      if (is !== null || again) break;
    }
    table.undo(mark);
    return is;
  }

  /** Places that lie alike may have changed, so that moves do not fit any more. */
  private wins(table: SearchTable, rest: readonly number[]): boolean {
    const { law } = this;
    const { mark } = table;
    this.replays -= rest.length;
    const won =
      rest.every((move) => {
        if (!legal.subarray(0, generate(law, table, legal)).includes(move)) return false;
        apply(law, table, move);
        return true;
      }) && isWon(law, table);
    table.undo(mark);
    return won;
  }

  /** The keys of all tables of a line. */
  private keysOf(line: readonly number[], from?: SearchTable): number[] {
    const table = from ?? this.table();
    const { mark } = table;
    const keys = [keyOf(table)];
    this.replays -= line.length;
    for (const move of line) {
      apply(this.law, table, move);
      keys.push(keyOf(table));
    }
    table.undo(mark);
    return keys;
  }

  private table(): SearchTable {
    return new SearchTable(this.law, this.start);
  }
}
