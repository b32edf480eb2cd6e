/** The solver's calls as a worker answers them, and what comes of workers that do not. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { deal, restore, type Game } from '../../src/engine.js';
import { allGames } from '../../src/games/index.js';
import { createSolver, type WorkerLike } from '../../src/solver.js';
import { bench } from '../../src/solver/remote/bench.js';
import type { Order, Report } from '../../src/solver/remote/messages.js';
import { lines } from '../browser/support/lines.js';

afterEach(() => vi.useRealTimers());

function nearlyWon(id: string, moves = 12): Game {
  const game = restore(lines[id]?.record ?? '');
  for (let move = 0; move < moves; move++) game.undo();
  return game;
}

/** A worker of this process: all that crosses is copied, as it would be. */
class Here implements WorkerLike {
  onmessage: ((event: { readonly data: Report }) => void) | null = null;
  onerror: ((event: { preventDefault?(): void }) => void) | null = null;
  ended = false;
  readonly orders: Order[] = [];
  protected readonly bench = bench(allGames, (report) => this.onmessage?.({ data: structuredClone(report) }));

  constructor(ready = true) {
    if (ready) setTimeout(() => this.onmessage?.({ data: { kind: 'ready' } }));
  }
  postMessage(order: Order): void {
    this.orders.push(structuredClone(order));
    this.bench.send(structuredClone(order));
  }
  terminate(): void {
    this.ended = true;
    this.bench.close();
  }
}

/** One that dies of its first task. */
class Dying extends Here {
  override postMessage(): void {
    queueMicrotask(() => this.onerror?.({}));
  }
}

/** One that is ready and then says nothing any more. */
class Silent extends Here {
  override postMessage(order: Order): void {
    this.orders.push(order);
  }
}

/** One that has heard what is given up, and is busy with everything else. */
class Busy extends Here {
  override postMessage(order: Order): void {
    if (order.kind === 'cancel') super.postMessage(order);
  }
}

async function solves(game: Game, createWorker?: () => WorkerLike): Promise<void> {
  const solver = createSolver({ createWorker });
  const result = await solver.solve(game);
  expect(result.verdict).toBe('winnable');
  if (result.verdict === 'winnable') for (const move of result.line) game.play(move);
  expect(game.status).toBe('won');
  solver.dispose();
}

describe('a solver', () => {
  it('works where there are no workers', () => solves(nearlyWon('kongress')));
  it('works in a worker', () => solves(nearlyWon('kongress'), () => new Here()));
  it('works where a worker dies', () => solves(nearlyWon('damskiy'), () => new Dying()));
  it('works where no worker may be made', () =>
    solves(nearlyWon('kenfild'), () => {
      throw new TypeError('This page lets nobody make workers.');
    }));

  it('ends what was asked by whoever throws when told of its progress, and nothing else', async () => {
    const made: Here[] = [];
    const solver = createSolver({ createWorker: () => (made[made.length] = new Here()) });
    const reason = new Error('It was the page.');
    const onProgress = (): void => {
      throw reason;
    };
    await expect(solver.solve(deal('tsarstvo-zhenshchin', { deal: 1 }), { onProgress })).rejects.toBe(reason);
    expect(made[0]?.orders.map(({ kind }) => kind)).toEqual(['solve', 'cancel']);
    expect(await solver.solve(nearlyWon('kenfild'))).toHaveProperty('verdict', 'winnable');
    solver.dispose();
  });

  it('works where a worker falls silent, or never says a word', async () => {
    for (const make of [() => new Silent(), () => new Here(false)]) {
      vi.useFakeTimers();
      const done = solves(nearlyWon('kenfild'), make);
      await vi.advanceTimersByTimeAsync(60_000);
      await done;
    }
  });

  it('finds out that a worker is silent, though whoever asks never waits for long', async () => {
    vi.useFakeTimers();
    for (const Kind of [Silent, Busy]) {
      const worker = new Kind();
      const solver = createSolver({ createWorker: () => worker });
      // One question follows another, each before the one before it has been answered.
      let last = new AbortController();
      for (let second = 0; second < 30; second++) {
        const next = new AbortController();
        void solver.solve(nearlyWon('kenfild', 30), { signal: next.signal }).catch(() => undefined);
        last.abort(new Error('enough'));
        last = next;
        await vi.advanceTimersByTimeAsync(1000);
      }
      expect(worker.ended).toBe(Kind === Silent);
      last.abort(new Error('enough'));
      solver.dispose();
    }
  });

  it('gives a worker text alone, and one worker all tasks', async () => {
    const made: Here[] = [];
    const solver = createSolver({
      createWorker: () => {
        const worker = new Here();
        made.push(worker);
        return worker;
      },
    });
    const games = ['kenfild', 'kongress', 'damskiy'].map((id) => nearlyWon(id));
    await Promise.all(games.map((game) => solver.solve(game)));
    expect(made).toHaveLength(1);
    expect(made[0]?.orders).toHaveLength(3);
    for (const order of made[0]?.orders ?? []) expect(order).toEqual(JSON.parse(JSON.stringify(order)));
    solver.dispose();
    expect(made[0]?.ended).toBe(true);
  });

  it('lets a worker go that has nothing to do, and makes another', async () => {
    vi.useFakeTimers();
    const made: Here[] = [];
    const solver = createSolver({
      createWorker: () => {
        const worker = new Here();
        made.push(worker);
        return worker;
      },
    });
    for (const count of [1, 2]) {
      const asked = solver.solve(nearlyWon('kenfild'));
      await vi.advanceTimersByTimeAsync(1000);
      await asked;
      expect(made).toHaveLength(count);
      await vi.advanceTimersByTimeAsync(40_000);
    }
    expect(made.map(({ ended }) => ended)).toEqual([true, true]);
    solver.dispose();
  });

  it('follows one line, from a hint or from a verdict, without asking again', async () => {
    const worker = new Here();
    const solver = createSolver({ createWorker: () => worker });
    const game = nearlyWon('kenfild', 30);
    const result = await solver.solve(game, { milliseconds: 20_000 });
    const told: unknown[] = [];
    while (game.status === 'playing') {
      const next = await solver.hint(game);
      if (next.move === null) throw new Error(next.reason);
      told.push(next.move);
      game.play(next.move);
    }
    expect(game.status).toBe('won');
    expect(result).toMatchObject({ line: told });
    expect(worker.orders).toHaveLength(1);
    solver.dispose();
  });

  it('lets a worker go after a task that nobody waits for any more, and trusts the next', async () => {
    vi.useFakeTimers();
    const made: Here[] = [];
    const solver = createSolver({
      createWorker: () => {
        const worker = new Silent();
        made.push(worker);
        return worker;
      },
    });
    for (const count of [1, 2]) {
      const stop = new AbortController();
      const asked = solver.hint(deal('kongress', { deal: 3 }), { signal: stop.signal });
      void asked.catch(() => undefined);
      await vi.advanceTimersByTimeAsync(1000);
      stop.abort(new Error('enough'));
      await expect(asked).rejects.toThrow('enough');
      expect(made).toHaveLength(count);
      await vi.advanceTimersByTimeAsync(40_000);
      expect(made.at(-1)?.ended).toBe(true);
    }
    solver.dispose();
  });

  it('gives up what nobody waits for, and tells how far it is', async () => {
    const worker = new Here();
    const solver = createSolver({ createWorker: () => worker });
    const stop = new AbortController();
    // Nobody knows its end: it goes on until it is given up.
    const game = deal('tsarstvo-zhenshchin', { deal: 1 });
    const asked = solver.solve(game, {
      milliseconds: Infinity,
      signal: stop.signal,
      onProgress: () => stop.abort(new Error('enough')),
    });
    await expect(asked).rejects.toThrow('enough');
    expect(worker.orders.at(-1)?.kind).toBe('cancel');
    await expect(solver.solve(game, { signal: stop.signal })).rejects.toThrow('enough');
    solver.dispose();
    await expect(solver.hint(game)).rejects.toThrow('disposed');
  });
});
