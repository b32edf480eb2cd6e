/** The solver's calls, answered by a worker: made when it is first needed, let go when it has had nothing to do. */
import type { GameDefinition } from '../../engine/definition.js';
import type { Game } from '../../engine/game.js';
import type { Move } from '../../engine/game-types.js';
import { checkGiven, checkOptions } from '../given.js';
import type { Hint, HintOptions } from '../hint.js';
import { hintOf, keepLine, restOfLine } from '../known-lines.js';
import type { Progress, SolveOptions, SolveResult } from '../solve.js';
import type { Bench, Order, Report, Task } from './messages.js';
import { hasUnseen } from '../unseen.js';
import { watchOver } from './watch.js';
import { findWorker, type WorkerLike } from './workers.js';

/** `solve` and `hint`, somewhere else. */
export interface Solver {
  solve(game: Game, options?: SolveOptions): Promise<SolveResult>;
  hint(game: Game, options?: HintOptions): Promise<Hint>;
  /** Ends the worker. What was asked and not answered is rejected, and so is whatever is asked later. */
  dispose(): void;
}

export interface SolverOptions {
  /** Makes the worker where a page lets nobody else do so: of `dist/cdn/solver-worker.js`, a classic script. */
  readonly createWorker?: (() => WorkerLike) | undefined;
}

/** Whoever waits for a task. */
interface Waiting {
  readonly task: Task;
  readonly onProgress: ((progress: Progress) => void) | undefined;
  /** Throws where the result cannot be true. */
  readonly resolve: (result: SolveResult | Hint) => void;
  readonly reject: (reason: unknown) => void;
  /** Nothing is waited for any more. */
  readonly settled: () => void;
  /** Nobody waits any more, for this reason. */
  readonly stop: (reason: Error) => void;
}

const NONSENSE = 'That cannot be.';
const DISPOSED = 'The solver has been disposed of.';

/** As much of a result as is looked at. */
interface Answer {
  readonly verdict?: SolveResult['verdict'];
  readonly line?: readonly Move[];
}

/** What a signal was given is told as it is, whatever that may be. */
const reasonOf = (signal: SolveOptions['signal']): Error => signal?.reason as Error;

/** Keeps a line from elsewhere; throws where it does not win. */
function keep(game: Game, history: readonly Move[], line: readonly Move[]): void {
  const copy = game.again();
  for (const move of [...history, ...line]) copy.play(move);
  if (copy.status !== 'won') throw new Error(NONSENSE);
  keepLine(game, history, line);
}

/** A signal that tells of its end. */
type Listening = {
  addEventListener?(type: 'abort', listener: () => void): void;
  removeEventListener?(type: 'abort', listener: () => void): void;
};

/** A solver whose work is done elsewhere, where that can be had. */
export function createSolver(options: SolverOptions = {}): Solver {
  checkOptions(options);
  const waiting = new Map<number, Waiting>();
  /** What has been asked about. */
  const games = new Set<GameDefinition>();
  let bench: Bench | null = null;
  let coming: Promise<void> | null = null;
  /** No worker can be had, or one has died: the page does the work. */
  let near = false;
  let closed = false;
  let last = 0;
  const guard = watchOver(() => waiting.size > 0, change, rest);

  /** The page's own bench is neither listened for nor let go. */
  function watch(): void {
    if (!near && !closed && bench !== null) guard.renew();
  }

  /** Lets the worker go; another is made when it is needed. */
  function rest(): void {
    guard.end();
    bench?.close();
    bench = null;
  }

  /** Nobody waits any more, for this reason. */
  function fail(reason: Error): void {
    for (const { stop } of waiting.values()) stop(reason);
  }

  /** The worker has died, says nothing, or what cannot be true: what it had to do is done here. */
  function change(): void {
    rest();
    near = true;
    if (waiting.size > 0) begin();
  }

  /** Finds whoever does the work, and gives him all that waits. */
  function begin(): void {
    coming ??= find().catch((error: unknown) => {
      coming = null;
      fail(error as Error);
    });
  }

  async function find(): Promise<void> {
    const worker = near ? null : await findWorker(options.createWorker);
    const found = worker === null ? await ownBench() : farBench(worker);
    coming = null;
    if (closed) {
      found.close();
      return;
    }
    bench = found;
    for (const { task } of waiting.values()) found.send(task);
    watch();
  }

  async function ownBench(): Promise<Bench> {
    near = true;
    const own = await import('./bench.js');
    return own.bench(games, report);
  }

  function farBench(worker: WorkerLike): Bench {
    worker.onmessage = ({ data }: { readonly data: Report }) => {
      try {
        report(data);
      } catch {
        change();
      }
    };
    worker.onerror = (event: { preventDefault?(): void }) => {
      event.preventDefault?.();
      change();
    };
    return { send: (order: Order) => worker.postMessage(order), close: () => worker.terminate() };
  }

  function report(told: Report): void {
    guard.heard();
    if (told.kind === 'ready') return;
    const one = waiting.get(told.id);
    if (one === undefined) return;
    if (told.kind === 'progress') {
      try {
        one.onProgress?.(told.progress);
      } catch (error) {
        one.stop(error as Error);
      }
      return;
    }
    if (told.kind === 'error') one.reject(new Error(told.message));
    else one.resolve(told.result);
    waiting.delete(told.id);
    one.settled();
    watch();
  }

  function ask(
    kind: Task['kind'],
    game: Game,
    { signal, onProgress, mode, milliseconds, nodes, bytes }: SolveOptions & HintOptions,
  ): Promise<SolveResult | Hint> {
    if (closed) return Promise.reject(new Error(DISPOSED));
    const { history } = game;
    const id = ++last;
    const task: Task = { id, kind, record: game.record(), options: { mode, milliseconds, nodes, bytes } };
    games.add(game.definition);
    return new Promise((done, reject) => {
      const resolve = (result: SolveResult | Hint): void => {
        const { verdict, line } = result as Answer;
        if ((verdict === undefined) === (kind === 'solve')) throw new Error(NONSENSE);
        if (line !== undefined) keep(game, history, line);
        else if (verdict === 'winnable') throw new Error(NONSENSE);
        done(result);
      };
      const stop = (reason: Error): void => {
        if (!waiting.delete(id)) return;
        bench?.send({ kind: 'cancel', id });
        settled();
        reject(reason);
        watch();
      };
      const aborted = (): void => stop(reasonOf(signal));
      const listening = signal as Listening | undefined;
      const settled = (): void => listening?.removeEventListener?.('abort', aborted);
      if (signal?.aborted === true) {
        reject(reasonOf(signal));
        return;
      }
      listening?.addEventListener?.('abort', aborted);
      waiting.set(id, { task, onProgress, resolve, reject, settled, stop });
      if (bench === null) begin();
      else bench.send(task);
      watch();
    });
  }

  return {
    async solve(game, given = {}) {
      checkGiven(game, given);
      return ask('solve', game, given) as Promise<SolveResult>;
    },

    async hint(game, given = {}) {
      checkGiven(game, given);
      const known = given.mode === 'fair' && hasUnseen(game) ? null : hintOf(restOfLine(game));
      return known ?? (ask('hint', game, given) as Promise<Hint>);
    },

    dispose() {
      closed = true;
      rest();
      fail(new Error(DISPOSED));
    },
  };
}
