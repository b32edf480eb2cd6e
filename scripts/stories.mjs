// The built Storybook, story after story, in one page of a browser.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { WebKitSession } from '../test/support/webkit-launcher.mjs';
import { chromiumLaunchOptions, firefoxLaunchOptions } from './browsers.mjs';
import { root } from './run.mjs';
import { serveFolder } from './serve.mjs';

const folder = join(root, 'storybook-static');

/* global addEventListener */

/** Runs before anything else in the page: keeps what is said on the console and what goes wrong. */
function listen() {
  const said = (globalThis.__said = []);
  for (const kind of ['debug', 'log', 'info', 'warn', 'error']) {
    const own = console[kind];
    console[kind] = (...words) => {
      said.push(`console.${kind}: ${words.map(String).join(' ').slice(0, 300)}`);
      own.apply(console, words);
    };
  }
  addEventListener('error', ({ message }) => said.push(`error on the page: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => said.push(`rejection: ${reason}`));
}

/** Runs in the page: shows a story and keeps what becomes of it. */
function begin(id) {
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  if (!globalThis.__ends) {
    globalThis.__ends = {};
    const failed = ['storyThrewException', 'storyErrored', 'storyMissing', 'playFunctionThrewException'];
    for (const type of failed) channel.on(type, (error) => (globalThis.__ends.error = error ?? type));
    channel.on('storyFinished', (event) => (globalThis.__ends.finished = event));
  }
  delete globalThis.__ends.error;
  delete globalThis.__ends.finished;
  globalThis.__said.length = 0;
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
}

/* global document */

/** Runs in the page: null while the story still renders, else what is wrong with it. */
function outcome(id) {
  const { error, finished } = globalThis.__ends;
  const said = [...globalThis.__said];
  if (error) return [String(error.message ?? error.description ?? error.title ?? error), ...said];
  if (finished?.storyId !== id) return null;
  const problems = said;
  for (const element of document.querySelectorAll('#storybook-root :not(:defined)'))
    problems.push(`undefined element ${element.localName}`);
  const axe = finished.reporters.find((reporter) => reporter.type === 'a11y');
  if (!axe) problems.push('axe did not run');
  for (const violation of axe?.result?.violations ?? [])
    problems.push(`axe ${violation.id}: ${violation.nodes.map((node) => node.target.flat().join(' ')).join(', ')}`);
  if (finished.status !== 'success' && problems.length === 0) problems.push(`status ${finished.status}`);
  return problems;
}

const puppeteerWindow = async (options) => {
  const browser = await puppeteer.launch(options);
  const [page = await browser.newPage()] = await browser.pages();
  return {
    page,
    version: await browser.version(),
    goto: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    setViewport: (size) => page.setViewport(size),
    stop: () => browser.close(),
  };
};

/** Opens a window of each browser; all of them can do the same. */
export const windows = {
  chromium: (args = []) => {
    const options = chromiumLaunchOptions();
    return puppeteerWindow({ ...options, args: [...options.args, ...args] });
  },
  firefox: () => puppeteerWindow(firefoxLaunchOptions()),
  webkit: async () => {
    const session = new WebKitSession();
    await session.start();
    return session;
  },
};

/** All stories that were built: `{ id, title, name, tags }`. */
export async function builtStories() {
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  if (stories.length === 0) throw new Error('There is no story to open.');
  return stories;
}

export const serveStories = () =>
  serveFolder(folder, (path, text) =>
    path.endsWith('/iframe.html') ? text.replace('<head>', () => `<head><script>(${listen})()</script>`) : text,
  );

/** What does not come in this time has gone astray, in ms; a busy machine may take long. */
const PATIENCE = 180_000;

/** Loads the page in which stories are shown, all of them without motion; `globals` are Storybook's, as in its addresses. */
export async function openStories(view, url, first, globals = '') {
  await view.goto(`${url}/iframe.html?id=${first}&viewMode=story&globals=motion:none;${globals}`);
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    if (await view.evaluate('globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last("storyFinished") !== undefined')) return;
    await wait(50);
  }
  throw new Error('Storybook did not start.');
}

/** Shows a story; what is wrong with it. */
export async function showStory(view, id) {
  await view.evaluate(`(${begin})(${JSON.stringify(id)})`);
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    // WebKit’s driver sometimes loses an answer; asking changes nothing, so it is asked again.
    const problems = await view.evaluate(`(${outcome})(${JSON.stringify(id)})`).catch((error) => {
      if (!String(error).includes('Could not parse script result')) throw error;
    });
    if (problems) return problems;
    await wait(20);
  }
  return ['did not finish'];
}
