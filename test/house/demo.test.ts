import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { commonChoices, switches } from '../../demo/settings.js';
import { deal, games } from '../../src/engine.js';
import type { Move } from '../../src/index.js';
import { axeFindings } from '../support/pages.js';
import { visits } from '../support/visits.js';
import { wonGame } from '../support/won-game.js';

// The page for authors, as it is built, in Chromium.

const root = resolve(import.meta.dirname, '../..');
/** What the tests call of the element. */
interface Table {
  readonly dealNumber: number | null;
  readonly record: string;
  play(move: Move): void;
  undo(): boolean;
}
const site = visits(async () => {
  await promisify(execFile)('npm', ['run', '-s', 'build:demo'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return { folder: resolve(root, 'dist-demo'), remove: () => undefined };
});
const open = (hash: string, size?: { width?: number; height?: number }): Promise<Page> =>
  site.open(`configure.html${hash}`, size);

/** The attributes of the element on the page. */
const attributes = (page: Page): Promise<Record<string, string>> =>
  page.$eval('#table', (table) =>
    Object.fromEntries(
      [...table.attributes].filter(({ name }) => name !== 'id').map(({ name, value }) => [name, value]),
    ),
  );
const dealNumber = (page: Page): Promise<number | null> =>
  page.$eval('#table', (table) => (table as unknown as Table).dealNumber);
const texts = (page: Page, selector: string): Promise<string[]> =>
  page.$$eval(selector, (found) => found.map((each) => each.textContent.replace(/\s+/g, ' ').trim()));
const hash = (page: Page): URLSearchParams => new URLSearchParams(new URL(page.url()).hash.slice(1));

describe('the games', () => {
  it('are all selected by their links', async () => {
    const page = await open('#lang=en&toolbar=bottom');
    for (const game of games) {
      const link = (await page.$$('.games a'))[games.indexOf(game)];
      await link?.click();
      await page.waitForSelector(`patience-${game.id}#table`);
      expect(hash(page).get('game')).toBe(game.id);
      const name = game.names.en.replace("'", '’');
      expect(await texts(page, '.games [aria-current=page]')).toEqual([`${name}${game.names.ru}`]);
      expect(await texts(page, '#log li:first-child b')).toEqual(['deal']);
      expect(await attributes(page)).toEqual({ lang: 'en', toolbar: 'bottom' });
      expect(await page.title()).toContain(name);
      expect((await texts(page, '.sentence')).join('')).toMatch(/\.$/);
    }
    await page.goBack();
    await page.waitForSelector(`patience-${games.at(-2)?.id ?? ''}#table`);
  });

  it('are dealt as the address says, and what is wrong in it is left out', async () => {
    const page = await open('#game=kenfild&lang=ru&deal=7&draw=1&passes=9&tap=select&no-undo=&nonsense=1');
    expect(await attributes(page)).toEqual({ lang: 'ru', deal: '7', draw: '1', tap: 'select', 'no-undo': '' });
    expect(await dealNumber(page)).toBe(7);
    const other = await open('#game=bridge&lang=xx&deal=-1');
    expect(await other.$('patience-stroptivye-damy#table')).not.toBeNull();
  });

  it('are shared by the link to the deal, random or of own cards', async () => {
    const page = await open('#game=kongress&lang=en&passes=2');
    const address = await page.$eval('#share', (link) => (link as HTMLAnchorElement).href);
    const other = await open(new URL(address).hash);
    expect(await dealNumber(other)).toBe(await dealNumber(page));
    expect(await attributes(other)).toMatchObject({ passes: '2' });

    const cards = deal('kenfild', { deal: 1 }).piles.flatMap((pile) => pile.cards.map(({ card }) => card));
    const record = deal('kenfild', { cards }).record();
    const listed = await open(`#game=kenfild&record=${record}`);
    const link = await listed.$eval('#share', (share) => (share as HTMLAnchorElement).href);
    expect(new URLSearchParams(new URL(link).hash.slice(1)).get('record')).toBe(record);
  });
});

describe('the controls', () => {
  const manifest = JSON.parse(readFileSync(resolve(root, 'custom-elements.json'), 'utf8')) as {
    modules: { declarations: { tagName?: string; attributes?: { name: string }[] }[] }[];
  };

  it.each(games)('set every attribute of $id, and the lines to copy say the same', async ({ id, rules }) => {
    const page = await open(`#game=${id}&lang=ru&deal=7`);
    for (const { name, values } of [...rules, ...commonChoices]) {
      await page.select(`select[name=${name}]`, values.at(-1) ?? '');
    }
    const unsaid = await page.$$eval('.field', (fields) =>
      fields.flatMap((field) => {
        const select = field.querySelector('select');
        const values = [...(select?.options ?? [])].filter(({ value, text }) => value === text && !/^\d+$/.test(value));
        return [
          ...(field.querySelector('span')?.textContent === select?.name ? [select?.name] : []),
          ...values.map(({ value }) => value),
        ];
      }),
    );
    expect(unsaid).toEqual([]);
    for (const name of switches) await page.click(`[name=${name}]`);
    const record = await page.$eval('#table', (table) => (table as unknown as Table).record);
    await page.type('#record', record);
    await page.click('#open');
    const set = await attributes(page);
    const declaration = manifest.modules
      .flatMap(({ declarations }) => declarations)
      .find(({ tagName }) => tagName === `patience-${id}`);
    expect(Object.keys(set).sort()).toEqual(declaration?.attributes?.map(({ name }) => name).sort());
    expect(Object.fromEntries([...hash(page)].filter(([name]) => name !== 'game'))).toEqual(set);

    const snippet = (await texts(page, '.snippet code')).join('');
    const [, tag, list = ''] = /<(patience-[\w-]+)([^>]*)>/.exec(snippet) ?? [];
    const written = {
      tag,
      attributes: Object.fromEntries<string>(
        [...list.matchAll(/ ([\w-]+)(?:="([^"]*)")?/g)].map((each) => [each[1] ?? '', each[2] ?? '']),
      ),
      script: /src="([^"]*)"/.exec(snippet)?.[1],
    };
    expect(written).toEqual({ tag: `patience-${id}`, attributes: set, script: `${site.url}/patience/${id}.js` });
  });

  it('deal at random, of the day and by number, and again what was dealt before', async () => {
    const page = await open('#game=kenfild&lang=en');
    const dealt = async (kind: string, number?: string): Promise<number | null> => {
      await page.click(`[value=${kind}]`);
      if (number !== undefined) {
        await page.$eval('[name=number]', (field) => ((field as HTMLInputElement).value = ''));
        await page.type('[name=number]', number);
      }
      await page.click('.deal [type=submit]');
      return dealNumber(page);
    };
    expect(await dealt('number', '42')).toBe(42);
    const random = await dealt('random');
    expect(await dealt('random')).not.toBe(random);
    const daily = await dealt('daily');
    expect(await attributes(page)).toEqual({ lang: 'en', deal: 'daily' });
    expect(await dealt('daily')).toBe(daily);
    expect(await dealt('number', '0')).toBe(daily);
    expect(await page.$eval('[name=number]', (field) => (field as HTMLInputElement).validationMessage)).toContain(
      '1 to',
    );
  });

  it('change the language of page and table', async () => {
    const page = await open('#game=kenfild&lang=ru');
    expect(await texts(page, 'h1')).toEqual(['На ваш сайт']);
    await page.click('.segments [lang=en]');
    expect(await texts(page, 'h1')).toEqual(['On your page']);
    expect(await page.$eval('html', (html) => html.lang)).toBe('en');
    expect((await attributes(page))['lang']).toBe('en');
    const russian = await page.evaluate(() => {
      for (const part of document.querySelectorAll('[lang=ru]')) part.remove();
      return document.body.innerText.match(/[а-яё]+/gi);
    });
    expect(russian).toBeNull();
  });
});

describe('the log', () => {
  it('hears moves, refusals and undo, newest first, and is cleared', async () => {
    const page = await open('#game=kongress&lang=en&deal=7');
    await page.click('#clear');
    await page.click('>>> [data-pile=stock]');
    await page.waitForSelector('#log li');
    expect(await texts(page, '#log li:first-child b')).toEqual(['move']);
    expect((await texts(page, '#log li:first-child span')).join('')).toMatch(/^stock → waste · \w\w · move 1$/);
    await page.$eval('#table', (table) => (table as unknown as Table).undo());
    expect((await texts(page, '#log li:first-child span')).join('')).toContain('undo');
    await page.click('#log li:first-child summary');
    expect((await texts(page, '#log li:first-child pre')).join('')).toContain('"cause": "undo"');
    await page.click('>>> [data-pile=tableau-1] .card');
    await page.click('>>> [data-pile=tableau-2] .card');
    expect(await texts(page, '#log b')).toEqual(['refuse', 'move', 'move']);
    await page.click('#clear');
    expect(await texts(page, '#log b')).toEqual([]);
  });

  it('hears the win, whose record is verified', async () => {
    const game = wonGame();
    const page = await open(`#game=${game.id}&lang=ru&deal=${String(game.dealNumber)}`);
    await page.$eval(
      '#table',
      (table, moves) => {
        for (const move of moves) (table as unknown as Table).play(move);
      },
      game.history,
    );
    expect((await texts(page, '#log b')).slice(0, 2)).toEqual(['win', 'move']);
    expect(await page.$eval('#record', (field) => (field as HTMLTextAreaElement).value)).toBe(game.record());
    await page.click('#verify');
    const answer = async (): Promise<string> => (await texts(page, '#answer')).join('');
    expect(await answer()).toContain(`№ ${String(game.dealNumber)}`);
    await page.type('#record', '.');
    expect(await answer()).toBe('');
    await page.click('#verify');
    expect(await answer()).toContain('повреждена');
  });
});

describe('the box for records', () => {
  it('opens the record of another game on the table of that game', async () => {
    const game = wonGame();
    const page = await open('#game=kenfild&lang=ru&deal=7&draw=1');
    await page.type('#record', game.record());
    await page.click('#open');
    const table = await page.$eval('#table', (element) => {
      const { localName, record } = element as unknown as { localName: string; record: string };
      return [localName, record];
    });
    expect(table).toEqual([`patience-${game.id}`, game.record()]);
  });
});

describe('the page', () => {
  it.each([
    [360, 'ru', 'light'],
    [360, 'en', 'dark'],
    [1280, 'ru', 'dark'],
    [1280, 'en', 'light'],
  ])('has nothing that axe finds at %i px, %s, %s', async (width, lang, scheme) => {
    const page = await open(`#game=stroptivye-damy&deal=7&lang=${lang}&scheme=${scheme}`, { width });
    await page.click('>>> [data-pile=stock]');
    expect(await axeFindings(page)).toEqual([]);
  });

  it.each([320, 360, 768, 1280, 1920, 2560])('fits %i px, and nothing jumps', async (width) => {
    const page = await open('#lang=ru&deal=7', { width });
    const jumped = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => done(sum), 200);
        }),
    );
    expect(jumped).toBe(0);
    // The first of them is on the page already.
    for (const { id } of games.slice(1)) {
      const over = await page.evaluate(async (game) => {
        location.hash = `#lang=ru&deal=7&game=${game}`;
        await new Promise((done) => addEventListener('hashchange', done, { once: true }));
        await new Promise((done) => requestAnimationFrame(done));
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      }, id);
      expect(over, id).toBeLessThanOrEqual(0);
    }
  });

  it('is walked through by the Tab key alone', async () => {
    const page = await open('#game=kenfild&lang=en&deal=7');
    const seen = new Set<string>();
    for (let step = 0; step < 90; step++) {
      await page.keyboard.press('Tab');
      seen.add(
        await page.evaluate(() => document.activeElement?.id ?? document.activeElement?.getAttribute('name') ?? ''),
      );
    }
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'table',
        'clear',
        'log',
        'copy-snippet',
        'share',
        'copy-share',
        'record',
        'take',
        'verify',
      ]),
    );
  });

  it('copies the lines', async () => {
    const page = await open('#game=kenfild&lang=en&deal=7');
    for (const name of ['clipboard-read', 'clipboard-write']) {
      await site.browser.defaultBrowserContext().setPermission(site.url, { permission: { name }, state: 'granted' });
    }
    await page.bringToFront();
    await page.click('#copy-snippet');
    await page.waitForSelector('#copy-snippet.done');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n')[1]).toBe('<patience-kenfild deal="7" lang="en"></patience-kenfild>');
  });
});
