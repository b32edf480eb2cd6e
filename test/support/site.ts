import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../..');

/** Builds the site into a folder of its own, as `npm run build:demo` does. */
export async function buildSite(): Promise<{ readonly folder: string; readonly remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  await promisify(execFile)('npx', ['vite', 'build', '--outDir', folder, '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
