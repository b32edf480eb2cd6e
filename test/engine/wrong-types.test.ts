/** Whatever is given to a public call of the engine and the solver, its error is of the documented kind, and a sentence. */
import { describe, expect, it } from 'vitest';
import { dailyDeal, deal, PatienceError, restore, verify } from '../../src/engine.js';
import { createSolver, hint, solve } from '../../src/solver.js';
import { any, odd } from './support/odd.js';

const table = deal('kenfild', { deal: 7 });
const beyond = [1e300, -1e300, 2 ** 53, Number.MAX_VALUE, 'x'.repeat(100_000), new Array(10_000).fill('AS'), new Map()];
const values = [...odd, ...beyond];
const nameOf = (value: unknown): string => `${typeof value} ${Object.prototype.toString.call(value)}`;

/** Each call with the odd value in one place; what may be thrown there, and whether it may be taken. */
const engine: Readonly<Record<string, (value: never) => unknown>> = {
  'deal(x)': (value) => deal(value),
  'deal(game, x)': (value) => deal('kenfild', value),
  'deal(game, { deal: x })': (value) => deal('kenfild', { deal: value }),
  'deal(game, { cards: x })': (value) => deal('kenfild', { cards: value }),
  'deal(game, { cards: [x] })': (value) => deal('kenfild', { cards: new Array<never>(52).fill(value) }),
  'deal(game, { position: x })': (value) => deal('kenfild', { position: value }),
  'deal(game, { rules: x })': (value) => deal('kenfild', { rules: value }),
  'deal(game, { rules: { draw: x } })': (value) => deal('kenfild', { rules: { draw: value } }),
  'restore(x)': (value) => restore(value),
  'verify(x)': (value) => verify(value, { game: 'kenfild', deal: 7 }),
  'verify(record, x)': (value) => verify(table.record(), value),
  'verify(record, { rules: x })': (value) => verify(table.record(), { game: 'kenfild', deal: 7, rules: value }),
  'dailyDeal(x)': (value) => dailyDeal(value, '2026-11-30'),
  'dailyDeal(game, x)': (value) => dailyDeal('kenfild', value),
  'dailyDeal(game, day, x)': (value) => dailyDeal('kenfild', '2026-11-30', value),
  'dailyDeal(game, day, { difficulty: x })': (value) => dailyDeal('kenfild', '2026-11-30', { difficulty: value }),
  'pile(x)': (value) => table.pile(value),
  'play(x)': (value) => table.play(value),
  'play({ from: x })': (value) => table.play({ from: value, to: 'waste', count: 3 }),
  'play({ to: x })': (value) => table.play({ from: 'stock', to: value, count: 3 }),
  'play({ count: x })': (value) => table.play({ from: 'stock', to: 'waste', count: value }),
};

describe.each(Object.entries(engine))('%s', (_, call) => {
  it.each(values.map((value) => [nameOf(value), value]))(
    '%s is taken, or refused with a PatienceError',
    (__, value) => {
      const before = table.record();
      try {
        call(any(value));
      } catch (error) {
        expect(error).toBeInstanceOf(PatienceError);
        expect((error as PatienceError).code).toMatch(/^[a-z]+(-[a-z]+)+$/);
        expect((error as PatienceError).message).toMatch(/^[A-Z].{3,400}\.$/s);
      }
      expect(table.record()).toBe(before);
    },
  );
});

it.each(values.map((value) => [nameOf(value), value]))('refusal(%s) never throws', (_, value) => {
  expect(() => table.refusal(any(value))).not.toThrow();
  expect(() => table.refusal({ from: any(value), to: any(value), count: any(value) })).not.toThrow();
});

const away = createSolver({
  createWorker: () => {
    throw new Error('No worker is needed to see that.');
  },
});
const GAME = 'The game must be of type Game.';
const wrong = (name: string, type: string): PatienceError =>
  new PatienceError('bad-option', `${name} must be of type ${type}.`);
const isNumber = (value: unknown): boolean => typeof value === 'number' && !Number.isNaN(value);
const few = { nodes: 10, milliseconds: 1 };

describe.each([
  ['solve', solve],
  ['hint', hint],
  ['solve in a worker', (game: never, options?: never) => away.solve(game, options)],
  ['hint in a worker', (game: never, options?: never) => away.hint(game, options)],
] as const)('%s', (_, ask) => {
  const call = (game: unknown, ...options: unknown[]): Promise<unknown> => ask(any(game), ...(options as [never]));

  it.each(values.map((value) => [nameOf(value), value]))('%s is no game', async (__, value) => {
    await expect(call(value)).rejects.toThrow(new PatienceError('unknown-game', GAME));
  });

  it.each(values.filter((value) => value !== undefined && typeof value !== 'object').concat(null))(
    'are no options: %s',
    async (value) => {
      await expect(call(table, value)).rejects.toThrow(wrong('The options', 'object'));
    },
  );

  it.each(values.filter((value) => value !== undefined).map((value) => [nameOf(value), value]))(
    'options that are %s',
    async (__, value) => {
      for (const name of ['milliseconds', 'nodes', 'bytes'])
        if (!isNumber(value))
          await expect(call(table, { ...few, [name]: value })).rejects.toThrow(wrong(name, 'number'));
      if (typeof value !== 'function')
        await expect(call(table, { ...few, onProgress: value })).rejects.toThrow(wrong('onProgress', 'function'));
      await expect(call(table, { ...few, signal: value })).rejects.toThrow(wrong('signal', 'AbortSignal'));
      await expect(call(table, { ...few, mode: value })).rejects.toThrow(wrong('mode', '"solver" | "fair"'));
    },
  );
});

it('createSolver takes options and a function that makes a worker', () => {
  for (const value of [null, 'x', 7]) expect(() => createSolver(any(value))).toThrow(wrong('The options', 'object'));
  for (const value of [null, 'x', 7, {}])
    expect(() => createSolver({ createWorker: any(value) })).toThrow(wrong('createWorker', 'function'));
});
