/**
 * Messages to a game in a frame, and to the page around it. Both files begin when they are loaded, on a page of which this is as
 * much as they touch; what they do to it is written down, and nothing else may happen.
 */
import { vi } from 'vitest';
import { FORMAT, METHODS } from '../../src/embed/messages.js';
import { pick, type Dice } from '../engine/support/walk.js';
import { anything, shaken } from './mutations.js';

const ATTRIBUTES = ['deal', 'record', 'theme', 'save-key', 'lang', 'hints', 'draw', 'motion'];

/** What was done to the page, one word each. */
let done: string[] = [];
type Listener = (event: object) => void;
let listeners: Listener[] = [];

const tell = (what: string, name: unknown, value: unknown): void => {
  if (typeof name !== 'string' || !ATTRIBUTES.includes(name)) throw new Error(`${what} ${String(name)}`);
  if (value !== undefined && typeof value !== 'string') throw new Error(`${what} ${name} to ${typeof value}`);
  done.push(what);
};

class FakeGame {
  static readonly observedAttributes = ATTRIBUTES.filter((name) => name !== 'lang');
  readonly moveCount = 0;
  readonly updateComplete = Promise.resolve(true);
  readonly style = {
    setProperty: (name: string, value: unknown): void => {
      if (name !== '--patience-max-height' || !/^[\d.e+]+px$/.test(String(value))) throw new Error(`style ${name}`);
      done.push('style');
    },
  };
  setAttribute(name: unknown, value: unknown): void {
    tell('set', name, value);
  }
  removeAttribute(name: unknown): void {
    tell('unset', name, undefined);
  }
  getBoundingClientRect(): { height: number } {
    return { height: 400 };
  }
  addEventListener(): void {
    // What the game tells is not what is tried here.
  }
  newDeal(deal?: unknown): void {
    if (deal !== undefined && typeof deal !== 'string' && typeof deal !== 'number') throw new Error('newDeal');
    done.push('newDeal');
  }
}
for (const method of METHODS) {
  if (method === 'newDeal') continue;
  Object.defineProperty(FakeGame.prototype, method, {
    value: (...given: unknown[]) => {
      if (given.length > 0) throw new Error(`${method} with something`);
      done.push(method);
    },
  });
}

const parent = { postMessage: () => undefined };
const frame = {
  contentWindow: { postMessage: () => undefined },
  style: { height: '' },
  offsetHeight: 400,
  clientHeight: 400,
  dispatchEvent: ({ type }: Event): void => {
    if (!/^patience-[a-z]+$/.test(type)) throw new Error(`An event ${type}`);
    done.push('told');
  },
};

const page: Readonly<Record<string, unknown>> = {
  location: { search: '?game=kenfild' },
  parent,
  innerHeight: 800,
  addEventListener: (type: string, listener: Listener) => type === 'message' && listeners.push(listener),
  customElements: { get: () => FakeGame },
  ResizeObserver: class {
    observe(): void {
      // Nothing changes its size here.
    }
  },
  getComputedStyle: () => ({ boxSizing: 'border-box' }),
  document: {
    documentElement: { style: {}, classList: { add: () => undefined }, lang: '' },
    body: { append: () => undefined },
    createElement: () => new FakeGame(),
    querySelectorAll: () => [frame],
  },
};

/** What listens to messages in a file, as it is loaded. */
async function loaded(file: () => Promise<unknown>): Promise<Listener> {
  listeners = [];
  await file();
  await vi.waitFor(() => {
    if (listeners.length === 0) throw new Error('Nobody listens.');
  });
  const [listener] = listeners;
  if (listener === undefined) throw new Error('Nobody listens.');
  return listener;
}

export interface Ears {
  readonly frame: Listener;
  readonly host: Listener;
}

/** Loads both, on such a page. */
export async function openFrames(): Promise<Ears> {
  for (const [name, value] of Object.entries({ ...page, window: page })) vi.stubGlobal(name, value);
  return {
    frame: await loaded(() => import('../../src/embed/frame.js')),
    host: await loaded(() => import('../../src/embed/host.js')),
  };
}

const good = [
  { patience: FORMAT, type: 'set', name: 'theme', value: 'dark' },
  { patience: FORMAT, type: 'set', name: 'deal', value: null },
  { patience: FORMAT, type: 'viewport', height: 700 },
  { patience: FORMAT, type: 'call', method: 'newDeal', argument: 7 },
  { patience: FORMAT, type: 'call', method: 'undo' },
  { patience: FORMAT, type: 'ready', gameId: 'kenfild' },
  { patience: FORMAT, type: 'size', height: 420 },
  { patience: FORMAT, type: 'win', gameId: 'kenfild', moveCount: 95 },
];
const names = [...ATTRIBUTES, ...METHODS, 'onclick', 'style', '__proto__', 'constructor', 'toString', 'innerHTML'];

/** A message near a good one, or anything at all that can be posted. */
function messageNear(roll: Dice): unknown {
  if (roll(12) === 0) {
    const posted = anything(names, roll);
    return typeof posted === 'function' || typeof posted === 'symbol' ? null : posted;
  }
  const message = shaken(pick<object>(good, roll), roll);
  if (typeof message !== 'object' || message === null) return message;
  const key = pick(['type', 'name', 'value', 'method', 'argument', 'height', 'patience'], roll);
  const value: unknown =
    roll(3) === 0 ? { toString: 1, valueOf: 2 } : roll(2) === 0 ? pick(names, roll) : roll(2) - 1 / roll(9);
  return roll(3) === 0 ? { ...message, [key]: value } : message;
}

/** Says something to both; true where something was done. */
export function sayAnything({ frame: game, host }: Ears, roll: Dice): boolean {
  done = [];
  const data = messageNear(roll);
  game({ data, origin: 'https://example.org', source: parent });
  host({ data, source: frame.contentWindow });
  if (!/^(|[\d.]+(e\+\d+)?px)$/.test(frame.style.height)) throw new Error(`A frame of ${frame.style.height}`);
  return done.length > 0;
}
