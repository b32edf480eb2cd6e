/** What the other rooms may use of the solver. */
export type { Hint, HintOptions, HintSource, NoHint } from './hint.js';
export { restOfLine } from './known-lines.js';
export { createSolver, type Solver, type SolverOptions } from './remote/client.js';
export type { WorkerLike } from './remote/workers.js';
export type { Progress, SolveOptions, SolveResult } from './solve.js';
