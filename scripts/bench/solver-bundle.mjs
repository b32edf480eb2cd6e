// The solver from its sources, with what `bench-solver.mjs` asks of it (solver.ts).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../run.mjs';

/** Builds and imports it. Some of it is loaded later, when it is first needed: what was built stays until the process ends. */
export async function loadSolver() {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-solver-'));
  process.on('exit', () => rmSync(outDir, { recursive: true }));
  const lib = { entry: join(root, 'scripts/bench/solver.ts'), formats: ['es'], fileName: () => 'solver.mjs' };
  const rolldownOptions = { output: { topLevelVar: false } };
  const options = { outDir, target: 'es2022', minify: false, lib, rolldownOptions };
  await build({ configFile: false, root, logLevel: 'error', build: options });
  return import(pathToFileURL(join(outDir, 'solver.mjs')).href);
}
