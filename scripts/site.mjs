// What the site has beside its own pages (`vite.config.ts`): the pages of the games, written from their data; a policy on
// every page; the files of dist/cdn, so that the lines which its pages give away are true; and the worker that keeps it offline.
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './run.mjs';
import { sourceModule, workerScript } from './worker-script.mjs';

const demo = join(root, 'demo');
const cdn = join(root, 'dist/cdn');

/** Nobody else is asked for anything, nothing is framed, and scripts and styles are files. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types lit-html patience-elements patience-site',
].join('; ');

/** The pages that `demo/static-pages.ts` writes, by path. */
async function writtenPages() {
  const { module } = await runnerImport(join(demo, 'static-pages.ts'), { root, configFile: false, logLevel: 'error' });
  return module.staticPages;
}

/** Served from memory while the sources are worked on, and built like files that lie in demo/. */
function staticPages() {
  let pages = new Map();
  return {
    name: 'static-pages',
    async config(_, { command }) {
      pages = await writtenPages();
      const input = [...pages.keys()].map((path) => join(demo, path));
      return command === 'build' ? { build: { rolldownOptions: { input } } } : {};
    },
    resolveId: (id) => (id.startsWith(`${demo}/`) && pages.has(id.slice(demo.length + 1)) ? id : null),
    load: (id) => (id.startsWith(`${demo}/`) ? (pages.get(id.slice(demo.length + 1)) ?? null) : null),
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const path = pathname.slice(1).replace(/(^|\/)$/, '$1index.html');
        if (!pages.has(path)) return next();
        const fresh = (await writtenPages()).get(path);
        response.setHeader('content-type', 'text/html');
        response.end(await server.transformIndexHtml(`/${path}`, fresh));
      });
    },
  };
}

/** The solver's worker as text, as the package has it: the one way that the policy of the site lets it be made. */
const solverWorker = {
  name: 'solver-worker',
  apply: 'build',
  enforce: 'pre',
  load: async (id) => (id.endsWith('/solver/remote/worker-source.ts') ? sourceModule(await workerScript()) : null),
};

const policy = {
  name: 'policy',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
    ],
  },
};

const types = { '.js': 'text/javascript', '.html': 'text/html', '.css': 'text/css', '.json': 'application/json' };

/** The folder `patience/` of the site is dist/cdn, as far as that has been built. */
const packageFiles = {
  name: 'package-files',
  configureServer(server) {
    server.middlewares.use('/patience', async (request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      try {
        const body = await readFile(join(cdn, pathname));
        response.setHeader('content-type', types[extname(pathname)] ?? 'text/plain');
        response.end(body);
      } catch {
        next();
      }
    });
  },
  writeBundle({ dir }) {
    if (existsSync(cdn)) cpSync(cdn, join(dir, 'patience'), { recursive: true });
    else console.warn('dist/cdn is not there: npm run build makes it. The site is built without the folder patience.');
  },
};

const offline = {
  name: 'offline',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const digestOf = (content) => createHash('sha256').update(content).digest('base64');
      const files = Object.values(bundle).toSorted((one, other) => (one.fileName < other.fileName ? -1 : 1));
      const digests = files.map((file) => [file.fileName, digestOf('code' in file ? file.code : file.source)]);
      const written = { FILES: JSON.stringify(Object.fromEntries(digests)) };
      written.VERSION = JSON.stringify(createHash('sha256').update(written.FILES).digest('hex').slice(0, 12));
      const source = readFileSync(join(demo, 'service-worker.js'), 'utf8')
        .replace(/\/\* global .*\n/, '')
        .replaceAll(/\b(FILES|VERSION)\b(?!`)/g, (name) => written[name]);
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  },
};

export const sitePlugins = [staticPages(), solverWorker, policy, packageFiles, offline];
