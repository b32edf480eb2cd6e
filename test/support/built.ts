import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

const newest = (directory: string): number =>
  Math.max(
    ...readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => statSync(join(entry.parentPath, entry.name)).mtimeMs),
  );

const isBuilt = (): boolean =>
  existsSync(join(root, 'dist/cdn/all.js')) &&
  existsSync(join(root, 'custom-elements.json')) &&
  statSync(join(root, 'dist/cdn/all.js')).mtimeMs > newest(join(root, 'src'));

/** Before the tests of the package: dist/ is built, unless it is newer than all of src/. */
export async function setup(): Promise<void> {
  if (isBuilt()) return;
  // The test runner's own environment would bring Lit's development mode into the files for script tags.
  const env = { ...process.env, NODE_ENV: 'production' };
  await run('npm', ['run', '-s', 'build'], { cwd: root, env }).catch((error: unknown) => {
    throw new Error(`The build failed:\n${(error as { stdout: string }).stdout}`);
  });
}
