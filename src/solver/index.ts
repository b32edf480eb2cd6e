/** What the other rooms may use of the solver. */
export { solve, type Progress, type SolveOptions, type SolveResult } from './solve.js';
