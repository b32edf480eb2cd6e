import { resolve } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchChromium } from '../support/pages.js';
import { serve } from '../support/serve.js';

// Real pages of one origin, opened beside each other, opened again, and in frames.

interface Game extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  readonly moveCount: number;
  readonly record: string;
  readonly game: { moves(): readonly { to: string }[] };
  play(move: unknown): void;
  newDeal(deal?: unknown): void;
  setOwn(own: object): void;
  readonly ownSettings: object;
}

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  const page = (game: string, attributes: string): string =>
    `<!doctype html><html lang="en"><link rel="icon" href="data:," />
    <script>seen = []; for (const type of ['deal', 'saveerror']) addEventListener(type, (event) => seen.push(type + ' ' + (event.error?.code ?? event.restored)));</script>
    <script type="module" src="/patience/${game}.js"></script><patience-${game} save-key="site" ${attributes}></patience-${game}>`;
  site = await serve(
    { '/patience/': resolve(import.meta.dirname, '../../dist/cdn') },
    {
      '/kenfild': page('kenfild', 'deal="7"'),
      '/kongress': page('kongress', ''),
      '/sandbox': '<iframe sandbox="allow-scripts" src="/kenfild" width="900" height="700"></iframe>',
    },
  );
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  site.close();
});
beforeEach(async () => {
  const page = await browser.newPage();
  await page.goto(`${site.url}/kenfild`);
  await page.evaluate(() => {
    document.querySelector('patience-kenfild')?.remove();
    localStorage.clear();
  });
  await page.close();
});

async function open(path: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${site.url}${path}`);
  await page.$eval('[save-key]', (element) => (element as Game).updateComplete);
  return page;
}

const play = (page: Page, moves: number): Promise<string> =>
  page.$eval(
    '[save-key]',
    async (element, count) => {
      const game = element as Game;
      for (let move = 0; move < count; move++) game.play(game.game.moves()[0]);
      await game.updateComplete;
      return game.record;
    },
    moves,
  );
const recordOf = (page: Page): Promise<string> => page.$eval('[save-key]', (element) => (element as Game).record);
const stored = (page: Page): Promise<{ games: { record: string }[]; results: { deal: number }[] }> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('site') ?? '{"games":[],"results":[]}') as never);

test('a page that is opened again goes on, and deals only once', async () => {
  const page = await open('/kenfild');
  const record = await play(page, 5);
  await page.reload();
  await page.$eval('[save-key]', (element) => (element as Game).updateComplete);
  expect(await recordOf(page)).toBe(record);
  expect(await page.evaluate('seen')).toEqual(['deal true']);
  await page.close();
  const later = await open('/kenfild');
  expect(await recordOf(later)).toBe(record);
  await later.close();
});

test('two tabs with different games, and with the same one, destroy nothing of each other', async () => {
  const one = await open('/kenfild');
  const other = await open('/kongress');
  const [first, second] = [await play(one, 4), await play(other, 6)];
  const third = await open('/kenfild');
  expect(await recordOf(third)).toBe(first);
  const [ahead, aside] = [await play(third, 3), await play(one, 1)];
  // Leaving writes no more than the time.
  for (const page of [one, other, third]) await page.close();
  const last = await open('/kongress');
  expect(await recordOf(last)).toBe(second);
  const records = (await stored(last)).games.map((game) => game.record);
  expect(
    [ahead, aside, second].every((record) => records.includes(record)),
    records.join('\n'),
  ).toBe(true);
  expect(records).toHaveLength(3);
  await last.close();
});

test('a tab in which nothing has happened writes nothing over', async () => {
  const one = await open('/kenfild');
  await play(one, 2);
  const other = await open('/kenfild');
  const record = await play(one, 2);
  await one.close();
  await other.evaluate(() => {
    dispatchEvent(new Event('pagehide'));
  });
  expect((await stored(other)).games.map((game) => game.record)).toEqual([record]);
  await other.close();
});

test('settings come to the other tab, and deals counted in both are counted', async () => {
  const [one, other] = [await open('/kenfild'), await open('/kongress')];
  await one.$eval('[save-key]', (element) => (element as Game).setOwn({ theme: 'dark' }));
  await other.waitForFunction(
    () => Reflect.get((document.querySelector('[save-key]') as Game).ownSettings, 'theme') === 'dark',
  );
  for (const page of [one, other]) {
    await play(page, 1);
    await page.$eval('[save-key]', (element) => (element as Game).newDeal(9));
  }
  await expect.poll(async () => (await stored(one)).results.length, { timeout: 60_000 }).toBe(2);
  // As if the first had written at the same moment, and had been written over.
  await one.evaluate(() => {
    const saved = JSON.parse(localStorage.getItem('site') ?? '{}') as {
      results: { rules: string }[];
      statistics: object;
    };
    const left = saved.results.filter(({ rules }) => rules === 'kongress');
    const text = JSON.stringify({ ...saved, results: left, statistics: {} });
    const frame = document.createElement('iframe');
    document.body.append(frame);
    frame.contentWindow?.localStorage.setItem('site', text);
  });
  await expect.poll(async () => (await stored(one)).results.length, { timeout: 60_000 }).toBe(2);
  for (const page of [one, other]) await page.close();
});

test('in a frame without an origin the game is played, and one event says so', async () => {
  const page = await browser.newPage();
  await page.goto(`${site.url}/sandbox`);
  const frame = await page.waitForFrame((candidate) => candidate.url().endsWith('/kenfild'));
  await frame.waitForFunction('seen.length > 1');
  expect(await frame.evaluate('seen')).toEqual(['deal false', 'saveerror refused']);
  await page.close();
});
