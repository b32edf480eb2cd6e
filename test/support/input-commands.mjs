// Commands that @web/test-runner lacks, for browsers driven by puppeteer: touch with several fingers (Chromium, Firefox),
// media features and cancelled touches (Chromium). commands.ts is their typed side in the browser.
export function inputCommands() {
  const hands = new WeakMap();

  /**
   * What a test file emulates in its page, and the fingers it holds down. A page is used for many files: each begins with
   * a connection of its own, or the touches of one would be counted with those of the next.
   */
  async function handOf({ id, browser }) {
    const page = browser.getPage(id);
    const known = hands.get(page);
    if (known?.id === id) return known;
    await known?.devtools?.detach().catch(() => {});
    const devtools = browser.name === 'Firefox' ? undefined : await page.createCDPSession();
    const hand = { id, page, devtools, fingers: new Map() };
    hands.set(page, hand);
    return hand;
  }

  async function chromiumTouch({ devtools, fingers }, { type, finger = 0, position }) {
    if (position) fingers.set(finger, { id: finger, x: position[0], y: position[1] });
    const touchPoints = type === 'cancel' ? [] : [fingers.get(finger)];
    if (type === 'end') fingers.delete(finger);
    if (type === 'cancel') fingers.clear();
    await devtools.send('Input.dispatchTouchEvent', {
      type: `touch${type[0].toUpperCase()}${type.slice(1)}`,
      touchPoints,
    });
  }

  async function firefoxTouch({ page, fingers }, { type, finger = 0, position }) {
    if (type === 'start') fingers.set(finger, await page.touchscreen.touchStart(...position));
    else if (type === 'move') await fingers.get(finger).move(...position);
    else if (type === 'end') {
      await fingers.get(finger).end();
      fingers.delete(finger);
    } else throw new Error(`Firefox has no touch ${type}`);
  }

  /**
   * Steps sent one after another without waiting in between, as fast as a browser takes them (Chromium). Only a finger is
   * put down first and moved then: until Chromium knows what was touched it may take a move for one that scrolls.
   */
  async function gesture(hand, steps) {
    const { page, devtools } = hand;
    const send = ({ mouse, touch, key, code, at, button }) => {
      // A key of another layout: what it types, and where it stands.
      if (code) return ['keyDown', 'keyUp'].map((type) => devtools.send('Input.dispatchKeyEvent', { type, key, code }));
      if (key) return [page.keyboard.down(key), page.keyboard.up(key)];
      if (touch) return [chromiumTouch(hand, { type: touch, position: at })];
      return [mouse === 'move' ? page.mouse.move(...at) : page.mouse[mouse]({ button })];
    };
    const sent = [];
    for (const step of steps) {
      if (step.touch === 'start') await Promise.all(sent);
      sent.push(...send(step));
      if (step.touch === 'start') await Promise.all(sent);
    }
    await Promise.all(sent);
  }

  async function mediaFeatures({ devtools }, features) {
    await devtools.send('Emulation.setEmulatedMedia', {
      features: Object.entries(features).map(([name, value]) => ({ name, value })),
    });
  }

  const collectGarbage = ({ devtools }) => devtools.send('HeapProfiler.collectGarbage');

  const HEARD = ['button', 'group', 'status', 'timer'];

  /** What assistive technology is told of the page, in reading order: no element, no attribute, no place. */
  async function listen(hand, controls) {
    await pressControls(hand, controls);
    const { devtools } = hand;
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const textOf = ({ role, name, childIds = [] }) =>
      role?.value === 'StaticText' ? name.value : childIds.map((id) => textOf(byId.get(id) ?? {})).join('');
    const told = [];
    const visit = (node, within) => {
      if (node === undefined) return;
      const { ignored, role, name, properties = [], childIds = [], backendDOMNodeId } = node;
      const heard = !ignored && HEARD.includes(role.value);
      const state = (wanted) => properties.find((property) => property.name === wanted)?.value.value;
      if (heard)
        told.push({
          control: backendDOMNodeId,
          role: role.value,
          name: role.value === 'status' ? textOf(node) : name.value,
          within,
          pressed: state('pressed') === 'true',
          disabled: state('disabled') === true,
          focused: state('focused') === true,
        });
      const inside = heard && role.value === 'group' && name.value !== '' ? [...within, name.value] : within;
      for (const id of childIds) visit(byId.get(id), inside);
    };
    visit(nodes[0], []);
    return told;
  }

  /** Presses controls as assistive technology does: it asks for their default action, wherever they lie. */
  async function pressControls({ devtools }, controls) {
    const functionDeclaration = 'function () { this.focus(); this.click(); }';
    for (const backendNodeId of controls) {
      const { object } = await devtools.send('DOM.resolveNode', { backendNodeId });
      await devtools.send('Runtime.callFunctionOn', { objectId: object.objectId, functionDeclaration });
    }
  }

  return {
    name: 'input-commands',
    async executeCommand({ command, payload, session }) {
      if (session.browser.type !== 'puppeteer') return undefined;
      const touch = session.browser.name === 'Firefox' ? firefoxTouch : chromiumTouch;
      const run = {
        touch,
        gesture,
        listen,
        'media-features': mediaFeatures,
        'collect-garbage': collectGarbage,
      }[command];
      if (!run) return undefined;
      return (await run(await handOf(session), payload)) ?? true;
    },
  };
}
