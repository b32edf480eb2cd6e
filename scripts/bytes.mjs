// `npm run bytes` writes docs/bytes.md: what a reader's browser fetches of dist/cdn, as `npm run build` has made it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from './run.mjs';

const folder = join(root, 'dist/cdn');
const gzipped = (path) => gzipSync(readFileSync(path), { level: 9 }).length;

/** The files that a file imports, and those that it imports when it comes to that. */
function importsOf(path) {
  const code = readFileSync(path, 'utf8');
  const find = (pattern) => [...code.matchAll(pattern)].map(([, to]) => resolve(path, '..', to));
  return {
    first: find(/(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g),
    later: find(/\bimport\(\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g),
  };
}

/** All files that come with a file, and all that may come later. */
function graphOf(entry) {
  const first = new Set([entry]);
  for (const path of first) for (const next of importsOf(path).first) first.add(next);
  const later = new Set([...first].flatMap((path) => importsOf(path).later));
  for (const path of later) for (const next of [...importsOf(path).first, ...importsOf(path).later]) later.add(next);
  return { first, later: new Set([...later].filter((path) => !first.has(path))) };
}

const sum = (paths) => [...paths].reduce((bytes, path) => bytes + gzipped(path), 0);
const nameOf = (path) => basename(path, '.js').replace(/-[\w-]{8}$/, '');

/** Bytes (gzip -9) of every entry: its first load, what it adds where another game is there, and what comes later. */
export function measure() {
  const entries = readdirSync(folder).filter((name) => name.endsWith('.js') && name !== 'all.js');
  const graphs = new Map(entries.map((name) => [basename(name, '.js'), graphOf(join(folder, name))]));
  return [...graphs].map(([id, { first, later }]) => {
    const others = [...graphs].filter(([other]) => other !== id).map(([, graph]) => graph.first);
    const own = [...first].filter((path) => !others.every((files) => files.has(path)));
    return { id, first: sum(first), adds: sum(own), later: [...later].map((path) => [nameOf(path), gzipped(path)]) };
  });
}

function text(table) {
  const number = (bytes) => bytes.toLocaleString('en-GB');
  const rows = table.map(({ id, first, adds }) => `| \`${id}.js\` | ${number(first)} | ${number(adds)} |`);
  const later = new Map(table.flatMap(({ later: files }) => files));
  const onDemand = [...later].toSorted().map(([name, bytes]) => `| \`${name}\` | ${number(bytes)} |`);
  return `# Bytes

What a browser fetches of \`dist/cdn\`, in bytes after \`gzip -9\`, each file by itself. **First load** is the entry with
all it imports: the game is dealt, seen, heard and played in Russian and in English, by mouse, touch and keys.
**Adds** is what the game costs a page that has another one. \`npm run build && npm run bytes\` writes this page; a test
fails when a first load has grown by more than one per cent.

| entry | first load | adds |
| --- | --- | --- |
${rows.join('\n')}
| \`all.js\` | ${number(gzipped(join(folder, 'all.js')))} | |

## Later

Fetched when first needed: court figures after the first paint, those of \`faces="english"\` one by one.

| file | bytes |
| --- | --- |
${onDemand.join('\n')}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(join(root, 'docs/bytes.md'), text(measure()));
}
