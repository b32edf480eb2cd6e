import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { restore } from '../../src/engine.js';

// The tool goes on where it was stopped, and its threads find what one finds.

const root = resolve(import.meta.dirname, '../..');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'winnability-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tool = (...words: string[]): string =>
  execFileSync('node', ['scripts/winnability.mjs', 'kenfild', '--rules', 'passes=unlimited', ...words], {
    cwd: root,
    encoding: 'utf8',
  });
const lines = (file: string): unknown[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as { deal: number })
    .sort((one, other) => one.deal - other.deal);

it('looks at each deal once, in whatever thread, and again at unknown ones under a higher limit', () => {
  const [whole, parts] = [join(folder, 'whole.jsonl'), join(folder, 'parts.jsonl')];
  const limit = ['--nodes', '3000', '--plays', '2'];
  expect(tool('--deals', '1..12', ...limit, '--out', whole)).toContain('12 deals looked at');
  tool('--deals', '1..5', ...limit, '--out', parts);
  // A line that was cut short, as when the tool is stopped.
  appendFileSync(parts, '{"deal":6,"verd');
  expect(tool('--deals', '1..12', ...limit, '--threads', '2', '--out', parts)).toContain('7 deals looked at');
  expect(lines(parts)).toEqual(lines(whole));
  expect(tool('--deals', '1..12', ...limit, '--out', whole)).toContain(' 0 deals looked at');
  const unknown = lines(whole).filter((line) => (line as { verdict: string }).verdict === 'unknown').length;
  const merged = join(folder, 'merged.jsonl');
  tool('--merge', whole, parts, '--out', merged);
  expect(lines(merged)).toEqual(lines(whole));
  expect(tool('--deals', '1..12', '--nodes', '4000', '--plays', '2', '--out', merged)).toContain(
    ` ${unknown} deals looked at`,
  );
});

it('proves a deal', () => {
  const shown = tool('--prove', '7', '--nodes', '100000');
  const { verdict, record } = JSON.parse(shown) as { verdict: string; record?: string };
  if (verdict === 'winnable') expect(restore(record ?? '').status).toBe('won');
  else expect(record).toBeUndefined();
});
