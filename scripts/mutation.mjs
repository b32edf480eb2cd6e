// Changes the code in small ways and looks whether a test notices: `npm run mutation -- <file or folder>…`.
//
// What is found goes to docs/mutation.json, file by file: other files keep what was found before. A mutant meets the quick
// tests first; those that survive them meet more, and then all others (scripts/mutation/tests.mjs). `--sets quick,more` takes
// only these. With `--survivors` only those that survived before meet tests once more, new ones perhaps. `--threads t`
// (default 1) work at once. `--table` only renews the table of docs/quality.md, as every run does. Everything is done in a copy of the project.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { tellHow } from './bench/help.mjs';
import { keep, keepAgain, rangesOf, readKept, table } from './mutation/kept.mjs';
import { root, run } from './run.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{
      sets: { type: 'string' },
      survivors: { type: 'boolean', default: false },
      table: { type: 'boolean', default: false },
    },
    ...{ threads: { type: 'string', default: '1' }, help: { type: 'boolean', default: false } },
  },
});
if (values.table) {
  await renewPage();
  process.exit();
}
const sources = positionals.flatMap(filesIn).sort();
if (values.help || sources.length === 0) tellHow(import.meta.url);

function filesIn(path) {
  if (!existsSync(join(root, path))) throw new Error(`There is no ${path}.`);
  if (!statSync(join(root, path)).isDirectory()) return [path];
  const names = readdirSync(join(root, path)).filter((name) => name.endsWith('.ts'));
  return names.map((name) => `${path.replace(/\/$/, '')}/${name}`);
}

/** The table of docs/quality.md. */
async function renewPage() {
  const page = join(root, 'docs/quality.md');
  const rows = table(readKept());
  console.log(rows);
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace(/(<!-- mutation -->)[^]*(<!-- \/mutation -->)/, `$1\n\n${rows}\n\n$2`));
  await run(['prettier', '--write', '--log-level', 'warn', page, join(root, 'docs/mutation.json')]);
}

/** Lets mutants meet one set of tests; `mutate` names files, or ranges of them. */
async function meet(tests, mutate) {
  process.env.MUTATION_TESTS = tests;
  const stryker = new Stryker({
    mutate,
    testRunner: 'together',
    plugins: [join(root, 'scripts/mutation/runner.mjs')],
    buildCommand: 'node scripts/mutation/bundle.mjs',
    coverageAnalysis: 'perTest',
    concurrency: Number(values.threads),
    reporters: ['progress-append-only'],
    tempDirName: relative(root, temporary),
    ignorePatterns: [
      '**',
      '!src/**',
      '!test/**',
      'test/pictures',
      'test/browser/*.ts',
      '!scripts/**',
      '!package.json',
      '!tsconfig*.json',
    ],
    disableTypeChecks: false,
    // A guard against what never ends; a mutant that does not is noticed.
    timeoutMS: 120_000,
    timeoutFactor: 4,
    dryRunTimeoutMinutes: 30,
    allowConsoleColors: false,
  });
  return (await stryker.runMutationTest()).map(plain);
}

/** Columns are counted from 1 in what Stryker tells, and from 0 in what it is told. */
const plain = ({ fileName, location: { start, end }, mutatorName, replacement, status }) => ({
  file: relative(root, fileName),
  at: `${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`,
  mutator: mutatorName,
  becomes: replacement.replace(/\s+/g, ' '),
  status,
});

// Copies find the packages from there, and nothing else looks into it.
mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
const temporary = mkdtempSync(join(root, 'node_modules/.cache/mutation-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

for (const [folder, all] of [
  ['src/solver/', ['solver', 'solver-more']],
  ['src/', ['quick', 'more', 'thorough']],
]) {
  const sets = all.filter((set) => values.sets?.split(',').includes(set) !== false);
  const own = sources.filter(
    (file) => file.startsWith(folder) && (folder !== 'src/' || !file.startsWith('src/solver/')),
  );
  if (own.length === 0 || sets.length === 0) continue;
  if (!values.survivors) keep(own, await meet(sets.shift(), own));
  for (const tests of sets) {
    const survivors = rangesOf(own);
    if (survivors.length > 0) keepAgain(own, await meet(tests, survivors));
  }
}
await renewPage();
