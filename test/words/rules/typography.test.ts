/** Both languages say the same things, in the letters and signs that they have. */
import { expect, test } from 'vitest';
import { allGames } from '../../../src/games/index.js';
import { factsOf } from '../../../src/view/rules/facts.js';
import { inForce, kindsIn, sectionsOf } from '../../../src/view/rules/page.js';
import { LANGUAGES, optionSets, pageText, viewOf } from './pages.js';

for (const definition of allGames) {
  test(`${definition.id} has the same sections in all languages, and names every option`, async () => {
    for (const rules of optionSets(definition)) {
      const shapes = [];
      for (const language of LANGUAGES) {
        const view = await viewOf(definition, language, rules);
        const facts = factsOf(definition, view.rules, kindsIn(view));
        const changes = inForce(view, facts);
        expect(changes).toHaveLength(Object.keys(rules).length);
        for (const change of changes) expect(change.length).toBeGreaterThan(15);
        shapes.push(sectionsOf(view, facts).map(({ name, paragraphs }) => [name, paragraphs.length]));
      }
      expect(shapes[1]).toEqual(shapes[0]);
    }
  });

  test(`${definition.id}: an option changes what the page says elsewhere, too`, async () => {
    for (const rules of optionSets(definition).slice(1)) {
      // Whole piles never go to an empty place: there the option has nothing to say.
      const more = 'spaces' in rules ? { packing: 'run' } : {};
      for (const language of LANGUAGES) {
        const body = async (given: typeof rules): Promise<string> =>
          pageText(await viewOf(definition, language, given)).replace(/^\* .*\n/gm, '');
        expect(await body({ ...more, ...rules }), JSON.stringify(rules)).not.toBe(await body(more));
      }
    }
  });

  test.each(LANGUAGES)(`${definition.id}: nothing is left over in %s`, async (language) => {
    for (const rules of optionSets(definition)) {
      const page = pageText(await viewOf(definition, language, rules));
      expect(page).not.toMatch(/undefined|null|NaN|Infinity|[${}|]|\[object/);
      expect(page).not.toMatch(/"|'| - |--|\.\.| {2}|\( | \)|[ \u00a0][,.;:!?]|[,;:]\S*[,;:](?=[ ,])|!/);
      for (const line of page.split('\n').filter((text) => !/^[#*]/.test(text))) {
        expect(line).toMatch(/^[\p{Lu}\d«].*\.$/u);
        for (const sentence of line.split(/(?<=\.)\s/)) expect(sentence).toMatch(/^[\p{Lu}\d«“]/u);
      }
    }
  });

  test(`${definition.id}: Russian letters, quotes, dashes and spaces`, async () => {
    for (const rules of optionSets(definition)) {
      const page = pageText(await viewOf(definition, 'ru', rules));
      expect(page).not.toMatch(/[“”„’](?!s )|\p{Script=Cyrillic}[a-z]|[a-z]\p{Script=Cyrillic}/iu);
      expect(page).not.toMatch(
        /(?<!\p{L})(ее|нее|еще|идет|трех|четырех|счет|кладет|берет|ведет|уведет|вернет)(?!\p{L})/iu,
      );
      // A dash and short words never begin or end a line by themselves.
      expect(page).not.toMatch(/ —|(?<!\p{L})(в|к|с|о|у|и|а|на|не|по) /iu);
      expect(page).not.toMatch(/\d \p{L}/u);
    }
  });

  test(`${definition.id}: the letters in the text are those of the picture`, async () => {
    for (const language of LANGUAGES) {
      const seen = await viewOf(definition, language);
      for (const arrangement of [seen.arrangement, definition.table!.narrow]) {
        const view = { ...seen, arrangement };
        const letters = [...pageText(view).matchAll(/\((\p{Lu})\)/gu)].map(([, letter]) => letter);
        const known = [...view.words.letters].slice(0, new Set(letters).size);
        expect([...new Set(letters)].sort()).toEqual(known);
      }
    }
  });
}
