// Looks for two deals alike among the numbers 1 … 1,000,000 (or the first argument) of every game, opening included.
// Needs a build: `npm run build && node scripts/check-duplicates.mjs`. The tests check a part of it.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tellHow } from './bench/help.mjs';

if (process.argv.includes('--help')) tellHow(import.meta.url);

const dist = resolve(import.meta.dirname, '../dist');
const load = (path) => import(pathToFileURL(resolve(dist, path)).href);
if (!existsSync(resolve(dist, 'engine.js'))) {
  console.error('There is no build: run `npm run build` first.');
  process.exit(1);
}
const { dealNumbered } = await load('engine/dealing.js');
const { writePosition } = await load('engine/position.js');
const { resolveRules } = await load('engine/rules.js');
const { allGames } = await load('games/index.js');

const last = Number(process.argv[2] ?? 1_000_000);

/** Two 32-bit hashes of all cards where they lie. */
function hash({ law, table }) {
  let one = 0x811c9dc5;
  let other = 0x9e3779b9;
  for (let pile = 0; pile < law.ids.length; pile++) {
    const size = table.sizes[pile];
    for (let height = 0; height < size; height++) {
      const cell = (pile << 6) | table.at(pile, height);
      one = Math.imul(one ^ cell, 0x01000193);
      other = Math.imul(other ^ cell, 0x85ebca6b);
      other ^= other >>> 15;
    }
  }
  return (BigInt(one >>> 0) << 32n) | BigInt(other >>> 0);
}

let twins = 0;
for (const game of allGames) {
  const started = performance.now();
  const rules = resolveRules(game, undefined);
  const hashes = new BigUint64Array(last);
  for (let number = 1; number <= last; number++) hashes[number - 1] = hash(dealNumbered(game, rules, number));

  // Equal hashes are looked at card by card.
  const sorted = hashes.slice().sort();
  const suspects = new Set(sorted.filter((value, at) => at > 0 && value === sorted[at - 1]));
  const seen = new Map();
  let found = 0;
  for (let number = 1; suspects.size > 0 && number <= last; number++) {
    if (!suspects.has(hashes[number - 1])) continue;
    const { law, table } = dealNumbered(game, rules, number);
    const text = writePosition(law, table);
    if (seen.has(text)) {
      found++;
      console.error(`${game.id}: deal ${number} is deal ${seen.get(text)}`);
    } else seen.set(text, number);
  }
  twins += found;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${game.id}: ${last} deals, ${found} twice (${seconds} s)`);
}
process.exit(twins === 0 ? 0 : 1);
