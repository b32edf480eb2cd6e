import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, defaultClientConditions } from 'vite';

/** Кэнфилд as dist/cdn has it, but every part in a file of its own, so that each can be missing alone. */
export async function builtInParts(): Promise<{ readonly folder: string; readonly remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'patience-parts-'));
  // The test runner's own environment would bring Lit's development mode.
  const mode = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build({
      configFile: false,
      logLevel: 'silent',
      base: './',
      resolve: { conditions: [...defaultClientConditions, 'patience-source'] },
      build: {
        target: 'es2022',
        outDir: folder,
        minify: false,
        lib: { entry: { kenfild: resolve(import.meta.dirname, '../../src/define/kenfild.ts') }, formats: ['es'] },
        rolldownOptions: { output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' } },
      },
    });
  } finally {
    process.env['NODE_ENV'] = mode;
  }
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
