import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, Frame, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restore } from '../../src/engine.js';
import { lines } from '../browser/support/lines.js';
import { blocksOf } from '../support/markdown.js';
import { launchChromium, openPage } from '../support/pages.js';
import { serve } from '../support/serve.js';

// docs/iframe.md, as it says: dist/cdn/embed.html in frames of another origin.

const root = resolve(import.meta.dirname, '../..');
const cdn = resolve(root, 'dist/cdn');
const html = blocksOf(readFileSync(resolve(root, 'docs/iframe.md'), 'utf8')).flatMap(({ info, text }) =>
  info === 'html' ? [text] : [],
);
const [plain = '', withHost = '', dark = ''] = html;

interface Message {
  readonly type: string;
  readonly height?: number;
  readonly [field: string]: unknown;
}
/** What the tests call of the element inside. */
interface Game extends HTMLElement {
  readonly dealNumber: number;
  readonly moveCount: number;
  readonly updateComplete: Promise<boolean>;
  play(move: unknown): void;
}
type Heard = Window & { heard: Message[] };

/** Its last move is left. */
const nearlyWon = restore(lines['kenfild']?.record ?? '');
nearlyWon.undo();

let browser: Browser;
let frames: Awaited<ReturnType<typeof serve>>;
const sites: Awaited<ReturnType<typeof serve>>[] = [];

beforeAll(async () => {
  frames = await serve({ '/patience/': cdn });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  for (const server of [frames, ...sites]) server.close();
});

/** A page of another origin with this in its body, which keeps all that it hears; and its frame. */
async function open(body: string, width = 700): Promise<{ page: Page; frame: Frame; problems: string[] }> {
  const site = await serve(
    {},
    {
      '/': `<!doctype html><html lang="en"><link rel="icon" href="data:,">
        <script>heard = []; addEventListener('message', ({ data }) => heard.push(data));</script>
        <body style="margin:0">${body.replaceAll('https://example.org', frames.url)}</body>`,
    },
  );
  sites.push(site);
  const { page, problems } = await openPage(browser, site.url, { width, height: 900 });
  const inside = await page.waitForSelector('iframe');
  const frame = await inside?.contentFrame();
  if (frame === undefined) throw new Error('There is no frame.');
  return { page, frame, problems: problems.filter((problem) => !problem.startsWith(`asked ${frames.url}`)) };
}
const heard = (page: Page, type: string): Promise<Message[]> =>
  page.evaluate((wanted) => (window as unknown as Heard).heard.filter((message) => message.type === wanted), type);
const hears = async (page: Page, type: string, times = 1): Promise<Message> => {
  await page.waitForFunction(
    (wanted, least) => (window as unknown as Heard).heard.filter((message) => message.type === wanted).length >= least,
    {},
    type,
    times,
  );
  return (await heard(page, type)).at(-1) as Message;
};
const say = (page: Page, message: object): Promise<void> =>
  page.evaluate((said) => {
    document.querySelector('iframe')?.contentWindow?.postMessage(said, '*');
  }, message);
const game = (frame: Frame): Promise<{ tag: string; deal: number; height: number; scrolls: boolean }> =>
  frame.$eval('body > *', (element) => ({
    tag: element.localName,
    deal: (element as Game).dealNumber,
    height: element.getBoundingClientRect().height,
    scrolls: document.documentElement.scrollHeight > innerHeight,
  }));
/** Waits until the frame is as high as it last told, and higher than this. */
async function asHighAsTold(page: Page, least: number): Promise<number> {
  await page.waitForFunction(
    (low) => {
      const { clientHeight } = document.querySelector('iframe') ?? { clientHeight: 0 };
      const last = (window as unknown as Heard).heard.findLast(({ type }) => type === 'size')?.height;
      return clientHeight > low && clientHeight === last;
    },
    {},
    least,
  );
  return page.$eval('iframe', ({ clientHeight }) => clientHeight);
}
const sandboxed = (markup: string, sandbox: string): string =>
  markup.replaceAll('<iframe', `<iframe sandbox="${sandbox}"`);

describe('a frame alone', () => {
  it('shows the game that its address asks for, in its own height', async () => {
    const { page, frame, problems } = await open(plain);
    expect(await hears(page, 'ready')).toEqual({ patience: 1, type: 'ready', gameId: 'kenfild' });
    const { tag, deal, scrolls } = await game(frame);
    expect([tag, deal, scrolls]).toEqual(['patience-kenfild', 7, false]);
    expect(await frame.$eval('html', (element) => element.lang)).toBe('en');
    expect(problems).toEqual([]);
    await page.close();
  });

  it.each([
    ['', 'There is no game “” here'],
    ['game=bridge', 'There is no game “bridge” here'],
    ['game=all', 'There is no game “all” here'],
    ['game=..%2Fkenfild&lang=ru', 'Игры «../kenfild» здесь нет'],
    ['game=%3Cb%3Ex', 'There is no game “<b>x” here'],
  ])('says what is wrong with ?%s', async (query, sentence) => {
    const { page, frame } = await open(`<iframe src="https://example.org/patience/embed.html?${query}"></iframe>`);
    const said = await frame.waitForSelector('body > p');
    expect(await said?.evaluate((element) => element.textContent)).toContain(sentence);
    await page.close();
  });

  it('plays when it is sandboxed to scripts alone', async () => {
    const { page, frame } = await open(sandboxed(plain, 'allow-scripts'));
    await hears(page, 'ready');
    await frame.$eval('body > *', (element) => (element as Game).play({ from: 'stock', to: 'waste', count: 3 }));
    expect(await hears(page, 'move')).toMatchObject({ gameId: 'kenfild', dealNumber: 7, moveCount: 1, cause: 'api' });
    await page.close();
  });
});

describe('what it keeps', () => {
  it.each([
    ['session', 'patience-session'],
    ['patience-mine', 'patience-mine'],
  ])('under %s stands apart from what the site keeps', async (asked, name) => {
    const { page, frame } = await open(
      `<iframe src="https://example.org/patience/embed.html?game=kenfild&save-key=${asked}"></iframe>`,
    );
    await hears(page, 'ready');
    await frame.evaluate(() => {
      localStorage.clear();
      localStorage.setItem('session', 'of somebody else');
    });
    await frame.$eval('body > *', async (element) => {
      (element as Game).play({ from: 'stock', to: 'waste', count: 3 });
      await (element as Game).updateComplete;
    });
    expect(await frame.evaluate(() => Object.keys(localStorage).sort())).toEqual([name, 'session']);
    expect(await frame.evaluate(() => localStorage.getItem('session'))).toBe('of somebody else');
    await say(page, { patience: 1, type: 'set', name: 'save-key', value: 'session' });
    await frame.waitForSelector('[save-key=patience-session]');
    await page.close();
  });
});

describe('with embed-host.js', () => {
  it.each([
    [360, ''],
    [700, 'allow-scripts'],
    [1280, ''],
    [1280, 'allow-scripts'],
  ])('is as high as its game, and its page hears of the win: %s px, sandbox=“%s”', async (width, sandbox) => {
    const body = sandbox === '' ? withHost : sandboxed(withHost, sandbox);
    const record = nearlyWon.record();
    const { page, frame } = await open(body.replace('game=kongress', `game=kenfild&record=${record}`), width);
    await hears(page, 'ready');
    await asHighAsTold(page, 300);
    expect((await game(frame)).scrolls).toBe(false);
    const [move] = nearlyWon.moves();
    await frame.$eval('body > *', (element, last) => (element as Game).play(last), move);
    const win = await hears(page, 'win');
    expect(win).toMatchObject({ patience: 1, gameId: 'kenfild', undos: 0, hints: 0, attempt: 1 });
    expect(restore(String(win['record'])).status).toBe('won');
    await page.waitForFunction(
      (title) => document.querySelector('iframe')?.title === title,
      {},
      `Won in ${String(win['moveCount'])} moves`,
    );
    await page.close();
  });

  it('follows the width of the page, and the height of its window', async () => {
    const { page, frame } = await open(withHost);
    await hears(page, 'ready');
    const wide = await asHighAsTold(page, 200);
    await page.setViewport({ width: 360, height: 500 });
    await page.waitForFunction((before) => document.querySelector('iframe')?.clientHeight !== before, {}, wide);
    await asHighAsTold(page, 200);
    // It may be told another height once more, when the frame has come to the window's.
    await expect.poll(async () => (await game(frame)).scrolls).toBe(false);
    await page.close();
  });

  it('answers a viewport once with its height, and tells a height again only when it has changed', async () => {
    const { page, frame } = await open(withHost);
    await hears(page, 'ready');
    // Buttons and facts come after the first drawing, and it is higher with them.
    await frame.waitForFunction(
      () => document.querySelector('body > *')?.shadowRoot?.querySelector('.button') instanceof Element,
    );
    await expect.poll(async () => (await game(frame)).scrolls).toBe(false);
    await asHighAsTold(page, 200);
    const before = (await heard(page, 'size')).length;
    const height = await page.evaluate(() => innerHeight);
    await say(page, { patience: 1, type: 'viewport', height });
    await hears(page, 'size', before + 1);
    await say(page, { patience: 1, type: 'call', method: 'newDeal', argument: 12 });
    await hears(page, 'deal', 2);
    const sizes = (await heard(page, 'size')).map((message) => message.height);
    // Two pages have asked: the script that comes with the frame, and this test.
    expect(sizes.slice(before - 1, before + 1)).toEqual([sizes.at(-1), sizes.at(-1)]);
    expect(sizes).toHaveLength(before + 1);
    await page.close();
  });

  it('is at most 1 KB', async () => {
    const { gzipSync } = await import('node:zlib');
    expect(gzipSync(readFileSync(resolve(cdn, 'embed-host.js')), { level: 9 }).length).toBeLessThan(1000);
  });
});

describe('messages', () => {
  it('make it dark, as the page shows', async () => {
    const { page, frame } = await open(dark);
    await frame.waitForSelector('[theme=dark]');
    expect(await frame.$eval('html', (element) => element.style.colorScheme)).toBe('dark');
    await page.close();
  });

  it('set attributes and call methods, and tell what went wrong', async () => {
    const { page, frame } = await open(plain);
    await hears(page, 'ready');
    await say(page, { patience: 1, type: 'set', name: 'lang', value: 'ru' });
    await frame.waitForSelector('[lang=ru] [lang=ru]');
    await say(page, { patience: 1, type: 'call', method: 'newDeal', argument: 12 });
    expect(await hears(page, 'deal', 2)).toMatchObject({ dealNumber: 12, restored: false });
    await frame.$eval('body > *', (element) => (element as Game).play({ from: 'stock', to: 'waste', count: 3 }));
    expect(await hears(page, 'start')).toEqual({ patience: 1, type: 'start', gameId: 'kenfild' });
    await say(page, { patience: 1, type: 'call', method: 'undo' });
    expect(await hears(page, 'move', 2)).toMatchObject({ cause: 'undo', moveCount: 0 });
    expect(await heard(page, 'start')).toHaveLength(1);
    await say(page, { patience: 1, type: 'call', method: 'newDeal', argument: -1 });
    expect((await hears(page, 'error'))['message']).toMatch(/deal/);
    await say(page, { patience: 1, type: 'call', method: 'newDeal', argument: { deal: 7 } });
    await hears(page, 'error', 2);
    expect(await heard(page, 'deal'), 'what is no deal is not dealt at random').toHaveLength(2);
    await page.close();
  });

  it('are passed over when they are not of this format, from elsewhere, or ask for more', async () => {
    const { page, frame } = await open(plain);
    await hears(page, 'ready');
    const before = await frame.$eval('body', (body) => body.innerHTML);
    for (const message of [
      null,
      'restart',
      { type: 'set', name: 'theme', value: 'dark' },
      { patience: 2, type: 'set', name: 'theme', value: 'dark' },
      { patience: 1, type: 'set', name: 'lang' + 'uage', value: 'ru' },
      { patience: 1, type: 'set', name: 'onclick', value: 'alert(1)' },
      { patience: 1, type: 'set', name: 7, value: 'dark' },
      { patience: 1, type: 'call', method: 'remove' },
      { patience: 1, type: 'call', method: 'constructor' },
      { patience: 1, type: 'call', method: 7 },
      { patience: 1, type: 'viewport', height: 'red' },
      { patience: 1, type: 'nonsense' },
    ])
      await page.evaluate((said) => document.querySelector('iframe')?.contentWindow?.postMessage(said, '*'), message);
    // The frame's own window is not the page around.
    await frame.evaluate(() => postMessage({ patience: 1, type: 'set', name: 'theme', value: 'dark' }, '*'));
    await say(page, { patience: 1, type: 'call', method: 'newDeal', argument: -1 });
    await hears(page, 'error', 4);
    expect(await frame.$eval('body', (body) => body.innerHTML)).toBe(before);
    expect((await heard(page, 'error')).map(({ message }) => message)).toEqual([
      'The game has no method "remove".',
      'The game has no method "constructor".',
      'The game has no method "number".',
      'There is no deal "-1".',
    ]);
    await page.close();
  });

  it.each([
    ['another origin', 'https://elsewhere.example'],
    ['what is no origin', 'nonsense'],
  ])('are for one origin alone where the address says so: %s', async (_, origin) => {
    const { page, frame } = await open(plain.replace('lang=en', `lang=en&origin=${origin}`));
    await frame.waitForSelector('patience-kenfild');
    await say(page, { patience: 1, type: 'set', name: 'theme', value: 'dark' });
    await frame.$eval('body > *', (element) => (element as Game).play({ from: 'stock', to: 'waste', count: 3 }));
    await frame.waitForFunction(() => document.querySelector<Game & HTMLElement>('body > *')?.moveCount === 1);
    expect(await frame.$('[theme]')).toBeNull();
    expect(await page.evaluate(() => (window as unknown as Heard).heard)).toEqual([]);
    await page.close();
  });

  it('go to the origin that the address names', async () => {
    const { page } = await open(
      `<script>document.write('<iframe src="https://example.org/patience/embed.html?game=kenfild&origin=' + origin + '">')</script>`,
    );
    expect(await hears(page, 'ready')).toMatchObject({ gameId: 'kenfild' });
    await say(page, { patience: 1, type: 'call', method: 'newDeal', argument: 3 });
    expect(await hears(page, 'deal', 2)).toMatchObject({ dealNumber: 3 });
    await page.close();
  });
});
