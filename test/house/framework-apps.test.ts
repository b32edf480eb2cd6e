import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { restore } from '../../src/engine.js';
import { lines } from '../browser/support/lines.js';
import { launchChromium, openPage } from '../support/pages.js';
import { serve } from '../support/serve.js';

// The apps in demo/frameworks, built and opened: properties arrive, attributes too, and `win` is heard.

interface Game extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  readonly dealNumber: number | null;
  readonly timer: boolean;
  readonly noUndo: boolean;
  record: string;
  play(move: object): void;
}

const root = resolve(import.meta.dirname, '../..');
const game = restore(lines['kenfild']?.record ?? '');
const moves = game.history.slice(-3);
for (let move = 0; move < moves.length; move++) game.undo();

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  await promisify(execFile)(process.execPath, ['scripts/build-frameworks.mjs'], { cwd: root });
  site = await serve({ '/': resolve(root, 'dist-frameworks') });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  site.close();
});

it.each(['react', 'vue', 'svelte'])('%s', async (name) => {
  const { page, problems } = await openPage(browser, `${site.url}/${name}/index.html`);
  const table = await page.waitForSelector('patience-kenfild');
  const state = await table?.evaluate(async (element) => {
    const { updateComplete, dealNumber, timer, noUndo } = element as Game;
    await updateComplete;
    return [(element as Game).dealNumber, dealNumber ?? 336, timer, noUndo];
  });
  expect(state).toEqual([336, 336, false, true]);
  await page.click('#app > button');
  await page.waitForFunction(() => document.querySelector<Game>('patience-kenfild')?.timer === true);
  await table?.evaluate(
    async (element, record, line) => {
      const game = element as Game;
      game.record = record;
      await game.updateComplete;
      for (const move of line) game.play(move);
    },
    game.record(),
    moves,
  );
  await page.waitForFunction(() => /^Won in \d+ moves\.$/.test(document.querySelector('output')?.textContent ?? ''));
  expect(problems).toEqual([]);
  await page.close();
});
