/** The solver's calls, answered by a worker: made when it is first needed, let go when it has had nothing to do. */
import type { GameDefinition } from '../../engine/definition.js';
import type { Game } from '../../engine/game.js';
import type { Hint, HintOptions } from '../hint.js';
import { keepLine, restOfLine } from '../known-lines.js';
import type { Progress, SolveOptions, SolveResult } from '../solve.js';
import type { Bench, Order, Report, Task } from './messages.js';
import { hasUnseen } from '../unseen.js';
import { findWorker, SILENCE, type WorkerLike } from './workers.js';

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
  readonly resolve: (result: SolveResult | Hint) => void;
  readonly reject: (reason: unknown) => void;
  /** Nothing is waited for any more. */
  readonly settled: () => void;
  /** Nobody waits any more, for this reason. */
  readonly stop: (reason: Error) => void;
}

const DISPOSED = 'The solver has been disposed of.';
/** A worker without work is let go after this time, in ms. */
const IDLE = 30_000;

declare function setTimeout(run: () => void, milliseconds: number): unknown;
declare function clearTimeout(timer: unknown): void;

export function createSolver(options: SolverOptions = {}): Solver {
  return new Client(options);
}

/** What a signal was given is told as it is, whatever that may be. */
const reasonOf = (signal: SolveOptions['signal']): Error => signal?.reason as Error;

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
  private timer: unknown;
  /** The clock will strike for a worker that has work. */
  private listening = false;
  /** How many times it has struck since the worker last said something. */
  private silent = 0;

  constructor(private readonly options: SolverOptions) {}

  async solve(game: Game, { signal, onProgress, milliseconds, nodes, bytes }: SolveOptions = {}): Promise<SolveResult> {
    const { history, definition } = game;
    this.games.add(definition);
    const options = { milliseconds, nodes, bytes };
    const task: Task = { id: ++this.last, record: game.record(), kind: 'solve', options };
    const result = await this.ask(task, signal, onProgress);
    if (!('verdict' in result)) throw new Error('A hint came for a verdict.');
    if (result.verdict === 'winnable') keepLine(game, history, result.line);
    return result;
  }

  async hint(game: Game, { signal, onProgress, mode, milliseconds, bytes }: HintOptions = {}): Promise<Hint> {
    const line = mode === 'fair' && hasUnseen(game) ? null : restOfLine(game);
    if (line?.[0] !== undefined) return { move: line[0], source: 'line', line };
    const { history, definition } = game;
    this.games.add(definition);
    const options = { mode, milliseconds, bytes };
    const task: Task = { id: ++this.last, record: game.record(), kind: 'hint', options };
    const result = await this.ask(task, signal, onProgress);
    if ('verdict' in result) throw new Error('A verdict came for a hint.');
    if (result.move !== null && result.line !== undefined) keepLine(game, history, result.line);
    return result;
  }

  dispose(): void {
    this.closed = true;
    this.rest();
    this.fail(new Error(DISPOSED));
  }

  private ask(
    task: Task,
    signal: SolveOptions['signal'],
    onProgress: SolveOptions['onProgress'],
  ): Promise<SolveResult | Hint> {
    if (this.closed) return Promise.reject(new Error(DISPOSED));
    return new Promise((resolve, reject) => {
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
    worker.onmessage = ({ data }: { readonly data: Report }) => this.report(data);
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

  /** The worker has died, or says nothing: what it had to do is done here. */
  private change(): void {
    this.rest();
    this.near = true;
    if (this.waiting.size > 0) this.coming ??= this.begin();
  }

  private report(report: Report): void {
    this.silent = 0;
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
    this.waiting.delete(report.id);
    waiting.settled();
    if (report.kind === 'result') waiting.resolve(report.result);
    else waiting.reject(new Error(report.message));
    this.watch();
  }

  /**
   * A worker that has work is listened for, however often that work is another, and one that has none is let go. The
   * page's own bench needs neither.
   */
  private watch(): void {
    if (this.near || this.closed || this.bench === null || this.listening) return;
    clearTimeout(this.timer);
    this.listening = this.waiting.size > 0;
    this.timer = this.listening ? setTimeout(() => this.strike(), SILENCE) : setTimeout(() => this.rest(), IDLE);
  }

  /** What nobody waits for is no silence, and does not end one. */
  private strike(): void {
    this.listening = false;
    if (this.waiting.size > 0 && ++this.silent > 2) this.change();
    else this.watch();
  }

  /** Lets the worker go; another is made when it is needed. */
  private rest(): void {
    clearTimeout(this.timer);
    this.listening = false;
    this.silent = 0;
    this.bench?.close();
    this.bench = null;
  }
}
