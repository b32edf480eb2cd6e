// Where the time goes: functions by their own time, in a first render and in a drag.

import { byKind, traced } from './measure.mjs';

const lines = (times, most) =>
  [...times]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([name, time]) => `${time.toFixed(1).padStart(8)} ms  ${name}`)
    .join('\n');

/** Functions and files by their own time while `act` ran. */
async function sampled({ devtools }, act) {
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.setSamplingInterval', { interval: 100 });
  await devtools.send('Profiler.start');
  await act();
  const { profile } = await devtools.send('Profiler.stop');
  const byId = new Map(profile.nodes.map((node) => [node.id, node]));
  const functions = new Map();
  const files = new Map();
  profile.samples.forEach((id, index) => {
    const { functionName, url, lineNumber } = byId.get(id).callFrame;
    if (['(idle)', '(root)'].includes(functionName)) return;
    const file = url === '' ? functionName : new URL(url).pathname.slice(1);
    const time = profile.timeDeltas[index] / 1000;
    const name = url === '' ? functionName : `${functionName || 'anonymous'} ${file}:${lineNumber + 1}`;
    functions.set(name, (functions.get(name) ?? 0) + time);
    files.set(file, (files.get(file) ?? 0) + time);
  });
  return `by function\n${lines(functions, 25)}\nby file\n${lines(files, 25)}`;
}

/** What a scene spends its time on: once traced, once sampled, on pages of their own. */
async function tell(open, name, prepare, act) {
  const told = [name];
  for (const look of [async (page, run) => `by kind\n${lines(byKind(await traced(page, run)), 12)}`, sampled]) {
    const page = await open('patience');
    await prepare(page);
    await page.call('frames', 10);
    told.push(await look(page, () => act(page)));
    await page.close();
  }
  return told.join('\n');
}

async function tapStock(page) {
  const [x, y] = await page.call('stock');
  for (let count = 0; count < 5; count++) {
    for (const type of ['mousePressed', 'mouseReleased']) {
      await page.devtools.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
    }
    await page.call('frames', 20);
  }
}

export async function profile(open) {
  const first = async (page) => {
    await page.call('first');
    await page.call('frames', 6);
  };
  const scenes = [
    await tell(open, 'FIRST RENDER', async () => {}, first),
    await tell(open, 'FIVE TAPS ON THE STOCK', first, tapStock),
    await tell(open, 'THE SAME AMONG TWENTY TABLES', (page) => page.call('layMany', 20), tapStock),
  ];
  return scenes.join('\n\n');
}
