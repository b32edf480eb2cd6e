/** What callers give is looked at before anything is done with it: types hold nobody who writes plain JavaScript. */
import { PatienceError, type PatienceErrorCode } from '../engine/error.js';

type Names = Readonly<Record<string, unknown>>;

const MODE = '"solver" | "fair"';
const SIGNAL = 'AbortSignal';

/** Every option of the solver, and its type where it is given. */
const TYPES = {
  milliseconds: 'number',
  nodes: 'number',
  bytes: 'number',
  onProgress: 'function',
  createWorker: 'function',
  mode: MODE,
  signal: SIGNAL,
};

/** What something is, in the words of the table. Beyond what is no number no budget ever ends. */
function typeOf(value: unknown): string {
  if (value === 'solver' || value === 'fair') return MODE;
  if (typeof (value as Names | null)?.['aborted'] === 'boolean') return SIGNAL;
  return Number.isNaN(value) ? '' : typeof value;
}

function demand(met: boolean, what: string, type: string, code: PatienceErrorCode = 'bad-option'): void {
  if (!met) throw new PatienceError(code, `${what} must be of type ${type}.`);
}

/** Throws a `PatienceError` where an option is of another type. */
export function checkOptions(options: unknown): void {
  demand(typeof options === 'object' && options !== null, 'The options', 'object');
  for (const [name, type] of Object.entries(TYPES)) {
    const value = (options as Names)[name];
    demand(value === undefined || typeOf(value) === type, name, type);
  }
}

/** The same where a game is given too: one of another copy of the engine will do, `element.game` cannot be searched. */
export function checkGiven(game: unknown, options: unknown): void {
  demand(typeof (game as Names | null | undefined)?.['again'] === 'function', 'The game', 'Game', 'unknown-game');
  checkOptions(options);
}
