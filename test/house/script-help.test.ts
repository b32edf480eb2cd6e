import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

// Whoever asks a script what words it takes is told, and nothing else happens.

const root = resolve(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(resolve(root, 'scripts', name), 'utf8');
const takesWords = (name: string): boolean => /parseArgs\(|process\.argv(\.slice|\[2\])/.test(read(name));
const scripts = readdirSync(resolve(root, 'scripts'))
  // It is a part of `npm test` and `npm run test:nightly`, which name their steps when they are given a wrong one.
  .filter((name) => name.endsWith('.mjs') && name !== 'steps.mjs')
  .filter(takesWords);

it('there are such scripts', () => {
  expect(scripts.length).toBeGreaterThan(12);
});

it.each(scripts)('%s tells how it is called', async (name) => {
  const { stdout, stderr } = await promisify(execFile)('node', [`scripts/${name}`, '--help'], { cwd: root });
  const [comment = ''] = /^(?:\/\/.*\n)+/.exec(read(name)) ?? [];
  expect(stdout.trim()).toBe(comment.replace(/^\/\/ ?/gm, '').trim());
  expect(stderr).toBe('');
});
