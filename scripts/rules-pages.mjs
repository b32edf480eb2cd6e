// The rules pages of dist/cdn, worked out for every choice of the rules: a reader fetches what may be said, not what works it
// out. `npm run build` has made dist/ before, of which this reads the pages.
import { createHash } from 'node:crypto';
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

/**
 * Puts them where the sources have what works them out. All have one hash in their names, of all that they say: a reader of one
 * fetches no list of the others'.
 */
export async function rulesPages() {
  const from = (path) => import(pathToFileURL(join(root, 'dist', path)).href);
  const [{ allGames }, { fetchBook }] = await Promise.all([
    from('games/index.js'),
    from('elements/panels/rules-books.js'),
  ]);
  const pages = new Map();
  for (const language of ['en', 'ru']) {
    for (const definition of allGames) {
      const book = await fetchBook(definition.id, language);
      const page = workedPage(definition, (rules, arrangement) => book(definition, rules, arrangement));
      pages.set(`${language}/${definition.id}`, `export const page = ${JSON.stringify(page)};`);
    }
  }
  const hash = createHash('sha256')
    .update([...pages.values()].join())
    .digest('base64url')
    .slice(0, 8);
  const books = `import { bookOf } from '../../view/rules/worked.js';
export const fetchBook = async (game, language) =>
  bookOf((await import(/* @vite-ignore */ \`./rules-\${language}-\${game}-${hash}.js\`)).page);`;
  return {
    name: 'rules-pages',
    enforce: 'pre',
    buildStart() {
      for (const path of pages.keys())
        this.emitFile({
          type: 'chunk',
          id: join(root, `src/locales/rules/${path}.ts`),
          fileName: `chunks/rules-${path.replace('/', '-')}-${hash}.js`,
        });
    },
    load(id) {
      if (id.endsWith('/src/elements/panels/rules-books.ts')) return books;
      const [, path] = /\/src\/locales\/rules\/(.+)\.ts$/.exec(id) ?? [];
      return pages.get(path) ?? null;
    },
  };
}
