// The way of somebody who has never seen this before, timed: an empty folder, the two lines of each README on a page with nothing
// else, and a first move by a click. `node scripts/stranger.mjs` begins with a copy of the repository and its two commands;
// `node scripts/stranger.mjs packed` with the file that `npm pack` makes of what is built, in seconds.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { tellHow } from './bench/help.mjs';
import { chromiumLaunchOptions } from './browsers.mjs';
import { root, run } from './run.mjs';
import { serveFolder } from './serve.mjs';

/* global document */

if (process.argv.includes('--help')) tellHow(import.meta.url);

const folder = mkdtempSync(join(tmpdir(), 'stranger-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
let all = 0;

async function step(name, work) {
  const begun = performance.now();
  const result = await work();
  const seconds = (performance.now() - begun) / 1000;
  all += seconds;
  console.log(`${name}: ${seconds.toFixed(1)} s`);
  return result;
}

async function command(...words) {
  const { ok, output } = await run(words, { quiet: true });
  if (!ok) throw new Error(`${words.join(' ')} failed\n${output}`);
}

/** The first lines of HTML that a README shows: those of a page. */
const linesOf = (readme) => /^```html\n([\s\S]*?)^```$/m.exec(readFileSync(join(root, readme), 'utf8'))[1];

/** The folder that goes on the site. */
async function cdn() {
  if (process.argv.includes('packed')) {
    await step('npm pack', () => command('npm', 'pack', '--ignore-scripts', '--pack-destination', folder));
    const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    await command('tar', '-xzf', join(folder, `${name}-${version}.tgz`), '-C', folder);
    return join(folder, 'package/dist/cdn');
  }
  const copy = join(folder, 'copy');
  await step('git clone', () => command('git', 'clone', '--quiet', '--depth', '1', `file://${root}`, copy));
  await step('npm ci', () => command('npm', '--prefix', copy, 'ci', '--no-audit', '--no-fund'));
  await step('npm run build', () => command('npm', '--prefix', copy, 'run', 'build'));
  return join(copy, 'dist/cdn');
}

const site = join(folder, 'site');
cpSync(await cdn(), join(site, 'patience'), { recursive: true });
const server = await serveFolder(site);
const browser = await puppeteer.launch(chromiumLaunchOptions());
for (const readme of ['README.md', 'README.ru.md']) {
  const problems = [];
  const game = await step(`${readme}, its lines on a page, and a first move`, async () => {
    const lines = linesOf(readme);
    writeFileSync(join(site, 'index.html'), `<!doctype html>\n<link rel="icon" href="data:," />\n${lines}`);
    const page = await browser.newPage();
    page.on('console', (message) => problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.goto(`${server.url}/index.html`);
    const tag = /<(patience-[\w-]+)/.exec(lines)[1];
    const stock = await page.waitForSelector(`${tag} >>> [data-pile=stock]`);
    await stock.click();
    await page.waitForFunction((name) => document.querySelector(name).moveCount === 1, {}, tag);
    return page.$eval(tag, ({ localName, dealNumber, moveCount }) => ({ localName, dealNumber, moveCount }));
  });
  console.log(`${game.localName}, deal ${game.dealNumber}, moves: ${game.moveCount}`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
await browser.close();
server.close();
console.log(`in all: ${all.toFixed(1)} s`);
