// What `npm test` runs; `npm test -- lint engine` runs only those steps. scripts/steps.mjs says how.
import { countedLine, runSteps, vitest, wtr } from './steps.mjs';

/** Seconds after which a step is given up. */
const LONGEST = 2400;

await runSteps(
  [
    { name: 'types', command: ['npm', 'run', '-s', 'typecheck'] },
    { name: 'lint', command: ['eslint', '--max-warnings', '0', '.'] },
    { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
    { name: 'unused', command: ['knip'] },
    vitest('engine', '--project', 'engine'),
    { name: 'build', command: ['npm', 'run', '-s', 'build'] },
    vitest('house', '--project', 'house'),
    wtr('browser'),
    { name: 'storybook', command: ['npm', 'run', '-s', 'storybook:build'] },
    { name: 'stories', command: ['npm', 'run', '-s', 'storybook:check'], count: countedLine },
    { name: 'pictures', command: ['npm', 'run', '-s', 'pictures'], count: countedLine, tell: /^NOT COUNTED: .+$/m },
  ],
  LONGEST,
);
