// Steps of the long scripts: every step runs, whatever became of the ones before. The last line counts the tests of all steps, and
// each step as one more. A failed step shows its output; VERBOSE=1 shows all. What has failed is told once more, in short.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failuresOf, summary } from './failures.mjs';
import { run } from './run.mjs';

const results = mkdtempSync(join(tmpdir(), 'results-'));
process.on('exit', () => rmSync(results, { recursive: true, force: true }));
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** A step of vitest, by its name and the words that say which tests. */
export function vitest(name, ...words) {
  const file = join(results, `${name}.json`);
  return {
    name,
    command: ['vitest', 'run', ...words, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    count: () => {
      const report = read(file);
      return { passed: report.numPassedTests, failed: report.numFailedTests, failures: failuresOf(report) };
    },
  };
}

/** A step of tests in browsers, by its name and the words that say which. */
export function wtr(name, ...words) {
  const file = join(results, `${name}.json`);
  return { name, command: ['wtr', ...words], env: { WTR_RESULTS: file }, count: () => read(file) };
}

/** What a script counted itself, in a line of its own: `stories: 7 passed, 0 failed`. */
export function countedLine(output) {
  const [, passed, failed] = /^\w+: (\d+) passed, (\d+) failed$/m.exec(output);
  return { passed: Number(passed), failed: Number(failed) };
}

/** The tests a step counted; one that broke before it could count has none. */
function counted(step, output) {
  try {
    return step.count?.(output) ?? { passed: 0, failed: 0 };
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/**
 * Runs the steps that the command line names, or all.
 * @param {{ name: string, command: string[], env?: Record<string, string>, count?: (output: string) => object, tell?: RegExp }[]} steps
 *   `tell`: a line of the output, or with the flag g all of them, that is shown in any case
 * @param {number} seconds when a step is given up
 */
export async function runSteps(steps, seconds) {
  const chosen = process.argv.slice(2);
  const unknown = chosen.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    console.error(`No step ${unknown.join(', ')}; there are ${steps.map((step) => step.name).join(', ')}.`);
    process.exit(2);
  }
  let passed = 0;
  let failed = 0;
  const broken = [];
  for (const step of steps) {
    if (chosen.length > 0 && !chosen.includes(step.name)) continue;
    const env = { CI: 'true', STORYBOOK_DISABLE_TELEMETRY: '1', NO_COLOR: '1', ...step.env };
    const { ok, output, seconds: taken } = await run(step.command, { env, quiet: true, seconds });
    const tests = counted(step, output);
    passed += tests.passed + (ok ? 1 : 0);
    failed += tests.failed + (ok ? 0 : 1);
    if (!ok) broken.push({ name: step.name, failures: tests.failures, output });
    if (!ok || process.env.VERBOSE) console.log(output.trim());
    const detail = step.count ? `, ${tests.passed} tests passed, ${tests.failed} failed` : '';
    console.log(`${ok ? 'ok' : 'FAILED'} ${step.name}, ${taken.toFixed(1)} s${detail}`);
    for (const told of output.match(step.tell ?? /(?!)/) ?? []) console.log(told);
  }
  for (const line of summary(broken)) console.log(line);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
