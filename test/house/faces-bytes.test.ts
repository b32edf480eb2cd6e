import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { made } from '../../scripts/build-faces.mjs';
import { literals } from '../../scripts/literals.mjs';

const gzipped = (code: string | Buffer): number => gzipSync(code, { level: 9 }).length;

/** Bytes of a module with all it imports, minified and compressed, without Lit, icons, what loads the rest, and what matches. */
async function bytes(entry: string, ...external: readonly RegExp[]): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [literals],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: `src/view/faces/${entry}.ts`, formats: ['es'] },
      rolldownOptions: {
        external: [/^lit/, /icons\.js$/, /later\.js$/, /lazily\.js$/, ...external],
        output: { minify: true, codeSplitting: false },
      },
    },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  return gzipped(output?.output[0].code ?? '');
}

const english = /english(\/\w\w)?\.js$/;
const courts = /courts\.js$/;
const marks = /mark(-styles)?\.js$/;

test('what a table needs to be played is small', async () => {
  expect(await bytes('index', english, courts)).toBeLessThan(3150);
});

/**
 * Our own faces, as they are fetched: numerals, letters and backs with the first drawing, court figures and adorned aces
 * soon after it, and the paints of those. Marks of empty places are no faces; colours are those of the table.
 */
test('our own faces are 7,000 bytes, court figures and all', async () => {
  const first = await bytes('index', english, courts, marks);
  const figures = await bytes('courts', /(art|still)\.js$/);
  const paints = await bytes('court-styles');
  expect(first + figures + paints).toBeLessThan(7000);
});

test.each(Object.entries(made()))('%s is made of the drawings', (path, text) => {
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test('each English court is a small file of its own', () => {
  const folder = 'src/view/faces/english';
  const names = readdirSync(folder);
  expect(names).toHaveLength(12);
  for (const name of names) expect(gzipped(readFileSync(`${folder}/${name}`)), name).toBeLessThan(7200);
});
