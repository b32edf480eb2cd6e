// What the view bench looks at, one function each; every one opens pages of its own.
import { setTimeout as wait } from 'node:timers/promises';
import { busyFrames, forced, median, quantile, spent, traced } from './measure.mjs';

/** Tables on one page. */
const MANY = 20;
const TAPS = 20;

/**
 * The first drawing of an element whose class is known, until it is at rest: fresh pages, in turns. `ours` has to fetch,
 * compile and run its later parts; all the code of the chessboard is there before it begins, and so it is of `equipped`.
 */
export async function firstRender(open, samples) {
  const kinds = { ours: [], equipped: [], theirs: [] };
  for (let sample = 0; sample < samples; sample++) {
    for (const [kind, list] of Object.entries(kinds)) {
      const page = await open(kind === 'theirs' ? 'chessboard' : 'patience');
      if (kind === 'equipped') await page.call('fetchParts');
      list.push(
        await spent(page, async () => {
          const paint = await page.call('first');
          await page.call('rest');
          return paint;
        }),
      );
      await page.close();
    }
  }
  const summary = (list) => {
    const best = list.toSorted((one, other) => one.task - other.task)[0];
    return {
      ...best,
      paint: Math.min(...list.map(({ result }) => result)),
      middle: median(list.map(({ task }) => task)),
    };
  };
  return Object.fromEntries(Object.entries(kinds).map(([kind, list]) => [kind, summary(list)]));
}

const mouse = (devtools, type, [x, y]) =>
  devtools.send('Input.dispatchMouseEvent', {
    type,
    x,
    y,
    button: 'left',
    buttons: type === 'mouseReleased' ? 0 : 1,
    clickCount: 1,
  });

/** Carries what lies at a point about the table as a hand does, then to where it goes; looked at while it is in the air. */
async function drag(page) {
  const { devtools, call } = page;
  const [from, to] = await call('runAndTarget');
  await mouse(devtools, 'mouseMoved', from);
  await mouse(devtools, 'mousePressed', from);
  await mouse(devtools, 'mouseMoved', [from[0] + 12, from[1] + 12]);
  await call('frames', 5);
  const way = [];
  await call('watchFrames');
  let work;
  const events = await traced(page, async () => {
    work = await spent(page, async () => {
      const steps = 150;
      for (let step = 0; step <= steps; step++) {
        const part = step / steps;
        const swing = Math.sin(part * Math.PI * 4) * 120 * (1 - part);
        const at = [from[0] + (to[0] - from[0]) * part + swing, from[1] + (to[1] - from[1]) * part + Math.abs(swing)];
        way.push(mouse(devtools, 'mouseMoved', at));
        await wait(8);
      }
      await Promise.all(way);
    });
  });
  const gaps = await call('unwatchFrames');
  await mouse(devtools, 'mouseReleased', to);
  await call('frames', 5);
  return { ...frameFigures(gaps, events), work, forced: forced(events) };
}

function frameFigures(gaps, events) {
  const busy = busyFrames(events);
  return { frames: gaps.length, p95: quantile(gaps, 0.95), longest: Math.max(...gaps), busy: quantile(busy, 0.95) };
}

/** The drag with the quietest frames of several. */
async function bestDrag(open, name, samples, lay) {
  const drags = [];
  for (let sample = 0; sample < samples; sample++) {
    const page = await open(name);
    await lay(page);
    await page.call('frames', 5);
    const result = await drag(page);
    if (name === 'patience' && (await page.call('moveCount')) !== 1)
      throw new Error('The run was not moved by the drag.');
    drags.push(result);
    await page.close();
  }
  return drags.toSorted((one, other) => one.busy - other.busy)[0];
}

export async function drags(open, samples) {
  return {
    ours: await bestDrag(open, 'patience', samples, (page) => page.call('layLongRun')),
    theirs: await bestDrag(open, 'chessboard', samples, (page) => page.call('first')),
  };
}

/** Frames while something moves by itself: two seconds from an act on. */
async function motion(open, lay, act, samples) {
  const shows = [];
  for (let sample = 0; sample < samples; sample++) {
    const page = await open('patience');
    await lay(page);
    await page.call('frames', 10);
    await page.call('watchFrames');
    let work;
    const events = await traced(page, async () => {
      work = await spent(page, async () => {
        await act(page);
        await wait(2000);
      });
    });
    shows.push({ ...frameFigures(await page.call('unwatchFrames'), events), work, forced: forced(events) });
    await page.close();
  }
  return shows.toSorted((one, other) => one.work.task - other.work.task)[0];
}

export const dealing = (open, samples) =>
  motion(
    open,
    (page) => page.call('first'),
    (page) => page.call('dealAnew'),
    samples,
  );

export const winning = (open, samples) =>
  motion(
    open,
    (page) => page.call('layAlmostWon'),
    async (page) => {
      if (!(await page.call('win'))) throw new Error('The game was not won.');
    },
    samples,
  );

/** From the end of a tap on the stock, and on the chessboard from a press, to the end of the frame that shows it. */
export async function taps(open) {
  const ours = await open('patience');
  await ours.call('first');
  await ours.call('frames', 10);
  await ours.call('watchInput', 'pointerup');
  for (let tap = 0; tap < TAPS; tap++) {
    const at = await ours.call('stock');
    await mouse(ours.devtools, 'mousePressed', at);
    await mouse(ours.devtools, 'mouseReleased', at);
    await wait(350);
  }
  const delays = await ours.call('inputDelays');
  await ours.close();

  const theirs = await open('chessboard');
  await theirs.call('first');
  await theirs.call('frames', 10);
  await theirs.call('watchInput', 'mousedown');
  for (let tap = 0; tap < TAPS; tap++) {
    const [at] = await theirs.call('runAndTarget');
    await mouse(theirs.devtools, 'mousePressed', at);
    await wait(150);
    await mouse(theirs.devtools, 'mouseReleased', at);
    await wait(250);
  }
  const pressed = await theirs.call('inputDelays');
  await theirs.close();
  return { ours: figures(delays), theirs: figures(pressed) };
}

const figures = (list) => ({ middle: median(list), p95: quantile(list, 0.95), best: Math.min(...list) });

/** Many tables on one page: idle, and while the first is played; the same play on a page of one table. */
export async function many(open) {
  const page = await open('patience');
  const laid = await spent(page, () => page.call('layMany', MANY));
  await wait(500);
  const idle = await spent(page, () => wait(2000));
  await page.call('watchOthers');
  const played = await playStock(page);
  const changes = await page.call('changesOfOthers');
  await page.close();

  const lone = await open('patience');
  await lone.call('layMany', 1);
  const alone = await playStock(lone);
  await lone.close();

  const boards = await open('chessboard');
  const theirs = await spent(boards, () => boards.call('layMany', MANY));
  await boards.close();
  return { count: MANY, laid, idle, played, alone, changes, theirs };
}

async function playStock(page) {
  await wait(300);
  const at = await page.call('stock');
  return spent(page, async () => {
    for (let tap = 0; tap < 10; tap++) {
      await mouse(page.devtools, 'mousePressed', at);
      await mouse(page.devtools, 'mouseReleased', at);
      await wait(150);
    }
    await wait(500);
  });
}
