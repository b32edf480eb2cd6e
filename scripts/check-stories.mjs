// Opens every story of storybook-static/ in Chromium. A story fails on an error while it renders, in its play function or
// on the page, on a finding of axe, and on an element that nobody defined.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { chromiumLaunchOptions } from './browsers.mjs';

const root = 'storybook-static';
const contentTypes = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

async function serve() {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://localhost').pathname));
    try {
      const body = await readFile(join(root, path));
      response.writeHead(200, { 'content-type': contentTypes[extname(path)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/* global document */

/** Runs in the page: what became of the story, or undefined while it still renders. */
function outcome() {
  const last = (event) => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last(event)?.[0];
  const error = ['storyThrewException', 'storyErrored', 'storyMissing', 'playFunctionThrewException']
    .map(last)
    .find(Boolean);
  if (error) return [String(error.message ?? error.description ?? error.title ?? error)];
  const finished = last('storyFinished');
  if (!finished) return undefined;
  const problems = [...document.querySelectorAll('#storybook-root :not(:defined)')].map(
    (element) => `undefined element ${element.localName}`,
  );
  const axe = finished.reporters.find((reporter) => reporter.type === 'a11y');
  if (!axe) problems.push('axe did not run');
  for (const violation of axe?.result?.violations ?? [])
    problems.push(`axe ${violation.id}: ${violation.nodes.map((node) => node.target.flat().join(' ')).join(', ')}`);
  if (finished.status !== 'success' && problems.length === 0) problems.push(`status ${finished.status}`);
  return problems;
}

async function check(browser, url) {
  const page = await browser.newPage();
  const problems = [];
  page.on('pageerror', (error) => problems.push(`error on the page: ${error.message}`));
  try {
    await page.goto(url);
    for (let attempt = 0; attempt < 600; attempt++) {
      const found = await page.evaluate(outcome);
      if (found) return [...problems, ...found];
      await wait(50);
    }
    return [...problems, 'did not finish in 30 s'];
  } finally {
    await page.close();
  }
}

const server = await serve();
const browser = await puppeteer.launch(chromiumLaunchOptions());
let passed = 0;
let failed = 0;
try {
  const { entries } = JSON.parse(await readFile(join(root, 'index.json'), 'utf8'));
  const stories = Object.values(entries).filter((entry) => entry.type === 'story');
  if (stories.length === 0) throw new Error('There is no story to check.');
  for (const { id } of stories) {
    const url = `http://127.0.0.1:${server.address().port}/iframe.html?id=${id}&viewMode=story`;
    const problems = await check(browser, url);
    if (problems.length === 0) passed++;
    else {
      failed++;
      console.log(`${id}\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    }
  }
} finally {
  await browser.close();
  server.close();
}
console.log(`stories: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
