// What `npm test` runs. Every step runs, whatever became of the ones before; `npm test -- lint engine` runs only those.
// The last line counts the tests of all steps, and each step as one more. A failed step shows its output; VERBOSE=1 shows all.
// What has failed is told once more, in short, before the last line.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failuresOf, summary } from './failures.mjs';
import { run } from './run.mjs';

const results = mkdtempSync(join(tmpdir(), 'results-'));
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

const vitest = (project) => {
  const file = join(results, `${project}.json`);
  return {
    name: project,
    command: ['vitest', 'run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    count: () => {
      const report = read(file);
      return { passed: report.numPassedTests, failed: report.numFailedTests, failures: failuresOf(report) };
    },
  };
};
const browserResults = join(results, 'browser.json');

/** What a script counted itself, in a line of its own: `stories: 7 passed, 0 failed`. */
function countedLine(output) {
  const [, passed, failed] = /^\w+: (\d+) passed, (\d+) failed$/m.exec(output);
  return { passed: Number(passed), failed: Number(failed) };
}

const steps = [
  { name: 'types', command: ['npm', 'run', '-s', 'typecheck'] },
  { name: 'lint', command: ['eslint', '--max-warnings', '0', '.'] },
  { name: 'format', command: ['prettier', '--check', '--log-level', 'warn', '.'] },
  { name: 'unused', command: ['knip'] },
  vitest('engine'),
  { name: 'build', command: ['npm', 'run', '-s', 'build'] },
  vitest('house'),
  { name: 'browser', command: ['wtr'], env: { WTR_RESULTS: browserResults }, count: () => read(browserResults) },
  { name: 'storybook', command: ['npm', 'run', '-s', 'storybook:build'] },
  { name: 'stories', command: ['npm', 'run', '-s', 'storybook:check'], count: countedLine },
  { name: 'pictures', command: ['npm', 'run', '-s', 'pictures'], count: countedLine, tell: /^NOT COUNTED: .+$/m },
];

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No step ${unknown.join(', ')}; there are ${steps.map((step) => step.name).join(', ')}.`);
  process.exit(2);
}

/** The tests a step counted; one that broke before it could count has none. */
function counted(step, output) {
  try {
    return step.count?.(output) ?? { passed: 0, failed: 0 };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

let passed = 0;
let failed = 0;
const broken = [];
for (const step of steps) {
  if (chosen.length > 0 && !chosen.includes(step.name)) continue;
  const env = { CI: 'true', STORYBOOK_DISABLE_TELEMETRY: '1', NO_COLOR: '1', ...step.env };
  const { ok, output, seconds } = await run(step.command, { env, quiet: true, seconds: 2400 });
  const tests = counted(step, output);
  passed += tests.passed + (ok ? 1 : 0);
  failed += tests.failed + (ok ? 0 : 1);
  if (!ok) broken.push({ name: step.name, failures: tests.failures, output });
  if (!ok || process.env.VERBOSE) console.log(output.trim());
  const detail = step.count ? `, ${tests.passed} tests passed, ${tests.failed} failed` : '';
  console.log(`${ok ? 'ok' : 'FAILED'} ${step.name}, ${seconds.toFixed(1)} s${detail}`);
  const [told] = step.tell?.exec(output) ?? [];
  if (told !== undefined) console.log(told);
}
rmSync(results, { recursive: true, force: true });
for (const line of summary(broken)) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
