import { execFile } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { restore } from '../../src/engine.js';
import { lines } from '../browser/support/lines.js';
import { blocksOf } from '../support/markdown.js';
import { launchChromium } from '../support/pages.js';
import { serve } from '../support/serve.js';

// What docs/embedding.md promises of dist/cdn: other origins, policies as headers, integrity, two copies on one page.

const root = resolve(import.meta.dirname, '../..');
const cdn = resolve(root, 'dist/cdn');
const blocks = blocksOf(readFileSync(resolve(root, 'docs/embedding.md'), 'utf8'));
const textsOf = (info: string): string[] =>
  blocks.filter((block) => block.info === info).map(({ text }) => text.trim());
const [own = '', foreign = ''] = textsOf('http').map((text) => text.replace('Content-Security-Policy: ', ''));

interface Game extends HTMLElement {
  readonly updateComplete: Promise<boolean>;
  readonly status: string;
  readonly moveCount: number;
  play(move: object): void;
  undo(): boolean;
  hint(): Promise<{ source: string | null }>;
  showRules(): Promise<boolean>;
}

const played = restore(lines['kenfild']?.record ?? '');
const moves = played.history.slice(-20);
for (let move = 0; move < moves.length; move++) played.undo();
const record = played.record();

const html = (head: string, body: string): string => `<!doctype html><html lang="en">${head}${body}</html>`;
const script = (address: string): string => `<script type="module" src="${address}"></script>`;
const table = (attributes: string): string => `<patience-kenfild ${attributes}></patience-kenfild>`;

let browser: Browser;
const open: { close: () => unknown }[] = [];

beforeAll(async () => {
  browser = await launchChromium();
});
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.close();
});
afterAll(() => browser.close());

async function site(...options: Parameters<typeof serve>): Promise<string> {
  const [folders, pages, headersOf] = options;
  const served = await serve(folders, { ...pages, '/favicon.ico': '' }, headersOf);
  open.push(served);
  return served.url;
}

/** A page, and all that it says: console, errors, violations of its policy. */
async function visit(address: string): Promise<{ page: Page; said: string[] }> {
  const page = await browser.newPage();
  open.push(page);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  await page.exposeFunction('violated', (text: string) => said.push(text));
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      const { violated } = window as unknown as { violated: (text: string) => void };
      violated(`violated ${violatedDirective} by ${blockedURI} ${sample}`);
    });
  });
  await page.goto(address);
  return { page, said };
}

/** A game from the deal to the win, with all that can be opened on the way. */
async function playThrough(page: Page): Promise<{ source: string | null; status: string; won: number }> {
  return page.$eval(
    'patience-kenfild',
    async (element, line) => {
      const game = element as Game;
      const inside = (selector: string): HTMLElement | null => game.shadowRoot?.querySelector(selector) ?? null;
      let won = 0;
      game.addEventListener('win', () => won++);
      await game.updateComplete;
      const { source } = await game.hint();
      await game.showRules();
      for (const [panel, opener] of Object.entries({
        settings: '.button.settings',
        deal: '.which',
        rules: '.button.rules',
      })) {
        inside(opener)?.click();
        while (inside(`.panel.${panel}`) === null) await new Promise(requestAnimationFrame);
      }
      game.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      for (const name of ['lang', 'faces', 'suits', 'theme', 'timer', 'show-verdict']) {
        game.setAttribute(name, { lang: 'ru', faces: 'english', suits: 'four-colour', theme: 'dark' }[name] ?? '');
        await game.updateComplete;
      }
      for (const move of line) {
        game.play(move);
        await game.updateComplete;
      }
      game.undo();
      await game.updateComplete;
      const last = line.at(-1);
      if (last !== undefined) game.play(last);
      await game.updateComplete;
      // What a policy forbids is told in a task of its own.
      await new Promise(requestAnimationFrame);
      return { source, status: game.status, won };
    },
    moves,
  );
}

describe('a policy that allows the page’s own files, and trusted types alone', () => {
  it('is not violated while a game is dealt, opened, hinted, played and won', async () => {
    const pages = { '/': html(script('/patience/kenfild.js'), table(`record="${record}"`)) };
    const url = await site({ '/patience/': cdn }, pages, () => ({ 'content-security-policy': own }));
    const { page, said } = await visit(url);
    expect(await playThrough(page)).toEqual({ source: 'line', status: 'won', won: 1 });
    expect(said).toEqual([]);
    expect(page.workers().map((worker) => worker.url())).toEqual([`${url}/patience/solver-worker.js`]);
  });

  it('is not violated by all.js, a wish, cards that go up by themselves and drags either', async () => {
    const pages = { '/': html(script('/patience/all.js'), table('deal="336" wish toolbar="bottom" auto-move="all"')) };
    const url = await site({ '/patience/': cdn }, pages, () => ({ 'content-security-policy': own }));
    const { page, said } = await visit(url);
    const rest = (): Promise<boolean> => page.$eval('patience-kenfild', (element) => (element as Game).updateComplete);
    await rest();
    // The wish is made, and the stock turned.
    await page.$eval('patience-kenfild', (element) =>
      element.shadowRoot?.querySelector<HTMLElement>('.sheet button')?.click(),
    );
    await rest();
    const [x = 0, y = 0] = await page.$eval('patience-kenfild', (element) => {
      const box = element.shadowRoot?.querySelector("[data-pile='stock']")?.getBoundingClientRect();
      return box === undefined ? [] : [box.left + box.width / 2, box.top + box.height / 2];
    });
    await page.mouse.click(x, y);
    await rest();
    expect(await page.$eval('patience-kenfild', (element) => (element as Game).moveCount)).toBeGreaterThan(0);
    const [left = 0, top = 0] = await page.$eval('patience-kenfild', (element) => {
      const box = element.shadowRoot?.querySelector("[data-pile='waste']")?.getBoundingClientRect();
      return box === undefined ? [] : [box.left + box.width / 2, box.top + box.height / 2];
    });
    await page.mouse.move(left, top);
    await page.mouse.down();
    await page.mouse.move(left + 60, top + 60, { steps: 5 });
    expect(await page.$eval('patience-kenfild', (element) => element.matches(':state(dragging)'))).toBe(true);
    await page.mouse.up();
    await rest();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(said).toEqual([]);
  });

  it('may refuse workers: that is said, and the hint comes all the same', async () => {
    const pages = { '/': html(script('/patience/kenfild.js'), table(`record="${record}"`)) };
    const policy = `${own}; worker-src 'none'`;
    const { page, said } = await visit(
      await site({ '/patience/': cdn }, pages, () => ({ 'content-security-policy': policy })),
    );
    expect((await playThrough(page)).source).toBe('line');
    const directives = said.map((text) => /worker-src/.exec(text)?.[0]);
    expect(
      directives.every((directive) => directive === 'worker-src'),
      said.join('\n'),
    ).toBe(true);
    expect(page.workers()).toEqual([]);
    // Each of the two ways to a worker once, whoever asks for it and however often.
    expect(said.filter((text) => text.startsWith('violated')).length).toBeLessThanOrEqual(2);
  });
});

describe('files of another origin', () => {
  it.each(['kenfild', 'autoload', 'all'])('%s.js works under a policy that names it', async (name) => {
    const files = await site({ '/patience/': cdn });
    const pages = { '/': html(script(`${files}/patience/${name}.js`), table(`record="${record}"`)) };
    const policy = foreign.replace('https://cdn.example', files);
    expect(policy).toContain(files);
    const { page, said } = await visit(await site({}, pages, () => ({ 'content-security-policy': policy })));
    await page.evaluate(() => customElements.whenDefined('patience-kenfild'));
    expect(await playThrough(page)).toEqual({ source: 'line', status: 'won', won: 1 });
    expect(said).toEqual([]);
    expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringMatching(/^blob:/)]);
  });

  it('has maps of its sources, which name the files they come from', () => {
    const code = readFileSync(resolve(cdn, 'kenfild.js'), 'utf8');
    const [, name = ''] = /\/\/# sourceMappingURL=(.+)/.exec(code) ?? [];
    const { sources } = JSON.parse(readFileSync(resolve(cdn, name), 'utf8')) as { sources: string[] };
    expect(sources.some((source) => source.endsWith('src/define/kenfild.ts'))).toBe(true);
  });
});

describe('integrity', () => {
  const chunk = (name: string): string =>
    readdirSync(resolve(cdn, 'chunks')).find((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file)) ?? name;

  /** What the example prints: the map, and the hash of it. */
  async function printed(address = '/patience/'): Promise<string[]> {
    const block = (textsOf('js')[0] ?? '').replace("'/patience/'", `'${address}'`);
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', block], {
      cwd: root,
    });
    return stdout.trim().split('\n');
  }
  const map = async (): Promise<string> => (await printed())[0] ?? '';

  /** A page of which one file has been changed on its way. */
  async function changed(file: string): Promise<{ page: Page; said: string[] }> {
    const text = readFileSync(resolve(cdn, file), 'utf8');
    const pages = {
      '/': html((await map()) + script('/patience/kenfild.js'), table('deal="7"')),
      [`/patience/${file}`]: `${text}\nglobalThis.changed = true;`,
    };
    return visit(await site({ '/patience/': cdn }, pages));
  }

  it('names every file, and lets those pass that are as they were', async () => {
    const pages = { '/': html((await map()) + script('/patience/kenfild.js'), table(`record="${record}"`)) };
    const { page, said } = await visit(await site({ '/patience/': cdn }, pages));
    expect(await playThrough(page)).toEqual({ source: 'line', status: 'won', won: 1 });
    expect(said).toEqual([]);
    const { integrity } = JSON.parse(/>(.+)</.exec(await map())?.[1] ?? '') as { integrity: Record<string, string> };
    const files = readdirSync(cdn, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
    expect(Object.keys(integrity).sort()).toEqual(files.map((name) => `/patience/${name}`).sort());
  });

  it('passes the policy of the page by the hash that is printed', async () => {
    const [head = '', hash = ''] = await printed();
    const policy = own.replace("script-src 'self'", `script-src 'self' ${hash}`);
    const pages = { '/': html(head + script('/patience/kenfild.js'), table(`record="${record}"`)) };
    const { page, said } = await visit(
      await site({ '/patience/': cdn }, pages, () => ({ 'content-security-policy': policy })),
    );
    expect(await playThrough(page)).toEqual({ source: 'line', status: 'won', won: 1 });
    expect(said).toEqual([]);
  });

  it('counts for files of another origin, by their whole address', async () => {
    const text = `${readFileSync(resolve(cdn, 'kenfild.js'), 'utf8')}\nglobalThis.changed = true;`;
    const files = await site({ '/patience/': cdn }, { '/patience/kenfild.js': text });
    const [head = '', hash = ''] = await printed(`${files}/patience/`);
    const scripts = script(`${files}/patience/kongress.js`) + script(`${files}/patience/kenfild.js`);
    const policy = foreign.replace("script-src 'self' https://cdn.example", `script-src 'self' ${hash} ${files}`);
    const { page, said } = await visit(
      await site({}, { '/': html(head + scripts, table('deal="7"')) }, () => ({ 'content-security-policy': policy })),
    );
    await page.evaluate(() => customElements.whenDefined('patience-kongress'));
    await expect.poll(() => said.join(), { timeout: 60_000 }).toMatch(/integrity/);
    expect(said.filter((each) => each.startsWith('violated'))).toEqual([]);
    expect(await page.evaluate(() => 'changed' in globalThis)).toBe(false);
  });

  it('refuses an entry that has been changed', async () => {
    const { page, said } = await changed('kenfild.js');
    await expect.poll(() => said.join(), { timeout: 60_000 }).toMatch(/integrity/);
    expect(await page.evaluate(() => customElements.get('patience-kenfild') === undefined)).toBe(true);
    expect(await page.evaluate(() => 'changed' in globalThis)).toBe(false);
  });

  it('refuses a part that has been changed, and the game goes on without it', async () => {
    const { page, said } = await changed(`chunks/${chunk('soon')}`);
    await page.evaluate(() => customElements.whenDefined('patience-kenfild'));
    await page.$eval('patience-kenfild', (element) => (element as Game).updateComplete);
    expect(said.join()).toMatch(/integrity/);
    expect(said.join()).toMatch(/The game goes on without what could not be loaded: .*hands/);
    expect(await page.evaluate(() => 'changed' in globalThis)).toBe(false);
  });
});

describe('two copies on one page', () => {
  const copies = html(
    script('/patience/kenfild.js') + script('/other/kenfild.js') + script('/other/kongress.js'),
    `${table(`record="${record}"`)}<patience-kongress deal="7"></patience-kongress>`,
  );
  const folders = { '/patience/': cdn, '/other/': cdn };
  const numberOf = (page: Page): Promise<unknown> =>
    page.$eval('patience-kongress', async (element) => {
      await (element as Game).updateComplete;
      return (element as unknown as { dealNumber?: number }).dealNumber;
    });

  it('get along, and say nothing', async () => {
    const { page, said } = await visit(await site(folders, { '/': copies }));
    expect(await playThrough(page)).toEqual({ source: 'line', status: 'won', won: 1 });
    expect(await numberOf(page)).toBe(7);
    expect(said).toEqual([]);
  });

  it('do so under trusted types that allow it', async () => {
    const policy = `${own} 'allow-duplicates'`;
    const { page, said } = await visit(
      await site(folders, { '/': copies }, () => ({ 'content-security-policy': policy })),
    );
    expect(await playThrough(page)).toEqual({ source: 'line', status: 'won', won: 1 });
    expect(await numberOf(page)).toBe(7);
    expect(said).toEqual([]);
  });

  it('leave the first to itself where that is not allowed', async () => {
    const { page } = await visit(await site(folders, { '/': copies }, () => ({ 'content-security-policy': own })));
    expect(await playThrough(page)).toEqual({ source: 'line', status: 'won', won: 1 });
    expect(await page.evaluate(() => customElements.get('patience-kongress') === undefined)).toBe(true);
  });
});

describe('settings for VS Code', () => {
  it('name files of the package', () => {
    const [text = ''] = textsOf('json');
    const paths = Object.values(JSON.parse(text) as Record<string, string[]>).flat();
    expect(paths.length).toBe(2);
    for (const path of paths)
      expect(existsSync(path.replace('./node_modules/patience-elements', root)), path).toBe(true);
  });
});
