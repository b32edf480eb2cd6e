/** The rules pages and the definitions cannot disagree. */
import { expect, test } from 'vitest';
import type { GameDefinition } from '../../../src/engine/index.js';
import { allGames } from '../../../src/games/index.js';
import type { RulesFacts } from '../../../src/locales/rules/facts.js';
import { plain } from '../plain.js';
import { LANGUAGES, optionSets, pageText, viewOf } from './pages.js';

type Plan = ReturnType<GameDefinition['plan']>;

/** Every number in a plan, as the path to it; what cannot happen in this game is not spoken of. */
function numbersIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [path] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => numbersIn(part, [...path, key]));
}

/** A copy with the number at `path` greater by one. */
function grown(value: unknown, path: readonly string[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return Number(value) + 1;
  if (Array.isArray(value)) return value.map((part: unknown, at) => (String(at) === key ? grown(part, rest) : part));
  const parts = value as Readonly<Record<string, unknown>>;
  return { ...parts, [key]: grown(parts[key], rest) };
}

const NEVER: Readonly<Record<string, readonly string[]>> = {
  'otvazhnye-damy': ['raise'],
  damskiy: ['stock-fill'],
};

for (const definition of allGames) {
  test.each(LANGUAGES)(`${definition.id}: every number of its plan is spoken of in %s`, async (language) => {
    const view = await viewOf(definition, language);
    const plan = definition.plan(view.rules);
    const page = pageText(view);
    for (const path of numbersIn(plan)) {
      const payment = path[0] === 'payments' ? plan.payments?.[Number(path[1])] : undefined;
      if (payment !== undefined && NEVER[definition.id]?.includes(payment.on)) continue;
      // Queens of the queens' row are named without their number; the picture shows it.
      if (path[0] === 'piles' && plan.piles[Number(path[1])]?.role === 'queen') continue;
      const other: GameDefinition = { ...definition, plan: () => grown(plan, path) as Plan };
      expect(pageText({ ...view, definition: other }), path.join('.')).not.toBe(page);
    }
  });

  test.each(LANGUAGES)(`${definition.id}: no number is fixed in %s`, async (language) => {
    const words =
      language === 'ru'
        ? 'два|две|двух|двумя|три|трёх|тремя|четыре|четырёх|пять|пяти|шесть|семь|восемь|восьми|девять|десять'
        : 'two|three|four|five|six|seven|eight|nine|ten|twice|thrice';
    const fixed = new RegExp(`(?<![\\p{L}])(${words})(?![\\p{L}])|\\d+`, 'giu');
    for (const rules of optionSets(definition)) {
      const page = plain(pageText(await viewOf(definition, language, rules), strange))
        // An example of packing, years of books.
        .replace(/the nine of hearts on the ten of (hearts|spades)|a red nine on a black ten/, '')
        .replace(/\b1(892|914)\b/g, '');
      expect(page.match(fixed)?.filter((number) => !(Number(number) >= 700)) ?? []).toEqual([]);
    }
  });
}

/** Facts with numbers that no game has: 700 and more. */
function strange(facts: RulesFacts): RulesFacts {
  const odd = <T>(value: T): T => {
    if (typeof value === 'number') return (Number.isFinite(value) && value !== 0 ? 700 + (value % 100) : value) as T;
    if (Array.isArray(value)) return value.map(odd) as T;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, key === 'order' ? null : odd(part as unknown)]),
    ) as T;
  };
  const odds = { odds: null, oddsWith: () => null };
  return { ...odd({ ...facts, ...odds, rules: {}, book: {} }), rules: facts.rules, book: { passes: '777' } };
}

test('the passes of the book are named where others are in force', async () => {
  const [kenfild] = allGames.filter(({ id }) => id === 'kenfild');
  const once = plain(pageText(await viewOf(kenfild!, 'ru', { passes: '1' })));
  expect(once).toContain('* колоду проходят один раз (в исходных правилах — четыре раза)');
  expect(once).toContain('Проход только один');
  const ever = plain(pageText(await viewOf(kenfild!, 'en', { passes: 'unlimited' })));
  expect(ever).toContain('* the stock is gone through any number of times (in the original rules, four times)');
});
