/** Does what is asked, in slices: in a worker, or where there is none, on the page itself. */
import type { GameDefinition } from '../../engine/definition.js';
import { openRecord } from '../../engine/reading.js';
import { hint, type Hint } from '../hint.js';
import { solve, type Progress, type SolveResult } from '../solve.js';
import type { Bench, Report, Task } from './messages.js';

/** As much as the solver asks of an `AbortSignal`. */
interface Signal {
  aborted: boolean;
  readonly reason: Error;
}

/** Progress is told no more often than this, in ms. */
const TOLD = 100;

/**
 * @param games those that may be asked about
 * @param slice how long it works without a rest, in ms; absent = half a frame
 */
export function bench(games: Iterable<GameDefinition>, report: (report: Report) => void, slice?: number): Bench {
  const signals = new Map<number, Signal>();
  /** Searches take memory: one begins when the one before has ended. Who asks for a hint does not wait for them. */
  let searches: Promise<unknown> = Promise.resolve();

  const work = async (task: Task, signal: Signal): Promise<SolveResult | Hint> => {
    const { id, record, options } = task;
    const game = openRecord([...games], record);
    let told = 0;
    const onProgress = (progress: Progress): void => {
      if (progress.milliseconds - told < TOLD) return;
      told = progress.milliseconds;
      report({ kind: 'progress', id, progress });
    };
    const given = { ...options, signal, onProgress };
    if (task.kind === 'hint') return hint(game, given, slice);
    const search = searches.then(() => solve(game, given, slice));
    searches = search.catch(() => undefined);
    return await search;
  };

  const take = async (task: Task): Promise<void> => {
    const { id } = task;
    const signal = { aborted: false, reason: new Error('cancelled') };
    signals.set(id, signal);
    try {
      const result = await work(task, signal);
      report({ kind: 'result', id, result });
    } catch (error) {
      if (!signal.aborted)
        report({ kind: 'error', id, message: error instanceof Error ? error.message : String(error) });
    } finally {
      signals.delete(id);
    }
  };

  const drop = (id: number): void => {
    const signal = signals.get(id);
    if (signal !== undefined) signal.aborted = true;
  };

  return {
    send: (order) => {
      if (order.kind !== 'cancel') void take(order);
      else {
        drop(order.id);
        // Whoever only ever gives up must hear that somebody is there.
        report({ kind: 'ready' });
      }
    },
    close: () => [...signals.keys()].forEach(drop),
  };
}
