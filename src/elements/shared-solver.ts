/** One worker for all games of a page that have it from the same maker, or from none. */
import { createSolver, type Solver, type SolverOptions } from '../solver/index.js';

const shared = new Map<SolverOptions['createWorker'], Solver>();

export function solverOf({ createWorker }: SolverOptions): Solver {
  const solver = shared.get(createWorker) ?? createSolver({ createWorker });
  shared.set(createWorker, solver);
  return solver;
}
