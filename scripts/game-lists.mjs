// One list says which games there are, `allGames` in src/games/index.ts; `node scripts/game-lists.mjs` writes all others after it: tags,
// classes, texts of rules, lists of winnable deals, and the exports of the package. With `--check` it names the files that it would
// write, and writes nothing; words behind that are taken for ids of further games.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tellHow } from './bench/help.mjs';
import { root } from './run.mjs';

if (process.argv.includes('--help')) tellHow(import.meta.url);

const read = (path) => readFileSync(join(root, path), 'utf8');
const camel = (id) => id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
const pascal = (id) => camel(`-${id}`);
const key = (id) => (id.includes('-') ? `'${id}'` : id);
const exported = (name, path) =>
  `    "./${name}": {\n      "types": "./dist/${path}.d.ts",\n      "default": "./dist/${path}.js"\n    },\n`;

/** What each file says of a game. Imports of a list of values stand by the alphabet. */
const LISTS = [
  { path: 'src/define/all.ts', says: (id) => `import './${id}.js';\n` },
  { path: 'src/define/autoload.ts', says: (id) => `  ['patience-${id}', () => import('./${id}.js')],\n` },
  { path: 'src/index.ts', says: (id) => `export { Patience${pascal(id)} } from './elements/${id}.js';\n` },
  { path: 'src/lists/index.ts', says: (id) => `import { lists as ${camel(id)} } from './${id}.js';\n`, sorted: true },
  { path: 'src/lists/index.ts', says: (id) => (id === camel(id) ? `  ${id},\n` : `  '${id}': ${camel(id)},\n`) },
  ...['en', 'ru'].map((language) => ({
    path: 'src/locales/rules/index.ts',
    says: (id) => `      ${key(id)}: () => import('./${language}/${id}.js'),\n`,
  })),
  { path: 'package.json', says: (id) => exported(`define/${id}`, `define/${id}`) },
  { path: 'package.json', says: (id) => exported(id, `elements/${id}`) },
];

/** The module that registers a tag. */
const defined = (id) => `import { Patience${pascal(id)} } from '../elements/${id}.js';
import { define } from './define.js';

define('patience-${id}', Patience${pascal(id)});

declare global {
  interface HTMLElementTagNameMap {
    'patience-${id}': Patience${pascal(id)};
  }
}
`;

/** The games in the order of the one list. */
function listed() {
  const text = read('src/games/index.ts');
  const files = new Map(
    [...text.matchAll(/^import \{ (\w+) \} from '\.\/([\w-]+)\.js';$/gm)].map(([, name, id]) => [name, id]),
  );
  const [, names] = /allGames[^=]*= \[([^\]]*)\]/.exec(text);
  return [...names.matchAll(/\w+/g)].map(([name]) => files.get(name));
}

/** A text in which the lines from the first game to the last are those of all games. */
function renewed(text, { path, says, sorted = false }, ids) {
  const places = ids.map((id) => [text.indexOf(says(id)), says(id).length]).filter(([at]) => at >= 0);
  if (places.length === 0) throw new Error(`${path} has no list of games any more.`);
  const first = Math.min(...places.map(([at]) => at));
  const end = Math.max(...places.map(([at, length]) => at + length));
  const inOrder = sorted ? ids.toSorted() : ids;
  return text.slice(0, first) + inOrder.map(says).join('') + text.slice(end);
}

const CHECK = '--check';
const words = process.argv.slice(2);
const more = words.filter((word) => word !== CHECK);
const ids = [...listed(), ...more];
const texts = new Map();
for (const list of LISTS) texts.set(list.path, renewed(texts.get(list.path) ?? read(list.path), list, ids));
for (const id of ids.filter((each) => !existsSync(join(root, `src/define/${each}.ts`))))
  texts.set(`src/define/${id}.ts`, defined(id));
for (const [path, text] of texts) {
  if (existsSync(join(root, path)) && read(path) === text) continue;
  console.log(path);
  if (!words.includes(CHECK)) writeFileSync(join(root, path), text);
}
