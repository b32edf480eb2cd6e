// Counts and times that the browser itself keeps of a page, by the DevTools protocol.

/** What the browser has done so far: milliseconds of the processor by kind, and how often. */
async function totals(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  return {
    task: of.TaskDuration * 1000,
    script: of.ScriptDuration * 1000,
    layout: of.LayoutDuration * 1000,
    style: of.RecalcStyleDuration * 1000,
    layouts: of.LayoutCount,
    styles: of.RecalcStyleCount,
  };
}

/** What the browser did on its main thread while `act` ran. */
export async function spent({ devtools }, act) {
  const before = await totals(devtools);
  const result = await act();
  const after = await totals(devtools);
  return { result, ...Object.fromEntries(Object.keys(after).map((key) => [key, after[key] - before[key]])) };
}

const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.stack',
];

/** The events of the main thread while `act` runs. */
export async function traced({ devtools }, act) {
  const events = [];
  const collect = ({ value }) => events.push(...value);
  devtools.on('Tracing.dataCollected', collect);
  await devtools.send('Tracing.start', { traceConfig: { includedCategories: categories } });
  await act();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect);
  const renderers = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const threads = new Map(renderers.map(({ pid, tid }) => [`${pid} ${tid}`, 0]));
  for (const { pid, tid, name } of events) {
    const thread = `${pid} ${tid}`;
    if (name !== 'thread_name' && threads.has(thread)) threads.set(thread, threads.get(thread) + 1);
  }
  const [main] = [...threads].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  return events.filter(({ pid, tid }) => `${pid} ${tid}` === main).toSorted((one, other) => one.ts - other.ts);
}

/** Layouts and style recalculations that a script forced, with the function that did. */
export function forced(events) {
  return events.flatMap(({ name, args }) => {
    const stack = args?.beginData?.stackTrace;
    if (!['Layout', 'UpdateLayoutTree'].includes(name) || !(stack?.length > 0)) return [];
    const [{ functionName, url, lineNumber }] = stack;
    return [{ kind: name, at: `${functionName || 'anonymous'} ${url.split('/').at(-1)}:${lineNumber}` }];
  });
}

/** Milliseconds that the main thread was busy in each frame. */
export function busyFrames(events) {
  const starts = events.filter(({ name }) => name === 'FireAnimationFrame').map(({ ts }) => ts);
  const busy = starts.map(() => 0);
  for (const { name, ts, dur } of events) {
    if (name !== 'RunTask') continue;
    // The task in which a frame begins runs its callbacks, and belongs to it.
    const next = starts.findIndex((start) => start > ts + dur);
    const frame = (next < 0 ? starts.length : next) - 1;
    if (frame >= 0) busy[frame] += dur / 1000;
  }
  return busy.slice(0, -1);
}

export const quantile = (list, part) => {
  const sorted = list.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
};
export const median = (list) => quantile(list, 0.5);

/** Milliseconds of the main thread by kind of work, each without what lies within it; the longest first. */
export function byKind(events) {
  const own = new Map();
  const open = [];
  for (const { name, ts, dur, ph } of events) {
    if (ph !== 'X' || !(dur > 0)) continue;
    while (open.length > 0 && ts >= open.at(-1).end) open.pop();
    own.set(name, (own.get(name) ?? 0) + dur / 1000);
    const around = open.at(-1);
    if (around !== undefined) own.set(around.name, own.get(around.name) - dur / 1000);
    open.push({ name, end: ts + dur });
  }
  return [...own].toSorted(([, one], [, other]) => other - one);
}
