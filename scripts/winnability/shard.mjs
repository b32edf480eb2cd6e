import { Worker } from 'node:worker_threads';

/**
 * Hands the tasks to threads, one at a time to each.
 * @param {string} url the module that does them
 * @param {object[]} tasks
 * @param {number} threads
 * @param {(outcome: object) => void} take called with each outcome as it comes
 */
export async function shard(url, tasks, threads, take) {
  const queue = tasks.values();
  const one = () =>
    new Promise((done, fail) => {
      const worker = new Worker(new URL('worker.mjs', import.meta.url), { workerData: url });
      worker.on('error', fail);
      worker.on('message', (outcome) => {
        if (outcome !== null) take(outcome);
        const { value, done: empty } = queue.next();
        if (!empty) worker.postMessage(value);
        else void worker.terminate().then(done);
      });
    });
  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, one));
}
