// What the rules pages tell of how often a patience comes out, as a file of src.
import { readKept, readPlayed, unfold } from './compact.mjs';

/** Where there is nothing to decide, what a plain player won is what comes out; elsewhere, what the solver found. */
export function odds(games, unrated, digits) {
  const ids = games.map(({ id }) => id);
  const found = readKept(ids)
    .filter(({ game }) => !unrated.includes(game))
    .map((kept) => {
      const tried = unfold(kept, digits);
      const of = (verdict) => tried.filter((each) => each.verdict === verdict).length;
      return { ...kept, odds: { how: 'can', deals: tried.length, won: of('winnable'), lost: of('lost') } };
    });
  const played = readPlayed().map((kept) => {
    const deals = kept.last - kept.first + 1;
    return { ...kept, odds: { how: 'does', deals, won: kept.won, lost: deals - kept.won } };
  });
  const all = [...found, ...played];
  const measured = Object.fromEntries(
    ids.map((id) => [id, Object.fromEntries(all.filter(({ game }) => game === id).map((of) => [of.rules, of.odds]))]),
  );
  return `/** How often each patience comes out; \`npm run lists\` writes this file from what scripts/data keeps. */
import type { Odds } from '../../locales/rules/facts.js';

/** By game, then by the options that are not the book’s. */
export const MEASURED: Readonly<Record<string, Readonly<Record<string, Odds>>>> = ${JSON.stringify(measured, null, 2)};
`;
}
