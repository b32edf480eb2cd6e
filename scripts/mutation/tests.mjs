// Which tests meet the mutants of `npm run mutation`, in this order: what is quick and tells much comes first.
import { readdirSync } from 'node:fs';

const testsIn = (folder, names) => names.map((name) => `test/${folder}/${name}.test.ts`);

const rules = readdirSync('test/engine')
  .filter((name) => /^rules-.*\.test\.ts$/.test(name))
  .map((name) => `test/engine/${name}`);

/** The tests of a set lie in one folder, and find there what they read. Tables laid before the first test cost a set much. */
export const testSets = {
  quick: {
    folder: 'test/engine',
    files: [
      ...rules,
      ...testsIn('engine', ['positions-refused', 'verify', 'hostile', 'lines', 'deals', 'api', 'golden']),
      ...testsIn('engine', ['messages', 'record-moves', 'refusals-near']),
    ],
  },
  more: {
    folder: 'test/engine',
    files: testsIn('engine', [
      ...['refusals', 'sentences', 'game', 'records', 'positions', 'vocabulary', 'ends', 'random'],
      ...['auto', 'search-table'],
    ]),
  },
  thorough: { folder: 'test/engine', files: testsIn('engine', ['perft', 'properties', 'hash', 'oracle']) },
  solver: {
    folder: 'test/solver',
    files: testsIn('solver', ['choices', 'parts', 'solve', 'line', 'hint', 'remote', 'faults']),
  },
  'solver-more': { folder: 'test/solver', files: testsIn('solver', ['small', 'trouble', 'known', 'wins']) },
};
