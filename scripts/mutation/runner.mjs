// A test runner for Stryker, as `npm run mutation` uses it.

const SUCCESS = 0;
const FAILED = 1;

const ns = (globalThis.__stryker__ ??= {});

/** Known once the tests are put together: Stryker loads this file before, too. */
let suite;

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
    ns.currentTestId = name;
    let result = { status: SUCCESS };
    try {
      await body();
    } catch (error) {
      result = { status: FAILED, failureMessage: told(error) };
    }
    ns.currentTestId = undefined;
    results.push({ id: name, name, timeSpentMs: performance.now() - start, ...result });
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
  },

  async dryRun() {
    const groups = new Set([...suite.collect(() => true).keys()].map(suite.groupOf));
    // What that has met it has met for nothing.
    for (const part of ['static', 'perTest'])
      Object.keys(ns.mutantCoverage[part]).forEach((key) => delete ns.mutantCoverage[part][key]);
    const tests = [];
    for (const group of groups) tests.push(...(await runGroup(group)));
    return { status: 'complete', tests, mutantCoverage: ns.mutantCoverage };
  },

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    Object.assign(ns, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    const wanted = testFilter && new Set(testFilter);
    const groups = testFilter && new Set(testFilter.map(suite.groupOf));
    let nrOfTests = 0;
    let running = 'collecting the tests';
    try {
      for (const [name, body] of suite.collect((group) => groups?.has(group) ?? true)) {
        if (wanted?.has(name) === false) continue;
        running = name;
        nrOfTests++;
        await body();
      }
    } catch (error) {
      return endless() ?? { status: 'killed', killedBy: [running], failureMessage: told(error), nrOfTests };
    } finally {
      ns.activeMutant = undefined;
    }
    return endless() ?? { status: 'survived', nrOfTests };
  },
};

/** The mutant was met a hundred times as often as the code that it changes. */
const endless = () => (ns.hitCount > ns.hitLimit ? { status: 'timeout', reason: 'It goes on and on.' } : undefined);

export const strykerPlugins = [
  { kind: 'TestRunner', name: 'together', factory: Object.assign(() => runner, { inject: [] }) },
];
