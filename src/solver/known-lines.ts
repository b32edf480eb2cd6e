/** Lines that were found: who follows one is led along it to its end. */
import type { Game } from '../engine/game.js';
import type { Move } from '../engine/game-types.js';
import type { Hint } from './hint.js';

/** For each game the moves that it had seen, and those that lead from there to a win. */
const known = new WeakMap<Game, readonly Move[]>();

const same = (one: Move, other: Move | undefined): boolean =>
  one.from === other?.from && one.to === other.to && one.count === other.count;

/** Keeps a line that wins a game from where it stands, or stood, after the moves of `history`. */
export function keepLine(game: Game, history: readonly Move[], line: readonly Move[]): void {
  known.set(game, [...history, ...line]);
}

/** The rest of a line that is known from the present position; null where there is none, or the game has left it. */
export function restOfLine(game: Game): readonly Move[] | null {
  const line = known.get(game);
  const { history } = game;
  if (line === undefined || !history.every((move, at) => same(move, line[at]))) return null;
  return line.slice(history.length);
}

/** The first move of a line that wins; null where there is none. */
export const hintOf = (line: readonly Move[] | null): (Hint & { readonly source: 'line' }) | null =>
  line?.[0] === undefined ? null : { move: line[0], source: 'line', line };
