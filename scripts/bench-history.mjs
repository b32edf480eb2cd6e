// The figures of `npm run bench` and `npm run bench:view` that a busy machine does not change: ratios and counts, never seconds.
// Shows them beside the last line of docs/bench-history.jsonl; `--keep` adds a line for this commit, unless a bench fails. Fails where a bench does.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { tellHow } from './bench/help.mjs';
import { root, run } from './run.mjs';

const file = join(root, 'docs/bench-history.jsonl');
const flag = { type: 'boolean', default: false };
const { values } = parseArgs({ options: { keep: flag, help: flag } });
if (values.help) tellHow(import.meta.url);

/** What a bench prints with --json, and whether it found a fault. */
async function measured(script, ...words) {
  const { ok, output } = await run(['node', `scripts/${script}.mjs`, '--json', ...words], {
    quiet: true,
    seconds: 3600,
  });
  const from = output.indexOf('{');
  if (from < 0) throw new Error(`${script} measured nothing:\n${output}`);
  const report = JSON.parse(output.slice(from, output.lastIndexOf('}') + 1));
  for (const fault of report.faults) console.log(`FAULT: ${script}: ${fault}`);
  return { ok, report };
}

const round = (number) => Number(number.toFixed(2));
const rounded = (figures) => Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, round(value)]));

const engine = await measured('bench');
const view = await measured('bench-view');
const { output: commit } = await run(['git', 'log', '-1', '--format=%h %cs'], { quiet: true });
const [hash, day] = commit.trim().split(' ');
const figures = {
  // The engine beside a kernel written by hand for one game: 1 is as fast.
  ...Object.fromEntries(Object.entries(rounded(engine.report.ratio)).map(([kind, value]) => [`engine ${kind}`, value])),
  // The view beside chessboard-element, and counts of work that should not be done.
  ...Object.fromEntries(Object.entries(rounded(view.report.counts)).map(([kind, value]) => [`view ${kind}`, value])),
};

const last = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8').trim().split('\n').at(-1)) : null;
for (const [name, value] of Object.entries(figures)) {
  const before = last?.figures[name];
  console.log(`${name}: ${value}${before === undefined ? '' : `, at ${last.commit} ${before}`}`);
}
if (values.keep)
  appendFileSync(file, `${JSON.stringify({ commit: hash, day, browser: view.report.browser, figures })}\n`);
process.exitCode = engine.ok && view.ok ? 0 : 1;
