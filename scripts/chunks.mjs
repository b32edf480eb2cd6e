// Which modules share a chunk in builds as they are published. A browser spends more on a file's coming than on its bytes:
// what every game fetches right after its first drawing is one file, and one more for the reader's language.
import { basename } from 'node:path';

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
  const [first, ...others] = chunks.filter(({ isEntry }) => isEntry).map((entry) => modulesOf(entry, chunks));
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
  // What several parts in one file are told apart with comes with it.
  const soon = new Set([...SOON.flatMap(part), ...common, '\0rolldown/runtime.js']);
  const groups = [
    ['table', table],
    ['soon', soon],
    ...LANGUAGES.map((language, at) => [`soon-${language}`, new Set([...words[at]].filter((id) => !soon.has(id)))]),
  ];
  return groups.map(([name, modules]) => ({ name, test: (id) => modules.has(id) }));
}
