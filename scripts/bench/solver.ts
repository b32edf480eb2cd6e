/** What `bench-solver.mjs` runs: one deal looked into until it is decided or its processor time is spent. */
import { deal, games, type DealOptions } from '../../src/engine.js';
import { createSolver } from '../../src/solver.js';
import { Search } from '../../src/solver/search.js';
import { Seen } from '../../src/solver/seen.js';
import { decided, ruleSets } from '../../test/solver/fixtures/canfield-verdicts.js';

export { games };

/** Tables between two looks at the clock, which cost as much as some hundred tables. */
const STEP = 20_000;

interface Outcome {
  readonly verdict: string;
  readonly nodes: number;
  /** Processor time. */
  readonly seconds: number;
}

/** Seconds of processor time that this process has had. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** The Canfields that others decided, by each set of rules; `winnable` is null where they did not. */
export function decidedCanfields() {
  return ruleSets.map((rules, index) => ({
    rules,
    deals: decided().map(({ cards, winnable }) => ({ cards, winnable: winnable[index] ?? null })),
  }));
}

/** Looks into one deal; throws where a line does not win. */
export function run(id: string, start: DealOptions, seconds: number): Outcome {
  const game = deal(id, start);
  const begun = spent();
  const search = new Search(game);
  let verdict = search.verdict;
  while (verdict === null && spent() - begun < seconds) verdict = search.run(STEP);
  const outcome = { verdict: verdict ?? 'unknown', nodes: search.nodes, seconds: spent() - begun };
  for (const move of search.line) game.play(move);
  if (verdict === 'winnable' && game.status !== 'won')
    throw new Error(`A line of ${id} ${JSON.stringify(start)} does not win.`);
  return outcome;
}

/** Tables looked at per second of processor time where a deal is looked through to its end, without beams. */
export function exhaust(rules: Record<string, string>, deals: number): { nodes: number; seconds: number } {
  let nodes = 0;
  let seconds = 0;
  for (let number = 1; number <= deals; number++) {
    const begun = spent();
    const search = new Search(deal('kenfild', { deal: number, rules }), { beams: false });
    if (search.run(2_000_000) !== 'lost') continue;
    nodes += search.nodes;
    seconds += spent() - begun;
  }
  return { nodes, seconds };
}

/** Bytes per table kept when a memory of so many bytes is full. */
export function bytesPerTable(limit: number): number {
  const seen = new Seen(limit);
  let word = 0;
  for (; !seen.full; word++) seen.enter(Math.imul(word, 0x9e3779b1), Math.imul(word, 0x85ebca6b), 0);
  return seen.bytes / (word - 1);
}

/** Megabytes held after so many deals of all games were looked into and left, each by a verdict and a hint of one solver. */
export async function held(deals: readonly number[], collect: () => void): Promise<number[]> {
  const solver = createSolver();
  const sizes: number[] = [];
  for (let number = 1; number <= Math.max(...deals); number++) {
    const game = deal(games[number % games.length]?.id ?? '', { deal: number });
    await solver.solve(game, { nodes: 20_000, milliseconds: Infinity });
    await solver.hint(game, { mode: 'fair' });
    if (!deals.includes(number)) continue;
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    sizes.push((heapUsed + arrayBuffers) / 2 ** 20);
  }
  solver.dispose();
  return sizes;
}
