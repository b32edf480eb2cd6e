import { resolve } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '../support/pages.js';
import { builtInParts } from '../support/parts.js';
import { serve } from '../support/serve.js';

// Parts of dist/cdn that come after the first drawing, and do not: a reader may be off line by then.

interface Game extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  readonly moveCount: number;
  readonly dealNumber: number | null;
  readonly record: string;
  showRules(): Promise<boolean>;
  hint(): Promise<unknown>;
}

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;
let parts: Awaited<ReturnType<typeof builtInParts>>;

beforeAll(async () => {
  const game = (attributes: string, from = 'patience'): string =>
    `<!doctype html><html lang="en"><link rel="icon" href="data:," /><script type="module" src="/${from}/kenfild.js"></script><patience-kenfild ${attributes}></patience-kenfild>`;
  parts = await builtInParts();
  site = await serve(
    { '/patience/': resolve(import.meta.dirname, '../../dist/cdn'), '/parts/': parts.folder },
    {
      '/deal': game('deal="7"'),
      '/deal-in-parts': game('deal="7"', 'parts'),
      '/wish-in-parts': game('deal="7" wish', 'parts'),
      '/winnable': game('draw="1" winnable'),
      '/sought': game('draw="1" passes="1" packing="run" winnable'),
      '/record': game('record="r1_kenfild_1__n7_" deal="8"'),
    },
  );
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  site.close();
  parts.remove();
});

/** A page on which these chunks cannot be had, until `onLine` is called; what is said on its console. */
async function without(path: string, chunks: RegExp): Promise<{ page: Page; said: string[]; onLine: () => void }> {
  const page = await browser.newPage();
  const said: string[] = [];
  let off = true;
  page.on('console', (message) => {
    if (message.type() === 'warn') said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.setRequestInterception(true);
  page.on('request', (request) => void (off && chunks.test(request.url()) ? request.abort() : request.continue()));
  await page.goto(`${site.url}${path}`);
  await page.$eval('patience-kenfild', (element) => (element as Game).updateComplete);
  return { page, said, onLine: () => void (off = false) };
}

const movesOf = (page: Page): Promise<number> =>
  page.$eval('patience-kenfild', (element) => (element as Game).moveCount);

/** A real tap on the middle of something in the element. */
async function tap(page: Page, selector: string): Promise<void> {
  const [x = 0, y = 0] = await page.$eval(
    'patience-kenfild',
    (element, inside) => {
      const box = element.shadowRoot?.querySelector(inside)?.getBoundingClientRect();
      return box === undefined ? [] : [box.left + box.width / 2, box.top + box.height / 2];
    },
    selector,
  );
  await page.mouse.click(x, y);
  await page.$eval('patience-kenfild', (element) => (element as Game).updateComplete);
}

const PARTS = ['beside', 'courts', 'hands', 'later-styles', 'motion', 'sentences', 'en-sentences'];

test.each([...PARTS.map((name) => [name, name]), ['all of them', PARTS.join('|')]])(
  'without %s the game is played, and a warning says so',
  async (name, pattern) => {
    const { page, said } = await without('/deal-in-parts', new RegExp(`/(${pattern})-[\\w-]{8}\\.js`));
    await tap(page, "[data-pile='stock'] .card");
    expect(await movesOf(page)).toBe(1);
    // The toolbar has its buttons from the one, and their names from the other.
    if (!/beside|en-sentences/.test(pattern)) {
      await tap(page, '.button.undo');
      await tap(page, "[data-pile='stock'] .card");
      expect(await movesOf(page)).toBe(1);
      await tap(page, '.button.deal');
    }
    const left = await page.$eval('patience-kenfild', (element) => (element as Game).dealNumber);
    expect(left, 'a game that has begun is not left unasked').toBe(7);
    if (name !== 'motion') expect(said.length).toBeGreaterThan(0);
    expect(said.every((text) => text.includes('could not be loaded'))).toBe(true);
    const own = said.filter((text) => text.startsWith('<patience-kenfild>'));
    expect(own.length, own.join('\n')).toBeLessThanOrEqual(1);
    // Figures and motion are no matter of one element.
    const missing = pattern.split('|').filter((part) => part !== 'courts' && part !== 'motion');
    for (const part of missing) expect(own[0]).toContain(part);
    await page.close();
  },
);

test('without the file that comes soon the game is played, and one warning says so', async () => {
  const { page, said } = await without('/deal', /\/soon-/);
  await tap(page, "[data-pile='stock'] .card");
  expect(await movesOf(page)).toBe(1);
  const own = said.filter((text) => text.startsWith('<patience-kenfild>'));
  expect(own.length, own.join('\n')).toBe(1);
  await page.close();
});

test('without the hands a key is a tap', async () => {
  const { page } = await without('/deal-in-parts', /\/hands-/);
  await page.$eval('patience-kenfild', (element) => element.focus());
  await page.keyboard.press('Enter');
  expect(await movesOf(page)).toBe(1);
  await page.keyboard.down(' ');
  await page.keyboard.down(' ');
  await page.keyboard.up(' ');
  expect(await movesOf(page)).toBe(2);
  await page.close();
});

test('a wish that cannot be shown keeps nobody from playing', async () => {
  const { page } = await without('/wish-in-parts', /\/beside-/);
  await tap(page, "[data-pile='stock'] .card");
  expect(await movesOf(page)).toBe(1);
  await page.close();
});

test('a record that cannot be read is kept, and not dealt over', async () => {
  const { page } = await without('/record', /\/reading-/);
  const [record, text, deals] = await page.$eval('patience-kenfild', (element) => [
    (element as Game).record,
    element.shadowRoot?.querySelector('.status .text')?.textContent.trim(),
    (element as Game).dealNumber,
  ]);
  expect([record, text, deals]).toEqual(['r1_kenfild_1__n7_', 'This record could not be read.', null]);
  await tap(page, '.button.deal');
  await expect.poll(() => page.$eval('patience-kenfild', (element) => (element as Game).dealNumber)).not.toBe(null);
  await page.close();
});

test('a panel that could not be had is told of, until it is there', async () => {
  const { page, onLine } = await without('/deal', /\/panels-/);
  const rules = (): Promise<boolean> => page.$eval('patience-kenfild', (element) => (element as Game).showRules());
  const said = (): Promise<string | undefined> =>
    page.$eval('patience-kenfild', (element) => element.shadowRoot?.querySelector('.status .text')?.textContent.trim());
  expect(await rules()).toBe(false);
  expect(await said()).toBe('This could not be loaded. Try again once you are connected.');
  onLine();
  expect(await rules()).toBe(true);
  // The quiet state of a fresh table again.
  expect(await said()).toMatch(/^Build\s4\sfoundations in suit from ace to king\.$/);
  await page.close();
});

test('a hint whose words cannot be had says that something is missing', async () => {
  const { page } = await without('/deal', /\/en-help-/);
  const hint = await page.$eval('patience-kenfild', (element) => (element as Game).hint());
  expect(hint).toMatchObject({ move: null, reason: 'unavailable' });
  await expect
    .poll(() =>
      page.$eval('patience-kenfild', (element) =>
        element.shadowRoot?.querySelector('.status .text')?.textContent.trim(),
      ),
    )
    .toBe('This could not be loaded. Try again once you are connected.');
  await page.close();
});

test('a language that cannot be had leaves the one before, and what lies open', async () => {
  const { page, said } = await without('/deal', /\/soon-ru-/);
  const state = await page.$eval('patience-kenfild', async (element) => {
    const game = element as Game;
    await game.showRules();
    game.lang = 'ru';
    await game.updateComplete;
    const find = (selector: string): Element | null | undefined => game.shadowRoot?.querySelector(selector);
    return [
      find('.panel h2')?.textContent,
      find('.table')?.getAttribute('lang'),
      find('.button.deal')?.getAttribute('title'),
    ];
  });
  expect(state).toEqual(['Canfield', 'en', 'New deal']);
  expect(said.length).toBeGreaterThan(0);
  await page.close();
});

test.each([
  ['the code', /\/winnable-/],
  ['the list', /\/list-kenfild-/],
])('without %s of winnable deals any deal is dealt, and one warning says so', async (_, chunk) => {
  const { page, said } = await without('/winnable', chunk);
  const dealt = (): Promise<number | null> => page.$eval('patience-kenfild', (element) => (element as Game).dealNumber);
  expect(await dealt()).toBeTypeOf('number');
  await tap(page, '.button.deal');
  expect(await dealt()).toBeTypeOf('number');
  const own = said.filter((text) => text.startsWith('<patience-kenfild>'));
  expect(own.length, own.join('\n')).toBe(1);
  expect(own[0]).toContain('winnable');
  // Another deal can be chosen all the same.
  await tap(page, '.which');
  await expect.poll(() => panelOf(page), { timeout: 60_000 }).toContain('deal');
  await page.close();
});

test('without the code that seeks a deal any is dealt, and one warning says so', async () => {
  const { page, said } = await without('/sought', /\/seeker-/);
  await expect
    .poll(() => page.$eval('patience-kenfild', (element) => (element as Game).dealNumber), { timeout: 60_000 })
    .toBeTypeOf('number');
  expect(said.length, said.join('\n')).toBe(1);
  await page.close();
});

const statusOf = (page: Page): Promise<string | undefined> =>
  page.$eval('patience-kenfild', (element) => element.shadowRoot?.querySelector('.status .text')?.textContent.trim());
const panelOf = (page: Page): Promise<string | undefined> =>
  page.$eval('patience-kenfild', (element) => element.shadowRoot?.querySelector('.panel')?.className);

test.each([
  ['panels', 'rules'],
  ['settings-panel', 'settings'],
  ['en-settings', 'settings'],
  ['rules-panel', 'rules'],
  ['rules-en-kenfild', 'rules'],
])('without %s the player is told that %s cannot be had, and may ask for it again', async (chunk, panel) => {
  const { page, said, onLine } = await without('/deal', new RegExp(`/${chunk}-[\\w-]{8}\\.js`));
  const opener = `.button.${panel}`;
  await page.waitForFunction(
    (selector) => document.querySelector('patience-kenfild')?.shadowRoot?.querySelector(selector),
    {},
    opener,
  );
  await tap(page, opener);
  const told = 'This could not be loaded. Try again once you are connected.';
  await expect.poll(() => statusOf(page), { timeout: 60_000 }).toBe(told);
  expect(await panelOf(page)).toBe(undefined);
  // The game goes on, and what was told goes with the next move.
  await tap(page, "[data-pile='stock'] .card");
  expect(await movesOf(page)).toBe(1);
  expect(await statusOf(page)).not.toBe(told);
  await tap(page, opener);
  await expect.poll(() => statusOf(page), { timeout: 60_000 }).toBe(told);
  const own = said.filter((text) => text.startsWith('<patience-kenfild>'));
  expect(own.length, own.join('\n')).toBe(1);
  expect(own[0]).toContain(chunk);
  expect(
    said.every((text) => text.includes('could not be loaded')),
    said.join('\n'),
  ).toBe(true);
  onLine();
  await tap(page, opener);
  await expect.poll(() => panelOf(page), { timeout: 60_000 }).toContain(panel);
  await page.close();
});
