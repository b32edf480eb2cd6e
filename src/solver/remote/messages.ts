/** What is said between those who ask and the bench that works. Plain values: a game crosses as the text of its record. */
import type { Hint, HintOptions } from '../hint.js';
import type { Progress, SolveOptions, SolveResult } from '../solve.js';

/** What is asked. */
export interface Task {
  readonly id: number;
  readonly kind: 'solve' | 'hint';
  /** The whole game: shuffles to come, and tables that have been, follow from it. */
  readonly record: string;
  readonly options: Pick<SolveOptions & HintOptions, 'mode' | 'milliseconds' | 'nodes' | 'bytes'>;
}

/** To the bench: a task, or the end of one that nobody waits for any more. */
export type Order = Task | { readonly kind: 'cancel'; readonly id: number };

/** From the bench. */
export type Report =
  | { readonly kind: 'ready' }
  | { readonly kind: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly kind: 'result'; readonly id: number; readonly result: SolveResult | Hint }
  | { readonly kind: 'error'; readonly id: number; readonly message: string };

/** Whoever does the work, near or far. */
export interface Bench {
  readonly send: (order: Order) => void;
  readonly close: () => void;
}
