/** What callers give is looked at before anything is done with it: types hold nobody who writes plain JavaScript. */
import type { HintOptions } from './hint.js';
import type { SolveOptions } from './solve.js';

/** The game and the options of a call; throws a `TypeError`, or a `RangeError` for a budget that is not a number. */
export function checkGiven(game: unknown, options: SolveOptions & HintOptions): void {
  // A game of another copy of the engine will do; `element.game` is not one that can be searched.
  const isGame = typeof game === 'object' && game !== null && 'look' in game && 'again' in game;
  if (!isGame) throw new TypeError('The solver needs a game from deal() or restore().');
  checkObject(options);
  for (const name of ['milliseconds', 'nodes', 'bytes'] as const) {
    const value: unknown = options[name];
    // Beyond what is no number no budget ever ends.
    if (value !== undefined && (typeof value !== 'number' || Number.isNaN(value)))
      throw new RangeError(`${name} must be a number.`);
  }
  const { onProgress, signal } = options;
  const mode: unknown = options.mode;
  if (mode !== undefined && mode !== 'solver' && mode !== 'fair')
    throw new TypeError('mode must be "solver" or "fair".');
  checkFunction('onProgress', onProgress);
  if (signal !== undefined && typeof (signal as typeof signal | null)?.aborted !== 'boolean')
    throw new TypeError('signal must be an AbortSignal.');
}

export function checkObject(options: unknown): void {
  if (typeof options !== 'object' || options === null) throw new TypeError('The options must be an object.');
}

/** Nothing, or a function. */
export function checkFunction(name: string, given: unknown): void {
  if (given !== undefined && typeof given !== 'function') throw new TypeError(`${name} must be a function.`);
}
