// Builds dist/cdn for plain `<script type="module">` tags: one entry for each tag, over chunks that all of them share
// (so a page with several games loads Lit once), autoload.js, which fetches those that are used, and all.js, every game in
// one file.
import { createHash } from 'node:crypto';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';
import { chunkGroups, haveCompiledAtOnce, ownCopies, selfContained } from './chunks.mjs';
import { functionsFirst } from './functions-first.mjs';
import { leanLit } from './lean-lit.mjs';
import { literals } from './literals.mjs';
import { exportPlainly } from './plain-exports.mjs';
import { rulesPages } from './rules-pages.mjs';
import { sourceModule, workerScript } from './worker-script.mjs';

// Lit has a development build, which has no place here whatever the caller's environment says.
process.env.NODE_ENV = 'production';

const outDir = 'dist/cdn';
const ids = readdirSync('src/define')
  .filter((name) => name.endsWith('.ts'))
  .map((name) => basename(name, '.ts'))
  .filter((id) => !['all', 'autoload', 'define'].includes(id));

const script = await workerScript();
const pages = await rulesPages();

/**
 * Puts the solver's worker where the sources have none: as text, and as the file beside, at this path. The file is tried
 * first, as it is surely there: a policy that knows no `blob:` is not offended.
 */
const worker = (path) => ({
  name: 'worker',
  enforce: 'pre',
  load: (id) => (id.endsWith('/solver/remote/worker-source.ts') ? sourceModule(script) : null),
  transform(code, id) {
    if (!id.endsWith('/solver/remote/workers.ts')) return null;
    const changes = [
      // Vite would bundle a worker of its own where it reads a plain path.
      [
        "new URL('./worker.js', import.meta.url), { type: 'module' }",
        `trusted(new URL([\`${path}\`][0], import.meta.url).href)`,
      ],
      ['[createWorker, fromText, fromFile]', '[createWorker, fromFile, fromText]'],
    ];
    return changes.reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`workers.ts has no ${from}.`);
      return text.replace(from, to);
    }, code);
  },
});

const bundle = async (entry, output, options, path = '../solver-worker.js', plugins = []) => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [leanLit, literals, worker(path), ...plugins, functionsFirst, selfContained],
    base: './',
    resolve: { conditions: [...defaultClientConditions, 'patience-source'] },
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      minify: 'oxc',
      lib: { entry, formats: ['es'] },
      ...options,
      rolldownOptions: {
        external: options.external,
        output: { minify: true, comments: false, entryFileNames: '[name].js', ...output },
      },
    },
  });
  return [built].flat()[0].output;
};

/** Rules come in two languages, and games have lists: what is called alike must not have one name. */
const ownName = (id = '') => {
  const [, rules, page] = id.match(/\/rules\/(en|ru)\/([\w-]+)\.ts$/) ?? [];
  const [, listed] = id.match(/\/lists\/([\w-]+)\.ts$/) ?? [];
  return rules ? `rules-${rules}-${page}` : listed ? `list-${listed}` : '[name]';
};

const tags = Object.fromEntries(ids.map((id) => [id, `src/define/${id}.ts`]));
const draft = await bundle(tags, {}, { write: false }, '../solver-worker.js', [pages, ownCopies]);
await bundle(
  { ...tags, autoload: 'src/define/autoload.ts' },
  {
    chunkFileNames: ({ facadeModuleId, moduleIds }) =>
      `chunks/${ownName(facadeModuleId ?? moduleIds.at(-1))}-[hash].js`,
    codeSplitting: { groups: chunkGroups(draft) },
    sourcemapPathTransform: (path) => path.replace(/\?.*/, ''),
  },
  { emptyOutDir: true, sourcemap: true },
  '../solver-worker.js',
  [pages, ownCopies],
);
exportPlainly(outDir, 'table');
haveCompiledAtOnce(`${outDir}/chunks`);
writeFileSync(join(outDir, 'solver-worker.js'), script);
// The English courts, the lists of deals and the worker would make up most of all.js: it fetches them, when they are asked for, from the chunks
// of the others.
const fetched = new Map(
  readdirSync(`${outDir}/chunks`).flatMap((name) =>
    /^([JQK][SHCD]|worker-source|list-.+)-[\w-]{8}\.js$/.test(name)
      ? [[`/${name.replace(/-[\w-]{8}\.js$/, '.js').replace(/^list-/, 'lists/')}`, `./chunks/${name}`]]
      : [],
  ),
);
const nameOf = (id) => id.match(/\/(lists\/)?[^/]*$/)?.[0].replace(/\.ts$/, '.js');
await bundle(
  { all: 'src/define/all.ts' },
  { codeSplitting: false, paths: (id) => fetched.get(nameOf(id)) ?? id },
  { external: (id) => fetched.has(nameOf(id)) },
  './solver-worker.js',
);

// The page for frames, and the file for pages around them.
for (const [name, file] of [
  ['embed', 'frame'],
  ['embed-host', 'host'],
])
  await bundle({ [name]: `src/embed/${file}.ts` }, {}, {});
for (const file of ['embed.html', 'embed.css']) copyFileSync(`src/embed/${file}`, join(outDir, file));

// What is made rather than written, or mere text, tells nothing more to those who look into it.
for (const name of readdirSync(`${outDir}/chunks`).filter((file) =>
  /^([JQK][SHCD]|worker-source|soon-(en|ru)|(list|rules-en|rules-ru|en|ru)-.+)-[\w-]{8}\.js\.map$/.test(file),
)) {
  rmSync(`${outDir}/chunks/${name}`);
  const script = `${outDir}/chunks/${name.replace(/\.map$/, '')}`;
  writeFileSync(script, readFileSync(script, 'utf8').replace(/\n\/\/# sourceMappingURL=.+\s*$/, '\n'));
}

const gzipped = (path) => gzipSync(readFileSync(path), { level: 9 }).length;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const paths = readdirSync(outDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
// For the import map of a page that takes these files and no others.
const hashOf = (path) => `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;
const scripts = paths.filter((path) => path.endsWith('.js')).toSorted();
writeFileSync(
  join(outDir, 'integrity.json'),
  JSON.stringify(Object.fromEntries(scripts.map((path) => [relative(outDir, path), hashOf(path)])), null, 1),
);
for (const path of paths) {
  console.log(`${path} ${kilobytes(readFileSync(path).length)}, gzip ${kilobytes(gzipped(path))}`);
}
