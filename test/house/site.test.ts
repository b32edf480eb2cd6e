import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { nameOf, sentenceOf } from '../../demo/game-texts.js';
import { rulesOf } from '../../demo/game-page.js';
import { factsAbout } from '../../demo/histories.js';
import { gameAddress, galleryAddress, languages } from '../../demo/site.js';
import { games } from '../../src/engine.js';
import { axeFindings, openPage } from '../support/pages.js';
import { serve } from '../support/serve.js';
import { visits } from '../support/visits.js';

// The pages of the games, and what all pages of the site have: a policy that nothing offends, and a life without a network.

interface Table extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  readonly dealNumber: number | null;
  readonly moveCount: number;
  readonly record: string;
}

const site = visits();
const { open } = site;

const read = (path: string): string => readFileSync(join(site.folder, path), 'utf8');
/** What a document says, without its tags. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
const pages = languages.flatMap((lang) => games.map((game) => ({ game, lang, path: gameAddress(game.id, lang) })));

/** The table of a game page, drawn with all its parts. */
async function tableOf(page: Page): Promise<{ dealNumber: number | null; record: string }> {
  await page.waitForSelector('#table:defined');
  return page.$eval('#table', async (element) => {
    const table = element as unknown as Table;
    await table.updateComplete;
    return { dealNumber: table.dealNumber, record: table.record };
  });
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('the page of a game', () => {
  it.each(pages)('$path says its rules, history and names without any script', async ({ game, lang, path }) => {
    const html = read(path);
    const words = wordsOf(html);
    const { sections } = await rulesOf(game.id, lang);
    for (const paragraph of sections.flatMap((section) => section.split('\n')))
      expect(words).toContain(paragraph.replaceAll(/\s+/g, ' '));
    for (const { text, source } of factsAbout(game.id)) {
      expect(words).toContain(text[lang]);
      expect(html).toContain(`href="${source.address}"`);
    }
    for (const each of languages) expect(words).toContain(nameOf(game, each));
    expect(words).toContain(sentenceOf(game.id, lang));
    expect(words).toContain(`<patience-${game.id} lang="${lang}"></patience-${game.id}>`);
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).not.toMatch(/lit-part|undefined|\[object/);
  });

  it.each(pages)('$path has a game that is played, and leads to the next', async ({ game, lang, path }) => {
    const page = await open(path);
    expect((await tableOf(page)).dealNumber).toBeGreaterThan(0);
    await page.focus('#table');
    await page.keyboard.press('d');
    const next = games[(games.indexOf(game) + 1) % games.length];
    await Promise.all([page.waitForNavigation(), page.click('.next')]);
    expect(new URL(page.url()).pathname).toBe(`/${gameAddress(next?.id ?? '', lang)}`);
  });

  it('keeps the game that was left there', async () => {
    const page = await open('kongress.html');
    await tableOf(page);
    await page.click('>>> [data-pile=stock]');
    const left = await tableOf(page);
    await page.reload();
    expect(await tableOf(page)).toEqual(left);
  });

  it('goes to its twin in the other language, and keeps the colours that were chosen', async () => {
    const page = await open('kenfild.html');
    await page.click('.segments button:nth-child(3)');
    await Promise.all([page.waitForNavigation(), page.click('.segments [lang=ru]')]);
    expect(page.url()).toBe(`${site.url}/ru/kenfild.html#scheme=dark`);
    expect(await page.$eval('html', (html) => html.style.colorScheme)).toBe('dark');
    await page.waitForSelector('.segments button[aria-pressed=true]');
    await Promise.all([page.waitForNavigation(), page.click('.pages a')]);
    expect(page.url()).toBe(`${site.url}/ru/index.html#scheme=dark`);
  });
});

describe('the gallery', () => {
  it.each(languages)('leads to all games in %s, and lays small tables when they come near', async (lang) => {
    const page = await open(galleryAddress(lang), { width: 390, height: 600 });
    const links = await page.$$eval('.tile', (tiles) => tiles.map((tile) => (tile as HTMLAnchorElement).pathname));
    expect(links).toEqual(games.map(({ id }) => `/${gameAddress(id, lang)}`));
    await page.waitForSelector('.mini.laid');
    expect((await page.$$('.mini > :not(.layout)')).length).toBeLessThan(games.length);
    for (const game of games) {
      await page.$eval(`[data-game=${game.id}]`, (place) => place.scrollIntoView());
      await page.waitForSelector(`[data-game=${game.id}].laid`);
    }
    const reachable = await page.evaluate(() => {
      document.querySelector<HTMLElement>('.mini :defined')?.focus();
      return document.activeElement?.closest('.mini') !== null;
    });
    expect(reachable).toBe(false);
  });
});

describe('each page', () => {
  it.each([
    ['index.html', 320, 'light'],
    ['ru/index.html', 1920, 'dark'],
    ['ru/stroptivye-damy.html', 360, 'light'],
    ['damy-kuvyrkom.html', 360, 'dark'],
    ['kenfild.html', 1280, 'light'],
    ['ru/korol-dama-valet.html', 2560, 'dark'],
  ])('%s fits %i px, %s, and axe finds nothing', async (path, width, scheme) => {
    const page = await open(`${path}#scheme=${scheme}`, { width });
    await (path.endsWith('index.html') ? page.waitForSelector('.mini.laid') : tableOf(page));
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  it('has the same policy, which names nobody else', () => {
    const found = readdirSync(site.folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.html') && !name.startsWith('patience'),
    );
    expect(found.length).toBe(2 * games.length + 5);
    const policies = new Set(found.map((name) => /Content-Security-Policy" content="([^"]+)"/.exec(read(name))?.[1]));
    expect(policies.size).toBe(1);
    const [policy = ''] = policies;
    expect(policy).toMatch(/^default-src &#39;none&#39;;/);
    expect(policy).not.toMatch(/https?:|unsafe|\*/);
  });
});

describe('without a network', () => {
  it('everything opens and is played after one visit', async () => {
    const own = await serve({ '/': site.folder });
    const { page, problems } = await openPage(site.browser, `${own.url}/`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.close();
    own.close();
    const later = await openPage(site.browser, `${own.url}/ru/kenfild.html`);
    await tableOf(later.page);
    await later.page.click('>>> [data-pile=stock]');
    await later.page.$eval('#table', async (element) => {
      const table = element as unknown as Table & { showRules(): Promise<boolean>; hint(): Promise<unknown> };
      await table.hint();
      if (table.moveCount !== 1) throw new Error('It was not played.');
      if (!(await table.showRules())) throw new Error('There are no rules.');
    });
    for (const path of ['', 'ru/', 'damskiy.html', 'configure.html#lang=ru', 'puzzle.html', 'checks.html'])
      expect((await later.page.goto(`${own.url}/${path}`))?.status() ?? 200, path).toBe(200);
    await later.page.waitForSelector('#again:not(:disabled)');
    expect(await later.page.$$('.checks .bad')).toEqual([]);
    await later.page.close();
    expect([...problems, ...later.problems]).toEqual([]);
  });

  const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64');
  /** The worker of a later version of the site, in which these files are others. */
  const later = (files: Readonly<Record<string, string>> = {}): string => {
    const worker = read('service-worker.js');
    const [version = ''] = /"[0-9a-f]{12}"/.exec(worker) ?? [];
    expect(version).not.toBe('');
    return Object.entries(files).reduce(
      (text, [name, content]) => {
        const before = `"${name}":"${digestOf(read(name))}"`;
        expect(text).toContain(before);
        return text.replace(before, `"${name}":"${digestOf(content)}"`);
      },
      worker.replaceAll(version, '"later"'),
    );
  };
  const LATER = '<!doctype html><link rel="icon" href="data:," /><title>Later</title>';
  /** Looks for a later worker on the server: how far it comes. */
  const update = (page: Page): Promise<string | undefined> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      const coming = registration.installing ?? registration.waiting;
      await new Promise<void>((done) => {
        if (coming?.state !== 'installing') done();
        else coming.addEventListener('statechange', () => done(), { once: true });
      });
      return coming?.state;
    });
  const kept = (page: Page): Promise<unknown> => page.evaluate(() => navigator.serviceWorker.ready.then(() => null));

  it('a new version waits for the pages of the old one, which keep their own files', async () => {
    const changed: Record<string, string> = {};
    const own = await serve({ '/': site.folder }, changed);
    const { page, problems } = await openPage(site.browser, `${own.url}/kenfild.html`);
    await kept(page);
    changed['/service-worker.js'] = later({ 'damskiy.html': LATER });
    changed['/damskiy.html'] = LATER;
    expect(await update(page)).toBe('installed');
    const second = await openPage(site.browser, `${own.url}/damskiy.html`);
    expect(await second.page.title()).not.toBe('Later');
    await tableOf(second.page);
    await page.close();
    await second.page.close();
    await expect
      .poll(async () => {
        const { page: third } = await openPage(site.browser, `${own.url}/damskiy.html`);
        const title = await third.title();
        await third.close();
        return title;
      })
      .toBe('Later');
    own.close();
    expect([...problems, ...second.problems]).toEqual([]);
  });

  it('a version whose files have not all come to the server is not kept, and comes whole once they have', async () => {
    const changed: Record<string, string> = {};
    const own = await serve({ '/': site.folder }, changed);
    const { page, problems } = await openPage(site.browser, `${own.url}/kenfild.html`);
    await kept(page);
    // The worker is there before a page of its version, and another page is already that of the next.
    changed['/service-worker.js'] = later({ 'damskiy.html': LATER });
    expect(await update(page)).toBe('redundant');
    changed['/damskiy.html'] = LATER;
    changed['/kongress.html'] = LATER;
    expect(await update(page)).toBe('redundant');
    const second = await openPage(site.browser, `${own.url}/damskiy.html`);
    await tableOf(second.page);
    delete changed['/kongress.html'];
    expect(await update(second.page)).toBe('installed');
    await page.close();
    await second.page.close();
    const both = async (): Promise<string[]> => {
      const { page: third } = await openPage(site.browser, `${own.url}/damskiy.html`);
      const titles = [await third.title()];
      await third.goto(`${own.url}/kongress.html`);
      titles.push(await third.title());
      await third.close();
      return titles;
    };
    const kongress = /<title>(.*)<\/title>/.exec(read('kongress.html'))?.[1] ?? '';
    await expect.poll(both).toEqual(['Later', kongress]);
    const { page: last } = await openPage(site.browser, `${own.url}/kongress.html`);
    expect(await last.evaluate(async () => (await caches.keys()).length), 'the old one is gone').toBe(1);
    await last.close();
    own.close();
    expect([...problems, ...second.problems]).toEqual([]);
  });

  it('another version in a folder beside it takes nothing away', async () => {
    const own = await serve({ '/one/': site.folder, '/two/': site.folder }, { '/two/service-worker.js': later() });
    for (const path of ['one', 'two']) {
      const { page, problems } = await openPage(site.browser, `${own.url}/${path}/`);
      await kept(page);
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
      await page.close();
      expect(problems).toEqual([]);
    }
    own.close();
    for (const path of ['one', 'two']) {
      const { page, problems } = await openPage(site.browser, `${own.url}/${path}/kenfild.html`);
      expect((await tableOf(page)).dealNumber).toBeGreaterThan(0);
      await page.close();
      expect(problems).toEqual([]);
    }
  });
});
