// Builds the apps that have packages of their own (demo/frameworks/angular, demo/frameworks/astro), with the package as
// `npm run build` has left it, and opens each in Chromium: the deal is there and does not change, a property arrives, `win` is
// heard, nothing is said on the console. `node scripts/check-frameworks.mjs [names]`; it installs hundreds of packages, so no test does it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { tellHow } from './bench/help.mjs';
import { chromiumLaunchOptions } from './browsers.mjs';
import { root, run } from './run.mjs';
import { serveFolder } from './serve.mjs';

/* global document */

if (process.argv.includes('--help')) tellHow(import.meta.url);

const folder = join(root, 'demo/frameworks');
const out = join(root, 'dist-frameworks');
const named = process.argv.slice(2);
const names =
  named.length > 0 ? named : readdirSync(folder).filter((name) => existsSync(join(folder, name, 'package.json')));

async function build(name) {
  for (const words of [
    ['ci', '--no-audit', '--no-fund'],
    ['run', 'build'],
  ]) {
    const command = ['npm', '--prefix', join(folder, name), ...words];
    const { ok, output } = await run(command, { quiet: true, seconds: 900 });
    if (!ok) throw new Error(`${command.join(' ')} failed\n${output}`);
  }
}

/** The cards of the table in their order, whether a server has drawn it or the element. */
const cards = (page) =>
  page.$eval('patience-kenfild', ({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('[data-card]') ?? [])].map(({ dataset }) => dataset.card).join(' '),
  );

async function check(browser, url, name) {
  const server = /<template shadowroot/.test(readFileSync(join(out, name, 'index.html'), 'utf8'));
  const problems = [];
  const still = await browser.newPage();
  await still.setJavaScriptEnabled(false);
  await still.goto(`${url}/${name}/index.html`);
  const drawn = server ? await cards(still) : null;
  await still.close();

  const page = await browser.newPage();
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.evaluateOnNewDocument(() => {
    globalThis.deals = 0;
    document.addEventListener('deal', () => globalThis.deals++);
  });
  await page.goto(`${url}/${name}/index.html`);
  await page.waitForSelector('patience-kenfild:defined');
  const before = await page.$eval('patience-kenfild', async (table) => {
    await table.updateComplete;
    return [table.dealNumber, table.noUndo, table.timer, globalThis.deals];
  });
  if (String(before) !== '336,true,false,1') problems.push(`deal, no-undo, timer, deals: ${before}`);
  if (server && drawn !== (await cards(page))) problems.push('The server has drawn other cards.');
  await page.screenshot({ path: join(out, `${name}.png`) });
  await page.click('#app > button');
  await page.waitForFunction(() => document.querySelector('patience-kenfild').timer === true);
  await page.$eval(
    'patience-kenfild',
    async (table, record) => {
      table.record = record;
      await table.updateComplete;
      await table.finish();
    },
    nearlyWon,
  );
  await page.waitForFunction(() => /^Won in \d+ moves\.$/.test(document.querySelector('output').textContent));
  await page.close();
  return problems;
}

/** A table from which the four kings go up, and all is done. */
const suits = ['S', 'H', 'D', 'C'];
const kings = suits.map((suit, at) => `tableau-${at + 1}~K${suit}`);
const built = suits.map(
  (suit, at) => `foundation-${at + 1}~${[...'A23456789TJQ'].map((rank) => rank + suit).join('')}`,
);
const nearlyWon = `t1_kenfild_1__4_${[...kings, ...built].join('.')}`;

for (const name of names) await build(name);
const site = await serveFolder(out);
const browser = await puppeteer.launch(chromiumLaunchOptions());
for (const name of names) {
  const problems = await check(browser, site.url, name);
  console.log(`${name}: ${problems.length === 0 ? 'ok' : problems.join('; ')}`);
  if (problems.length > 0) process.exitCode = 1;
}
await browser.close();
site.close();
