import { resolve } from 'node:path';
import { readFileSync } from 'node:fs';
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deal } from '../../src/engine.js';
import { dice } from '../engine/support/walk.js';
import { mutated } from '../fuzz/mutations.js';
import { blocksOf } from '../support/markdown.js';
import { launchChromium } from '../support/pages.js';
import { serve } from '../support/serve.js';

// Hostile texts in everything that a page may give an element, under the policy of docs/embedding.md with Trusted Types: they become
// neither markup nor code, change nothing of the page, and a game lies on the table. `FUZZ=20000` tries that many.

const COUNT = Number(process.env['FUZZ'] ?? 200);
const root = resolve(import.meta.dirname, '../..');
const [policy = ''] = blocksOf(readFileSync(resolve(root, 'docs/embedding.md'), 'utf8'))
  .filter(({ info }) => info === 'http')
  .map(({ text }) => text.trim().replace('Content-Security-Policy: ', ''));

const game = deal('kenfild', { deal: 7 });
const good = [
  'dark',
  'daily',
  '7',
  'Europe/Berlin',
  'ru-RU',
  'solver',
  game.record(),
  game.position(),
  '{"patience":1}',
];

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  const page = `<!doctype html><html lang="en"><script type="module" src="/patience/kenfild.js"></script><body></body></html>`;
  site = await serve({ '/patience/': resolve(root, 'dist/cdn') }, { '/': page, '/favicon.ico': '' }, (path) =>
    path === '/' ? { 'content-security-policy': policy } : {},
  );
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  site.close();
});

/** In the page: gives texts to an element in every way there is. Tells what has come of them that may not. */
async function feed(texts: readonly string[]): Promise<string[]> {
  interface Game extends HTMLElement {
    readonly updateComplete: Promise<boolean>;
    readonly dealNumber: number | null;
    readonly game: object | null;
    record: string | null;
    newDeal(given: string): void;
  }
  const attributes = [
    'deal',
    'daily-zone',
    'record',
    'lang',
    'toolbar',
    'theme',
    'hints',
    'draw',
    'auto-move',
    'motion',
  ];
  const prototypes = (): string =>
    [Object.prototype, Array.prototype, Element.prototype]
      .map((own) => Reflect.ownKeys(own).map(String).join())
      .join(';');
  const before = prototypes();
  const wrong: string[] = [];
  for (const [index, text] of texts.entries()) {
    const element = document.createElement('patience-kenfild') as Game;
    for (const [at, name] of attributes.entries()) if ((index + at) % 3 === 0) element.setAttribute(name, text);
    localStorage.setItem(text, text);
    if (index % 4 === 0) element.setAttribute('save-key', text);
    history.replaceState(null, '', `#${encodeURIComponent(text.replace(/[\ud800-\udfff]/g, ''))}`);
    if (index % 5 === 0) element.setAttribute('link', '');
    document.body.append(element);
    await element.updateComplete;
    try {
      element.newDeal(text);
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'PatienceError') wrong.push(`newDeal: ${String(error)}`);
    }
    element.record = text;
    await element.updateComplete;
    if (element.game === null) wrong.push('no game');
    const all = [...(element.shadowRoot?.querySelectorAll('*') ?? [])];
    for (const each of all) {
      if (/^(script|iframe|img|object|embed|link|base)$/.test(each.localName)) wrong.push(`<${each.localName}>`);
      for (const { name } of each.attributes) if (/^on/.test(name)) wrong.push(`${each.localName} ${name}`);
    }
    if (all.length > 2000) wrong.push(`${all.length} elements`);
    element.remove();
    localStorage.clear();
    if (wrong.length > 0) return wrong.map((what) => `${JSON.stringify(text).slice(0, 200)}: ${what}`);
  }
  if (prototypes() !== before) wrong.push('prototypes were changed');
  if (document.body.childElementCount > 0) wrong.push('something is left on the page');
  return wrong;
}

it(
  'hostile texts stay texts',
  async () => {
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('pageerror', (error) => said.push(String(error)));
    page.on('dialog', (dialog) => {
      said.push(dialog.message());
      void dialog.dismiss();
    });
    await page.evaluateOnNewDocument(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
        setTimeout(() => {
          throw new Error(`violated ${violatedDirective}: ${sample}`);
        });
      });
    });
    await page.goto(site.url);
    const markup = [
      '<img src=x onerror=alert(1)>',
      '"><script>alert(1)</script>',
      'javascript:alert(1)',
      '${alert(1)}',
      '__proto__',
    ];
    for (let from = 0; from < COUNT; from += 100) {
      const texts = Array.from({ length: Math.min(100, COUNT - from) }, (_, index) =>
        mutated([...good, ...markup], dice(from + index)),
      );
      expect(await page.evaluate(feed, [...(from === 0 ? markup : []), ...texts])).toEqual([]);
    }
    expect(said).toEqual([]);
  },
  24 * 3_600_000,
);
