/** What may be done next: the first move of a line that wins, else the best advice that is honest. */
import type { Game } from '../engine/game.js';
import type { Move } from '../engine/game-types.js';
import { Random } from '../engine/random.js';
import { openRecord } from '../engine/reading.js';
import { SearchTable } from '../engine/search-table.js';
import { checkGiven } from './given.js';
import { hintOf, keepLine, restOfLine } from './known-lines.js';
import { rest, SLICE, solve, type SolveOptions } from './solve.js';
import { hasUnseen, seenHash, tableAsMayBe } from './unseen.js';
import { freshMoves, weigh } from './weigh.js';

/** A clock that nobody sets. */
declare const performance: { now(): number };

export interface HintOptions extends Pick<SolveOptions, 'milliseconds' | 'bytes' | 'signal' | 'onProgress'> {
  /** `solver` (default) knows all cards; `fair` only what the player sees. */
  readonly mode?: 'solver' | 'fair' | undefined;
}

/**
 * `line`: the first move of a line that wins. `guess`: it is not known whether the game can be won, and this move came
 * best out of many games played on from here. `fair`: the same, over cards as they may lie for all that the player sees.
 */
export type HintSource = 'line' | 'guess' | 'fair';

/**
 * Why there is no move. `won`: the game is over. `stuck`: no move is legal. `lost`: none leads to a win, by proof.
 * `circles`: each leads back to a table at which the game has been.
 */
export type NoHint = 'won' | 'stuck' | 'lost' | 'circles';

export type Hint =
  | { readonly move: Move; readonly source: HintSource; readonly line?: readonly Move[] }
  | { readonly move: null; readonly reason: NoHint };

/** Time for a line, in milliseconds, and tables on which moves are weighed. */
const MILLISECONDS = 1000;
const ROUNDS = 16;

/**
 * A hint for the present position; the game is not changed, and may be played on meanwhile. Who follows hints of one game is led along one line as long
 * as there is one, and never back to a table at which the game has been.
 *
 * @param slice how long it works without a rest, in milliseconds
 */
export async function hint(game: Game, options: HintOptions = {}, slice = SLICE): Promise<Hint> {
  checkGiven(game, options);
  const { mode = 'solver' } = options;
  if (game.status !== 'playing') return { move: null, reason: game.status === 'won' ? 'won' : 'stuck' };
  // As it stands now.
  const still = openRecord([game.definition], game.record());
  if (mode === 'fair' && hasUnseen(still)) return advice(still, 'fair', options, slice);
  const known = hintOf(restOfLine(game));
  if (known !== null) return known;
  const budget = { ...options, milliseconds: options.milliseconds ?? MILLISECONDS };
  const result = await solve(still, budget, slice);
  if (result.verdict !== 'winnable')
    return result.verdict === 'lost' ? { move: null, reason: 'lost' } : advice(still, 'guess', options, slice);
  const { line } = result;
  keepLine(game, still.history, line);
  return hintOf(line) ?? { move: null, reason: 'won' };
}

/** The move that comes best out of many games played on from here, by rounds and not by time, so that it is always the same. */
async function advice(game: Game, source: 'guess' | 'fair', { signal }: HintOptions, slice: number): Promise<Hint> {
  const moves = freshMoves(game);
  const seed = seenHash(game);
  const fair = source === 'fair';
  let since = performance.now();
  const pause = async (): Promise<void> => {
    if (performance.now() - since >= slice) {
      await rest();
      since = performance.now();
    }
    if (signal?.aborted === true) throw signal.reason;
  };
  const move = await weigh(
    game,
    moves,
    {
      sample: (law, table, round) =>
        fair ? tableAsMayBe(law, table, new Random(seed, round + 1)) : new SearchTable(law, table),
      seed,
      rounds: ROUNDS,
    },
    pause,
  );
  return move === null ? { move: null, reason: 'circles' } : { move, source };
}
