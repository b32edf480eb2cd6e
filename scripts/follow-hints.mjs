// Follows hints in Chromium, on what `npm run build` has made: `node scripts/follow-hints.mjs [game …] [--deals n]`.
//
// Of each game the winnable deals of so many days (default 10) are played by the hints of the element alone, with all cards
// known and the solver in its worker, as the button and the key H give them. Prints a row a game: how many deals were won,
// and how many hints were guesses. It fails where a hint leads back to a table at which the game has been, where a deal is
// lost after a hint was of a line that wins, or where the page's console is not silent. `--help` prints this.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import puppeteer from 'puppeteer-core';
import { dailyDeal, games } from '../dist/engine.js';
import { tellHow } from './bench/help.mjs';
import { chromiumLaunchOptions } from './browsers.mjs';
import { root } from './run.mjs';
import { serveFolder } from './serve.mjs';

/* global document */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { deals: { type: 'string', default: '10' }, help: { type: 'boolean', default: false } },
});
if (values.help) tellHow(import.meta.url);

/** Rules that are not the book's, where hardly any deal can be won by the book. */
const easier = { 'tsarstvo-zhenshchin': { passes: '2' } };
const days = Array.from({ length: Number(values.deals) }, (_, index) => {
  return new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10);
});

/** Runs in the page: plays one deal by hints to its end, and tells what came of it. */
async function follow(id, attributes) {
  const element = document.createElement(`patience-${id}`);
  for (const [name, value] of Object.entries({ ...attributes, motion: 'none' })) element.setAttribute(name, value);
  document.body.replaceChildren(element);
  await element.updateComplete;
  const told = { hints: 0, guesses: 0, reason: null, faults: [] };
  const been = new Set([element.game.position()]);
  let sure = false;
  while (element.status === 'playing') {
    const { move, source, reason } = await element.hint();
    told.reason = reason;
    if (move === null) break;
    told.hints++;
    if (source === 'guess') told.guesses++;
    if (sure && source !== 'line') told.faults.push(`hint ${told.hints} has left the line`);
    sure ||= source === 'line';
    // It throws what a move is refused for.
    element.play(move);
    await element.updateComplete;
    const position = element.game.position();
    if (been.has(position)) told.faults.push(`hint ${told.hints} leads back`);
    been.add(position);
  }
  if (sure && element.status !== 'won') told.faults.push('a line that wins has not won');
  return { ...told, won: element.status === 'won' };
}

const server = await serveFolder(join(root, 'dist/cdn'));
const browser = await puppeteer.launch({ ...chromiumLaunchOptions(), protocolTimeout: 0 });
let faults = 0;
const fail = (text) => {
  faults++;
  console.error(text);
};
console.log('| game | rules | deals won | hints | guesses among them |\n| --- | --- | --- | --- | --- |');
try {
  for (const { id } of games) {
    if (positionals.length > 0 && !positionals.includes(id)) continue;
    const page = await browser.newPage();
    await page.goto(`${server.url}/solver-worker.js`, { waitUntil: 'networkidle0' });
    page.on('console', (message) => fail(`${id}: ${message.text()}`));
    page.on('pageerror', (error) => fail(`${id}: ${error.message}`));
    await page.setContent('<!doctype html><html lang="en"><link rel="icon" href="data:," /><body></body></html>');
    await page.addScriptTag({ type: 'module', url: `${server.url}/${id}.js` });
    await page.waitForFunction(`customElements.get('patience-${id}') !== undefined`);
    const rules = easier[id] ?? {};
    const sum = { won: 0, hints: 0, guesses: 0 };
    for (const day of days) {
      const deal = String(dailyDeal(id, day, { rules, winnable: true }));
      const { won, hints, guesses, reason, faults: wrong } = await page.evaluate(follow, id, { deal, ...rules });
      wrong.forEach((fault) => fail(`${id} ${deal}: ${fault}`));
      if (!won) console.error(`${id} ${deal}: not won, after ${hints} hints, ${guesses} of them guesses (${reason})`);
      sum.won += +won;
      sum.hints += hints;
      sum.guesses += guesses;
    }
    const named = Object.entries(rules).map(([name, value]) => `${name}=${value}`);
    const by = named.length === 0 ? 'the book’s' : `\`${named.join(' ')}\``;
    console.log(`| \`${id}\` | ${by} | ${sum.won} of ${days.length} | ${sum.hints} | ${sum.guesses} |`);
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
}
process.exitCode = faults === 0 ? 0 : 1;
