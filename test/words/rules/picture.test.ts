/** The picture of the layout and the page around it, as markup. */
import { expect, test } from 'vitest';
import { nothing, type TemplateResult } from 'lit';
import { allGames } from '../../../src/games/index.js';
import { pageOf } from '../../../src/view/rules/page.js';
import { rulesTemplate } from '../../../src/view/rules/rules-template.js';
import { rulesStyles } from '../../../src/view/rules/styles.js';
import { plain } from '../plain.js';
import { LANGUAGES, viewOf } from './pages.js';

/** A template as the text that it would be rendered to. */
function markup(value: unknown): string {
  if (Array.isArray(value)) return value.map(markup).join('');
  if (value === nothing || value === null || value === undefined) return '';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const { strings, values } = value as TemplateResult;
  return strings.map((text, at) => text + (at < values.length ? markup(values[at]) : '')).join('');
}

const cases = LANGUAGES.flatMap((language) => (['wide', 'narrow'] as const).map((name) => ({ language, name })));

for (const definition of allGames) {
  test.each(cases)(`${definition.id} in $language, $name`, async ({ language, name }) => {
    const view = { ...(await viewOf(definition, language)), arrangement: definition.table![name] };
    const page = markup(rulesTemplate(pageOf(view)));
    expect(page).not.toMatch(/\s(style|id)=|<style|url\(|undefined|NaN/);
    const [picture = ''] = /<svg[\s\S]*<\/svg>/.exec(page) ?? [];
    const piles = definition
      .plan(view.rules)
      .piles.reduce((sum, { count = 1, shutUntilGone }) => (shutUntilGone === undefined ? sum + count : sum), 0);
    expect(picture.match(/<text/g)).toHaveLength(piles);
    for (const [, names = ''] of picture.matchAll(/class="?(layout|[a-z]+(?: small)?)/g)) {
      for (const one of names.split(' ')) expect(rulesStyles.cssText).toContain(`.${one}`);
    }
    // Everything drawn lies within the picture.
    const [, wide = 0, high = 0] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(picture)?.map(Number) ?? [];
    for (const [, x, y] of picture.matchAll(/<rect class=\w+ x=([\d.]+) y=([\d.]+)/g)) {
      expect(Number(x) + 40).toBeLessThanOrEqual(wide);
      expect(Number(y) + 56).toBeLessThanOrEqual(high);
    }
    const [, label = ''] = /aria-label=([\s\S]*?)>/.exec(picture) ?? [];
    await expect(`${plain(label)}\n`).toMatchFileSnapshot(`pages/${definition.id}.${name}.${language}.txt`);
  });
}
