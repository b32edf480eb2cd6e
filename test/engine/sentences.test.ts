/** Every sentence of the sources has become a rule, and every rule has a test. */
import { describe, expect, it } from 'vitest';
import { sentences } from './sentences.js';
import { titlesOf } from './support/titles.js';

const count = (prefix: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => `${prefix}${first + at}`);

/** The numbers of all sentences. */
const numbers = [
  ...count('S0.', 1, 49),
  'S1.0',
  ...count('S1.a', 1, 18),
  ...count('S1.b', 0, 3),
  ...count('S1.v', 1, 6),
  ...count('U', 1, 9),
  ...count('S2.K', 1, 26),
  ...count('S2.C', 1, 14),
  ...count('S3.', 1, 3),
  ...count('S3.r', 1, 9),
  ...count('S3.d', 1, 3),
  ...count('S3.t', 1, 6),
  'S3.i',
  ...count('S3.h', 1, 3),
  ...count('S3.q', 1, 5),
];

describe('the sentences of the sources', () => {
  const titles = titlesOf(import.meta.dirname);

  it('every sentence is listed exactly once, in order', () => {
    expect(sentences.map(({ id }) => id)).toEqual(numbers);
  });

  it('every sentence has a rule and a few words', () => {
    for (const { id, rule, words } of sentences) expect([id, rule !== '', words.length > 5]).toEqual([id, true, true]);
  });

  it('the titles of all tests are found', () => {
    expect(titles.length).toBeGreaterThan(250);
  });

  it.each(sentences.map(({ id, words, tests }) => ({ id, words, tests })))('$id: $words', ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((test) => !titles.some((title) => title.test(test)))).toEqual([]);
  });
});
