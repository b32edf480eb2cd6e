// How many of the lines that can run are run by tests: of engine, games, solver and view, at least 95 of a hundred in each.
// Which lines can run, tests in Node tell (vitest); a line is run that they, or the browser suite in Chromium, have run. Reports
// go to coverage/; `--table` shows the table of those there, and `--missing` every line that no test runs.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { tellHow } from './bench/help.mjs';
import { root, run } from './run.mjs';

const LEAST = 95;
const ROOMS = ['engine', 'games', 'solver', 'view'];
const flag = { type: 'boolean', default: false };
const { values } = parseArgs({ options: { table: flag, missing: flag, help: flag } });
if (values.help) tellHow(import.meta.url);

const folder = join(root, 'coverage');
const words = {
  node: [
    ...['vitest', 'run', '--project', 'engine', '--reporter=dot', '--coverage.enabled', '--coverage.provider=v8'],
    ...['--coverage.reporter=json', `--coverage.reportsDirectory=${join(folder, 'node')}`],
    ...['--coverage.reportOnFailure', ...ROOMS.map((room) => `--coverage.include=src/${room}/**/*.ts`)],
  ],
  browser: ['wtr', '--coverage'],
};
if (!values.table) {
  for (const command of Object.values(words)) {
    const env = { CI: 'true', NO_COLOR: '1', BROWSERS: 'chromium' };
    const { ok, output } = await run(command, { env, quiet: true, seconds: 4 * 3600 });
    if (!ok) console.log(`${output.trim()}\nA test failed; what was run is counted all the same.`);
  }
}

/** Lines of each file that can run, and how often they were: by file, line by line. */
function linesOf(name) {
  const file = join(folder, name, 'coverage-final.json');
  if (!existsSync(file)) throw new Error(`There is no ${relative(root, file)}.`);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return new Map(
    Object.values(report).map(({ path, statementMap, s }) => {
      const lines = new Map();
      for (const [id, { start }] of Object.entries(statementMap))
        lines.set(start.line, Math.max(lines.get(start.line) ?? 0, s[id]));
      return [relative(root, path), lines];
    }),
  );
}

const node = linesOf('node');
const browser = linesOf('browser');
const sums = Object.fromEntries(ROOMS.map((room) => [room, { run: 0, all: 0, missing: [] }]));
for (const [file, lines] of node) {
  const sum = sums[file.split('/')[1]];
  for (const [line, count] of lines) {
    sum.all++;
    if (count > 0 || (browser.get(file)?.get(line) ?? 0) > 0) sum.run++;
    else sum.missing.push(`${file}:${line}`);
  }
}

let passed = 0;
for (const [room, { run: covered, all, missing }] of Object.entries(sums)) {
  const part = (100 * covered) / all;
  if (part >= LEAST) passed++;
  console.log(`${room.padEnd(8)}${part.toFixed(2)} %  ${covered} of ${all} lines`);
  if (values.missing) for (const place of missing) console.log(`  ${place}`);
}
console.log(`coverage: ${passed} passed, ${ROOMS.length - passed} failed`);
process.exitCode = passed < ROOMS.length ? 1 : 0;
