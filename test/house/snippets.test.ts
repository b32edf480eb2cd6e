import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium, openPage } from '../support/pages.js';
import { serve } from '../support/serve.js';
import { buildSite } from '../support/site.js';

// The lines that the page for authors writes, each form of them put on a blank page of another site.

const root = resolve(import.meta.dirname, '../..');
const SETTINGS = 'game=kenfild&lang=ru&deal=336&draw=1&timer=&toolbar=bottom';
let built: Awaited<ReturnType<typeof buildSite>>;
let site: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
let author: Page;

beforeAll(async () => {
  built = await buildSite();
  site = await serve({ '/': built.folder });
  browser = await launchChromium();
  author = (await openPage(browser, `${site.url}/configure.html#${SETTINGS}`)).page;
});
afterAll(async () => {
  await browser.close();
  site.close();
  built.remove();
});

const textOf = (page: Page): Promise<string> => page.$eval('.snippet code', (code) => code.textContent);
const blank = (lines: string): string =>
  `<!doctype html><html lang="en"><link rel="icon" href="data:,"><body>\n${lines}\n</body></html>`;

/** What lies on the table that a page, or the frame in it, has in the end. */
async function laid(address: string, framed = false): Promise<{ state: unknown; problems: string[] }> {
  const { page, problems } = await openPage(browser, address);
  const element = await (framed ? await (await page.waitForSelector('iframe'))?.contentFrame() : page)?.waitForSelector(
    'patience-kenfild:defined',
  );
  const state = await element?.evaluate(async (host) => {
    const table = host as unknown as {
      updateComplete: Promise<unknown>;
      dealNumber: number;
      timer: boolean;
      toolbar: string;
      lang: string;
      game: { rules: Record<string, string> };
    };
    await table.updateComplete;
    return [table.dealNumber, table.game.rules['draw'], table.timer, table.toolbar, table.lang];
  });
  await page.close();
  // That the files lie with another site is what is tried here.
  return { state, problems: problems.filter((problem) => !problem.startsWith(`asked ${site.url}/patience/`)) };
}

const expected = { state: [336, '1', true, 'bottom', 'ru'], problems: [] };

it('a script brings the table, from the address that is written', async () => {
  await author.click('[name=form][value=script]');
  const lines = await textOf(author);
  expect(lines.split('\n').length).toBe(2);
  expect(lines).toContain(`src="${site.url}/patience/kenfild.js"`);
  const page = await serve({ '/': '/nowhere' }, { '/': blank(lines) });
  expect(await laid(page.url)).toEqual(expected);
  page.close();
});

it('a script with hashes brings it too, and what was changed is refused', async () => {
  await author.click('[name=integrity]');
  await author.waitForSelector('.snippet ::-p-text(importmap)');
  const lines = await textOf(author);
  const named = Object.keys((JSON.parse(/\{[^]*\}\n/.exec(lines)?.[0] ?? '') as { integrity: object }).integrity);
  expect(named).toContain(`${site.url}/patience/kenfild.js`);
  expect(named.filter((file) => /kongress|all\.js|embed/.test(file))).toEqual([]);
  const changed = lines.replace(/(patience\/kenfild\.js": "sha384-)..../, '$1AAAA');
  const page = await serve({ '/': '/nowhere' }, { '/': blank(lines), '/changed': blank(changed) });
  expect(await laid(page.url)).toEqual(expected);
  const { page: other } = await openPage(browser, `${page.url}/changed`);
  expect(await other.$('patience-kenfild:defined')).toBeNull();
  await other.close();
  page.close();
  await author.click('[name=integrity]');
});

it('a frame brings it', async () => {
  await author.click('[name=form][value=frame]');
  const page = await serve({ '/': '/nowhere' }, { '/': blank(await textOf(author)) });
  expect(await laid(page.url, true)).toEqual(expected);
  page.close();
});

it('the package brings it through a bundler', async () => {
  await author.click('[name=form][value=package]');
  const folder = mkdtempSync(join(tmpdir(), 'blank-'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(root, join(folder, 'node_modules/patience-elements'));
  writeFileSync(join(folder, 'index.html'), blank(await textOf(author)));
  await promisify(execFile)(
    'npx',
    ['vite', 'build', folder, '--base', './', '--target', 'es2022', '--logLevel', 'warn'],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  const page = await serve({ '/': join(folder, 'dist') });
  expect(await laid(`${page.url}/index.html`)).toEqual(expected);
  page.close();
  rmSync(folder, { recursive: true, force: true });
});

it('another address of the files is taken over, with or without its last slash', async () => {
  await author.click('[name=form][value=script]');
  for (const address of ['https://cdn.example/p', 'https://cdn.example/p/']) {
    await author.$eval('[name=address]', (field) => ((field as HTMLInputElement).value = ''));
    await author.type('[name=address]', address);
    await author.keyboard.press('Tab');
    expect(await textOf(author)).toContain('src="https://cdn.example/p/kenfild.js"');
  }
});
