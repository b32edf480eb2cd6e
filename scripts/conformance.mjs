// Tries what pages do to widgets on a game of ours, on chessboard-element and on chessground, in Chromium, Firefox and WebKit,
// and writes the table into docs/conformance.md. `npm run build` comes first. BROWSERS=chromium chooses engines, and then
// nothing is written; `npm run conformance -- zoom` tries only rows of that name.
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { tellHow } from './bench/help.mjs';
import { root } from './run.mjs';
import { rows, strictRows } from './conformance/rows.mjs';
import { homeStyles, pages } from './conformance/subjects.mjs';
import { windows } from './conformance/windows.mjs';

if (process.argv.includes('--help')) tellHow(import.meta.url);

/** Кэнфилд with base A, where the two of spades may go up, and most cards lie in the stock. */
function scene() {
  const piles = {
    'foundation-1': 'AS',
    waste: 'KD5C5D',
    'tableau-1': '2S',
    'tableau-2': '3H',
    'tableau-3': '9C',
    'tableau-4': '8D',
  };
  const named = Object.values(piles).join('');
  const rest = [...'SHDC'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));
  const stock = rest
    .filter((card) => !(named.match(/../g) ?? []).includes(card))
    .join('')
    .toLowerCase();
  return `t1_kenfild_1__1_${Object.entries({ stock, ...piles })
    .map(([pile, cards]) => `${pile}~${cards}`)
    .join('.')}`;
}

const modules = (name) => join(root, 'node_modules', name);
const FILES = {
  '/chessboard-element.js': modules('chessboard-element/bundled/chessboard-element.bundled.js'),
  '/chessground.js': modules('chessground/dist/chessground.min.js'),
  ...Object.fromEntries(
    ['base', 'brown', 'cburnett'].map((name) => [
      `/chessground.${name}.css`,
      modules(`chessground/assets/chessground.${name}.css`),
    ]),
  ),
};
const types = { js: 'text/javascript', css: 'text/css' };
const subjects = pages(scene());

/** Under /strict/ the same pages with a policy: their own script and files, and no styles but those of files. */
const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://localhost');
  const name = pathname.split('/').at(-1);
  const strict = pathname.startsWith('/strict/');
  if (subjects[name] !== undefined) {
    const text = strict ? subjects[name].replace('<script ', '<script nonce="own" ') : subjects[name];
    const policy =
      "default-src 'self'; script-src 'self' 'nonce-own' 'unsafe-eval'; style-src 'self'; img-src 'self' data:";
    response
      .writeHead(200, { 'content-type': 'text/html', ...(strict && { 'content-security-policy': policy }) })
      .end(text);
    return;
  }
  const file = FILES[pathname] ?? join(root, 'dist/cdn', pathname.replace('/patience/', ''));
  const body = pathname === '/home.css' ? homeStyles : await readFile(file).catch(() => null);
  response
    .writeHead(body === null ? 404 : 200, { 'content-type': types[pathname.split('.').at(-1)] ?? 'text/plain' })
    .end(body);
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
const url = `http://127.0.0.1:${server.address().port}`;

const engines = (process.env.BROWSERS ?? Object.keys(windows).join()).split(',');
const wanted = process.argv.slice(2);
const all = [
  ...Object.entries(rows).map(([name, run]) => ({ name, run, path: '' })),
  ...Object.entries(strictRows).map(([name, run]) => ({ name, run, path: '/strict' })),
].filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));

/** What came of each row: `results[row][subject][engine]`. */
const results = Object.fromEntries(
  all.map(({ name }) => [name, Object.fromEntries(Object.keys(subjects).map((each) => [each, {}]))]),
);

async function tryIn(engine) {
  const view = await windows[engine]();
  for (const subject of Object.keys(subjects)) {
    for (const { name, run, path } of all) {
      let result;
      try {
        await view.goto(`${url}${path}/${subject}`);
        await view.evaluate(
          '(async () => { while (globalThis.subject === undefined) await new Promise(requestAnimationFrame); return 0; })()',
        );
        result = await run(view);
      } catch (error) {
        result = false;
        console.log(`${engine}, ${subject}, ${name}: ${String(error).split('\n')[0]}`);
      }
      await view.up().catch(() => {});
      results[name][subject][engine] = result;
      if (result !== true) console.log(`${engine}, ${subject}, ${name}: ${result}`);
    }
  }
  await view.stop();
}
await Promise.all(engines.map(tryIn));
server.close();

const letters = { chromium: 'C', firefox: 'F', webkit: 'W' };
/** `yes` where every engine that could be tried says so, else which do not. */
function cell(found) {
  const tried = engines.filter((engine) => typeof found[engine] === 'boolean');
  const failed = tried.filter((engine) => !found[engine]);
  if (tried.length === 0) return '–';
  const missing = engines.length - tried.length > 0 ? ` (${tried.map((engine) => letters[engine]).join('')})` : '';
  if (failed.length === 0) return `yes${missing}`;
  return failed.length === tried.length
    ? `**no**${missing}`
    : `not in ${failed.map((engine) => letters[engine]).join(', ')}`;
}
const table = [
  `| what a page does | ${Object.keys(subjects).join(' | ')} |`,
  `| --- | ${Object.keys(subjects)
    .map(() => '---')
    .join(' | ')} |`,
  ...all.map(({ name }) => `| ${name} | ${Object.values(results[name]).map(cell).join(' | ')} |`),
].join('\n');
const untried = all.flatMap(({ name }) =>
  engines.flatMap((engine) => {
    const why = results[name].ours[engine];
    return typeof why === 'string' ? [`* ${engine}: “${name}”: ${why}.`] : [];
  }),
);
console.log(`\n${table}\n\n${untried.join('\n')}`);

const FILE = join(root, 'docs/conformance.md');
if (process.env.BROWSERS === undefined && wanted.length === 0) {
  const text = await readFile(FILE, 'utf8');
  const part = `<!-- table -->\n\n${table}\n\nNot tried, and why:\n\n${untried.join('\n')}\n\n<!-- end -->`;
  await writeFile(
    FILE,
    text.replace(/<!-- table -->[^]*<!-- end -->/, () => part),
  );
}
