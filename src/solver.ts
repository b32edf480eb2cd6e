/** `patience-elements/solver`: whether a game can be won, and how. Runs in Node, in workers, on servers and pages. */
export { solve } from './solver/index.js';
export type { Progress, SolveOptions, SolveResult } from './solver/index.js';
