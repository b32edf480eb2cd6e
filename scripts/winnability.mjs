// Finds out how many deals of a game can be won: `npm run winnability -- <game> --deals a..b [--rules name=value,…]`.
//
// What is found is appended to winnability/<game>….jsonl, one deal a line; deals that are there are not looked at again, save
// unknown ones under a higher limit. `--nodes n` limits the tables looked at (default 200000), `--seconds s` the time instead;
// `--threads t` (default 1) share the work; `--plays p` is how often a plain player tries a winnable deal (default 20);
// `--out file` names another output. `--merge file file …` writes what several runs found into the output. `--keep` writes the
// output down in scripts/data/winnability, from which `--table` makes docs/winnability.md and `npm run lists` the lists of
// winnable deals. `--simulate` lets the plain player play each deal once instead, and writes down how many he won. `--prove n` shows the proof of one deal.
import { appendFileSync, mkdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { tellHow } from './bench/help.mjs';
import { root, run } from './run.mjs';
import { bundle } from './winnability/bundle.mjs';
import { keep, keepPlayed, nameOf, readKept, readPlayed, unfold } from './winnability/compact.mjs';
import { readOutcomes } from './winnability/outcomes.mjs';
import { shard } from './winnability/shard.mjs';
import { page, row, simulation } from './winnability/table.mjs';

const text = { type: 'string' };
const flag = { type: 'boolean', default: false };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ deals: text, rules: text, nodes: text, seconds: text, threads: text, plays: text, out: text, prove: text },
    ...{ merge: flag, keep: flag, simulate: flag, table: flag, help: flag },
  },
});
if (values.help) tellHow(import.meta.url);

const { url, deals } = await bundle();
if (values.table) {
  const ids = deals.games.map(({ id }) => id);
  const rows = readKept(ids).map((kept) => row(kept, unfold(kept, deals.DIGITS)));
  writeFileSync(join(root, 'docs/winnability.md'), page(rows, readPlayed().map(simulation)));
  await run(['prettier', '--write', '--log-level', 'warn', 'docs/winnability.md']);
  process.exit();
}

const [game, ...files] = positionals;
if (game === undefined) tellHow(import.meta.url);
const rules = Object.fromEntries(
  (values.rules ?? '')
    .split(',')
    .filter(Boolean)
    .map((rule) => rule.split('=')),
);
const key = deals.keyOf(game, rules);
const out = values.out ?? join(root, 'winnability', `${nameOf(game, key)}.jsonl`);
const seconds = values.seconds === undefined ? null : Number(values.seconds);
const budget = seconds === null || values.nodes !== undefined ? Number(values.nodes ?? 200_000) : null;
const plays = Number(values.plays ?? (deals.unrated.includes(game) ? 0 : 20));
const limits = { game, rules, budget, seconds, plays };
if ([budget ?? 1, seconds ?? 1, plays + 1].some((limit) => !(limit > 0)) || plays > 63) tellHow(import.meta.url);

const begin = () => mkdirSync(dirname(out), { recursive: true });
const write = (outcome) => appendFileSync(out, `${JSON.stringify(outcome)}\n`);

if (values.prove !== undefined) {
  console.log(JSON.stringify(deals.tryDeal({ ...limits, deal: Number(values.prove) }), null, 2));
} else if (values.merge) {
  const outcomes = readOutcomes([out, ...files]);
  begin();
  writeFileSync(out, '');
  outcomes.forEach(write);
  console.log(`${outcomes.size} deals in ${out}`);
} else if (values.keep) {
  keep(game, key, readOutcomes([out]), deals.DIGITS);
} else {
  const [, first, last] = /^(\d+)\.\.(\d+)$/.exec(values.deals ?? '') ?? [];
  if (last === undefined) tellHow(import.meta.url);
  if (values.simulate) {
    const won = deals.playThrough(game, rules, Number(first), Number(last));
    keepPlayed(game, key, Number(first), Number(last), won);
    console.log(`${game} ${key}: ${won} won`);
    process.exit();
  }
  const known = readOutcomes([out]);
  const tasks = [];
  for (let deal = Number(first); deal <= Number(last); deal++) {
    const before = known.get(deal);
    const again = before?.verdict === 'unknown' && budget !== null && (before.budget ?? 0) < budget;
    if (before === undefined || again) tasks.push({ ...limits, deal });
  }
  begin();
  // A line that was cut short ends here.
  if (existsSync(out) && !/(^|\n)$/.test(readFileSync(out, 'utf8').slice(-1))) appendFileSync(out, '\n');
  const counts = { winnable: 0, lost: 0, unknown: 0 };
  await shard(url, tasks, Number(values.threads ?? 1), (outcome) => {
    write(outcome);
    counts[outcome.verdict]++;
  });
  console.log(`${game} ${key}: ${tasks.length} deals looked at, ${JSON.stringify(counts)}`);
}
