/** The way back to where a game could still be won, with a solver that says what the test wants. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deal, type Game } from '../../src/engine.js';
import { Judge } from '../../src/elements/judge.js';
import { Session } from '../../src/elements/session.js';
import type { Solver, SolveResult } from '../../src/solver/index.js';

/** What the solver says of the table after so many moves; it fails where it says nothing. */
type Says = (moves: number) => 'lost' | 'unknown' | undefined;

const asked: number[] = [];
let says: Says;
const host = { judges: true, goesBack: true, judged: () => undefined };
const solver: Solver = {
  solve: (game: Game): Promise<SolveResult> => {
    asked.push(game.moveCount);
    const verdict = says(game.moveCount);
    return verdict === undefined ? Promise.reject(new Error('It broke.')) : Promise.resolve({ verdict, nodes: 1 });
  },
  hint: () => Promise.reject(new Error('No hints.')),
  dispose: () => undefined,
};

let session: Session;
let judge: Judge;
const follow = async (): Promise<void> => {
  judge.follow(session);
  await vi.runAllTimersAsync();
  // The host is drawn again with what was found out.
  judge.follow(session);
  await vi.runAllTimersAsync();
};
const play = (count: number): void => {
  for (let move = 0; move < count; move++) session.play({ from: 'stock', to: 'waste', count: 3 }, 'player');
};

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  Object.assign(host, { judges: true, goesBack: true });
  session = new Session(deal('kenfild', { deal: 7 }), null, false);
  judge = new Judge(host, () => solver);
});
afterEach(() => {
  session.clock.stop();
  vi.useRealTimers();
});

it('leads to the last table that is not proved lost', async () => {
  says = (moves) => (moves >= 3 ? 'lost' : 'unknown');
  play(8);
  await follow();
  expect([judge.verdict, judge.back]).toEqual(['lost', 2]);
});

it('leads before a table that was proved lost, though one after it was not', async () => {
  // Later tables were not decided in time; only then is an earlier one proved lost.
  says = () => 'unknown';
  for (let move = 0; move < 6; move++) {
    play(1);
    await follow();
  }
  expect(judge.verdict).toBe('unknown');
  for (let move = 0; move < 6; move++) session.undo();
  play(3);
  // The table after three moves is known; the one on another way is not, and is the same way.
  judge = new Judge(host, () => solver);
  says = (moves) => (moves >= 3 ? 'lost' : 'unknown');
  await follow();
  expect(judge.back).toBe(2);
  says = () => 'unknown';
  play(3);
  await follow();
  expect([judge.verdict, judge.back]).toEqual(['lost', 2]);
});

it('is found when moves may be taken back again', async () => {
  says = (moves) => (moves >= 2 ? 'lost' : 'unknown');
  host.goesBack = false;
  play(4);
  await follow();
  expect([judge.verdict, judge.back]).toEqual(['lost', null]);
  host.goesBack = true;
  await follow();
  expect(judge.back).toBe(1);
});

it('is not sought for ever where the solver fails', async () => {
  says = (moves) => (moves === 4 ? 'lost' : undefined);
  play(4);
  for (let drawing = 0; drawing < 5; drawing++) await follow();
  expect([judge.verdict, judge.back]).toEqual(['lost', null]);
  expect(asked.length).toBeLessThan(4);
});

it('is given up and sought anew where the player plays on, takes back, hides it or begins again', async () => {
  says = (moves) => (moves >= 3 ? 'lost' : 'unknown');
  play(5);
  judge.follow(session);
  session.undo();
  await follow();
  expect([judge.verdict, judge.back]).toEqual(['lost', 2]);
  session.undo();
  session.undo();
  await follow();
  expect([judge.verdict, judge.back]).toEqual(['unknown', null]);
  session.redo();
  session.redo();
  await follow();
  expect([judge.verdict, judge.back]).toEqual(['lost', 2]);
  host.judges = false;
  judge.stop();
  expect(judge.verdict).toBe(null);
  host.judges = true;
  await follow();
  expect([judge.verdict, judge.back]).toEqual(['lost', 2]);
  session.clock.stop();
  session = session.again();
  await follow();
  expect([judge.verdict, judge.back]).toEqual(['unknown', null]);
});
