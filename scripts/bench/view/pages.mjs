// The pages that the view bench looks at, built as for production, and a browser that shows them on a slow machine.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { build, defaultClientConditions } from 'vite';
import { chromiumLaunchOptions } from '../../browsers.mjs';
import { chunkGroups, compiledAtOnce, selfContained } from '../../chunks.mjs';
import { leanLit } from '../../lean-lit.mjs';
import { literals } from '../../literals.mjs';
import { root } from '../../run.mjs';
import { serveFolder } from '../../serve.mjs';

/** How many times slower than this machine. */
const THROTTLE = 4;

const html = (name) => `<!doctype html>
<html lang="ru">
  <meta charset="utf-8" />
  <title>${name}</title>
  <style>body { margin: 0; } main { inline-size: 800px; margin: auto; }</style>
  <main></main>
  <script type="module">import * as bench from './${name}.js'; globalThis.bench = bench;</script>
</html>`;

/** Builds the script of a page. */
const bundle = async (name, output, options) => {
  const built = await build({
    configFile: false,
    root,
    plugins: [...(name === 'patience' ? [leanLit] : []), literals, selfContained],
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { conditions: [...defaultClientConditions, 'patience-source'] },
    build: {
      target: 'es2022',
      minify: 'oxc',
      emptyOutDir: false,
      lib: {
        entry: { [name]: join(root, `scripts/bench/view/${name}.ts`) },
        formats: ['es'],
        fileName: () => `${name}.js`,
      },
      rolldownOptions: { output },
      ...options,
    },
  });
  return [built].flat()[0].output;
};

/** Builds both pages; `readable`: every module by itself, with the names of its functions. */
export async function openPages({ readable = false } = {}) {
  // Lit has a development build, which is not what is measured.
  process.env.NODE_ENV = 'production';
  const outDir = mkdtempSync(join(tmpdir(), 'bench-view-'));
  for (const name of ['patience', 'chessboard']) {
    if (readable) await bundle(name, { preserveModules: true }, { outDir, minify: false });
    else {
      // In the files of dist/cdn, as far as one page has them.
      const groups = name === 'patience' ? chunkGroups(await bundle(name, {}, { write: false })) : [];
      await bundle(name, { codeSplitting: { groups }, postBanner: compiledAtOnce }, { outDir });
    }
    writeFileSync(join(outDir, `${name}.html`), html(name));
  }
  const server = await serveFolder(outDir);
  const browser = await puppeteer.launch(chromiumLaunchOptions());
  const version = await browser.version();

  /** A page by itself, slowed down; `call` runs one of its functions. */
  async function open(name) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.setViewport({ width: 1280, height: 900 });
    const devtools = await page.createCDPSession();
    // The processor's own time, which is no longer where the machine has other things to do.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${server.url}/${name}.html`);
    await page.waitForFunction('globalThis.bench !== undefined');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    const call = (what, ...args) =>
      page.evaluate(async (called, given) => globalThis.bench[called](...given), what, args);
    return { page, devtools, call, close: () => context.close() };
  }

  return {
    version,
    open,
    close: async () => {
      await browser.close();
      server.close();
      rmSync(outDir, { recursive: true });
    },
  };
}
