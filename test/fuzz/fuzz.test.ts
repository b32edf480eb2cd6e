/**
 * Inputs made at random out of good ones, for everything that is read. `FUZZ=1000000 npx vitest run test/fuzz` eats that many
 * a target; a fault tells the seed with which it comes again.
 */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dice } from '../engine/support/walk.js';
import { openFrames, sayAnything, type Ears } from './frames.js';
import { targets, type Target } from './targets.js';

const COUNT = Number(process.env['FUZZ'] ?? 1500);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);

const prototypes = (): string =>
  [Object.prototype, Array.prototype, String.prototype, Function.prototype, Map.prototype]
    .map((prototype) => Reflect.ownKeys(prototype).map(String).join())
    .join(';');
const before = prototypes();

let ears: Ears | null = null;
const messages: Target = {
  name: 'messages',
  eat: (roll) => {
    if (ears === null) throw new Error('Nobody listens.');
    return sayAnything(ears, roll);
  },
};

beforeAll(async () => {
  // What is wrong with a value is told on the console.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  ears = await openFrames();
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  expect(prototypes(), 'prototypes are as they were').toBe(before);
});

it.each([...targets, messages])(
  '$name: whatever comes is taken whole or refused in a sentence',
  ({ name, eat }) => {
    let taken = 0;
    for (let seed = SEED; seed < SEED + COUNT; seed++) {
      try {
        if (eat(dice(seed))) taken++;
      } catch (error) {
        throw new Error(`FUZZ_SEED=${seed} FUZZ=1: ${String(error)}`, { cause: error });
      }
    }
    // Good and bad ones are among them, else nothing was tried.
    if (COUNT >= 1000) expect([name, taken > 0, taken < COUNT]).toEqual([name, true, true]);
  },
  24 * 3_600_000,
);
