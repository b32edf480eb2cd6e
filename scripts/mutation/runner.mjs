// A test runner for Stryker, as `npm run mutation` uses it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SUCCESS = 0;
const FAILED = 1;

const ns = (globalThis.__stryker__ ??= {});

/** Known once the tests are put together: Stryker loads this file before, too. */
let suite;

/** Milliseconds that each test took, by name, and how many mutants it has noticed. */
const times = new Map();
const noticed = new Map();

/** How often each test reaches the code of each mutant, and how often it asks for one. */
let reached = {};
const asked = new Map();

/** A process that takes the place of one that had to be ended knows what that one had found out. */
const found = () => join(process.cwd(), 'together', 'found.json');
function know({ took, asks, hits }) {
  for (const [name, time] of took) times.set(name, time);
  for (const [name, count] of asks) asked.set(name, count);
  reached = hits;
}

/** What is quick and notices much comes first. */
const cost = (name) => (times.get(name) ?? Infinity) / (1 + (noticed.get(name) ?? 0));
const inOrder = (tests) => [...tests].sort(([one], [other]) => cost(one) - cost(other));

/** A test that reaches a mutant so much more often than the code that it changes goes on and on. */
const MORE_OFTEN = 100;
const LEAST_HITS = 100_000;
const LEAST_ASKED = 1_000_000;

/** A guard against what waits for ever; a mutant that does is noticed. */
const GUARD = 10_000;
const SLOWER = 20;
const later = globalThis.setTimeout;

class TooLong extends Error {}

/** Does a test, however long it may wait for something that never comes. */
async function inTime(name, body) {
  let timer;
  const guard = new Promise((_, fail) => {
    timer = later(() => fail(new TooLong(name)), GUARD + SLOWER * (times.get(name) ?? 0));
  });
  try {
    await Promise.race([body(), guard]);
  } finally {
    clearTimeout(timer);
  }
}

const told = (error) => (error instanceof Error ? error.message : String(error));

/** Each group of tests begins with new modules, so that what is made only once counts for all groups that need it. */
async function runGroup(group) {
  const own = `group ${group}`;
  const tests = suite.collect(
    (other) => other === group,
    (entered) => (ns.currentTestId = entered === undefined ? undefined : own),
  );
  const results = [];
  for (const [name, body] of tests) {
    const start = performance.now();
    Object.assign(ns, { currentTestId: name, asked: 0 });
    let result = { status: SUCCESS };
    try {
      await body();
    } catch (error) {
      result = { status: FAILED, failureMessage: told(error) };
    }
    ns.currentTestId = undefined;
    times.set(name, performance.now() - start);
    asked.set(name, ns.asked);
    results.push({ id: name, name, timeSpentMs: times.get(name), ...result });
  }
  // What a group does before its tests is done for each of them.
  const { perTest } = ns.mutantCoverage;
  for (const { id } of results) {
    perTest[id] ??= {};
    for (const [mutant, hits] of Object.entries(perTest[own] ?? {}))
      perTest[id][mutant] = (perTest[id][mutant] ?? 0) + hits;
  }
  delete perTest[own];
  return results;
}

const runner = {
  capabilities: () => ({ reloadEnvironment: true }),

  async init() {
    suite = await import('./suite.mjs');
    if (existsSync(found())) know(JSON.parse(readFileSync(found(), 'utf8')));
  },

  async dryRun() {
    ns.mostAsked = Infinity;
    const groups = new Set([...suite.collect(() => true).keys()].map(suite.groupOf));
    // What that has met it has met for nothing.
    for (const part of ['static', 'perTest'])
      Object.keys(ns.mutantCoverage[part]).forEach((key) => delete ns.mutantCoverage[part][key]);
    const tests = [];
    for (const group of groups) tests.push(...(await runGroup(group)));
    // No test may need one that came before it.
    const counted = structuredClone(ns.mutantCoverage);
    for (const [name, body] of inOrder(suite.collect(() => true))) await inTime(name, body);
    ns.mutantCoverage = counted;
    reached = counted.perTest;
    writeFileSync(found(), JSON.stringify({ took: [...times], asks: [...asked], hits: reached }));
    return { status: 'complete', tests, mutantCoverage: ns.mutantCoverage };
  },

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    Object.assign(ns, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    Object.assign(ns, { asked: 0, mostAsked: MORE_OFTEN * LEAST_ASKED });
    const { id } = activeMutant;
    const wanted = testFilter && new Set(testFilter);
    const groups = testFilter && new Set(testFilter.map(suite.groupOf));
    let nrOfTests = 0;
    let running = 'collecting the tests';
    try {
      for (const [name, body] of inOrder(suite.collect((group) => groups?.has(group) ?? true))) {
        if (wanted?.has(name) === false) continue;
        running = name;
        nrOfTests++;
        const hits = reached[name]?.[id] ?? 0;
        Object.assign(ns, { hitCount: 0, hitLimit: Math.max(MORE_OFTEN * hits, LEAST_HITS) });
        Object.assign(ns, { asked: 0, mostAsked: MORE_OFTEN * (asked.get(name) ?? 0) + LEAST_ASKED });
        await inTime(name, body);
      }
    } catch (error) {
      if (error instanceof TooLong) return { status: 'timeout', reason: `It waits in ${running}.` };
      noticed.set(running, 1 + (noticed.get(running) ?? 0));
      return endless() ?? { status: 'killed', killedBy: [running], failureMessage: told(error), nrOfTests };
    } finally {
      ns.activeMutant = undefined;
    }
    return endless() ?? { status: 'survived', nrOfTests };
  },
};

/** The mutant, or its file, was met a hundred times as often in one test as without it. */
const endless = () =>
  ns.hitCount > ns.hitLimit || ns.asked > ns.mostAsked
    ? { status: 'timeout', reason: 'It goes on and on.' }
    : undefined;

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'together', factory: Object.assign(() => runner, { inject: [] }) },
];
