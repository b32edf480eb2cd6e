import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deal } from '../../src/engine.js';
import { blocksOf } from '../support/markdown.js';
import { install, root, type Installed } from '../support/packed.js';
import { launchChromium, openPage } from '../support/pages.js';
import { serve } from '../support/serve.js';

// Tables that a server draws, and tables that come late: what a reader sees meanwhile stays where it is.

interface Game extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  readonly dealNumber: number | null;
}
/** What a page has seen: deals, layout shifts, and in each frame how many tables and open cards there were. */
interface Seen {
  deals: (number | null)[];
  shifts: number[];
  frames: [tables: number, cards: number][];
}

const blocks = (name: string, info: string): string[] =>
  blocksOf(readFileSync(resolve(root, name), 'utf8')).flatMap((block) => (block.info === info ? [block.text] : []));
const [room = ''] = blocks('README.md', 'css');
const [, example = ''] = blocks('docs/embedding.md', 'js');

let browser: Browser;
let installed: Installed;
let close: () => void = () => undefined;

beforeAll(async () => {
  installed = await install('@lit-labs/ssr');
  browser = await launchChromium();
});
afterEach(() => close());
afterAll(async () => {
  await browser.close();
  installed.remove();
});

/** What a server makes of a tag: the example of the page, with this one in its place. */
async function drawn(tag: string): Promise<string> {
  const text = example.replace(/<patience-kenfild.*<\/patience-kenfild>/, tag);
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', text], {
    cwd: installed.folder,
  });
  expect(stderr).toBe('');
  return stdout;
}

/** A page with this in it, watched; the script of the elements has not come yet. */
async function show(body: string, width = 1280): Promise<{ page: Page; problems: string[] }> {
  const head = `<link rel="icon" href="data:," /><meta name="viewport" content="width=device-width" /><style>${room}</style>`;
  const site = await serve(
    { '/patience/': resolve(root, 'dist/cdn') },
    { '/': `<!doctype html><html lang="ru">${head}${body}<p>Below.</p></html>` },
  );
  close = site.close;
  const opened = await openPage(browser, `${site.url}/`, { width, height: 800 });
  await opened.page.evaluate(() => {
    const seen: Seen = { deals: [], shifts: [], frames: [] };
    Object.assign(window, { seen });
    document.addEventListener('deal', ({ target }) => seen.deals.push((target as Game).dealNumber));
    const observer = new PerformanceObserver((list) =>
      seen.shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value)),
    );
    observer.observe({ type: 'layout-shift', buffered: true });
    const count = (): void => {
      const inside = document.querySelector('patience-kenfild')?.shadowRoot;
      const of = (selector: string): number => inside?.querySelectorAll(selector).length ?? 0;
      seen.frames.push([of('.table'), of('[data-card]')]);
      requestAnimationFrame(count);
    };
    return new Promise<void>((first) => {
      requestAnimationFrame(() => {
        count();
        first();
      });
    });
  });
  return opened;
}

/** The script comes, and the element is complete; what was seen until then, and for some frames after. */
async function come(page: Page): Promise<Seen> {
  await page.addScriptTag({ type: 'module', url: '/patience/kenfild.js' });
  return page.evaluate(async () => {
    await customElements.whenDefined('patience-kenfild');
    await document.querySelector<Game>('patience-kenfild')?.updateComplete;
    const { seen } = window as unknown as { seen: Seen };
    const { length } = seen.frames;
    while (seen.frames.length < length + 5) await new Promise(requestAnimationFrame);
    return seen;
  });
}

const cardsOf = (page: Page): Promise<string[]> =>
  page.$eval('patience-kenfild', (element) =>
    [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[data-card]') ?? [])].map(
      ({ dataset, offsetWidth }) => `${dataset['card'] ?? ''} ${offsetWidth > 20 ? 'seen' : 'hidden'}`,
    ),
  );

describe('a numbered deal', () => {
  const open = deal('kenfild', { deal: 336 }).piles.flatMap(({ cards }) => cards.filter(({ faceUp }) => faceUp));

  it.each([1280, 390])('is seen before any script, and taken over in one step, at %d px', async (width) => {
    const { page, problems } = await show(
      await drawn('<patience-kenfild deal="336" lang="en"></patience-kenfild>'),
      width,
    );
    const before = await cardsOf(page);
    expect(before.sort()).toEqual(open.map(({ card }) => `${card} seen`).sort());
    const { deals, shifts, frames } = await come(page);
    expect((await cardsOf(page)).sort()).toEqual(before);
    expect(deals).toEqual([336]);
    expect(frames.filter(([tables, cards]) => tables !== 1 || cards !== open.length)).toEqual([]);
    expect(shifts).toEqual([]);
    expect(problems).toEqual([]);
    await page.close();
  });

  it('follows the language of the page once it is there', async () => {
    const { page, problems } = await show(await drawn('<patience-kenfild deal="336"></patience-kenfild>'));
    const title = (): Promise<string> =>
      page.$eval(
        'patience-kenfild',
        (element) => element.shadowRoot?.querySelector('.table')?.getAttribute('lang') ?? '',
      );
    expect(await title()).toBe('en');
    expect((await come(page)).deals).toEqual([336]);
    expect(await title()).toBe('ru');
    expect(problems).toEqual([]);
    await page.close();
  });
});

describe('a numbered deal that was left', () => {
  it('is drawn as it begins, and gives way to the game that was left, with one deal', async () => {
    const begun = deal('kenfild', { deal: 336 });
    begun.play({ from: 'stock', to: 'waste', count: 3 });
    const tag = '<patience-kenfild deal="336" save-key="site" lang="en"></patience-kenfild>';
    const { page, problems } = await show(await drawn(tag));
    const before = await cardsOf(page);
    expect(before.length).toBeGreaterThan(4);
    expect((await come(page)).deals).toEqual([336]);
    await page.$eval(
      'patience-kenfild',
      (element, move) => {
        (element as unknown as { play(move: unknown): void }).play(move);
        dispatchEvent(new Event('pagehide'));
      },
      { from: 'stock', to: 'waste', count: 3 },
    );
    await page.reload();
    await page.evaluate(() => {
      Object.assign(window, { seen: { deals: [], shifts: [], frames: [] } });
      const { seen } = window as unknown as { seen: Seen };
      document.addEventListener('deal', ({ target }) => seen.deals.push((target as Game).dealNumber));
      const count = (): void => {
        seen.frames.push([
          document.querySelector('patience-kenfild')?.shadowRoot?.querySelectorAll('.table').length ?? 0,
          0,
        ]);
        requestAnimationFrame(count);
      };
      count();
    });
    expect(await cardsOf(page)).toEqual(before);
    const { deals, frames } = await come(page);
    expect(deals).toEqual([336]);
    expect(frames.filter(([tables]) => tables !== 1)).toEqual([]);
    expect(await page.$eval('patience-kenfild', (element) => (element as unknown as { record: string }).record)).toBe(
      begun.record(),
    );
    expect(problems).toEqual([]);
    await page.close();
  });
});

describe.each(['<patience-kenfild></patience-kenfild>', '<patience-kenfild deal="daily"></patience-kenfild>'])(
  '%s',
  (tag) => {
    it('is an empty table until its one deal', async () => {
      const { page, problems } = await show(await drawn(tag));
      expect(await cardsOf(page)).toEqual([]);
      const { deals, shifts, frames } = await come(page);
      expect(deals).toHaveLength(1);
      expect((await cardsOf(page)).length).toBeGreaterThan(0);
      expect(frames.filter(([tables]) => tables !== 1)).toEqual([]);
      expect(shifts).toEqual([]);
      expect(problems).toEqual([]);
      await page.close();
    });

    it.each([1280, 390])('moves nothing where it comes late, at %d px', async (width) => {
      const { page, problems } = await show(tag, width);
      const { deals, shifts } = await come(page);
      expect(deals).toHaveLength(1);
      expect(shifts).toEqual([]);
      expect(problems).toEqual([]);
      await page.close();
    });
  },
);
