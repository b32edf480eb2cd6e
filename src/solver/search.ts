/**
 * The synchronous core: one game looked into, slice by slice. For workers and scripts; `solve` is for everybody else.
 *
 * Two searches take turns. One goes through everything, and alone can prove a game lost; the other looks for a win along
 * ever broader fronts, judged by ever other scores.
 */
import { moveOf, type Game } from '../engine/game.js';
import type { Move } from '../engine/game-types.js';
import type { Law } from '../engine/law.js';
import { SearchTable } from '../engine/search-table.js';
import { Beam } from './beam.js';
import { shorten } from './line.js';
import { DepthFirst, EXHAUSTED, OPEN, WON } from './depth-first.js';
import { ALL, type Prunings } from './prunings.js';
import { Score } from './score.js';

/** What is known of a game; `unknown` where the budget ended first. */
type Verdict = 'winnable' | 'lost' | 'unknown';

interface SearchOptions {
  /** Memory for tables seen, in bytes; default 96 MiB. */
  readonly bytes?: number | undefined;
  /** What is left out. */
  readonly prunings?: Prunings;
  /** Whether beams look for a win meanwhile; default true. */
  readonly beams?: boolean;
}

/** 96 MiB. */
const DEFAULT_BYTES = 96 * 1024 * 1024;

/** Tables that are looked at one after another before the first beam. */
const PRELUDE = 2000;
/** Tables between two changes from one search to the other. */
const TURN = 1000;
/** How many tables the first beam keeps, how many times more the next, and the most. */
const NARROW = 24;
const BROADER = 2.5;
const BROAD = 4000;

export class Search {
  /** Null while it is not known and there is more to look at. */
  verdict: Verdict | null = null;
  private shortening: ReturnType<typeof shorten> | null = null;
  private short: readonly Move[] = [];
  private readonly whole: DepthFirst;
  private beam: Beam | null = null;
  /** How many beams there were, and how many tables they looked at. */
  private beams = 0;
  private swept = 0;
  private width = NARROW;
  /** How many tables of a hundred the beams look at. */
  private readonly share: number;
  /** Memory for a beam. */
  private readonly bytes: number;
  private readonly prunings: Prunings;
  private readonly law: Law;
  /** The table from which it goes out: nobody changes it. */
  private readonly start: SearchTable;

  /** The game is copied: it is not changed, and may be played on meanwhile. */
  constructor(game: Game, { bytes = DEFAULT_BYTES, prunings = ALL, beams = true }: SearchOptions = {}) {
    this.prunings = prunings;
    [this.law, this.start] = game.look((law, table) => [law, new SearchTable(law, table)] as const);
    // One pack can often be looked through; of two packs hardly anything but an ending can.
    this.share = !beams ? 0 : game.definition.packs === 1 ? 15 : 80;
    this.bytes = bytes / 4;
    this.whole = new DepthFirst(this.law, this.start, prunings, bytes - this.bytes);
    this.judge(this.whole);
  }

  /** How many tables were looked at so far. */
  get nodes(): number {
    return this.whole.nodes + this.sweptNow;
  }

  /** Looks at so many more tables at most; the verdict, or null when there is more to look at. */
  run(nodes: number): Verdict | null {
    const stop = this.nodes + nodes;
    const { whole, share } = this;
    while (this.verdict === null && this.nodes < stop) {
      const most = Math.min(TURN, stop - this.nodes);
      const isOpen = whole.standing === OPEN;
      if (share > 0 && (!isOpen || (whole.nodes >= PRELUDE && this.sweptNow * 100 < this.nodes * share))) {
        this.beam ??= this.nextBeam();
        this.beam.run(most);
        this.judge(this.beam);
        if (this.beam.standing !== OPEN) {
          this.swept += this.beam.nodes;
          this.beam = null;
        }
      } else if (isOpen) {
        whole.run(most);
        this.judge(whole);
      } else this.verdict = 'unknown';
    }
    return this.verdict;
  }

  /** The moves that win from the game's present position, once it is `winnable`; detours are left out when they are asked for. */
  get line(): readonly Move[] {
    while (!this.shortenOn());
    return this.short;
  }

  /** Leaves some more detours out of the line; true when there is nothing left to do. */
  shortenOn(): boolean {
    const step = this.shortening?.next();
    if (step?.done !== true) return step === undefined;
    this.shortening = null;
    this.short = step.value.map((move) => moveOf(this.law, move));
    return true;
  }

  private get sweptNow(): number {
    return this.swept + (this.beam?.nodes ?? 0);
  }

  /** The next beam: broader than the last, until it is broad; then from the beginning, by another score. */
  private nextBeam(): Beam {
    const width = Math.ceil(this.width);
    this.width *= BROADER;
    if (this.width > BROAD) this.width = NARROW * 4;
    return new Beam(this.law, this.copy(), this.prunings, new Score(this.law, this.beams++), width, this.bytes);
  }

  private copy(): SearchTable {
    return new SearchTable(this.law, this.start);
  }

  private judge(search: DepthFirst | Beam): void {
    if (search.standing === EXHAUSTED) this.verdict = 'lost';
    if (search.standing !== WON) return;
    this.verdict = 'winnable';
    const table = this.copy();
    const moves: number[] = [];
    for (const choice of search.line()) search.choices.spell(table, choice, moves);
    this.shortening = shorten(this.law, this.start, moves);
  }
}
