import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

/** Bytes of the solver's own code below an entry, minified and compressed, without the engine and the games. */
async function bytes(entry: string): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      minify: 'oxc',
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        external: [/\/(engine|games)\//, /\/engine\.js$/],
        output: { minify: true, comments: false, codeSplitting: false },
      },
    },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  return gzipSync(output?.output[0].code ?? '', { level: 9 }).length;
}

test.each([
  ['a worker carries', 'src/solver/remote/worker.ts'],
  ['a page without workers carries', 'src/solver.ts'],
])('what %s of the solver is small', async (_, entry) => {
  const size = await bytes(entry);
  // It is there, and not among what was left out.
  expect(size).toBeGreaterThan(4000);
  expect(size).toBeLessThan(10 * 1024);
});
