// `npm run screenshots` takes the pictures in docs/images/ of what `npm run build` has made. They are published with the package.
// `npm run screenshots -- <folder>` puts them elsewhere.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import puppeteer from 'puppeteer-core';
import { deal } from '../dist/engine.js';
import { tellHow } from './bench/help.mjs';
import { chromiumLaunchOptions } from './browsers.mjs';
import { root } from './run.mjs';

if (process.argv.includes('--help')) tellHow(import.meta.url);

/* global document */

const out = resolve(root, process.argv[2] ?? 'docs/images');
/** Larger ones would weigh on everybody who installs the package. */
const MOST_BYTES = 40_000;
/** Pixels for each of CSS: the picture is made for columns some 800 CSS pixels wide. */
const SCALE = 5 / 6;

/** A game some way on: cards go up where they can, then onto longer runs; else the stock is turned. */
function midGame(id, number, moves) {
  const game = deal(id, { deal: number });
  const worth = ({ from, to }) => {
    if (to.startsWith('foundation')) return 3;
    if (!to.startsWith('tableau')) return 0;
    const lone = from.startsWith('tableau') && game.pile(from).cards.length > 1;
    return lone ? -1 : 2;
  };
  while (game.moveCount < moves && game.status === 'playing') {
    const ranked = game.moves().toSorted((a, b) => worth(b) - worth(a));
    game.play(ranked[0]);
  }
  return game.record();
}

const table = (id, record, lang) => `<patience-${id} lang="${lang}" record="${record}"></patience-${id}>`;

const tables = `<!doctype html>
<html lang="ru">
  <meta charset="utf-8" />
  <style>
    body { margin: 0; background: #f5f1e9; }
    main { display: flex; gap: 44px; align-items: center; padding: 44px; }
    main > :first-child { flex: 1; --patience-max-height: 780px; }
    .phone { box-sizing: border-box; inline-size: 348px; padding: 10px; border-radius: 40px; background: #0c0b0a; color-scheme: dark;
      box-shadow: 0 2px 6px rgb(50 36 12 / 0.1), 0 18px 44px rgb(50 36 12 / 0.24); }
    .phone > * { block-size: 500px; --patience-radius: 30px; }
  </style>
  <main>
    ${table('stroptivye-damy', midGame('stroptivye-damy', 4134, 96), 'ru')}
    <div class="phone">${table('kenfild', midGame('kenfild', 1492, 60), 'en')}</div>
  </main>
  <script type="module">${readFileSync(join(root, 'dist/cdn/all.js'), 'utf8')}</script>
</html>`;

const pictures = [{ name: 'tables', html: tables, width: 1440, selector: 'main' }];

mkdirSync(out, { recursive: true });
const browser = await puppeteer.launch(chromiumLaunchOptions());
try {
  for (const { name, html, width, selector } of pictures) {
    const page = await browser.newPage();
    await page.setViewport({ width, height: 900, deviceScaleFactor: SCALE });
    await page.setContent(html, { waitUntil: 'load' });
    await page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((done) => setTimeout(done, 500));
    });
    const picture = await (await page.$(selector)).screenshot({ type: 'webp', quality: 60 });
    if (picture.length > MOST_BYTES)
      throw new Error(`${name}.webp has ${picture.length} bytes, more than ${MOST_BYTES}.`);
    writeFileSync(join(out, `${name}.webp`), picture);
    console.log(`${join(out, name)}.webp ${(picture.length / 1000).toFixed(0)} kB`);
    await page.close();
  }
} finally {
  await browser.close();
}
