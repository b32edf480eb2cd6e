/** The worker: a bench, and a line to whoever asks. */
import { allGames } from '../../games/index.js';
import { bench } from './bench.js';
import type { Order, Report } from './messages.js';

/** What a worker has around it. */
declare const self: {
  onmessage: ((event: { readonly data: Order }) => void) | null;
  postMessage(report: Report): void;
};

/** Nobody else needs the worker's time: it only looks whether somebody has changed his mind. */
const SLICE = 40;

const { send } = bench(allGames, (report) => self.postMessage(report), SLICE);
self.onmessage = ({ data }) => send(data);
self.postMessage({ kind: 'ready' });
