// Measures the solver on numbered deals and writes docs/solver-bench.md: `npm run bench:solver -- [game] [--deals a..b] [--seconds s]`.
//
// Time is processor time, so that a busy machine makes little difference. Rows of games that are not measured stay as they were.
import { mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { format, resolveConfig } from 'prettier';
import { build } from 'vite';
import { root } from './run.mjs';

const page = join(root, 'docs/solver-bench.md');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { deals: { type: 'string', default: '1..20' }, seconds: { type: 'string', default: '10' } },
});
const [first, last] = values.deals.split('..').map(Number);
const seconds = Number(values.seconds);

/** Rules besides the book's that are measured. */
const variants = {
  'tsarstvo-zhenshchin': [{ payment: 'talon' }, { passes: '2' }],
  kongress: [{ passes: '2' }],
  kenfild: [{ passes: 'unlimited', packing: 'run', spaces: 'any', wrap: 'to-base' }],
};

async function load() {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-solver-'));
  const lib = { entry: join(root, 'scripts/bench/solver.ts'), formats: ['es'], fileName: () => 'solver.mjs' };
  const rolldownOptions = { output: { topLevelVar: false } };
  const options = { outDir, target: 'es2022', minify: false, lib, rolldownOptions };
  await build({ configFile: false, root, logLevel: 'error', build: options });
  const loaded = await import(pathToFileURL(join(outDir, 'solver.mjs')).href);
  rmSync(outDir, { recursive: true });
  return loaded;
}

const { games, run, exhaust, bytesPerTable, held } = await load();

/** The value below which so many of a sorted list lie. */
const share = (list, part) => list[Math.min(list.length - 1, Math.floor(list.length * part))];
const percent = (part, whole) => `${((100 * part) / whole).toFixed(0)} %`;
const thousands = (number) => (number === undefined ? '–' : `${(number / 1000).toFixed(1)} k`);
const ms = (time) => (time === undefined ? '–' : `${(time * 1000).toFixed(0)} ms`);

function measure(id, rules) {
  const outcomes = [];
  for (let number = first; number <= last; number++) outcomes.push(run(id, rules, number, seconds));
  const decided = outcomes.filter(({ verdict }) => verdict !== 'unknown');
  const count = (wanted) => outcomes.filter(({ verdict }) => verdict === wanted).length;
  const within = (limit) => percent(decided.filter((each) => each.seconds <= limit).length, outcomes.length);
  const won = outcomes.filter(({ verdict }) => verdict === 'winnable');
  const soon = won.filter((each) => each.seconds <= 5).length;
  const sorted = (key) => decided.map((each) => each[key]).sort((one, other) => one - other);
  const sum = (key) => outcomes.reduce((total, each) => total + each[key], 0);
  const text = Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
  return [
    text === '' ? id : `${id}, ${text}`,
    `${first}–${last}, ${seconds} s`,
    count('winnable'),
    count('lost'),
    count('unknown'),
    within(1),
    seconds < 10 ? '–' : within(10),
    seconds <= 5 || won.length === 0 ? '–' : `${soon} of ${won.length}`,
    thousands(share(sorted('nodes'), 0.5)),
    thousands(share(sorted('nodes'), 0.9)),
    ms(share(sorted('seconds'), 0.5)),
    ms(share(sorted('seconds'), 0.9)),
    (sum('nodes') / sum('seconds') / 1e6).toFixed(2),
  ];
}

const cells = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
const rows = new Map(
  text
    .split('\n')
    .filter((line) => /^\| [a-z]+(-[a-z]+)*[ ,]/.test(line))
    .map((line) => [cells(line)[0], cells(line)]),
);
for (const { id } of games) {
  if (positionals.length > 0 && !positionals.includes(id)) continue;
  for (const rules of [{}, ...(variants[id] ?? [])]) {
    const row = measure(id, rules);
    rows.set(row[0], row);
    console.log(row.join(' | '));
  }
}
const speed = exhaust({ passes: 'unlimited', packing: 'run', spaces: 'any', wrap: 'to-base' }, 20);
const perSecond = `${(speed.nodes / speed.seconds / 1e6).toFixed(2)} million`;
setFlagsFromString('--expose-gc');
const [early, late] = await held([20, 200], runInNewContext('gc'));
const head = ['rules', 'deals, limit', 'won', 'lost', 'unknown', 'decided in 1 s', 'in 10 s', 'won in 5 s, of all won'];
head.push('nodes, median', 'p90', 'time, median', 'p90', 'million nodes/s');
const table = [head, head.map(() => '---'), ...rows.values()].map((row) => `| ${row.join(' | ')} |`).join('\n');
const written = `# How strong and how fast the solver is

\`npm run bench:solver -- [game] [--deals a..b] [--seconds s]\` measures it and renews the rows of the games that it measured. Each
deal is looked into until it is decided, or until its limit of processor time is spent; medians and p90 are of decided deals. How many
of the deals that are won within the limit are won in five seconds tells whether a longer search is worth its time. A node is a table looked at. The book's rules hold where none are named. Figures of a busy machine are lower than those of an idle one.

${table}

Canfields that are looked through to their end and lost (unlimited passes, runs, any space, nothing on a base card; of deals 1 to 20
those of less than two million nodes): ${perSecond} nodes per second of processor time, ${speed.nodes.toLocaleString('en')} nodes in all. A
memory of 64 MiB that is full takes ${bytesPerTable(64 * 1024 * 1024).toFixed(1)} bytes a table.

One solver that looked into deals of all games, a verdict and a fair hint each, held ${early.toFixed(1)} MiB after 20 of them and ${late.toFixed(1)} MiB
after 200, counted after the garbage was collected.
`;
writeFileSync(page, await format(written, { ...(await resolveConfig(page)), parser: 'markdown' }));
