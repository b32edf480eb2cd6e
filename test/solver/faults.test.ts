/** A clock that stands still or jumps, and next to no memory: the solver ends, gives others their turn, and says nothing untrue. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deal, restore } from '../../src/engine.js';
import { hint, solve } from '../../src/solver.js';
import { lines } from '../browser/support/lines.js';

afterEach(() => void vi.restoreAllMocks());

/** A deal that is not found out about at once. */
const hard = () => deal('tsarstvo-zhenshchin', { deal: 1 });

describe('a clock', () => {
  it('that stands still ends no search, and keeps nobody else waiting', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(1000);
    let turns = 0;
    const ending = new AbortController();
    const watch = (): void => {
      if (++turns === 3) ending.abort(new Error('enough'));
      else setTimeout(watch);
    };
    setTimeout(watch);
    const { signal } = ending;
    await expect(solve(hard(), { milliseconds: 1000, nodes: 2_000_000, signal })).rejects.toThrow('enough');
    expect(turns).toBe(3);
  });

  it.each([
    ['forwards', 86_400_000],
    ['back', -86_400_000],
  ])('of the day that is set %s changes no budget', async (_, jump) => {
    const real = Date.now.bind(Date);
    let looks = 0;
    vi.spyOn(Date, 'now').mockImplementation(() => real() + jump * ++looks);
    const times: number[] = [];
    const onProgress = ({ milliseconds }: { milliseconds: number }): void => void times.push(milliseconds);
    expect(await solve(hard(), { nodes: 20_000, milliseconds: 3_600_000, onProgress })).toMatchObject({
      verdict: 'unknown',
      nodes: 20_000,
    });
    expect(times.every((time) => time >= 0 && time < 3_600_000)).toBe(true);
  });
});

describe('next to no memory', () => {
  it.each(Object.entries(lines))(
    '%s: a line that is found wins, and what is not is not known',
    async (_, { record }) => {
      const game = restore(record);
      for (let move = 0; move < 12; move++) game.undo();
      const before = game.position();
      for (const bytes of [0, 1, 64, 4096]) {
        const result = await solve(game, { bytes, nodes: 20_000 });
        expect(game.position()).toBe(before);
        expect(result.verdict).not.toBe('lost');
        if (result.verdict !== 'winnable') continue;
        const copy = restore(game.record());
        for (const move of result.line) copy.play(move);
        expect(copy.status).toBe('won');
      }
    },
  );

  it('gives a hint that is legal', async () => {
    const game = hard();
    const { move } = await hint(game, { bytes: 0, milliseconds: 0 });
    expect(move === null ? 'none' : game.refusal(move)).toBe(null);
  });
});
