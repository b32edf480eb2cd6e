/** Whole pages with dist/cdn, and every tag on each: printed, zoomed, left and met again, framed, with two copies. */
import { resolve } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../src/engine.js';
import { launchChromium, openPage } from '../support/pages.js';
import { serve } from '../support/serve.js';

interface Game extends HTMLElement {
  readonly dealNumber: number | null;
  readonly moveCount: number;
  readonly record: string;
  readonly game: { moves(): readonly object[] };
  readonly updateComplete: Promise<boolean>;
  play(move: unknown): void;
  undo(): boolean;
}

const ids = games.map(({ id }) => id);
const cdn = resolve(import.meta.dirname, '../../dist/cdn');
const tag = (id: string): string => `<patience-${id} deal="7" lang="en" motion="none"></patience-${id}>`;
const html = (scripts: readonly string[], body: string): string =>
  `<!doctype html><html lang="en"><link rel="icon" href="data:,">${scripts
    .map((src) => `<script type="module" src="${src}"></script>`)
    .join('')}<body style="margin: 0">${body}</body></html>`;
const one = (id: string): string => html([`/patience/${id}.js`], tag(id));

let browser: Browser;
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  browser = await launchChromium();
  const pages = Object.fromEntries([
    ['/other', html([], 'Another page')],
    ...ids.flatMap((id) => [
      [`/one/${id}`, one(id)],
      [`/two/${id}`, html([`/patience/${id}.js`, `/second/${id}.js`, '/second/all.js'], tag(id))],
      [
        `/framed/${id}`,
        html([], `<iframe sandbox="allow-scripts" width="700" height="900" src="/one/${id}"></iframe>`),
      ],
    ]),
  ]) as Record<string, string>;
  site = await serve({ '/patience/': cdn, '/second/': cdn }, pages);
});
afterAll(async () => {
  await browser.close();
  site.close();
});

const isDealt = (id: string): string =>
  `document.querySelector('patience-${id}')?.game && document.querySelector('patience-${id}').updateComplete.then(() => true)`;

/** What lies outside of the element or has no size; and whether a move can be made. */
const look = (
  page: Pick<Page, '$eval'>,
  id: string,
): Promise<{ faults: string[]; deal: number | null; moved: number }> =>
  page.$eval(`patience-${id}`, async (element) => {
    const game = element as Game;
    await game.updateComplete;
    for (let at = 0; at < 3; at++) await new Promise(requestAnimationFrame);
    const outer = game.getBoundingClientRect();
    const parts = [...(game.shadowRoot?.querySelectorAll('.pile:not(.away), button, .status') ?? [])];
    const faults = parts.flatMap((part) => {
      if (!part.checkVisibility()) return [];
      const { left, right, top, bottom, width } = part.getBoundingClientRect();
      const inside =
        left >= outer.left - 1 && right <= outer.right + 1 && top >= outer.top - 1 && bottom <= outer.bottom + 1;
      return inside && width > 4 ? [] : [part.className];
    });
    const before = game.moveCount;
    game.play(game.game.moves()[0]);
    const moved = game.moveCount - before;
    game.undo();
    await game.updateComplete;
    return { faults, deal: game.dealNumber, moved };
  });
const whole = { faults: [], deal: 7, moved: 1 };

describe('a page with a table', () => {
  it.each(ids)('zoomed to 50, 125 and 300 per cent: %s', async (id) => {
    const { page, problems } = await openPage(browser, `${site.url}/one/${id}`);
    await page.waitForFunction(isDealt(id));
    for (const deviceScaleFactor of [0.5, 1.25, 3]) {
      const [width, height] = [1280, 900].map((px) => Math.round(px / deviceScaleFactor)) as [number, number];
      await page.setViewport({ width, height, deviceScaleFactor });
      expect(await look(page, id), `${deviceScaleFactor}`).toEqual(whole);
    }
    expect(problems).toEqual([]);
    await page.close();
  });

  it.each(ids)('printed, on one sheet of paper: %s', async (id) => {
    const { page, problems } = await openPage(browser, `${site.url}/one/${id}`, { width: 720, height: 1000 });
    await page.waitForFunction(isDealt(id));
    await page.emulateMediaType('print');
    expect(await look(page, id)).toEqual(whole);
    const pdf = Buffer.from(await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect(problems).toEqual([]);
    await page.close();
  });

  it.each(ids)('left and met again by the back button: %s', async (id) => {
    const { page, problems } = await openPage(browser, `${site.url}/one/${id}`);
    await page.waitForFunction(isDealt(id));
    const record = await page.$eval(`patience-${id}`, (element) => {
      const game = element as Game;
      game.play(game.game.moves()[0]);
      addEventListener('pageshow', ({ persisted }) => document.documentElement.toggleAttribute('data-kept', persisted));
      return game.record;
    });
    await page.goto(`${site.url}/other`);
    await page.goBack();
    await page.waitForFunction(isDealt(id));
    // The browser has kept the page as it was: nothing in it stands in the way of that.
    expect(await page.$eval('html', (element) => element.hasAttribute('data-kept'))).toBe(true);
    expect(await page.$eval(`patience-${id}`, (element) => (element as Game).record)).toBe(record);
    await page.$eval(`patience-${id}`, (element) => void (element as Game).undo());
    expect(await look(page, id)).toEqual(whole);
    expect(problems).toEqual([]);
    await page.close();
  });

  it.each(ids)('with two copies of the files, and all games besides: %s', async (id) => {
    const { page, problems } = await openPage(browser, `${site.url}/two/${id}`);
    await page.waitForFunction(isDealt(id));
    expect(await look(page, id)).toEqual(whole);
    expect(problems).toEqual([]);
    await page.close();
  });

  it.each(ids)('in a frame sandboxed to scripts alone: %s', async (id) => {
    const { page, problems } = await openPage(browser, `${site.url}/framed/${id}`);
    const frame = await (await page.waitForSelector('iframe'))?.contentFrame();
    if (!frame) throw new Error('There is no frame.');
    await frame.waitForFunction(isDealt(id));
    expect(await look(frame, id)).toEqual(whole);
    expect(problems).toEqual([]);
    await page.close();
  });
});
