/** Ways to a worker, each tried until one says that it is ready. */
import type { Order, Report } from './messages.js';

/** As much as is asked of a `Worker`. */
export interface WorkerLike {
  onmessage: ((event: never) => unknown) | null;
  onerror: ((event: never) => unknown) | null;
  postMessage(order: Order): void;
  terminate(): void;
}

declare const Worker: { new (url: unknown, options?: { type: 'module' }): WorkerLike } | undefined;
declare const Blob: new (parts: readonly string[], options: { type: string }) => object;
declare const URL: {
  new (url: string, base?: string): { readonly origin: string };
  createObjectURL(blob: object): string;
  revokeObjectURL(url: string): void;
};
declare const location: { readonly origin: string };
declare const trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createScriptURL(url: string): string },
      ): { createScriptURL(url: string): unknown };
    }
  | undefined;
declare function setTimeout(run: () => void, milliseconds: number): unknown;
declare function clearTimeout(timer: unknown): void;
declare global {
  interface ImportMeta {
    url: string;
  }
}

/** A worker that has said nothing for so long, in ms, will not say anything. */
export const SILENCE = 5000;

/** This way leads to no worker. */
const NONE = new Error('No worker can be had.');
/** What did not come in time, or over the network, may come when it is tried again. */
const LATE = new Error('It does not come.');

let policy: { createScriptURL(url: string): unknown } | undefined;

/** An address of our own as a page with Trusted Types wants it; throws where the page does not allow our policy. */
function trusted(url: string): unknown {
  if (typeof trustedTypes === 'undefined') return url;
  policy ??= trustedTypes.createPolicy('patience-elements', { createScriptURL: (own) => own });
  return policy.createScriptURL(url);
}

/** From any origin; needs `worker-src blob:` where the page has a policy. */
async function fromText(): Promise<WorkerLike> {
  const { source } = await import('./worker-source.js').catch(() => Promise.reject(LATE));
  if (source === '' || Worker === undefined) throw NONE;
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(trusted(url));
  // It is read once the worker has been made, and no sooner.
  setTimeout(() => URL.revokeObjectURL(url), SILENCE);
  return worker;
}

/** The file beside this one. Bundlers know this form, and bring what it needs. */
function fromFile(): WorkerLike {
  if (typeof Worker === 'undefined') throw NONE;
  if (/^https?:/.test(import.meta.url) && new URL(import.meta.url).origin !== location.origin) throw NONE;
  return new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
}

/** Ways that do not lead to a worker. A policy that refuses one refuses it again, and would report that each time. */
const closed = new Set<() => unknown>();

/** Resolves to a worker that is ready; null where there can be none. */
export async function findWorker(createWorker: (() => WorkerLike) | undefined): Promise<WorkerLike | null> {
  if (createWorker === undefined && typeof Worker === 'undefined') return null;
  for (const make of [createWorker, fromText, fromFile]) {
    if (make === undefined || closed.has(make)) continue;
    try {
      return await ready(await make());
    } catch (error) {
      // The next way, then.
      if (make !== createWorker && error !== LATE) closed.add(make);
    }
  }
  return null;
}

const ready = (worker: WorkerLike): Promise<WorkerLike> =>
  new Promise((resolve, reject) => {
    const fail = (error: Error): void => {
      clearTimeout(timer);
      worker.terminate();
      reject(error);
    };
    const timer = setTimeout(() => fail(LATE), SILENCE);
    worker.onerror = (event: { preventDefault?(): void }) => {
      event.preventDefault?.();
      fail(NONE);
    };
    worker.onmessage = ({ data }: { readonly data: Report }) => {
      if (data.kind !== 'ready') return;
      clearTimeout(timer);
      resolve(worker);
    };
  });
