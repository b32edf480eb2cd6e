/** `solve` as it is called: budgets, progress, signals, and a game left as it was. */
import { describe, expect, it, vi } from 'vitest';
import { deal, PatienceError, restore } from '../../src/engine.js';
import { solve, type Progress } from '../../src/solver.js';
import { freshPack } from '../../src/engine/cards.js';
import { SearchTable } from '../../src/engine/search-table.js';
import { ALL } from '../../src/solver/prunings.js';
import { Ranks } from '../../src/solver/ranks.js';
import { PAIR, Seen } from '../../src/solver/seen.js';
import { dice, greedy, ids } from '../engine/support/walk.js';
import { lines } from '../browser/support/lines.js';

/** A game in its last few moves. */
function nearlyWon(id: string, back = 12) {
  const game = restore(lines[id]?.record ?? '');
  for (let move = 0; move < back; move++) game.undo();
  return game;
}

describe('solve', () => {
  it.each(ids)('finds a line of %s that plays from the present position, and changes nothing', async (id) => {
    const game = nearlyWon(id);
    const before = game.record();
    const result = await solve(game, { milliseconds: Infinity });
    expect(game.record()).toBe(before);
    expect(result.verdict).toBe('winnable');
    if (result.verdict === 'winnable') for (const move of result.line) game.play(move);
    expect(game.status).toBe('won');
  });

  it('is about the table as it was when it was asked', async () => {
    const game = nearlyWon('kenfild', 30);
    const before = game.record();
    const asked = solve(game, { milliseconds: Infinity });
    while (game.canUndo) game.undo();
    const result = await asked;
    const then = restore(before);
    if (result.verdict === 'winnable') for (const move of result.line) then.play(move);
    expect(then.status).toBe('won');
  });

  it('has nothing to find where a game is won', async () => {
    const game = restore(lines['kongress']?.record ?? '');
    expect(await solve(game)).toEqual({ verdict: 'winnable', line: [], nodes: 0 });
  });

  it('proves a deal lost', async () => {
    const result = await solve(deal('kenfild', { deal: 1, rules: { passes: '1' } }), { milliseconds: Infinity });
    expect(result.verdict).toBe('lost');
    expect(result.nodes).toBeGreaterThan(1);
    expect(result).not.toHaveProperty('line');
  });

  it('proves a table lost on which no move is left', async () => {
    const game = deal('tsarstvo-zhenshchin', { deal: 1 });
    greedy(game, dice(1));
    expect(game.status).toBe('lost');
    expect(await solve(game)).toEqual({ verdict: 'lost', nodes: 0 });
  });

  it('does not know when its nodes or milliseconds are spent, however few bytes it has', async () => {
    const game = deal('tsarstvo-zhenshchin', { deal: 1 });
    expect(await solve(game, { nodes: 1000, milliseconds: Infinity })).toEqual({ verdict: 'unknown', nodes: 1000 });
    const few = { bytes: 5000, nodes: 20_000, milliseconds: Infinity };
    expect(await solve(game, few)).toEqual({ verdict: 'unknown', nodes: 20_000 });
    expect((await solve(game, { milliseconds: 0 })).verdict).toBe('unknown');
  });

  it('takes no budget that is not a number', async () => {
    const game = deal('tsarstvo-zhenshchin', { deal: 1 });
    for (const name of ['milliseconds', 'nodes', 'bytes'])
      await expect(solve(game, { [name]: NaN })).rejects.toThrow(
        new PatienceError('bad-option', `${name} must be of type number.`),
      );
  });

  it('compares wastes by their sizes only where ranks have room for them', () => {
    const cards = freshPack(1);
    const silent = (stock: number, waste: number): number =>
      deal('kenfild', { deal: 1 }).look((law, table) => {
        const other = new SearchTable(law, table);
        other.set(law.stock, cards.subarray(0, stock), stock);
        other.set(law.waste, cards.subarray(0, waste), 0);
        return new Ranks(law, ALL, true, other).silent;
      });
    expect(silent(34, 0)).not.toBe(0);
    expect(silent(20, 24)).not.toBe(0);
    expect(silent(5, 46)).toBe(0);
  });

  it('remembers of a table two ranks side by side, neither of which makes up for the other', () => {
    const seen = new Seen(Infinity);
    const enter = (one: number, other: number): boolean => seen.enter(7, 7, PAIR | one | (other << 4));
    expect(enter(5, 15)).toBe(true);
    expect(enter(6, 15)).toBe(false);
    expect(enter(15, 15)).toBe(false);
    expect(enter(15, 9)).toBe(true);
    expect(enter(5, 9)).toBe(false);
    expect(enter(4, 15)).toBe(true);
    expect(enter(15, 10)).toBe(false);
    expect(enter(15, 8)).toBe(true);
  });

  it('gives up where there is less memory than it was allowed', () => {
    const Real = Int32Array;
    class Scarce extends Real {
      constructor(length: number) {
        if (length > 1 << 17) throw new RangeError('Array buffer allocation failed');
        super(length);
      }
    }
    vi.stubGlobal('Int32Array', Scarce);
    const seen = new Seen(Infinity);
    for (let table = 1; table < 20_000; table++) seen.enter(Math.imul(table, 0x9e3779b1), table, 0);
    vi.unstubAllGlobals();
    expect(seen.full).toBe(true);
  });

  it('gives the same answer for the same nodes', async () => {
    const game = deal('stroptivye-damy', { deal: 3 });
    const budget = { nodes: 20_000, milliseconds: Infinity };
    expect(await solve(game, budget)).toEqual(await solve(game, budget));
  });

  it('tells how far it has come, and lets everything else go on', async () => {
    const told: Progress[] = [];
    let others = 0;
    const timer = setInterval(() => others++, 1);
    await solve(deal('tsarstvo-zhenshchin', { deal: 1 }), {
      nodes: 100_000,
      milliseconds: Infinity,
      onProgress: (progress) => told.push(progress),
    });
    clearInterval(timer);
    expect(others).toBeGreaterThan(0);
    expect(told.length).toBeGreaterThan(1);
    expect(told.at(-1)?.nodes).toBe(100_000);
    told.slice(1).forEach(({ nodes }, index) => expect(nodes).toBeGreaterThan(told[index]?.nodes ?? 0));
  });

  it('ends with the reason of a signal', async () => {
    const game = deal('tsarstvo-zhenshchin', { deal: 1 });
    const before = new AbortController();
    before.abort(new Error('not at all'));
    await expect(solve(game, { signal: before.signal })).rejects.toThrow('not at all');
    const control = new AbortController();
    const onProgress = () => control.abort(new Error('enough'));
    await expect(solve(game, { signal: control.signal, milliseconds: Infinity, onProgress })).rejects.toThrow('enough');
  });

  it('tells that it is at work while it makes a line shorter, and can be ended then', async () => {
    const control = new AbortController();
    let last = -1;
    const onProgress = ({ nodes }: Progress): void => {
      // No more tables are looked at: a line has been found.
      if (nodes === last) control.abort(new Error('long enough'));
      last = nodes;
    };
    const options = { milliseconds: Infinity, signal: control.signal, onProgress };
    await expect(solve(deal('kongress', { deal: 6 }), options, 1)).rejects.toThrow('long enough');
  });
});
