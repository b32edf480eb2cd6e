/** Pages as dist/cdn has them, worked out beforehand, say under every choice of the rules what is worked out on the spot. */
import { expect, test } from 'vitest';
import { workedPage } from '../../../scripts/rules-pages.mjs';
import type { GameDefinition, Rules } from '../../../src/engine/index.js';
import { allGames } from '../../../src/games/index.js';
import { pageOf, type RulesPage } from '../../../src/view/rules/page.js';
import { bookOf } from '../../../src/view/rules/worked.js';
import { LANGUAGES, viewOf } from './pages.js';

/** Every choice of the rules. */
const choices = ({ rules }: GameDefinition): readonly Rules[] =>
  rules.reduce<readonly Rules[]>(
    (all, { name, values }) => all.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value }))),
    [{}],
  );

const shownOf = ({ changes, sections, ...texts }: RulesPage): unknown => ({
  ...texts,
  changes: changes.filter(Boolean),
  sections: sections.filter(Boolean),
});

for (const language of LANGUAGES)
  test.each(allGames)(`$id in ${language}`, async (definition) => {
    const view = await viewOf(definition, language);
    const worked = workedPage(definition, (rules, arrangement) => pageOf({ ...view, rules, arrangement }));
    // It comes as text.
    const book = bookOf(JSON.parse(JSON.stringify(worked)) as typeof worked);
    for (const rules of choices(definition))
      for (const arrangement of [definition.table!.wide, definition.table!.narrow]) {
        const page = pageOf({ ...view, rules, arrangement });
        expect(shownOf(book(definition, rules, arrangement)), JSON.stringify(rules)).toEqual(shownOf(page));
        expect(page.sections[1], 'the picture stands by the layout').toMatch(/^(Layout|Расклад)\n/);
      }
  });
