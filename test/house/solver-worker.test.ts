import { resolve } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restore } from '../../src/engine.js';
import { lines } from '../browser/support/lines.js';
import { launchChromium } from '../support/pages.js';
import { serve } from '../support/serve.js';

// The solver's worker as dist/cdn brings it: from another origin, under policies, and where no worker may be made.

interface Game extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  hint(): Promise<{ source: string | null; reason: string | null }>;
}

let browser: Browser;
let files: Awaited<ReturnType<typeof serve>>;
let site: Awaited<ReturnType<typeof serve>>;
const cdn = resolve(import.meta.dirname, '../../dist/cdn');

const game = restore(lines['kenfild']?.record ?? '');
for (let move = 0; move < 20; move++) game.undo();

/** A page with one game and a policy. */
const page = (script: string, policy: string): string =>
  `<!doctype html><html lang="en"><link rel="icon" href="data:," />${
    policy === '' ? '' : `<meta http-equiv="content-security-policy" content="${policy}" />`
  }<script type="module" src="${script}"></script><patience-kenfild record="${game.record()}"></patience-kenfild>`;

beforeAll(async () => {
  files = await serve({ '/patience/': cdn });
  site = await serve(
    { '/patience/': cdn },
    {
      '/other-origin': page(`${files.url}/patience/kenfild.js`, ''),
      '/all': page(`${files.url}/patience/all.js`, ''),
      '/no-blob': page('/patience/kenfild.js', "script-src 'self'; worker-src 'self'"),
      '/no-worker': page('/patience/kenfild.js', "script-src 'self'; worker-src 'none'"),
      '/trusted-types': page('/patience/kenfild.js', "require-trusted-types-for 'script'"),
    },
  );
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  files.close();
  site.close();
});

/** The page, and what its game was told. */
async function asked(path: string): Promise<{ page: Page; source: string | null }> {
  const page = await browser.newPage();
  await page.goto(`${site.url}${path}`);
  const { source } = await page.$eval('patience-kenfild', async (element) => {
    await (element as Game).updateComplete;
    return (element as Game).hint();
  });
  return { page, source };
}

test.each([
  ['from another origin', '/other-origin', /^blob:/],
  ['with all games in one file', '/all', /^blob:/],
  ['where blob: is not allowed', '/no-blob', /\/patience\/solver-worker\.js$/],
  ['where no worker is allowed', '/no-worker', null],
  ['under trusted types', '/trusted-types', /\/patience\/solver-worker\.js$/],
])('a hint comes %s', async (_, path, worker) => {
  const { page, source } = await asked(path);
  expect(source).toBe('line');
  const workers = page.workers().map((made) => made.url());
  if (worker === null) expect(workers).toEqual([]);
  else expect(workers).toEqual([expect.stringMatching(worker)]);
  await page.close();
});
