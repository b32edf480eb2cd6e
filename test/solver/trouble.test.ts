/** Whoever asks in any order, gives up at any time, or has a worker that talks nonsense, is answered once and rightly. */
import { describe, expect, it } from 'vitest';
import { deal, restore, type Game } from '../../src/engine.js';
import { allGames } from '../../src/games/index.js';
import { createSolver, type WorkerLike } from '../../src/solver.js';
import { bench } from '../../src/solver/remote/bench.js';
import type { Order, Report } from '../../src/solver/remote/messages.js';
import { lines } from '../browser/support/lines.js';

function nearlyWon(id: string, moves = 12): Game {
  const game = restore(lines[id]?.record ?? '');
  for (let move = 0; move < moves; move++) game.undo();
  return game;
}

/** A worker of this process that is ready when it is told so. */
class Worker implements WorkerLike {
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  ended = 0;
  readonly orders: Order[] = [];
  private readonly bench = bench(allGames, (report) => this.say(report));

  say(data: unknown): void {
    this.onmessage?.({ data });
  }
  postMessage(order: Order): void {
    this.orders.push(order);
    this.bench.send(order);
  }
  terminate(): void {
    this.ended++;
    this.bench.close();
  }
}

/** One that answers every order with what it is told to say. */
class Babbling extends Worker {
  constructor(private readonly nonsense: (id: number) => unknown) {
    super();
  }
  override postMessage(order: Order): void {
    this.orders.push(order);
    if (order.kind !== 'cancel') queueMicrotask(() => this.say(this.nonsense(order.id)));
  }
}

/** A solver and its worker, which is ready. */
function ready<Kind extends Worker>(worker: Kind): { solver: ReturnType<typeof createSolver>; worker: Kind } {
  const createWorker = (): WorkerLike => {
    setTimeout(() => worker.say({ kind: 'ready' }));
    return worker;
  };
  return { solver: createSolver({ createWorker }), worker };
}

/** Everything that waits has its turn, until something is so. */
async function until(isSo: () => boolean): Promise<void> {
  do await new Promise((go) => setTimeout(go, 1));
  while (!isSo());
}

describe('a solver that is disposed of', () => {
  it('while its worker is on its way, or at work, tells everybody, and lets the worker go', async () => {
    for (const isReady of [false, true]) {
      const { solver, worker } = ready(new Worker());
      const asked = [
        // Of which nobody knows whether it can be won: it keeps the worker at work.
        solver.solve(deal('tsarstvo-zhenshchin', { deal: 1 }), { milliseconds: 600_000 }),
        solver.hint(deal('tsarstvo-zhenshchin', { deal: 2 }), { milliseconds: 600_000 }),
        solver.hint(deal('tsarstvo-zhenshchin', { deal: 3 }), { mode: 'fair', milliseconds: 600_000 }),
      ].map((answer) => expect(answer).rejects.toThrow('disposed'));
      if (isReady) await until(() => worker.orders.length > 0);
      solver.dispose();
      solver.dispose();
      await Promise.all(asked);
      await expect(solver.solve(nearlyWon('kenfild'))).rejects.toThrow('disposed');
      await until(() => worker.ended > 0);
    }
  });

  it('says nothing to whoever had his answer', async () => {
    const { solver } = ready(new Worker());
    const result = await solver.solve(nearlyWon('kenfild'));
    solver.dispose();
    expect(result.verdict).toBe('winnable');
  });
});

describe('questions at once', () => {
  it('are answered each, also about one game, and by its own table', async () => {
    const { solver } = ready(new Worker());
    const one = nearlyWon('kenfild', 20);
    const other = nearlyWon('stroptivye-damy', 20);
    const asked = [one, one, other].map(async (game) => {
      const result = await solver.solve(game);
      if (result.verdict !== 'winnable') throw new Error(result.verdict);
      const copy = restore(game.record());
      for (const move of result.line) copy.play(move);
      expect(copy.status).toBe('won');
    });
    const hints = await Promise.all([solver.hint(other), solver.hint(one)]);
    await Promise.all(asked);
    for (const each of hints) expect(each).toMatchObject({ source: 'line' });
    solver.dispose();
  });
});

describe('a signal', () => {
  it('that was given before asks nothing', async () => {
    const { solver, worker } = ready(new Worker());
    await solver.solve(nearlyWon('kenfild'));
    const orders = worker.orders.length;
    const signal = AbortSignal.abort(new Error('before'));
    await expect(solver.solve(nearlyWon('kenfild'), { signal })).rejects.toThrow('before');
    await expect(solver.hint(nearlyWon('kenfild'), { signal })).rejects.toThrow('before');
    expect(worker.orders).toHaveLength(orders);
    solver.dispose();
  });

  it('that comes meanwhile ends what it belongs to, and nothing else', async () => {
    const { solver, worker } = ready(new Worker());
    const stop = new AbortController();
    const ended = solver.solve(nearlyWon('kongress', 60), { signal: stop.signal, milliseconds: 60_000 });
    const stays = solver.solve(nearlyWon('kenfild'));
    void ended.catch(() => undefined);
    await until(() => worker.orders.length > 0);
    stop.abort(new Error('meanwhile'));
    await expect(ended).rejects.toThrow('meanwhile');
    expect(await stays).toHaveProperty('verdict', 'winnable');
    solver.dispose();
  });

  it('that comes afterwards, or twice, is heard by nobody', async () => {
    const { solver, worker } = ready(new Worker());
    const stop = new AbortController();
    await solver.solve(nearlyWon('kenfild'), { signal: stop.signal });
    const orders = worker.orders.length;
    stop.abort(new Error('afterwards'));
    stop.abort(new Error('twice'));
    await until(() => true);
    expect(worker.orders).toHaveLength(orders);
    expect(await solver.solve(nearlyWon('damskiy'))).toHaveProperty('verdict', 'winnable');
    solver.dispose();
  });
});

describe('a worker that talks nonsense', () => {
  const report = (id: number, rest: object): unknown => ({ id, ...rest }) satisfies Partial<Report>;
  it.each<[string, (id: number) => unknown]>([
    ['nothing', () => undefined],
    ['null', () => null],
    ['text', () => 'winnable'],
    ['a report of no kind', (id) => report(id, {})],
    ['a report of another kind', (id) => report(id, { kind: 'verdict' })],
    ['a result without a result', (id) => report(id, { kind: 'result' })],
    ['a result that is text', (id) => report(id, { kind: 'result', result: 'winnable' })],
    ['a hint for a verdict', (id) => report(id, { kind: 'result', result: { move: null, reason: 'lost' } })],
    [
      'a line that is none',
      (id) => report(id, { kind: 'result', result: { verdict: 'winnable', line: 'a', nodes: 1 } }),
    ],
    [
      'a line of another game',
      (id) => report(id, { kind: 'result', result: { verdict: 'winnable', line: [], nodes: 1 } }),
    ],
  ])('(%s) is not believed: the page does the work', async (_, nonsense) => {
    const { solver, worker } = ready(new Babbling(nonsense));
    const game = nearlyWon('kenfild');
    const result = await solver.solve(game);
    expect(result).toHaveProperty('verdict', 'winnable');
    if (result.verdict === 'winnable') for (const move of result.line) game.play(move);
    expect(game.status).toBe('won');
    expect(worker.ended).toBe(1);
    solver.dispose();
  });

  it('about what nobody asked is not listened to', async () => {
    const { solver, worker } = ready(new Worker());
    const asked = solver.solve(nearlyWon('kenfild'));
    await until(() => worker.orders.length > 0);
    worker.say({ kind: 'result', id: 99, result: { verdict: 'lost', nodes: 1 } });
    worker.say({ kind: 'progress', id: 99, progress: { nodes: 1, milliseconds: 1 } });
    expect(await asked).toHaveProperty('verdict', 'winnable');
    expect(worker.ended).toBe(0);
    solver.dispose();
  });
});
