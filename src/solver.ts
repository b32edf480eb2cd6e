/** `patience-elements/solver`: whether a game can be won, and how. Runs in Node, in workers, on servers and pages. */
export { hint } from './solver/hint.js';
export { createSolver } from './solver/index.js';
export { solve } from './solver/solve.js';
export type {
  Hint,
  HintOptions,
  HintSource,
  NoHint,
  Progress,
  SolveOptions,
  SolveResult,
  Solver,
  SolverOptions,
  WorkerLike,
} from './solver/index.js';
