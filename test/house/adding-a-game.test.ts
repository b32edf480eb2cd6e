import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { blocksOf, deadLinks } from '../support/markdown.js';
import { launchChromium, openPage } from '../support/pages.js';
import { serve } from '../support/serve.js';

// docs/adding-a-game.md is true: its files, laid among the sources, make a game that is dealt, solved and drawn.

const root = resolve(import.meta.dirname, '../..');
const page = resolve(root, 'docs/adding-a-game.md');
const blocks = blocksOf(readFileSync(page, 'utf8'));
const files = new Map(
  blocks.flatMap(({ info, text }) => (info.startsWith('ts ') ? [[join(root, info.slice(3)), text] as const] : [])),
);

/** Puts the files of the page where they are to stand. */
const fromPage: Plugin = {
  name: 'from-page',
  enforce: 'pre',
  resolveId(id, importer = root) {
    const path = resolve(importer, '..', id).replace(/\.js$/, '.ts');
    return files.has(id) ? id : files.has(path) ? path : null;
  },
  load: (id) => files.get(id) ?? null,
};

/** One module of an entry and all that it uses. */
async function bundle(entry: string, text: string): Promise<string> {
  files.set(entry, text);
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [fromPage],
    resolve: { conditions: ['patience-source', 'module', 'browser', 'import', 'default'] },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built.');
  return output.output[0].code;
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adding-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('adding-a-game.md', () => {
  it('has no dead link, and no more than sixty lines of code', () => {
    expect(deadLinks(page)).toEqual([]);
    const lines = [...files.values()].flatMap((text) => text.split('\n').filter((line) => line.trim() !== ''));
    expect(lines.length).toBeLessThanOrEqual(60);
  });

  it('the game is dealt, played and solved as the page says', async () => {
    const entry = join(root, 'lestnitsa-try.ts');
    const path = join(folder, 'try.mjs');
    await writeFile(path, await bundle(entry, files.get(entry) ?? ''));
    const told: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((...texts) => void told.push(texts.join(' ')));
    await import(pathToFileURL(path).href);
    log.mockRestore();
    expect(`${told.join('\n')}\n`).toBe(blocks.find(({ info }) => info === 'text lestnitsa-try.ts')?.text);
  });

  it('its tag is drawn and played, and is silent', async () => {
    const script = await bundle(
      join(root, 'lestnitsa-page.ts'),
      `import { PatienceLestnitsa } from './src/elements/lestnitsa.js';
      customElements.define('patience-lestnitsa', PatienceLestnitsa);`,
    );
    await writeFile(join(folder, 'page.js'), script);
    const html = `<!doctype html><meta charset="utf-8" /><link rel="icon" href="data:," />
      <patience-lestnitsa deal="3" lang="en" spaces="any"></patience-lestnitsa><script type="module" src="/page.js"></script>`;
    const server = await serve({ '/': folder }, { '/': html });
    const browser = await launchChromium();
    try {
      const { page, problems } = await openPage(browser, `${server.url}/`);
      const seen = await page.$eval('patience-lestnitsa', async (element) => {
        const table = element as HTMLElement & {
          updateComplete: Promise<boolean>;
          moveCount: number;
          play(move: { from: string; to: string; count: number }): void;
        };
        await table.updateComplete;
        table.play({ from: 'stock', to: 'waste', count: 1 });
        await table.updateComplete;
        const cards = table.shadowRoot?.querySelectorAll('[data-card]').length;
        const title = table.shadowRoot?.textContent.includes('Ladder');
        return { cards, title, moves: table.moveCount };
      });
      expect(seen).toEqual({ cards: 7, title: true, moves: 1 });
      expect(problems).toEqual([]);
    } finally {
      await browser.close();
      server.close();
    }
  });
});
