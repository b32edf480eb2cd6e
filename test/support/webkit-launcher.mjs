// A @web/test-runner launcher for WebKitGTK. It starts a virtual display and WebKitWebDriver itself and speaks plain W3C
// WebDriver to it, so it needs no package of its own.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { requireBrowser } from '../../scripts/browsers.mjs';

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer()
      .on('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address();
        server.close(() => resolve(port));
      });
  });

/** Starts Xvfb on a display of its own choice, whose number it writes to file descriptor 3. */
function startDisplay(xvfb, children) {
  return new Promise((resolve, reject) => {
    const server = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    });
    children.push(server);
    server.on('error', reject);
    server.on('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    server.stdio[3].on('data', (data) => resolve(`:${String(data).trim()}`));
  });
}

/** One window of WebKit, driven from Node. */
export class WebKitSession {
  #children = [];
  #home;
  #driver;
  #session;

  async start() {
    const { driver, browser, display } = requireBrowser('webkit');
    this.#home = mkdtempSync(join(tmpdir(), 'webkit-'));
    const screen = await startDisplay(display, this.#children);
    const port = await freePort();
    this.#driver = `http://127.0.0.1:${port}`;
    const env = {
      ...process.env,
      DISPLAY: screen,
      XDG_CONFIG_HOME: this.#home,
      XDG_CACHE_HOME: this.#home,
      XDG_DATA_HOME: this.#home,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    };
    this.#children.push(spawn(driver, [`--port=${port}`], { stdio: 'ignore', env }));
    await this.#listening();
    const { sessionId } = await this.#call('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } } },
    });
    this.#session = `/session/${sessionId}`;
    await this.#call('POST', `${this.#session}/timeouts`, { script: 120_000, pageLoad: 120_000 });
  }

  async #listening() {
    for (let attempt = 0; ; attempt++) {
      try {
        await this.#call('GET', '/status');
        return;
      } catch (error) {
        if (attempt >= 200) throw error;
        await wait(50);
      }
    }
  }

  async #call(method, path, body) {
    const response = await fetch(this.#driver + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`WebKitWebDriver ${method} ${path}: ${value?.error}: ${value?.message}`);
    return value;
  }

  goto(url) {
    return this.#call('POST', `${this.#session}/url`, { url });
  }

  evaluate(expression) {
    return this.#call('POST', `${this.#session}/execute/sync`, { script: `return ${expression}`, args: [] });
  }

  actions(source) {
    return this.#call('POST', `${this.#session}/actions`, { actions: [source] });
  }

  /** Sets the inner size of the window, which cannot be narrower than about 450 px. */
  async setViewport({ width, height }) {
    const [innerWidth, innerHeight, outerWidth, outerHeight] = await this.evaluate(
      '[innerWidth, innerHeight, outerWidth, outerHeight]',
    );
    await this.#call('POST', `${this.#session}/window/rect`, {
      width: width + Math.max(0, outerWidth - innerWidth),
      height: height + Math.max(0, outerHeight - innerHeight),
    });
    for (let attempt = 0; attempt < 40; attempt++) {
      const size = await this.evaluate('[innerWidth, innerHeight]');
      if (size[0] === width && size[1] === height) return;
      await wait(25);
    }
    throw new Error(`WebKit did not take the size ${width} x ${height}`);
  }

  async stop() {
    if (this.#session) await this.#call('DELETE', this.#session).catch(() => {});
    for (const child of this.#children.reverse()) {
      child.removeAllListeners('exit');
      child.kill('SIGTERM');
    }
    if (this.#home) rmSync(this.#home, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** WebDriver's code points for keys without a character. */
const keyCodes = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE006',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};
const buttons = { left: 0, middle: 1, right: 2 };

/** The part of Playwright's page that the commands of @web/test-runner call, on top of WebDriver. */
function playwrightPage(session) {
  const keyAction = (type) => (key) => ({ type, value: keyCodes[key] ?? key });
  const down = keyAction('keyDown');
  const up = keyAction('keyUp');
  const keys = (...actions) => session.actions({ type: 'key', id: 'keyboard', actions });
  const pointer = (...actions) =>
    session.actions({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  const move = (x, y) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) });
  const press = (button = 'left') => ({ type: 'pointerDown', button: buttons[button] });
  const release = (button = 'left') => ({ type: 'pointerUp', button: buttons[button] });
  return {
    mouse: {
      move: (x, y) => pointer(move(x, y)),
      down: ({ button } = {}) => pointer(press(button)),
      up: ({ button } = {}) => pointer(release(button)),
      click: (x, y, { button } = {}) => pointer(move(x, y), press(button), release(button)),
    },
    keyboard: {
      type: (text) => keys(...[...text].flatMap((character) => [down(character), up(character)])),
      press: (key) => keys(down(key), up(key)),
      down: (key) => keys(down(key)),
      up: (key) => keys(up(key)),
    },
    setViewportSize: (size) => session.setViewport(size),
    emulateMedia: () => {
      throw new Error('WebKitGTK cannot change media features within a session');
    },
  };
}

export function webkitLauncher() {
  const urls = new Map();
  let session;
  let page;
  return {
    name: 'WebKit',
    // The built-in commands refuse types they do not know; to this one they speak through getPage().
    type: 'playwright',
    concurrency: 1,
    async initialize() {},
    async startSession(id, url) {
      if (!session) {
        session = new WebKitSession();
        await session.start();
        page = playwrightPage(session);
      }
      urls.set(id, url);
      await session.goto(url);
    },
    async stopSession(id) {
      urls.delete(id);
      await session.goto('about:blank');
      return {};
    },
    isActive: (id) => urls.has(id),
    getBrowserUrl: (id) => urls.get(id),
    getPage: () => page,
    async startDebugSession() {
      throw new Error('WebKit has no debug session here');
    },
    async stop() {
      await session?.stop();
      session = undefined;
    },
  };
}
