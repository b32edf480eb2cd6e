/* global document, window */
// The solver on a page: verdicts and hints of one deal after another, each game in turn on an element of its own, and what page
// and worker hold meanwhile. Afterwards the worker has to go.
import { games } from '../../dist/engine.js';
import { megabytes, signed } from './headless.mjs';
import { openGames } from './pages.mjs';

/** What page and worker may each hold more after all deals than after half of them, in bytes. */
const FLAT = 512 * 1024;
/** Milliseconds in which a worker that has nothing to do must be gone; it is let go after half as many. */
const PATIENCE = 60_000;

/** In the page: one element, a deal, its verdict, and then a hint that is followed. Gives the verdict and where the hint came from. */
async function askOnce({ id, deal }) {
  const element = document.createElement(`patience-${id}`);
  for (const [name, value] of Object.entries({ motion: 'none', 'show-verdict': '', deal }))
    element.setAttribute(name, value);
  const told = new Promise((done) => element.addEventListener('verdict', (event) => done(event.verdict)));
  document.body.append(element);
  await element.updateComplete;
  const verdict = await told;
  const { move, source, reason } = await element.hint();
  if (move !== null) element.play(move);
  await element.updateComplete;
  element.remove();
  return { verdict, hint: source ?? reason };
}

/** Bytes that a page or worker holds after a collection, arrays of numbers too. */
async function heldBy(client) {
  for (let round = 0; round < 3; round++) await client.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = await client.send('Runtime.getHeapUsage');
  return usedSize + backingStorageSize;
}

export async function* soakSolver(count) {
  const { page, said, close } = await openGames();
  try {
    const client = await page.createCDPSession();
    const held = async () => ({
      page: await heldBy(client),
      workers: page.workers().length,
      worker: await heldBy(page.workers()[0].client),
    });
    await page.evaluate(`window.askOnce = ${askOnce}`);
    const answers = {};
    let before = null;
    for (let deal = 1; deal <= count; deal++) {
      const { id } = games[deal % games.length];
      const { verdict, hint } = await page.evaluate((what) => window.askOnce(what), { id, deal });
      for (const answer of [verdict, `hint: ${hint}`]) answers[answer] = (answers[answer] ?? 0) + 1;
      if (deal === Math.ceil(count / 2)) before = await held();
    }
    const after = await held();
    const until = Date.now() + PATIENCE;
    while (page.workers().length > 0 && Date.now() < until) await new Promise((resume) => setTimeout(resume, 500));
    const faults = [
      after.page - before.page > FLAT && 'the page holds more and more',
      after.worker - before.worker > FLAT && 'the worker holds more and more',
      after.workers > 1 && 'there are several workers',
      page.workers().length > 0 && 'the worker does not go',
      said.length > 0 && `something was said: ${said.join('; ')}`,
    ].filter(Boolean);
    const told = Object.entries(answers).map(([answer, number]) => `${number} ${answer}`);
    const grown = (what) => `${megabytes(before[what])} after half of them, then ${signed(after[what] - before[what])}`;
    yield {
      line: `${count} deals, ${told.join(', ')}; page ${grown('page')}; worker ${grown('worker')}`,
      fault: faults.length > 0 ? faults.join(', ') : null,
    };
  } finally {
    await close();
  }
}
