/** Calls that must fail, and values that nobody expects. */
import { expect } from 'vitest';
import { PatienceError } from '../../../src/engine.js';

/** What a call throws: the code of a PatienceError whose message is a sentence. */
export function codeOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (!(error instanceof PatienceError)) throw error;
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe('PatienceError');
    expect(error.message).toMatch(/^[A-Z].*\.$/s);
    return error.code;
  }
  return 'nothing thrown';
}

/** Any value where a type forbids it. */
export const any = (value: unknown): never => value as never;
export const odd: unknown[] = [
  null,
  undefined,
  0,
  -1,
  1.5,
  NaN,
  Infinity,
  '',
  'x',
  true,
  [],
  {},
  Symbol('s'),
  7n,
  () => 1,
  new Date(0),
  Object.create(null),
];
