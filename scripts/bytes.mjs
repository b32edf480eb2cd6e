// `npm run bytes` writes docs/bytes.md: what a reader's browser fetches of dist/cdn, as `npm run build` has made it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { root } from './run.mjs';

const folder = join(root, 'dist/cdn');
const gzipped = (path) => gzipSync(readFileSync(path), { level: 9 }).length;

/** The files that a file imports. */
function importsOf(path) {
  const code = readFileSync(path, 'utf8');
  const find = (pattern) => [...code.matchAll(pattern)].map(([, to]) => resolve(path, '..', to));
  return find(/(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+)["'`]/g);
}

/** A file with all that it imports. */
function withImports(entry) {
  const files = new Set([entry]);
  for (const path of files) for (const next of importsOf(path)) files.add(next);
  return files;
}

const sum = (paths) => [...paths].reduce((bytes, path) => bytes + gzipped(path), 0);
const nameOf = (path) => basename(path, '.js').replace(/-[\w-]{8}$/, '');

/** Files beside the games: every game in one, those that are used, the solver as a worker of its own, a game in a frame. */
const BESIDE_GAMES = ['all.js', 'autoload.js', 'solver-worker.js', 'embed.js', 'embed-host.js'];

/** What every game fetches right after the first drawing, in a language. */
const soonOf = (language) => ['soon', `soon-${language}`];
const LANGUAGES = ['en', 'ru'];

/** What each panel is made of beside the frame, its words in a language last; a game's name stands for `*`. */
const PANELS = {
  rules: ['rules-panel', 'rules-LANG-*'],
  settings: ['settings-panel', 'LANG-settings'],
  'settings with `save-key`': ['settings-panel', 'LANG-settings', 'counted', 'LANG-statistics'],
  deals: ['deal-panel', 'LANG-deals'],
  keys: ['keys-panel', 'LANG-keys'],
};

/**
 * Bytes (gzip -9) of every entry: its first load, what comes soon after in each language, what it adds where
 * another game is there; what opening each panel fetches, the frame of all panels with it; and every part that comes later.
 */
export function measure() {
  const files = readdirSync(join(folder, 'chunks')).flatMap((name) =>
    name.endsWith('.js') ? [join(folder, 'chunks', name)] : [],
  );
  // Two chunks may have one name: they are one part.
  const chunks = new Map();
  for (const path of files) chunks.set(nameOf(path), [...(chunks.get(nameOf(path)) ?? []), path]);
  const entries = readdirSync(folder).filter((name) => name.endsWith('.js') && !BESIDE_GAMES.includes(name));
  const graphs = new Map(entries.map((name) => [basename(name, '.js'), withImports(join(folder, name))]));
  const part = (name) => (chunks.get(name) ?? []).flatMap((path) => [...withImports(path)]);
  const without = (files, others) => [...new Set(files)].filter((path) => !others.has(path));
  const games = [...graphs].map(([id, files]) => {
    const others = [...graphs].filter(([other]) => other !== id).map(([, graph]) => graph);
    const own = [...files].filter((path) => !others.every((graph) => graph.has(path)));
    const [en, ru] = LANGUAGES.map((language) => sum(without(soonOf(language).flatMap(part), files)));
    return { id, first: sum(files), soon: { en, ru }, adds: sum(own) };
  });
  const first = new Set([...graphs.values()].flatMap((files) => [...files]));
  const parts = [...chunks].flatMap(([name, paths]) => {
    const later = paths.filter((path) => !first.has(path));
    return later.length > 0 ? [[name, sum(later)]] : [];
  });
  /** What a panel fetches in a game whose first load, and all that comes soon, is there. */
  const opening = (parts, language, [id, files], frame) => {
    const there = new Set([...files, ...[...soonOf(language), ...frame].flatMap(part)]);
    const names = parts.map((name) => name.replace('LANG', language).replace('*', id));
    for (const name of names) if (!chunks.has(name)) throw new Error(`No chunk is called ${name}.`);
    return sum(without(names.flatMap(part), there));
  };
  const panels = Object.entries(PANELS).map(([panel, parts]) => {
    const most = (names, frame) => {
      const [en, ru] = LANGUAGES.map((language) =>
        Math.max(...[...graphs].map((game) => opening(names, language, game, frame))),
      );
      return { en, ru };
    };
    return { panel, all: most(['panels', ...parts], []), further: most(parts, ['panels']) };
  });
  return { games, panels, parts: parts.toSorted() };
}

function text({ games, panels, parts }) {
  const number = (bytes) => bytes.toLocaleString('en-GB');
  const row = (...cells) => `| ${cells.join(' | ')} |`;
  const rows = games.map(({ id, first, soon, adds }) =>
    row(`\`${id}.js\``, ...[first, soon.en, soon.ru, adds].map(number)),
  );
  return `# Bytes

What a browser fetches of \`dist/cdn\`, in bytes after \`gzip -9\`, each file by itself. **First load** is the entry with
all it imports: the game is dealt, seen in either language, played and won by taps. **Soon** is what every game fetches
right after its first drawing: drags and keys, buttons and facts, names and sentences in one language, court figures,
motion, styles of later states, and what is offered beside the cards. **Adds** is what the game costs a page that has
another one. \`npm run build && npm run bytes\` writes this page; a test fails when something has grown by more
than one per cent.

| entry | first load | soon, English | soon, Russian | adds |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

All games in one file, \`all.js\`: ${number(gzipped(join(folder, 'all.js')))} bytes. The solver as a file for a worker,
\`solver-worker.js\`, engine and games included: ${number(gzipped(join(folder, 'solver-worker.js')))} bytes.

## Panels

What a reader fetches who opens a panel, in the game where that is most: the frame that all panels share (\`panels\`), the
panel, and its words in one language. **Further** is what it takes after another panel, when the frame is there.
The texts of the rules hold all that may be said under any choice of rules.

| panel | English | Russian | further, English | further, Russian |
| --- | --- | --- | --- | --- |
${panels.map(({ panel, all, further }) => row(panel, ...[all.en, all.ru, further.en, further.ru].map(number))).join('\n')}

## Parts

What is not in the entries: what comes soon, and what is fetched only when it is asked for
(\`reading\` for records and positions, the figures of \`faces="english"\` one by one).

| part | bytes |
| --- | --- |
${parts.map(([name, bytes]) => row(`\`${name}\``, number(bytes))).join('\n')}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(join(root, 'docs/bytes.md'), text(measure()));
}
