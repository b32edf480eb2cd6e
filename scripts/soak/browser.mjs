/* global document, window */
// Games on a page: elements of every patience in turn, played through their public methods, by lines that win and at random,
// with hints, panels, records and changes of looks on the way; each deal begins another, and each element goes in the end.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games, restore } from '../../dist/engine.js';
import { root } from '../run.mjs';
import { megabytes, signed } from './headless.mjs';
import { openGames } from './pages.mjs';

/** What may be held more after all rounds than after half of them, in bytes of the heap. */
const FLAT = 256 * 1024;
/** As many nodes may be new: of templates that are first needed late. An element that was left behind would have a thousand. */
const FEW = 100;
/** Games on one element before it gives place to another. */
const ROUND = 5;

/** Records of games that are won. */
const text = readFileSync(join(root, 'test/browser/support/lines.ts'), 'utf8');
const won = new Map([...text.matchAll(/'(r1_([a-z-]+)_[^']+)'/g)].map(([, record, id]) => [id, restore(record)]));

/** In the page: plays `count` games on one element, which then goes. Gives how they ended. */
async function playRound({ id, rules, deal, line, count, seed }) {
  let state = seed >>> 0;
  const roll = (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
  const element = document.createElement(`patience-${id}`);
  const attributes = { motion: 'none', lang: roll(2) === 0 ? 'en' : 'ru', deal, 'auto-move': 'off', ...rules };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  await element.updateComplete;
  const ends = {};
  for (let game = 0; game < count; game++) {
    if (game > 0) element.newDeal(1 + roll(1_000_000));
    for (let step = 0; element.status === 'playing' && step < (game === 0 ? line.length : 120); step++) {
      const moves = element.game.moves();
      const up = moves.find(({ to }) => to.startsWith('foundation'));
      element.play(game === 0 ? line[step] : (up ?? moves[roll(moves.length)]));
      if (game > 0 && roll(15) === 0) element.undo();
      if (step % 4 === 0) await element.updateComplete;
    }
    await element.updateComplete;
    if (game === 1) await element.showRules();
    if (game === 2) element.setAttribute('record', element.record);
    if (game === 3) element.setAttribute('theme', roll(2) === 0 ? 'dark' : 'light');
    await element.updateComplete;
    ends[element.status] = (ends[element.status] ?? 0) + 1;
  }
  element.remove();
  return ends;
}

export async function* soakBrowser(count) {
  const { page, said, held, close } = await openGames();
  try {
    // Once: what a page is told to run stays in its memory.
    await page.evaluate(`window.playRound = ${playRound}`);
    const rounds = Math.ceil(count / (ROUND * games.length));
    let before = null;
    const ends = {};
    for (let round = 1; round <= rounds; round++) {
      for (const { id } of games) {
        const line = won.get(id);
        const { dealNumber: deal, rules, history } = line;
        const what = { id, rules, deal, line: history, count: ROUND, seed: round };
        for (const [end, number] of Object.entries(await page.evaluate((given) => window.playRound(given), what)))
          ends[end] = (ends[end] ?? 0) + number;
      }
      if (round === Math.ceil(rounds / 2)) before = await held();
    }
    const after = await held();
    const grown = Object.fromEntries(Object.keys(after).map((key) => [key, after[key] - before[key]]));
    const told = Object.entries(ends).map(([end, number]) => `${number} ${end}`);
    const faults = [
      grown.heap > FLAT && 'the heap grows',
      grown.nodes > FEW && 'nodes are left',
      said.length > 0 && `something was said: ${said.join('; ')}`,
    ].filter(Boolean);
    yield {
      line: `${rounds * ROUND * games.length} games, ${told.join(', ')}; heap ${megabytes(before.heap)} after half of them, then ${signed(grown.heap)}; nodes ${before.nodes}, then ${after.nodes}`,
      fault: faults.length > 0 ? faults.join(', ') : null,
    };
  } finally {
    await close();
  }
}
