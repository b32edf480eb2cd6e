import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measure } from '../../scripts/bytes.mjs';

const page = readFileSync('docs/bytes.md', 'utf8');
const written = new Map(
  [...page.matchAll(/^\| `([\w-]+?)(?:\.js)?` +\| ([\d,]+)(?: +\| ([\d,]+))? +\|/gm)].map(([, id = '', ...numbers]) => [
    id,
    numbers.map((text: string | undefined) => Number(text?.replaceAll(',', ''))),
  ]),
);

test.each(measure())('$id is no larger than docs/bytes.md says', ({ id, first, adds, later }) => {
  const [most = 0, mostAdded = 0] = written.get(id) ?? [];
  expect(first).toBeLessThan(most * 1.01);
  expect(adds).toBeLessThan(Math.max(mostAdded * 1.05, 200));
  expect(adds).toBeLessThan(1500);
  for (const [name, bytes] of later) expect(bytes, name).toBeLessThan((written.get(name)?.[0] ?? 0) * 1.03);
});
