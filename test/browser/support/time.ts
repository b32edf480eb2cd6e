/** Time as a test has it: what is waited for is a state, and what goes by the clock goes when the test says so. */
import { waitUntil } from '@open-wc/testing';
import { engine } from '../../support/commands.js';
import { frame } from './table.js';

/** Waits for a state, however long a busy machine takes over it; what never comes fails. */
export const until = (state: () => unknown, what: string): Promise<void> =>
  waitUntil(state, what, { interval: 16, timeout: 50_000 });

/**
 * Waits until all that is on the page has come to the screen: only then does a browser know where a finger drags and
 * where it scrolls. Chromium tells when it shows a text for the first time.
 */
export async function shown(): Promise<void> {
  if (engine !== 'chromium') {
    await frame();
    await frame();
    return;
  }
  const text = document.createElement('small');
  text.setAttribute('elementtiming', 'shown');
  text.style.cssText = 'position: fixed; left: 0; top: 0; color: #999; pointer-events: none';
  text.textContent = '.';
  await new Promise<void>((resolve) => {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'element' });
    document.body.append(text);
  });
  text.remove();
}

type Timer = (run: () => void, delay?: number) => number;

/** Timers of one length that run when a test says so. A busy machine would have run them before the test has looked. */
export class HeldTimers {
  readonly #waiting = new Map<number, () => void>();
  readonly #set = Reflect.get(window, 'setTimeout') as Timer;
  readonly #clear = Reflect.get(window, 'clearTimeout') as (timer?: number) => void;

  /** Holds the timers of so many ms from now on, until they are released. */
  constructor(length: number) {
    let last = -1;
    const held: Timer = (run, delay, ...rest) => {
      if (delay !== length) return Reflect.apply(this.#set, window, [run, delay, ...rest]);
      this.#waiting.set(last, run);
      return last--;
    };
    const clear = (timer?: number): void => {
      if (timer === undefined || !this.#waiting.delete(timer)) Reflect.apply(this.#clear, window, [timer]);
    };
    Object.assign(window, { setTimeout: held, clearTimeout: clear });
  }

  /** How many wait. */
  get count(): number {
    return this.#waiting.size;
  }

  /** Their time has come. */
  run(): void {
    const due = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const run of due) run();
  }

  /** Timers are the browser's again; what still waits is forgotten. */
  release(): void {
    Object.assign(window, { setTimeout: this.#set, clearTimeout: this.#clear });
  }
}

/** What `performance.now()` says until it is released: the same, unless the test lets time go by. */
export class StoppedClock {
  #time = performance.now();

  constructor() {
    performance.now = () => this.#time;
  }

  pass(milliseconds: number): void {
    this.#time += milliseconds;
  }

  release(): void {
    Reflect.deleteProperty(performance, 'now');
  }
}

/**
 * The next presses of a pointer on this element are told as made at these times, in ms, whenever a busy machine has
 * made them.
 */
export function stampPresses(element: HTMLElement, ...times: readonly number[]): void {
  const left = [...times];
  const stamp = (event: Event): void => {
    const time = left.shift();
    if (time !== undefined) Object.defineProperty(event, 'timeStamp', { value: time });
    if (left.length === 0) element.removeEventListener('pointerup', stamp, { capture: true });
  };
  element.addEventListener('pointerup', stamp, { capture: true });
}
