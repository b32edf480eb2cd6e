// Which modules share a chunk in builds as they are published. A browser spends more on a file's coming than on its bytes:
// what every game fetches right after its first drawing is one file, and one more for the reader's language.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What every game fetches right after its first drawing, as the files of its parts are called. */
const SOON = ['beside', 'courts', 'hands', 'later-styles', 'motion', 'sentences'];
const LANGUAGES = ['en', 'ru'];

/** The modules that come with a chunk before anything runs. */
function modulesOf(chunk, output) {
  const files = new Set([chunk.fileName]);
  const chunks = new Map(output.map((each) => [each.fileName, each]));
  for (const name of files) for (const next of chunks.get(name).imports) files.add(next);
  return new Set([...files].flatMap((name) => chunks.get(name).moduleIds));
}

/**
 * Groups of modules, as `codeSplitting` of Rolldown takes them, told from a draft of the same build: what all entries
 * share, what comes soon, and what comes soon of each language.
 */
export function chunkGroups(draft) {
  const chunks = draft.filter(({ type }) => type === 'chunk');
  const [first, ...others] = chunks
    .filter(({ isEntry, fileName }) => isEntry && !fileName.includes('/'))
    .map((entry) => modulesOf(entry, chunks));
  const table = new Set([...first].filter((id) => others.every((modules) => modules.has(id))));
  const entries = new Set([first, ...others].flatMap((modules) => [...modules]));
  const part = (name) => {
    const chunk = chunks.find(({ isDynamicEntry, facadeModuleId }) => {
      return isDynamicEntry && basename(facadeModuleId ?? '', '.ts') === name;
    });
    if (chunk === undefined) throw new Error(`No part is called ${name}.`);
    return [...modulesOf(chunk, chunks)].filter((id) => !entries.has(id));
  };
  const words = LANGUAGES.map((language) => new Set(part(`${language}-sentences`)));
  const common = [...words[0]].filter((id) => words.every((modules) => modules.has(id)));
  const soon = new Set([...SOON.flatMap(part), ...common]);
  const groups = [
    ['table', table],
    ['soon', soon],
    ...LANGUAGES.map((language, at) => [`soon-${language}`, new Set([...words[at]].filter((id) => !soon.has(id)))]),
  ];
  return groups.map(([name, modules]) => ({ name, test: (id) => modules.has(id) }));
}

/**
 * What few share is in each of them: what a family of games has in common, and what two panels have. A file of its
 * own would cost each of them a third more than it saves a page, or a reader, that has two.
 */
export const ownCopies = {
  name: 'own-copies',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (
      !/\/games\/.+-family\.js$|\/panels\/(?:choice|choice-styles|foundations)\.js$/.test(
        join(importer ?? '', '..', source),
      )
    )
      return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && `${found.id}?${basename(importer, '.ts')}`;
  },
};

/**
 * The first line of a chunk nearly all of which runs at once. V8 compiles it while it comes, beside the main thread, and
 * not function by function as each is first called.
 */
export const compiledAtOnce = ({ name }) => (/^(table|soon)/.test(name) ? '//# allFunctionsCalledOnLoad' : '');

/** Writes it into the chunks of a folder, and the line that it takes into their maps. */
export function haveCompiledAtOnce(folder) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js') && compiledAtOnce({ name: file }))) {
    const path = join(folder, name);
    writeFileSync(path, `${compiledAtOnce({ name })}\n${readFileSync(path, 'utf8')}`);
    const map = JSON.parse(readFileSync(`${path}.map`, 'utf8'));
    writeFileSync(`${path}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
  }
}

/** What tells several parts of one file apart; Rolldown has it in a file of its own, which would be one more to wait for. */
const TELL_APART =
  '(t,n){let r={};for(let i in t)Object.defineProperty(r,i,{get:t[i],enumerable:!0});' +
  'return n||Object.defineProperty(r,Symbol.toStringTag,{value:`Module`}),r}';

/** Puts that into the files that need it. Nothing in them is shifted, so their maps hold: it comes last. */
export const selfContained = {
  name: 'self-contained',
  generateBundle(_options, bundle) {
    const isRuntime = ({ name }) => name === 'rolldown-runtime';
    for (const chunk of Object.values(bundle)) {
      const found = /\bimport ?\{ ?t as (\w+) ?\} ?from ?["'`]\.\/rolldown-runtime-[\w-]+\.js["'`];/.exec(
        chunk.code ?? '',
      );
      if (found === null) continue;
      const [statement, name] = found;
      const [code, map = ''] = chunk.code
        .replace(statement, ' '.repeat(statement.length))
        .split(/(?=\n\/\/# sourceMapping)/);
      chunk.code = `${code.trimEnd()}\nfunction ${name}${TELL_APART}${map}`;
      chunk.imports = chunk.imports.filter((path) => !isRuntime(bundle[path] ?? {}));
    }
    for (const chunk of Object.values(bundle)) if (isRuntime(chunk)) delete bundle[chunk.fileName];
  },
};
