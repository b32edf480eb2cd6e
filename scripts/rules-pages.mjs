// The rules pages of dist/cdn, worked out for every choice of the rules: a reader fetches what may be said, not what works it
// out. `npm run build` has made dist/ before, of which this reads the pages.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

/**
 * What is said under each choice: itself where it is always the same, else what it hangs on and what is said for each value.
 * @param {readonly (readonly [string, readonly string[]])[]} axes
 * @param {(choice: Record<string, string>) => string} say
 */
function worked([axis, ...others], say) {
  if (axis === undefined) return say({});
  const [by, values] = axis;
  const of = values.map((value) => worked(others, (choice) => say({ ...choice, [by]: value })));
  const [first] = of.map((text) => JSON.stringify(text));
  return of.every((text) => JSON.stringify(text) === first) ? of[0] : { by, of };
}

/** A page (`WorkedPage`) with all that it may say; `pageFor` works out one choice of the rules and an arrangement. */
export function workedPage({ rules, table }, pageFor) {
  const axes = [['narrow', ['wide', 'narrow']], ...rules.map(({ name, values }) => [name, values])];
  const pages = new Map();
  const page = ({ narrow, ...choice }) => {
    const key = JSON.stringify([narrow, choice]);
    if (!pages.has(key)) pages.set(key, pageFor(choice, table[narrow]));
    return pages.get(key);
  };
  const say = (read) => worked(axes, (choice) => read(page(choice)));
  const all = (list) =>
    pages
      .values()
      .next()
      .value[list].map((_, at) => say((one) => one[list][at]));
  const picture = say((one) => one.picture);
  const { inForce } = pages.values().next().value;
  return {
    inForce,
    changes: all('changes'),
    sections: all('sections').filter((section) => section !== ''),
    picture,
    label: say((one) => one.label),
    legend: say((one) => one.legend),
  };
}

/** Puts them where the sources have what works them out. */
export async function rulesPages() {
  const from = (path) => import(pathToFileURL(join(root, 'dist', path)).href);
  const [{ allGames }, { fetchBook }] = await Promise.all([
    from('games/index.js'),
    from('elements/panels/rules-books.js'),
  ]);
  const games = new Map(allGames.map((definition) => [definition.id, definition]));
  const languages = ['en', 'ru'];
  const books = `import { bookOf } from '../../view/rules/worked.js';
const PAGES = {${languages
    .flatMap((language) => [...games.keys()].map((id) => `${language}/${id}`))
    .map((path) => `'${path}': () => import('../../locales/rules/${path}.js')`)
    .join()}};
export const fetchBook = async (game, language) => bookOf((await PAGES[language + '/' + game]()).page);`;
  return {
    name: 'rules-pages',
    enforce: 'pre',
    async load(id) {
      if (id.endsWith('/src/elements/panels/rules-books.ts')) return books;
      const [, language, game] = /\/src\/locales\/rules\/(en|ru)\/([\w-]+)\.ts$/.exec(id) ?? [];
      const definition = games.get(game);
      if (definition === undefined) return null;
      const book = await fetchBook(game, language);
      return `export const page = ${JSON.stringify(workedPage(definition, (rules, arrangement) => book(definition, rules, arrangement)))};`;
    },
  };
}
