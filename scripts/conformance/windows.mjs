// One window of each engine, as the rows need it: pages, scripts, trusted input of a mouse and of keys.
import puppeteer from 'puppeteer-core';
import { chromiumLaunchOptions, firefoxLaunchOptions } from '../browsers.mjs';
import { WebKitSession } from '../../test/support/webkit-launcher.mjs';

async function puppeteerWindow(options) {
  const browser = await puppeteer.launch(options);
  const page = await browser.newPage();
  await page.setViewport({ width: 1200, height: 900 });
  return {
    goto: (url) => page.goto(url),
    evaluate: (script) => page.evaluate(script),
    move: ([x, y]) => page.mouse.move(x, y),
    down: (button = 'left') => page.mouse.down({ button }),
    up: (button = 'left') => page.mouse.up({ button }),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    collect: async () => {
      if (options.browser === 'firefox') return false;
      const devtools = await page.createCDPSession();
      await devtools.send('HeapProfiler.collectGarbage');
      await devtools.detach();
      return true;
    },
    stop: () => browser.close(),
  };
}

async function webkitWindow() {
  const session = new WebKitSession();
  await session.start();
  await session.setViewport({ width: 1200, height: 850 });
  const pointer = (...actions) =>
    session.actions({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  const button = (name) => ['left', 'middle', 'right'].indexOf(name);
  const keys = { Escape: '\uE00C', Tab: '\uE004' };
  return {
    goto: (url) => session.goto(url),
    // Its driver waits for no promise.
    async evaluate(script) {
      await session.evaluate(
        `void (globalThis.answer = null, Promise.resolve(${script}).then((value) => { globalThis.answer = { value }; }, (error) => { globalThis.answer = { error: String(error) }; }))`,
      );
      for (;;) {
        const answer = await session.evaluate('globalThis.answer');
        if (answer?.error) throw new Error(answer.error);
        if (answer) return answer.value;
      }
    },
    move: ([x, y]) => pointer({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }),
    down: (name = 'left') => pointer({ type: 'pointerDown', button: button(name) }),
    up: (name = 'left') => pointer({ type: 'pointerUp', button: button(name) }),
    press: (key) =>
      session.actions({
        type: 'key',
        id: 'keyboard',
        actions: [
          { type: 'keyDown', value: keys[key] ?? key },
          { type: 'keyUp', value: keys[key] ?? key },
        ],
      }),
    resize: (width, height) => session.setViewport({ width, height: height - 50 }),
    collect: async () => false,
    stop: () => session.stop(),
  };
}

export const windows = {
  chromium: () => puppeteerWindow(chromiumLaunchOptions()),
  firefox: () => puppeteerWindow(firefoxLaunchOptions()),
  webkit: webkitWindow,
};
