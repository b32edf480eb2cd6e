import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../run.mjs';

/** Makes one module of `deals.ts` and all that it uses, for this thread and others; it goes away with the process. */
export async function bundle() {
  const outDir = mkdtempSync(join(tmpdir(), 'winnability-'));
  process.on('exit', () => rmSync(outDir, { recursive: true, force: true }));
  const lib = { entry: join(root, 'scripts/winnability/deals.ts'), formats: ['es'], fileName: () => 'deals.mjs' };
  const rolldownOptions = { output: { topLevelVar: false } };
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir, target: 'es2022', minify: false, lib, rolldownOptions },
  });
  const url = pathToFileURL(join(outDir, 'deals.mjs')).href;
  return { url, deals: await import(url) };
}
