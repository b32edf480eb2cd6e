// The page that `bench-solver.mjs` writes, docs/solver-bench.md: two tables of rows, which are read again by their first cells.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from '../run.mjs';

const file = join(root, 'docs/solver-bench.md');
const HEAD = [
  ...['rules', 'deals, limit', 'won', 'lost', 'unknown', 'decided in 1 s', 'in 10 s', 'won in 5 s, of all won'],
  ...['nodes, median', 'p90', 'time, median', 'p90', 'million nodes/s'],
];
const DECIDED_HEAD = ['rules', 'known from others', 'won', 'lost', 'unknown', 'decided in 1 s', 'in 3 s', 'in 10 s'];
const DECIDED = '## Canfields that others decided';

const cells = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The rows of a part of the page by their first cells. */
function rowsOf(text) {
  const rows = text.split('\n').filter((line) => /^\| [a-z]+(-[a-z]+)*[ ,]/.test(line) && !/^\| rules /.test(line));
  return new Map(rows.map((line) => [cells(line)[0], cells(line)]));
}

/** The rows that the page has: of numbered deals, and of the Canfields that others decided. */
export function readRows() {
  const [numbered = '', decided = ''] = existsSync(file) ? readFileSync(file, 'utf8').split(DECIDED) : [];
  return { numbered: rowsOf(numbered), decided: rowsOf(decided) };
}

const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows.values()].map((row) => `| ${row.join(' | ')} |`).join('\n');

/** What is said of the Canfields that others decided. */
const aboutDecided = (rows) => `
${DECIDED}

\`npm run bench:solver -- --decided\` looks into the deals of \`test/solver/fixtures\`, 200 Canfields with the verdicts of other solvers
under five sets of rules, and fails where a verdict contradicts theirs. Where none is known from others, lines that win are played here
as everywhere, and proofs stand alone.

${table(DECIDED_HEAD, rows)}
`;

/**
 * Writes the page.
 * @param {{ numbered: Map<string, unknown[]>, decided: Map<string, unknown[]> }} rows
 * @param {{ nodes: number, seconds: number, bytes: number, early: number, late: number }} figures of speed and memory
 */
export async function writePage({ numbered, decided }, { nodes, seconds, bytes, early, late }) {
  const written = `# How strong and how fast the solver is

\`npm run bench:solver -- [game …] [--deals a..b] [--seconds s]\` measures it and renews the rows of the games that it measured. Each
deal is looked into until it is decided, or until its limit of processor time is spent; medians and p90 are of decided deals. How many
of the deals that are won within the limit are won in five seconds tells whether a longer search is worth its time. A node is a table looked at. The book's rules hold where none are named. Figures of a busy machine are lower than those of an idle one.

${table(HEAD, numbered)}

Canfields that are looked through to their end and lost (unlimited passes, runs, any space, nothing on a base card; of deals 1 to 20
those of less than two million nodes): ${(nodes / seconds / 1e6).toFixed(2)} million nodes per second of processor time, ${nodes.toLocaleString('en')} nodes in all. A
memory of 64 MiB that is full takes ${bytes.toFixed(1)} bytes a table.

One solver that looked into deals of all games, a verdict and a fair hint each, held ${early.toFixed(1)} MiB after 20 of them and ${late.toFixed(1)} MiB
after 200, counted after the garbage was collected.
${decided.size === 0 ? '' : aboutDecided(decided)}`;
  writeFileSync(file, await format(written, { ...(await resolveConfig(file)), parser: 'markdown' }));
}
