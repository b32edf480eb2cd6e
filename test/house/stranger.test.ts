import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const script = resolve(import.meta.dirname, '../../scripts/stranger.mjs');

// The lines of the READMEs, on a page with nothing else, beside what is packed: no time is asked for here, only that it is a game.
test('from the packed file and two lines of a README to a first move', async () => {
  const { stdout, stderr } = await run(process.execPath, [script, 'packed']);
  expect(stderr).toBe('');
  expect(stdout.match(/^patience.*$/gm)).toEqual([
    'patience-kenfild, deal 336, moves: 1',
    'patience-kenfild, deal 336, moves: 1',
  ]);
});
