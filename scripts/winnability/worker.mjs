// A thread of `winnability.mjs`: it looks into one deal after another, as they are handed to it.
import { parentPort, workerData } from 'node:worker_threads';

const { tryDeal } = await import(workerData);
parentPort.on('message', (task) => parentPort.postMessage(tryDeal(task)));
parentPort.postMessage(null);
