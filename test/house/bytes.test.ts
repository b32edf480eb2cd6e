import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measure } from '../../scripts/bytes.mjs';

const page = readFileSync('docs/bytes.md', 'utf8');
/** Every line of the tables: a name, and its numbers. */
const written = new Map(
  [...page.matchAll(/^\| `([\w-]+?)(?:\.js)?` +\|(.*)\|$/gm)].map(([, name = '', numbers = '']) => [
    name,
    numbers.split('|').map((text) => Number(text.trim().replaceAll(',', ''))),
  ]),
);
const { games, panels, parts } = measure();

test.each(games)('$id is no larger than docs/bytes.md says', ({ id, first, soon, adds }) => {
  const [most = 0, english = 0, russian = 0, added = 0] = written.get(id) ?? [];
  expect(first).toBeLessThan(most * 1.01);
  expect(first).toBeLessThan(30_000);
  expect(soon.en).toBeLessThan(english * 1.01);
  expect(soon.ru).toBeLessThan(russian * 1.01);
  expect(adds).toBeLessThan(Math.max(added * 1.05, 200));
  expect(adds).toBeLessThan(1500);
});

test.each(parts)('the part %s is no larger than docs/bytes.md says', (name, bytes) => {
  expect(bytes).toBeLessThan((written.get(name)?.[0] ?? 0) * 1.03);
});

/**
 * What opening a panel may take, and what it may take after another. The aim is 5,000 for each: two panels do not reach
 * it yet, and are held to what they take now, so that they get no further from it.
 */
const BOUNDS: Readonly<Record<string, readonly [all: number, further: number]>> = {
  // All that may be said of a game under any of its rules, with the picture: that alone is held to the bound of the others.
  rules: [6900, 4400],
  // What is counted comes only with save-key.
  settings: [5000, 2450],
  'settings with `save-key`': [7100, 4650],
  // Lists of winnable deals are beside it.
  deals: [6000, 3550],
  keys: [4200, 1700],
};

test.each(panels)('opening $panel keeps to its bound', ({ panel, all, further }) => {
  const [most = 0, mostFurther = 0] = BOUNDS[panel] ?? [];
  expect(Math.max(all.en, all.ru)).toBeLessThan(most);
  expect(Math.max(further.en, further.ru)).toBeLessThan(mostFurther);
});
