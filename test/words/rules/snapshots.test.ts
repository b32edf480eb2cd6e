/** What each page says, and which of its lines change with each option. */
import { expect, test } from 'vitest';
import { allGames } from '../../../src/games/index.js';
import { plain } from '../plain.js';
import { LANGUAGES, optionSets, pageText, viewOf } from './pages.js';

for (const definition of allGames) {
  test.each(LANGUAGES)(`${definition.id} in %s`, async (language) => {
    const [book = {}, ...others] = optionSets(definition);
    const page = plain(pageText(await viewOf(definition, language, book)));
    const parts = [page];
    for (const rules of others) {
      const lines = plain(pageText(await viewOf(definition, language, rules))).split('\n');
      const fresh = lines.filter((line) => !page.split('\n').includes(line));
      const [[name, value] = []] = Object.entries(rules);
      parts.push([`=== ${name}="${value}"`, ...fresh].join('\n'));
    }
    await expect(`${parts.join('\n\n')}\n`).toMatchFileSnapshot(`pages/${definition.id}.${language}.txt`);
  });
}
