// Measures the view in Chromium on a machine made four times slower, beside chessboard-element in the same run.
//
// The first render is the processor's time in the main thread from putting an element on the page until it is at rest; its
// class is known by then, and its later parts come within the time. Another row has them there before, as all the code of
// the other is. Every figure is the best of several fresh pages, ours and the other in turns: what else the machine does
// slows both, and the ratio holds. Frames are told by their distance (vsync, so 16.7 ms or a multiple) and by how long the main
// thread was busy in each. Only ratios and counts decide the exit code, never times. `--json` prints one object,
// `--profile` tells where the time of a first render and of a drag goes, `--samples n` repeats more or less often,
// `--help` prints this.
import { parseArgs } from 'node:util';
import { tellHow } from './bench/help.mjs';
import { openPages } from './bench/view/pages.mjs';
import { profile } from './bench/view/profile.mjs';
import { dealing, drags, firstRender, many, taps, winning } from './bench/view/scenes.mjs';

/** What counts as a fault. */
const MOST = { firstRender: 1.5, forcedInDrag: 0, layoutsInDrag: 0, changesOfOthers: 0, layoutsIdle: 0, stylesIdle: 0 };

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    samples: { type: 'string', default: '7' },
    help: { type: 'boolean', default: false },
  },
});
if (options.help) tellHow(import.meta.url);
const samples = Number(options.samples);
const started = performance.now();
const pages = await openPages({ readable: options.profile });
try {
  if (options.profile) console.log(await profile(pages.open));
  else await bench();
} finally {
  await pages.close();
}

async function bench() {
  const few = Math.max(1, Math.ceil(samples / 2));
  const first = await firstRender(pages.open, samples);
  const drag = await drags(pages.open, few);
  const deal = await dealing(pages.open, few);
  const won = await winning(pages.open, few);
  const tap = await taps(pages.open);
  const page = await many(pages.open);
  const counts = {
    firstRender: first.ours.task / first.theirs.task,
    forcedInDrag: drag.ours.forced.length,
    layoutsInDrag: drag.ours.work.layouts,
    changesOfOthers: page.changes,
    layoutsIdle: page.idle.layouts,
    stylesIdle: page.idle.styles,
  };
  const faults = Object.keys(MOST)
    .filter((key) => counts[key] > MOST[key])
    .map((key) => `${key} is ${Number(counts[key].toFixed(2))}, more than ${MOST[key]}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
  if (options.json) {
    console.log(JSON.stringify({ browser: pages.version, first, drag, deal, won, tap, page, counts, faults }, null, 2));
    return;
  }

  const cell = (value) => (value === undefined ? '' : typeof value === 'number' ? value.toFixed(1) : value);
  const row = (name, ours, theirs, ratio) => {
    const cells = [ours, theirs, ratio === undefined && theirs > 0 ? (ours / theirs).toFixed(2) : ratio];
    console.log(name.padEnd(52) + cells.map((value) => String(cell(value)).padStart(12)).join(''));
  };
  console.log(
    `${pages.version}, processor 4x slower, ${samples} samples, ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  row('milliseconds', 'ours', 'chessboard', 'ratio');
  row('first render of 104 cards, main thread', first.ours.task, first.theirs.task);
  for (const kind of ['script', 'style', 'layout']) row(`  of it ${kind}`, first.ours[kind], first.theirs[kind]);
  row('  median of all samples', first.ours.middle, first.theirs.middle);
  row('  until its first frame is drawn', first.ours.paint, first.theirs.paint);
  row('  with all its code there before', first.equipped.task, first.theirs.task);
  row('    median of all samples', first.equipped.middle, first.theirs.middle);
  row('    until its first frame is drawn', first.equipped.paint, first.theirs.paint);
  row('drag of 13 cards / of a piece, 95 % of frames within', drag.ours.p95, drag.theirs.p95);
  row('  main thread busy in 95 % of frames', drag.ours.busy, drag.theirs.busy);
  row('  layouts while it is in the air', drag.ours.work.layouts, drag.theirs.work.layouts, '');
  row('  of them forced by a script', drag.ours.forced.length, drag.theirs.forced.length, '');
  row('deal, 95 % of frames within', deal.p95);
  row('  main thread busy in 95 % of frames', deal.busy);
  row('  longest frame; layouts and styles forced', deal.longest, deal.forced.length, '');
  row('win, 95 % of frames within', won.p95);
  row('  main thread busy in 95 % of frames', won.busy);
  row('  longest frame; layouts and styles forced', won.longest, won.forced.length, '');
  row('tap to frame / press to frame, median', tap.ours.middle, tap.theirs.middle);
  row('  95 % within', tap.ours.p95, tap.theirs.p95);
  row(`${page.count} tables on a page, all laid`, page.laid.task, page.theirs.task);
  row('  idle for 2 s, main thread', page.idle.task);
  row('  idle: layouts; style recalculations', page.idle.layouts, page.idle.styles, '');
  row('  ten moves in one of them / on a page of its own', page.played.task, page.alone.task);
  row('  of it layout', page.played.layout, page.alone.layout);
  row('  of it style', page.played.style, page.alone.style);
  row('  changes in the others', page.changes);
  for (const [scene, { forced }] of Object.entries({ drag: drag.ours, deal, win: won })) {
    for (const { kind, at } of forced) console.log(`forced in the ${scene}: ${kind} by ${at}`);
  }
  for (const fault of faults) console.log(`FAULT: ${fault}`);
}
