/** The solver's calls, answered by a worker: made when it is first needed, let go when it has had nothing to do. */
import type { GameDefinition } from '../../engine/definition.js';
import type { Game } from '../../engine/game.js';
import type { Move } from '../../engine/game-types.js';
import { checkFunction, checkGiven, checkObject } from '../given.js';
import type { Hint, HintOptions } from '../hint.js';
import { keepLine, restOfLine } from '../known-lines.js';
import type { Progress, SolveOptions, SolveResult } from '../solve.js';
import type { Bench, Order, Report, Task } from './messages.js';
import { hasUnseen } from '../unseen.js';
import { Watch } from './watch.js';
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

export function createSolver(options: SolverOptions = {}): Solver {
  checkObject(options);
  checkFunction('createWorker', options.createWorker);
  return new Client(options);
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

class Client implements Solver {
  private readonly waiting = new Map<number, Waiting>();
  /** What has been asked about. */
  private readonly games = new Set<GameDefinition>();
  private bench: Bench | null = null;
  private coming: Promise<void> | null = null;
  /** No worker can be had, or one has died: the page does the work. */
  private near = false;
  private closed = false;
  private last = 0;
  private readonly guard = new Watch(
    () => this.waiting.size > 0,
    () => this.change(),
    () => this.rest(),
  );

  constructor(private readonly options: SolverOptions) {}

  async solve(game: Game, given: SolveOptions = {}): Promise<SolveResult> {
    checkGiven(game, given);
    const { signal, onProgress, milliseconds, nodes, bytes } = given;
    const { history, definition } = game;
    this.games.add(definition);
    const options = { milliseconds, nodes, bytes };
    const task: Task = { id: ++this.last, record: game.record(), kind: 'solve', options };
    return this.ask(task, signal, onProgress, (result) => {
      if (!('verdict' in result)) throw new Error(NONSENSE);
      if (result.verdict === 'winnable') keep(game, history, result.line);
      return result;
    });
  }

  async hint(game: Game, given: HintOptions = {}): Promise<Hint> {
    checkGiven(game, given);
    const { signal, onProgress, mode, milliseconds, bytes } = given;
    const line = mode === 'fair' && hasUnseen(game) ? null : restOfLine(game);
    if (line?.[0] !== undefined) return { move: line[0], source: 'line', line };
    const { history, definition } = game;
    this.games.add(definition);
    const options = { mode, milliseconds, bytes };
    const task: Task = { id: ++this.last, record: game.record(), kind: 'hint', options };
    return this.ask(task, signal, onProgress, (result) => {
      if ('verdict' in result) throw new Error(NONSENSE);
      if (result.move !== null && result.line !== undefined) keep(game, history, result.line);
      return result;
    });
  }

  dispose(): void {
    this.closed = true;
    this.rest();
    this.fail(new Error(DISPOSED));
  }

  /** @param read takes the answer; it throws where that cannot be true */
  private ask<Result>(
    task: Task,
    signal: SolveOptions['signal'],
    onProgress: SolveOptions['onProgress'],
    read: (result: SolveResult | Hint) => Result,
  ): Promise<Result> {
    if (this.closed) return Promise.reject(new Error(DISPOSED));
    return new Promise((done, reject) => {
      const resolve = (result: SolveResult | Hint): void => done(read(result));
      const stop = (reason: Error): void => {
        if (!this.waiting.delete(task.id)) return;
        this.bench?.send({ kind: 'cancel', id: task.id });
        settled();
        reject(reason);
        this.watch();
      };
      const aborted = (): void => stop(reasonOf(signal));
      const listening = signal as Listening | undefined;
      const settled = (): void => listening?.removeEventListener?.('abort', aborted);
      if (signal?.aborted === true) {
        reject(reasonOf(signal));
        return;
      }
      listening?.addEventListener?.('abort', aborted);
      this.waiting.set(task.id, { task, onProgress, resolve, reject, settled, stop });
      if (this.bench === null) this.coming ??= this.begin();
      else this.bench.send(task);
      this.watch();
    });
  }

  /** Finds whoever does the work, and gives him all that waits. */
  private begin(): Promise<void> {
    return this.find().catch((error: unknown) => {
      this.coming = null;
      this.fail(error);
    });
  }

  private fail(reason: unknown): void {
    for (const { reject, settled } of this.waiting.values()) {
      settled();
      reject(reason);
    }
    this.waiting.clear();
  }

  private async find(): Promise<void> {
    const worker = this.near ? null : await findWorker(this.options.createWorker);
    const bench = worker === null ? await this.ownBench() : this.farBench(worker);
    this.coming = null;
    if (this.closed) {
      bench.close();
      return;
    }
    this.bench = bench;
    for (const { task } of this.waiting.values()) bench.send(task);
    this.watch();
  }

  private farBench(worker: WorkerLike): Bench {
    worker.onmessage = ({ data }: { readonly data: Report }) => {
      try {
        this.report(data);
      } catch {
        this.change();
      }
    };
    worker.onerror = (event: { preventDefault?(): void }) => {
      event.preventDefault?.();
      this.change();
    };
    return { send: (order: Order) => worker.postMessage(order), close: () => worker.terminate() };
  }

  private async ownBench(): Promise<Bench> {
    this.near = true;
    const { bench } = await import('./bench.js');
    return bench(this.games, (report) => this.report(report));
  }

  /** The worker has died, says nothing, or what cannot be true: what it had to do is done here. */
  private change(): void {
    this.rest();
    this.near = true;
    if (this.waiting.size > 0) this.coming ??= this.begin();
  }

  private report(report: Report): void {
    this.guard.heard();
    if (report.kind === 'ready') return;
    const waiting = this.waiting.get(report.id);
    if (waiting === undefined) return;
    if (report.kind === 'progress') {
      try {
        waiting.onProgress?.(report.progress);
      } catch (error) {
        waiting.stop(error as Error);
      }
      return;
    }
    switch (report.kind) {
      case 'result':
        waiting.resolve(report.result);
        break;
      case 'error':
        waiting.reject(new Error(report.message));
        break;
      default:
        throw new Error(NONSENSE);
    }
    this.waiting.delete(report.id);
    waiting.settled();
    this.watch();
  }

  /** The page's own bench is neither listened for nor let go. */
  private watch(): void {
    if (!this.near && !this.closed && this.bench !== null) this.guard.renew();
  }

  /** Lets the worker go; another is made when it is needed. */
  private rest(): void {
    this.guard.end();
    this.bench?.close();
    this.bench = null;
  }
}
