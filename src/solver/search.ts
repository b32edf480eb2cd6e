/** The synchronous core: one game looked into, slice by slice. For workers and scripts; `solve` is for everybody else. */
import { moveOf, type Game } from '../engine/game.js';
import type { Move } from '../engine/game-types.js';
import { SearchTable } from '../engine/search-table.js';
import { DepthFirst, EXHAUSTED, GIVEN_UP, WON } from './depth-first.js';
import { ALL, type Prunings } from './prunings.js';

/** What is known of a game; `unknown` where the budget ended first. */
export type Verdict = 'winnable' | 'lost' | 'unknown';

export interface SearchOptions {
  /** Memory for tables seen, in bytes; default 64 MiB. */
  readonly bytes?: number;
  /** @internal What is left out, for tests. */
  readonly prunings?: Prunings;
}

export const DEFAULT_BYTES = 64 * 1024 * 1024;

export class Search {
  /** The moves that win from the game's present position, once it is `winnable`. */
  line: readonly Move[] = [];
  /** Null while it is not known and there is more to look at. */
  verdict: Verdict | null = null;
  private readonly whole: DepthFirst;

  /** The game is copied, not changed. */
  constructor(
    private readonly game: Game,
    { bytes = DEFAULT_BYTES, prunings = ALL }: SearchOptions = {},
  ) {
    this.whole = game.look((law, table) => new DepthFirst(law, new SearchTable(law, table), prunings, bytes));
    this.run(0);
  }

  /** How many tables were looked at so far. */
  get nodes(): number {
    return this.whole.nodes;
  }

  /** Looks at so many more tables at most; the verdict, or null when there is more to look at. */
  run(nodes: number): Verdict | null {
    const standing = this.whole.run(nodes);
    if (standing === WON) {
      this.verdict = 'winnable';
      this.line = this.spell(this.whole);
    } else if (standing === EXHAUSTED) this.verdict = 'lost';
    else if (standing === GIVEN_UP) this.verdict = 'unknown';
    return this.verdict;
  }

  /** A line of choices as moves. */
  private spell(found: DepthFirst): readonly Move[] {
    return this.game.look((law, now) => {
      const table = new SearchTable(law, now);
      const moves: number[] = [];
      for (const choice of found.line()) found.choices.spell(table, choice, moves);
      return moves.map((move) => moveOf(law, move));
    });
  }
}
