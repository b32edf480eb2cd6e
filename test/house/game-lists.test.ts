import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const script = resolve(import.meta.dirname, '../../scripts/game-lists.mjs');
const check = async (...ids: string[]): Promise<string> =>
  (await run(process.execPath, [script, '--check', ...ids])).stdout;

// A game is listed in one place: the other lists are written after that one.
test('all lists of games are as the one list has them', async () => {
  expect(await check()).toBe('');
});

test('a game that joins that list comes into all others', async () => {
  expect((await check('lestnitsa')).trim().split('\n')).toEqual([
    'src/define/all.ts',
    'src/define/autoload.ts',
    'src/index.ts',
    'src/lists/index.ts',
    'src/locales/rules/index.ts',
    'package.json',
    'src/define/lestnitsa.ts',
  ]);
});
