// Commands that @web/test-runner lacks, for browsers driven by puppeteer: touch with several fingers (Chromium, Firefox),
// media features and cancelled touches (Chromium). commands.ts is their typed side in the browser.
export function inputCommands() {
  const fingers = new WeakMap();
  const devtools = new WeakMap();

  const fingersOf = (page) => {
    if (!fingers.has(page)) fingers.set(page, new Map());
    return fingers.get(page);
  };
  /** One session for each page, kept open: what it emulates and which fingers it holds ends with it. */
  const devtoolsOf = async (page) => {
    if (!devtools.has(page)) devtools.set(page, await page.createCDPSession());
    return devtools.get(page);
  };

  async function chromiumTouch(page, { type, finger = 0, position }) {
    const held = fingersOf(page);
    if (position) held.set(finger, { id: finger, x: position[0], y: position[1] });
    const touchPoints = type === 'cancel' ? [] : [held.get(finger)];
    if (type === 'end') held.delete(finger);
    if (type === 'cancel') held.clear();
    const session = await devtoolsOf(page);
    await session.send('Input.dispatchTouchEvent', {
      type: `touch${type[0].toUpperCase()}${type.slice(1)}`,
      touchPoints,
    });
  }

  async function firefoxTouch(page, { type, finger = 0, position }) {
    const held = fingersOf(page);
    if (type === 'start') held.set(finger, await page.touchscreen.touchStart(...position));
    else if (type === 'move') await held.get(finger).move(...position);
    else if (type === 'end') {
      await held.get(finger).end();
      held.delete(finger);
    } else throw new Error(`Firefox has no touch ${type}`);
  }

  /** Steps sent one after another without waiting in between, as fast as a browser takes them (Chromium). */
  async function gesture(page, steps) {
    const session = await devtoolsOf(page);
    const send = ({ mouse, touch, key, code, at, button }) => {
      // A key of another layout: what it types, and where it stands.
      if (code) return ['keyDown', 'keyUp'].map((type) => session.send('Input.dispatchKeyEvent', { type, key, code }));
      if (key) return [page.keyboard.down(key), page.keyboard.up(key)];
      if (touch) return [chromiumTouch(page, { type: touch, position: at })];
      return [mouse === 'move' ? page.mouse.move(...at) : page.mouse[mouse]({ button })];
    };
    await Promise.all(steps.flatMap(send));
  }

  async function mediaFeatures(page, features) {
    const session = await devtoolsOf(page);
    await session.send('Emulation.setEmulatedMedia', {
      features: Object.entries(features).map(([name, value]) => ({ name, value })),
    });
  }

  async function collectGarbage(page) {
    await (await devtoolsOf(page)).send('HeapProfiler.collectGarbage');
  }

  return {
    name: 'input-commands',
    async executeCommand({ command, payload, session }) {
      if (session.browser.type !== 'puppeteer') return undefined;
      const touch = session.browser.name === 'Firefox' ? firefoxTouch : chromiumTouch;
      const run = { touch, gesture, 'media-features': mediaFeatures, 'collect-garbage': collectGarbage }[command];
      if (!run) return undefined;
      await run(session.browser.getPage(session.id), payload);
      return true;
    },
  };
}
