/** Whether a game can still be won, found out in slices between which everything else goes on. */
import type { Game } from '../engine/game.js';
import type { Move } from '../engine/game-types.js';
import { checkGiven } from './given.js';
import { Search } from './search.js';

/** Time in milliseconds, by a clock that nobody sets. */
declare const performance: { now(): number };

/** The part of an `AbortSignal` that is needed here. */
interface Abort {
  readonly aborted: boolean;
  readonly reason?: unknown;
}

/** How far a search has come. */
export interface Progress {
  /** Tables looked at. */
  readonly nodes: number;
  /** Time since the beginning. */
  readonly milliseconds: number;
}

export interface SolveOptions {
  /** Time after which it is given up, in milliseconds; default 3000. */
  readonly milliseconds?: number | undefined;
  /** Tables looked at, after which it is given up; default: no limit. */
  readonly nodes?: number | undefined;
  /** Memory for tables seen, in bytes; default 96 MiB. When it is used up it is given up. */
  readonly bytes?: number | undefined;
  /** Ends the search: the promise is rejected with the signal's reason. */
  readonly signal?: Abort | undefined;
  /** Called after each slice. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** `line` wins from the game's present position; `lost` is proved; `unknown` says that the budget ended first. */
export type SolveResult =
  | { readonly verdict: 'winnable'; readonly line: readonly Move[]; readonly nodes: number }
  | { readonly verdict: 'lost' | 'unknown'; readonly nodes: number };

/** How long it goes on without a rest, in milliseconds: half a frame. */
export const SLICE = 8;

/** Every page, worker and server has it. */
declare function setTimeout(run: () => void, milliseconds: number): unknown;

/** Lets everything else go on. */
export const rest = (): Promise<void> => new Promise((go) => setTimeout(go, 0));

/** Tables between two looks at the clock. */
const STEP = 500;
/** Tables in one slice, at most: a clock that stands still ends none. */
const MOST = 100_000;

/**
 * Finds out whether a game can be won from its present position, with full knowledge of what lies face down and of
 * shuffles to come. The game is not changed.
 * Rejects with a `PatienceError` where the game or an option is of a wrong kind.
 *
 * @param slice how long it works without a rest, in milliseconds
 */
export async function solve(game: Game, options: SolveOptions = {}, slice = SLICE): Promise<SolveResult> {
  checkGiven(game, options);
  const { milliseconds = 3000, nodes = Infinity, bytes, signal, onProgress } = options;
  const begun = performance.now();
  const check = (): void => {
    if (signal?.aborted === true) throw signal.reason;
  };
  check();
  const search = new Search(game, { bytes });
  let verdict = search.verdict;
  while (verdict === null) {
    const since = performance.now();
    const end = Math.min(nodes, search.nodes + MOST);
    while (verdict === null && search.nodes < end && performance.now() - since < slice)
      verdict = search.run(Math.min(STEP, end - search.nodes));
    const spent = performance.now() - begun;
    if (verdict === null && (search.nodes >= nodes || spent >= milliseconds)) verdict = 'unknown';
    onProgress?.({ nodes: search.nodes, milliseconds: spent });
    if (verdict === null) {
      await rest();
      check();
    }
  }
  // A line is worth the time that it takes to shorten it. Whoever asked hears that somebody is still at work.
  for (let since = performance.now(); !search.shortenOn();) {
    if (performance.now() - since < slice) continue;
    onProgress?.({ nodes: search.nodes, milliseconds: performance.now() - begun });
    await rest();
    check();
    since = performance.now();
  }
  return verdict === 'winnable'
    ? { verdict, line: search.line, nodes: search.nodes }
    : { verdict, nodes: search.nodes };
}
