/** What each page says, and which of its lines change with each option. */
import { expect, test } from 'vitest';
import { allGames } from '../../../src/games/index.js';
import type { RulesFacts } from '../../../src/locales/rules/facts.js';
import { plain } from '../plain.js';
import { LANGUAGES, optionSets, pageText, viewOf } from './pages.js';

/** Odds of another measure than the kept one: pages do not change where more deals are looked into. */
function withOdds(facts: RulesFacts): RulesFacts {
  const odds = { how: facts.queens > 0 ? 'does' : 'can', deals: 1000, won: 600, lost: 280 } as const;
  return { ...facts, odds: facts.changed.length === 0 ? odds : null, oddsWith: () => odds };
}

for (const definition of allGames) {
  test.each(LANGUAGES)(`${definition.id} in %s`, async (language) => {
    const [book = {}, ...others] = optionSets(definition);
    const page = plain(pageText(await viewOf(definition, language, book), withOdds));
    const parts = [page];
    for (const rules of others) {
      const lines = plain(pageText(await viewOf(definition, language, rules), withOdds)).split('\n');
      const fresh = lines.filter((line) => !page.split('\n').includes(line));
      const [[name, value] = []] = Object.entries(rules);
      parts.push([`=== ${name}="${value}"`, ...fresh].join('\n'));
    }
    await expect(`${parts.join('\n\n')}\n`).toMatchFileSnapshot(`pages/${definition.id}.${language}.txt`);
  });
}
