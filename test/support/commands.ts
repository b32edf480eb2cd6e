// What a test in the browser may do to the page from outside, with trusted events: mouse, touch, keys, media, window size.
// Positions are viewport coordinates in CSS pixels.
import { executeServerCommand, resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { overhear } from './overhear.js';

export type Point = readonly [x: number, y: number];

/** The engine that runs this test. WebKit has no touch; only Chromium emulates media features and cancels touches. */
export const engine = /Firefox\//.test(navigator.userAgent)
  ? 'firefox'
  : /Chrome\//.test(navigator.userAgent)
    ? 'chromium'
    : 'webkit';

/** A point of an element, by default its centre; fractions of its box, so [0.5, 0] is the middle of the upper edge. */
export function pointOf(element: Element, [x, y]: Point = [0.5, 0.5]): Point {
  const box = element.getBoundingClientRect();
  return [Math.round(box.x + box.width * x), Math.round(box.y + box.height * y)];
}

const pixels = ([x, y]: Point): [number, number] => [Math.round(x), Math.round(y)];

export const mouse = {
  move: (to: Point) => sendMouse({ type: 'move', position: pixels(to) }),
  down: () => sendMouse({ type: 'down' }),
  up: () => sendMouse({ type: 'up' }),
  click: (at: Point) => sendMouse({ type: 'click', position: pixels(at) }),
  /** Presses, moves through one point on the way, and releases. */
  async drag(from: Point, to: Point): Promise<void> {
    await mouse.move(from);
    await mouse.down();
    await mouse.move([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
    await mouse.move(to);
    await mouse.up();
  },
  /** Releases every button and moves to the corner; for afterEach. */
  reset: () => resetMouse(),
};

interface TouchCommand {
  type: 'start' | 'move' | 'end' | 'cancel';
  /** Which finger, from 0; two may be down at once. */
  finger?: number;
  position?: [number, number];
}
const sendTouch = (command: TouchCommand) => executeServerCommand('touch', { ...command });

/** Fingers that the test has put down. */
const put = new Set<number>();
/** Fingers as the page has heard of them: those that are down, and how often one was put down. */
const heard = { down: new Set<number>(), downs: 0 };
const hear = ({ type, pointerType, pointerId }: PointerEvent): void => {
  if (pointerType !== 'touch') return;
  if (type === 'pointerdown') {
    heard.down.add(pointerId);
    heard.downs++;
  } else heard.down.delete(pointerId);
};
for (const type of ['pointerdown', 'pointerup', 'pointercancel'] as const)
  addEventListener(type, hear, { capture: true, passive: true });

/** A browser that has taken touches may tell the page of them later: waits until it has, of so many put down anew. */
async function told(act: () => Promise<unknown>, started: number): Promise<void> {
  const downs = heard.downs + started;
  await act();
  while (heard.downs < downs || heard.down.size > put.size) await new Promise(requestAnimationFrame);
}

/**
 * Fingers; a second one is `finger` 1. `cancel` is the system taking all touches away, as it does for its own gestures.
 * What a `move` does may come to the page some frames later.
 */
export const touch = {
  start(at: Point, finger = 0): Promise<void> {
    put.add(finger);
    return told(() => sendTouch({ type: 'start', finger, position: pixels(at) }), 1);
  },
  move: (to: Point, finger = 0) => sendTouch({ type: 'move', finger, position: pixels(to) }),
  end(finger = 0): Promise<void> {
    put.delete(finger);
    return told(() => sendTouch({ type: 'end', finger }), 0);
  },
  cancel(): Promise<void> {
    put.clear();
    return told(() => sendTouch({ type: 'cancel' }), 0);
  },
  async tap(at: Point): Promise<void> {
    await touch.start(at);
    await touch.end();
  },
  async drag(from: Point, to: Point): Promise<void> {
    await touch.start(from);
    await touch.move([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
    await touch.move(to);
    await touch.end();
  },
};

/** Presses keys one after another; a combination is written as "Control+z". */
export async function press(...keys: string[]): Promise<void> {
  for (const combination of keys) {
    const parts = combination.length > 1 ? combination.split('+') : [combination];
    const key = parts.pop() ?? '';
    for (const modifier of parts) await sendKeys({ down: modifier });
    await sendKeys({ press: key });
    for (const modifier of parts.reverse()) await sendKeys({ up: modifier });
  }
}

/** One step of a gesture. */
export type Step =
  | { readonly mouse: 'move'; readonly at: Point }
  | { readonly mouse: 'down' | 'up'; readonly button?: 'left' | 'middle' | 'right' }
  | { readonly touch: 'start' | 'move'; readonly at: Point }
  | { readonly touch: 'end' }
  /** A key; with `code` one of a layout that is not Latin, as it stands on the keyboard (Chromium). */
  | { readonly key: string; readonly code?: string };

/** Many steps at once. Chromium gets them without a pause in between, save after a finger is put down; others one by one. */
export async function gesture(...steps: readonly Step[]): Promise<void> {
  if (engine === 'chromium') {
    const sent = steps.map((step) => ('at' in step ? { ...step, at: pixels(step.at) } : step));
    const fingers = steps.flatMap((step) => ('touch' in step ? [step.touch] : []));
    for (const finger of fingers) {
      if (finger === 'start') put.add(0);
      else if (finger === 'end') put.delete(0);
    }
    const started = fingers.filter((finger) => finger === 'start').length;
    await told(() => executeServerCommand('gesture', sent), started);
    return;
  }
  for (const step of steps) {
    if ('key' in step) await press(step.key);
    else if ('touch' in step) await ('at' in step ? touch[step.touch](step.at) : touch.end());
    else if (step.mouse === 'move') await mouse.move(step.at);
    else await sendMouse({ type: step.mouse, button: step.button ?? 'left' });
  }
}

/** Sets media features, for example `{ 'forced-colors': 'active' }`; without arguments, none. Chromium only. */
export const media = (features: Record<string, string> = {}) => executeServerCommand('media-features', features);

/** A control, group or announcement as assistive technology is told of it. */
export interface Heard {
  /** By this it is pressed; it means nothing else. */
  readonly control: number;
  readonly role: 'button' | 'group' | 'status' | 'timer';
  /** The accessible name; of a status the text that is announced. */
  readonly name: string;
  /** The names of the groups around it, outermost first. */
  readonly within: readonly string[];
  readonly pressed: boolean;
  readonly disabled: boolean;
  readonly focused: boolean;
}

/**
 * What assistive technology is told of the page, in reading order, after it has pressed these controls by their default
 * action, wherever they lie: of Chromium's accessibility tree, elsewhere of the markup.
 */
export function listen(...controls: readonly Heard[]): Promise<readonly Heard[]> {
  const pressed = controls.map(({ control }) => control);
  if (engine !== 'chromium') return overhear(pressed);
  return executeServerCommand<readonly Heard[], number[]>('listen', pressed);
}

/** Sets the size of the window's inside. WebKit cannot go under about 450 px. */
export async function viewport(width: number, height: number): Promise<void> {
  await setViewport({ width, height });
  // The page may hear of it later.
  if (engine === 'chromium')
    while (innerWidth !== width || innerHeight !== height) await new Promise(requestAnimationFrame);
}

/** Frees what nothing holds any more. Chromium only. */
export const collectGarbage = () => executeServerCommand('collect-garbage');

/** Which storms are asked for from outside: steps for each game, the seed of the first, the only game. */
export const stormAsked = () =>
  executeServerCommand<{ readonly steps: number; readonly seed: number; readonly game: string | null }, null>(
    'storm',
    null,
  );
