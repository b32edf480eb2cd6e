/** How often a patience comes out: every number is that of the kept data, and where nothing is decided that of our own deals. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { deal } from '../../../src/engine.js';
import { allGames } from '../../../src/games/index.js';
import type { Odds } from '../../../src/locales/rules/facts.js';
import { MEASURED } from '../../../src/view/rules/measured.js';
import { oddsFor } from '../../../src/view/rules/odds.js';
import { plain } from '../plain.js';
import { LANGUAGES, pageText, viewOf } from './pages.js';

interface Kept {
  readonly game: string;
  readonly rules: string;
}
const read = <Row>(folder: string): Row[] => {
  const path = resolve(import.meta.dirname, '../../../scripts/data', folder);
  return readdirSync(path).map((file) => JSON.parse(readFileSync(resolve(path, file), 'utf8')) as Row);
};
const definitionOf = (id: string) => allGames.find((game) => game.id === id)!;
const chosen = (key: string): Record<string, string> =>
  Object.fromEntries(key.split(',').flatMap((rule) => (rule === '' ? [] : [rule.split('=') as [string, string]])));

/** What is kept of the deals that were looked into: marks of one or, where a plain player tried them, two signs. */
function found({ deals, plays }: { readonly deals: string; readonly plays: number }): Odds {
  const marks = deals.replaceAll('.', '').match(plays > 0 ? /[-?]|../g : /./g) ?? [];
  const won = marks.filter((mark) => !'-?'.includes(mark)).length;
  return { how: 'can', deals: marks.length, won, lost: marks.filter((mark) => mark === '-').length };
}

test('what is told is what scripts/data keeps', () => {
  type Found = Kept & Parameters<typeof found>[0];
  const expected: Record<string, Record<string, Odds>> = Object.fromEntries(allGames.map(({ id }) => [id, {}]));
  for (const kept of read<Found>('winnability'))
    if (kept.game !== 'korol-dama-valet') expected[kept.game]![kept.rules] = found(kept);
  for (const { game, rules, first, last, won } of read<Kept & { first: number; last: number; won: number }>(
    'simulations',
  ))
    expected[game]![rules] = { how: 'does', deals: last - first + 1, won, lost: last - first + 1 - won };
  expect(MEASURED, 'npm run lists').toEqual(expected);
});

test.each(LANGUAGES)('nothing is told of rules that were not measured, in %s', async (language) => {
  for (const definition of allGames) {
    const measured = MEASURED[definition.id]!;
    const sets = definition.rules.flatMap(({ name, values }) => values.map((value) => ({ [name]: value })));
    for (const rules of sets) {
      const view = await viewOf(definition, language, rules);
      const odds = oddsFor(definition, view.rules);
      const known = Object.keys(measured).some((key) =>
        definition.rules.every(({ name, values }) => (chosen(key)[name] ?? values[0]) === view.rules[name]),
      );
      expect(odds !== null, `${definition.id} ${JSON.stringify(rules)}`).toBe(known);
      const said = plain(pageText(view)).replaceAll(/(?<=\d)[ ,](?=\d{3})/g, '');
      if (odds !== null) expect(said).toContain(String(odds.deals));
      else expect(said).not.toMatch(/program|програм/i);
    }
  }
});

test.each(LANGUAGES)('odds of every kind are put into words in %s', async (language) => {
  const { words } = await viewOf(allGames[0]!, language);
  const can = (deals: number, won: number, lost: number): string =>
    plain(words.odds({ how: 'can', deals, won, lost })).replace(/.*?(?=\d)/, '');
  const does = (won: number): string => plain(words.odds({ how: 'does', deals: 100_000, won, lost: 100_000 - won }));
  const said = [can(121, 0, 0), can(122, 0, 2), can(1000, 1, 0), can(1000, 783, 201), can(1000, 990, 10)];
  expect([...said, does(0), does(73_497)]).toMatchSnapshot();
});

test('the book’s reading of Царство женщин fares as badly as its page says, and others better', () => {
  const game = definitionOf('tsarstvo-zhenshchin');
  const share = (rules: Readonly<Record<string, string>>): number => {
    const { won, deals } = oddsFor(game, { packing: 'run', payment: 'packet', passes: '1', ...rules })!;
    return won / deals;
  };
  expect(share({})).toBeLessThan(0.02);
  expect(share({ payment: 'talon' })).toBeGreaterThan(0.1);
  expect(share({ passes: '2' })).toBeGreaterThan(0.6);
});

const DEALS = 400;

/** Plays every card that fits, else turns the stock. */
function comesOut(number: number, rules: Readonly<Record<string, string>>): boolean {
  const game = deal('korol-dama-valet', { deal: number, rules });
  while (game.status === 'playing') {
    const moves = game.moves();
    game.play(moves.find(({ to }) => to.startsWith('foundation')) ?? moves[0]!);
  }
  return game.status === 'won';
}

test.each(Object.keys(MEASURED['korol-dama-valet']!).map(chosen))('Король, дама, валет, %o', (rules) => {
  const won = Array.from({ length: DEALS }, (_, at) => comesOut(at + 1, rules)).filter(Boolean).length;
  const { won: told, deals } = oddsFor(
    definitionOf('korol-dama-valet'),
    deal('korol-dama-valet', { deal: 1, rules }).rules,
  )!;
  expect(Math.abs(won / DEALS - told / deals)).toBeLessThan(0.06);
});
