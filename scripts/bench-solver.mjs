// Measures the solver on numbered deals and writes docs/solver-bench.md: `npm run bench:solver -- [game …] [--deals a..b] [--seconds s]`.
//
// Each deal (default 1..20) is looked into until it is decided or its seconds (default 10) are spent. Time is processor time, so
// that a busy machine makes little difference. Rows of games that are not measured stay as they were. With more than five
// seconds a row tells how many of the deals that are won at all are won in the first five.
// `--decided` measures the Canfields of test/solver/fixtures instead, whose verdicts are known from other solvers, and fails where
// one is contradicted. `--help` prints this.
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { tellHow } from './bench/help.mjs';
import { loadSolver } from './bench/solver-bundle.mjs';
import { readRows, writePage } from './bench/solver-page.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deals: { type: 'string', default: '1..20' },
    seconds: { type: 'string', default: '10' },
    decided: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) tellHow(import.meta.url);
const [first, last = first] = values.deals.split('..').map(Number);
const seconds = Number(values.seconds);
if (!(first >= 1 && last >= first && seconds > 0)) tellHow(import.meta.url);

/** Rules besides the book's that are measured. */
const variants = {
  'tsarstvo-zhenshchin': [{ payment: 'talon' }, { passes: '2' }],
  kongress: [{ passes: '2' }],
  kenfild: [{ passes: 'unlimited', packing: 'run', spaces: 'any', wrap: 'to-base' }],
};

const { games, decidedCanfields, run, exhaust, bytesPerTable, held } = await loadSolver();
const unknown = positionals.filter((name) => !games.some(({ id }) => id === name));
if (unknown.length > 0) throw new Error(`There is no game ${unknown.join(', ')}.`);

/** The value below which so many of a sorted list lie. */
const share = (list, part) => list[Math.min(list.length - 1, Math.floor(list.length * part))];
const percent = (part, whole) => `${((100 * part) / whole).toFixed(0)} %`;
const thousands = (number) => (number === undefined ? '–' : `${(number / 1000).toFixed(1)} k`);
const ms = (time) => (time === undefined ? '–' : `${(time * 1000).toFixed(0)} ms`);

/** A row's first cell: the game, and rules that are not the book's. */
const titleOf = (id, rules) => [id, ...Object.entries(rules).map((rule) => rule.join(' '))].join(', ');

/** What can be said of outcomes: how many there are of a verdict, and how many are decided within so many seconds. */
function count(outcomes) {
  const decided = outcomes.filter(({ verdict }) => verdict !== 'unknown');
  const of = (wanted) => outcomes.filter(({ verdict }) => verdict === wanted);
  const within = (limit) => decided.filter((each) => each.seconds <= limit).length;
  return { decided, of, within };
}

function measure(id, rules) {
  const outcomes = [];
  for (let deal = first; deal <= last; deal++) outcomes.push(run(id, { deal, rules }, seconds));
  const { decided, of, within } = count(outcomes);
  const won = of('winnable');
  const soon = won.filter((each) => each.seconds <= 5).length;
  const sorted = (key) => decided.map((each) => each[key]).sort((one, other) => one - other);
  const sum = (key) => outcomes.reduce((total, each) => total + each[key], 0);
  return [
    titleOf(id, rules),
    `${first}–${last}, ${seconds} s`,
    won.length,
    of('lost').length,
    of('unknown').length,
    percent(within(1), outcomes.length),
    seconds < 10 ? '–' : percent(within(10), outcomes.length),
    seconds <= 5 || won.length === 0 ? '–' : `${soon} of ${won.length}`,
    thousands(share(sorted('nodes'), 0.5)),
    thousands(share(sorted('nodes'), 0.9)),
    ms(share(sorted('seconds'), 0.5)),
    ms(share(sorted('seconds'), 0.9)),
    (sum('nodes') / sum('seconds') / 1e6).toFixed(2),
  ];
}

/** The Canfields whose verdicts are known, by one set of rules. Throws where one is contradicted. */
function compare({ rules, deals }) {
  const outcomes = deals.map(({ cards, winnable }, index) => {
    const outcome = run('kenfild', { cards, rules }, seconds);
    const told = outcome.verdict === 'unknown' ? null : outcome.verdict === 'winnable';
    if (told !== null && winnable !== null && told !== winnable)
      throw new Error(`${titleOf('kenfild', rules)}: line ${index + 1} is ${outcome.verdict} here.`);
    return outcome;
  });
  const { of, within } = count(outcomes);
  const known = deals.filter(({ winnable }) => winnable !== null).length;
  const counts = ['winnable', 'lost', 'unknown'].map((verdict) => of(verdict).length);
  const shares = [1, 3, 10].map((limit) => (limit > seconds ? '–' : `${within(limit)} of ${deals.length}`));
  return [titleOf('kenfild', rules), known, ...counts, ...shares];
}

const rows = readRows();
const keep = (table, row) => {
  table.set(row[0], row);
  console.log(row.join(' | '));
};
if (values.decided) for (const set of decidedCanfields()) keep(rows.decided, compare(set));
else
  for (const { id } of games) {
    if (positionals.length > 0 && !positionals.includes(id)) continue;
    for (const rules of [{}, ...(variants[id] ?? [])]) keep(rows.numbered, measure(id, rules));
  }
const speed = exhaust({ passes: 'unlimited', packing: 'run', spaces: 'any', wrap: 'to-base' }, 20);
setFlagsFromString('--expose-gc');
const [early, late] = await held([20, 200], runInNewContext('gc'));
await writePage(rows, { ...speed, bytes: bytesPerTable(64 * 1024 * 1024), early, late });
