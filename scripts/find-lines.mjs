// Finds a short won game of every patience for the tests and writes test/browser/support/lines.ts.
// `node scripts/find-lines.mjs [seconds for each game] [game …]`: games that are not named keep their line. Where a plain player
// wins none, the solver does.
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as prettier from 'prettier';
import { build } from 'vite';
import { tellHow } from './bench/help.mjs';

if (process.argv.includes('--help')) tellHow(import.meta.url);

const path = (file) => fileURLToPath(new URL(`../${file}`, import.meta.url));
const target = path('test/browser/support/lines.ts');

/** Imports a module of the sources, which are TypeScript. */
async function load(entry) {
  const lib = { entry: path(entry), formats: ['es'] };
  const [{ output }] = await build({ configFile: false, logLevel: 'warn', build: { lib, write: false } });
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
}

const engine = await load('src/engine.ts');
const { tryDeal } = await load('scripts/winnability/deals.ts');

/** Rules that are not the book's, where a plain player hardly ever wins by the book. */
const easier = { 'tsarstvo-zhenshchin': { payment: 'talon', passes: '2' } };

/** Numbers in [0, 1) from a seed. */
function dice(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function worth(game, { from, to, count }, roll) {
  if (to.startsWith('foundation')) return 100 + roll();
  if (from === 'stock') return to === 'waste' ? 10 : 12 + 20 * roll();
  if (to === 'stock') return 1;
  const emptied = game.pile(from).cards.length === count;
  const base = from === 'reserve' ? 40 : from === 'waste' ? 12 : emptied ? 16 : 6;
  return base + 14 * (roll() - 0.4);
}

/** One game played greedily with chance; true when it is won. */
function playOut(game, roll, most) {
  const seen = new Set();
  while (game.status === 'playing' && game.moveCount < most) {
    const moves = game.moves().filter((move) => {
      if (!move.from.startsWith('tableau') || !move.to.startsWith('tableau')) return true;
      const { cards } = game.pile(move.from);
      return !seen.has(`${move.to} ${cards.at(-move.count)?.card} ${game.pile(move.to).cards.length}`);
    });
    if (moves.length === 0) return false;
    const values = moves.map((move) => worth(game, move, roll));
    const move = moves[values.indexOf(Math.max(...values))];
    // Where cards came from they do not return to.
    seen.add(
      `${move.from} ${game.pile(move.from).cards.at(-move.count)?.card} ${game.pile(move.from).cards.length - move.count}`,
    );
    game.play(move);
  }
  return game.status === 'won';
}

/** The same game without the moves that it can do without. */
function shorten(start, moves) {
  let line = moves;
  for (let at = line.length - 1; at >= 0; at--) {
    const shorter = line.filter((_, index) => index !== at);
    const game = start();
    if (shorter.every((move) => game.refusal(move) === null && game.play(move)) && game.status === 'won')
      line = shorter;
  }
  const game = start();
  for (const move of line) game.play(move);
  return game;
}

function find({ id, packs }, seconds) {
  const rules = easier[id] ?? {};
  const end = performance.now() + seconds * 1000;
  let best = null;
  let tried = 0;
  for (let deal = 1; performance.now() < end; deal++) {
    const start = () => engine.deal(id, { deal, rules });
    for (let round = 0; round < 12 && performance.now() < end; round++, tried++) {
      const game = start();
      if (!playOut(game, dice(deal * 31 + round), packs * 220)) continue;
      const short = shorten(start, game.history);
      if (best === null || short.moveCount < best.moveCount) best = short;
    }
  }
  for (let deal = 1; best === null; deal++) {
    const { record } = tryDeal({ game: id, rules, deal, budget: 100_000, seconds: null, plays: 0 });
    if (record !== undefined) best = engine.restore(record);
  }
  console.log(`${id}: ${tried} games, deal ${best.dealNumber} in ${best.moveCount} moves`);
  return { deal: best.dealNumber, rules, moves: best.moveCount, record: best.record() };
}

const [seconds = '60', ...wanted] = process.argv.slice(2);
const lines = existsSync(target) ? { ...(await load('test/browser/support/lines.ts')).lines } : {};
for (const game of engine.games) {
  if (wanted.length > 0 && !wanted.includes(game.id)) continue;
  lines[game.id] = find(game, Number(seconds));
}
const text = `/** A won game of every patience, as the text of its record. Made by scripts/find-lines.mjs. */
export interface Line {
  readonly deal: number;
  /** Rules that are not the book's. */
  readonly rules: Readonly<Record<string, string>>;
  readonly moves: number;
  readonly record: string;
}

export const lines: Readonly<Record<string, Line>> = ${JSON.stringify(lines, null, 2)};
`;
writeFileSync(target, await prettier.format(text, { ...(await prettier.resolveConfig(target)), parser: 'typescript' }));
