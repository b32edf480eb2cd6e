import { resolve } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../support/pages.js';
import { serve } from '../support/serve.js';

// What a first drawing costs, in counts that a busy machine does not change.

interface Game extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
}

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  site = await serve(
    { '/patience/': resolve(import.meta.dirname, '../../dist/cdn') },
    {
      '/': '<!doctype html><html lang="en"><link rel="icon" href="data:," /><script type="module" src="/patience/kenfild.js"></script><patience-kenfild deal="7"></patience-kenfild>',
    },
  );
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  site.close();
});

test('a game is four files, and wears its styles in two steps', async () => {
  const page = await browser.newPage();
  const files: string[] = [];
  page.on('request', (request) => files.push(/([\w-]+?)(-[\w-]{8})?\.js$/.exec(request.url())?.[1] ?? ''));
  await page.evaluateOnNewDocument(() => {
    const worn = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'adoptedStyleSheets');
    Object.assign(globalThis, { steps: 0 });
    Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', {
      ...worn,
      set(this: ShadowRoot, sheets: CSSStyleSheet[]) {
        Reflect.set(globalThis, 'steps', Number(Reflect.get(globalThis, 'steps')) + 1);
        worn?.set?.call(this, sheets);
      },
    });
  });
  await page.goto(site.url);
  await page.$eval('patience-kenfild', (element) => (element as Game).updateComplete);
  await page.waitForFunction(
    () => document.querySelector('patience-kenfild')?.shadowRoot?.querySelector('.court') !== null,
  );
  expect(files.filter(Boolean).sort()).toEqual(['kenfild', 'soon', 'soon-en', 'table']);
  // All that come later in one step: each step styles every card anew.
  expect(await page.evaluate(() => Number(Reflect.get(globalThis, 'steps')))).toBe(2);
  await page.close();
});
