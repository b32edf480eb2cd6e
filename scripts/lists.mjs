// Makes the lists of winnable deals, src/lists/<game>.ts, and what rules pages tell of them, src/view/rules/measured.ts, from
// scripts/data: `npm run lists`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import { bundle } from './winnability/bundle.mjs';
import { readKept, unfold } from './winnability/compact.mjs';
import { odds } from './winnability/odds.mjs';

/** A list has no more deals. */
const MOST = 4096;

const { DIGITS, games, unrated, writeList } = (await bundle()).deals;

/** The place of each deal among all by one measure; those that are equal share one. */
function places(deals, measure) {
  const sorted = deals.map(measure).sort((one, other) => one - other);
  const shared = new Map();
  sorted.forEach((value) => {
    if (!shared.has(value)) shared.set(value, (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
  });
  return new Map(deals.map((deal) => [deal, shared.get(measure(deal))]));
}

/** The deals with their difficulty, by thirds of their places by effort and by the plain player's losses. */
function rate(deals) {
  const effort = places(deals, (deal) => deal.effort);
  const losses = places(deals, (deal) => -deal.plain);
  const sum = (deal) => effort.get(deal) + losses.get(deal);
  const names = ['easy', 'medium', 'hard'];
  return [...deals]
    .sort((one, other) => sum(one) - sum(other) || one.deal - other.deal)
    .map(({ deal }, index) => ({ number: deal, difficulty: names[Math.floor((index * 3) / deals.length)] }))
    .sort((one, other) => one.number - other.number);
}

const ids = games.map(({ id }) => id);
const all = readKept(ids);
for (const id of ids) {
  const rated = !unrated.includes(id);
  const lists = all
    .filter(({ game }) => game === id)
    .map((kept) => {
      const won = unfold(kept, DIGITS).filter(({ verdict }) => verdict === 'winnable');
      const deals = won.slice(0, MOST);
      const list = rated ? rate(deals) : deals.map(({ deal }) => ({ number: deal, difficulty: 'easy' }));
      return [kept.rules, writeList(list)];
    });
  const entries = lists.map(([rules, list]) => `    '${rules}':\n      '${list}',\n`).join('');
  writeFileSync(
    join(root, `src/lists/${id}.ts`),
    `/** Deals that can be won, with their difficulty; \`npm run lists\` writes this file (docs/difficulty.md). */
import type { WinnableLists } from '../engine/index.js';

export const lists: WinnableLists = {
  rated: ${rated},
  byRules: {${entries === '' ? '' : `\n${entries}  `}},
};
`,
  );
  console.log(`${id}: ${lists.map(([rules, list]) => `${rules || 'book'} ${list.length} bytes`).join(', ') || 'none'}`);
}
writeFileSync(join(root, 'src/view/rules/measured.ts'), odds(games, unrated, DIGITS));
