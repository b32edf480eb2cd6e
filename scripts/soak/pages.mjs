// A page of Chromium with all games from dist/cdn, and what it holds.
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { chromiumLaunchOptions } from '../browsers.mjs';
import { root } from '../run.mjs';
import { serveFolder } from '../serve.mjs';

const page = `<!doctype html><html lang="en"><link rel="icon" href="data:," />
<script type="module">import './all.js'; document.documentElement.dataset.ready = '';</script><body></body></html>`;

/**
 * @param {(page: import('puppeteer-core').Page) => Promise<unknown>} prepare what happens before anything is loaded
 * @returns {Promise<{ page: import('puppeteer-core').Page, said: string[], held: () => Promise<object>, close: () => Promise<void> }>}
 */
export async function openGames(prepare = async () => {}) {
  const server = await serveFolder(join(root, 'dist/cdn'), (path, text) => (path.endsWith('embed.html') ? page : text));
  const browser = await puppeteer.launch(chromiumLaunchOptions());
  const opened = await browser.newPage();
  const said = [];
  opened.on('console', (message) => said.push(message.text()));
  opened.on('pageerror', (error) => said.push(String(error)));
  opened.setDefaultTimeout(0);
  await prepare(opened);
  await opened.goto(`${server.url}/embed.html`);
  await opened.waitForSelector('[data-ready]');
  const client = await opened.createCDPSession();
  await client.send('Performance.enable');
  /** What is held after a collection: bytes of the heap, and nodes. */
  const held = async () => {
    for (let round = 0; round < 3; round++) await client.send('HeapProfiler.collectGarbage');
    const { metrics } = await client.send('Performance.getMetrics');
    const of = (name) => metrics.find((metric) => metric.name === name).value;
    return { heap: of('JSHeapUsedSize'), nodes: of('Nodes') };
  };
  const close = async () => {
    await browser.close();
    server.close();
  };
  return { page: opened, said, held, close };
}
