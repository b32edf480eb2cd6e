// What `npm run test:nightly` runs: whatever takes too long for every change. `npm run test:nightly -- soak` runs only that step;
// scripts/steps.mjs says how, docs/quality.md what each of them found last.
import { countedLine, runSteps, vitest, wtr } from './steps.mjs';

/** Seconds after which a step is given up. */
const LONGEST = 12 * 3600;

/** The step with another environment. */
const under = (env, step) => ({ ...step, env: { ...step.env, ...env } });

await runSteps(
  [
    { name: 'build', command: ['npm', 'run', '-s', 'build'] },
    under({ FUZZ: '1000000' }, vitest('fuzz', '--project', 'engine', 'test/fuzz')),
    under({ FUZZ: '20000' }, vitest('fuzz-page', '--project', 'house', 'test/house/fuzz-page.test.ts')),
    under({ STORM: '3000', FULL: '1' }, wtr('storms', '--files', 'test/browser/storm*.test.ts')),
    {
      name: 'soak',
      command: ['node', 'scripts/soak.mjs'],
      count: countedLine,
      tell: /^(headless|browser|days|solver): .+$/gm,
    },
    under({ FULL: '1' }, wtr('faults', '--files', 'test/browser/faults.test.ts')),
    { name: 'coverage', command: ['node', 'scripts/coverage.mjs'], count: countedLine, tell: /^\w+ .+%.*$/gm },
    { name: 'frameworks', command: ['node', 'scripts/check-frameworks.mjs'] },
    under({ FULL: '1' }, vitest('soundness', '--project', 'engine', 'test/solver', 'test/engine/auto.test.ts')),
    { name: 'mutation', command: ['node', 'scripts/mutation.mjs', 'src/engine', 'src/games', 'src/solver'] },
    { name: 'benches', command: ['node', 'scripts/bench-history.mjs'], tell: /^.+: .+$/gm },
  ],
  LONGEST,
);
