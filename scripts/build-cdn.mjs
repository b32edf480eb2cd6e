// Builds dist/cdn for plain `<script type="module">` tags: one entry for each tag, over chunks that all of them share
// (so a page with several games loads Lit once), and all.js, every game in one file.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { minifyHTMLLiterals } from 'minify-literals';
import { build, defaultClientConditions } from 'vite';

// Lit has a development build, which has no place here whatever the caller's environment says.
process.env.NODE_ENV = 'production';

const outDir = 'dist/cdn';
const ids = readdirSync('src/define')
  .filter((name) => name.endsWith('.ts'))
  .map((name) => basename(name, '.ts'))
  .filter((id) => id !== 'all' && id !== 'define');

/** White space and comments in templates of markup and styles reach no reader. */
const literals = {
  name: 'literals',
  async transform(code, id) {
    if (!/\/src\/.*\.ts$/.test(id) || !/\b(html|css|svg)`/.test(code)) return null;
    return (await minifyHTMLLiterals(code, { fileName: id })) ?? null;
  },
};

const bundle = (entry, output, emptyOutDir, external) =>
  build({
    configFile: false,
    logLevel: 'warn',
    plugins: [literals],
    base: './',
    resolve: { conditions: [...defaultClientConditions, 'patience-source'] },
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir,
      minify: 'oxc',
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external, output: { minify: true, comments: false, entryFileNames: '[name].js', ...output } },
    },
  });

await bundle(
  Object.fromEntries(ids.map((id) => [id, `src/define/${id}.ts`])),
  { chunkFileNames: 'chunks/[name]-[hash].js' },
  true,
);
// The English courts would make up half of all.js: it fetches them, when they are asked for, from the chunks of the others.
const courts = Object.fromEntries(
  readdirSync(`${outDir}/chunks`).flatMap((name) =>
    /^[JQK][SHCD]-/.test(name) ? [[`/english/${name.slice(0, 2)}.js`, `./chunks/${name}`]] : [],
  ),
);
await bundle(
  { all: 'src/define/all.ts' },
  { codeSplitting: false, paths: (id) => courts[id.slice(-14)] ?? id },
  false,
  (id) => id.slice(-14) in courts,
);

const gzipped = (path) => gzipSync(readFileSync(path), { level: 9 }).length;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const entries = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
for (const entry of entries) {
  const path = join(entry.parentPath, entry.name);
  console.log(`${path} ${kilobytes(readFileSync(path).length)}, gzip ${kilobytes(gzipped(path))}`);
}
