import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

// What the bench of the solver asks is answered, though nothing of it is measured here.

const root = resolve(import.meta.dirname, '../..');

/** Runs some lines after the solver has been built for the bench. */
async function ask(lines: string): Promise<unknown> {
  const script = `import { loadSolver } from './scripts/bench/solver-bundle.mjs'; const bench = await loadSolver(); ${lines}`;
  const { stdout } = await promisify(execFile)('node', ['--input-type=module', '-e', script], { cwd: root });
  return JSON.parse(stdout);
}

it('looks into numbered deals, into Canfields that others decided, and at what a solver holds', async () => {
  const { numbered, sets, first, held } = (await ask(`
    const sets = bench.decidedCanfields();
    const { rules, deals } = sets.at(-1);
    const known = deals.find(({ winnable }) => winnable);
    console.log(JSON.stringify({
      numbered: bench.run('korol-dama-valet', { deal: 1 }, 60).verdict,
      sets: sets.map(({ deals }) => deals.length),
      first: bench.run('kenfild', { cards: known.cards, rules }, 60).verdict,
      held: await bench.held([1, 2], () => {}),
    }));`)) as { numbered: string; sets: number[]; first: string; held: number[] };
  expect(numbered).toBe('winnable');
  expect(sets).toEqual([200, 200, 200, 200, 200]);
  expect(first).toBe('winnable');
  expect(held.every((megabytes) => megabytes > 0)).toBe(true);
});
