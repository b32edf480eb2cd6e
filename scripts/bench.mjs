// Measures the engine's core on all games, and against a kernel written by hand for Кэнфилд alone (bench/kenfild-kernel.ts).
//
// Time is this process's processor time. Every figure is the best of several samples of at least 100 ms, after a warm-up
// over all games, so that the core is measured as it is compiled when all of them are in use. Engine and kernel take turns
// sample by sample: what else the machine does slows both, and the ratio holds. A generation is what a walk that asks every
// position for its moves takes longer than a walk that does not; a step of a search is a step of a walk that asks each
// position once: one generation, one apply and one undo. `--json` prints one object, `--help` this. The exit code is 1
// when a ratio is below its floor or when the core allocates in steady state.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PerformanceObserver } from 'node:perf_hooks';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import { tellHow } from './bench/help.mjs';
import { root } from './run.mjs';

const DEALS = 100;
const SAMPLES = 12;
const SAMPLE_MS = 100;
const STEADY_OPERATIONS = 5_000_000;
/** How often the longer walk asks each position for its moves. */
const ASKED = 8;
/** The engine must reach this share of the kernel's speed. */
const FLOOR = 0.6;
/** Bytes per operation that count as none: what the runtime itself needs, spread over all operations. */
const NO_BYTES = 0.05;
/** The kinds that are held to the floor, and all that are told. A step of a search is one generation and one pair. */
const held = ['pairs', 'generations', 'steps'];
const kinds = [...held, 'games'];

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const { values: options } = parseArgs({
  options: { json: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
});
if (options.help) tellHow(import.meta.url);

/** The loops and all they use as one module, its constants constant as in the published modules. */
async function load() {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const lib = { entry: join(root, 'scripts/bench/loops.ts'), formats: ['es'], fileName: () => 'loops.mjs' };
  const rolldownOptions = { output: { topLevelVar: false } };
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir, target: 'es2022', minify: false, lib, rolldownOptions },
  });
  const loops = await import(pathToFileURL(join(outDir, 'loops.mjs')).href);
  rmSync(outDir, { recursive: true });
  return loops;
}

/** What each sample runs; a call gives the number of steps or games. */
const loops = {
  walk: (bench) => bench.walk(0),
  step: (bench) => bench.walk(1),
  ask: (bench) => bench.walk(ASKED),
  play: (bench) => bench.games(),
};

/** Nanoseconds per step, or per game, in one sample. */
function sample(bench, loop) {
  const start = process.cpuUsage();
  let steps = 0;
  for (;;) {
    steps += loops[loop](bench);
    const { user, system } = process.cpuUsage(start);
    if (user + system >= SAMPLE_MS * 1000) return ((user + system) * 1000) / steps;
  }
}

/** Operations per second of each bench, from its best samples, taken in turns. */
function measure(benches) {
  const best = benches.map(() => ({ walk: Infinity, step: Infinity, ask: Infinity, play: Infinity }));
  for (let round = 0; round < SAMPLES; round++) {
    benches.forEach((bench, index) => {
      for (const loop of Object.keys(loops)) best[index][loop] = Math.min(best[index][loop], sample(bench, loop));
    });
  }
  return best.map(({ walk, step, ask, play }) => ({
    pairs: 1e9 / walk,
    generations: (1e9 * ASKED) / (ask - walk),
    steps: 1e9 / step,
    games: 1e9 / play,
  }));
}

/** What operations leave on the heap. Garbage would be seen as growth, or as a collection that took it away. */
async function steady(bench, loop, perStep) {
  const run = (least) => {
    let operations = 0;
    while (operations < least) operations += loops[loop](bench) * perStep;
    return operations;
  };
  const told = () => new Promise((done) => setTimeout(done, 20));
  let collections = 0;
  const observer = new PerformanceObserver((list) => (collections += list.getEntries().length));
  run(STEADY_OPERATIONS / 5);
  collect();
  await told();
  observer.observe({ entryTypes: ['gc'] });
  const before = process.memoryUsage().heapUsed;
  const operations = run(STEADY_OPERATIONS);
  const bytes = process.memoryUsage().heapUsed - before;
  await told();
  observer.disconnect();
  return { operations, bytes, collections, bytesPerOperation: bytes / operations };
}

const { allGames, EngineBench, KernelBench } = await load();
const benches = new Map(allGames.map((game) => [game.id, new EngineBench(game, DEALS)]));
const engine = benches.get('kenfild');
const kernel = new KernelBench(engine);
const agreed = kernel.check();

for (let round = 0; round < 2; round++) {
  for (const bench of [...benches.values(), kernel]) for (const loop of Object.keys(loops)) sample(bench, loop);
}
const report = { deals: DEALS, agreed, games: {}, kernel: {}, ratio: {}, steady: {}, faults: [] };
for (const [id, bench] of benches) {
  if (bench === engine) [report.games[id], report.kernel] = measure([engine, kernel]);
  else [report.games[id]] = measure([bench]);
}
for (const kind of kinds) report.ratio[kind] = report.games.kenfild[kind] / report.kernel[kind];
report.steady.pairs = await steady(engine, 'walk', 1);
report.steady.generations = await steady(engine, 'ask', ASKED);
report.steady.steps = await steady(engine, 'step', 1);

for (const kind of held) {
  const ratio = report.ratio[kind];
  const { bytesPerOperation, collections } = report.steady[kind];
  if (ratio < FLOOR) report.faults.push(`engine / kernel is ${ratio.toFixed(2)} for ${kind}, below ${FLOOR}`);
  if (bytesPerOperation > NO_BYTES || collections > 0) report.faults.push(`${kind} allocate in steady state`);
}
process.exitCode = report.faults.length > 0 ? 1 : 0;

if (options.json) {
  console.log(JSON.stringify(report, null, 2));
} else {
  const row = (name, cells) => console.log(name.padEnd(22) + cells.map((cell) => cell.padStart(14)).join(''));
  const figures = (of) => kinds.map((kind) => Math.round(of[kind]).toLocaleString('en'));
  row(`per second`, ['apply + undo', 'generate', 'search steps', 'random games']);
  for (const { id } of allGames) row(id, figures(report.games[id]));
  row('kenfild by hand', figures(report.kernel));
  row(
    'engine / by hand',
    kinds.map((kind) => report.ratio[kind].toFixed(2)),
  );
  for (const [kind, { operations, bytes, collections, bytesPerOperation }] of Object.entries(report.steady)) {
    const each = `${bytesPerOperation.toFixed(4)} bytes each`;
    console.log(`${operations.toLocaleString('en')} ${kind}: ${each}, ${bytes} in all, ${collections} collections`);
  }
  console.log(`Engine and kernel agree on ${agreed.toLocaleString('en')} positions of deals 1 to ${DEALS}.`);
  for (const fault of report.faults) console.log(`FAULT: ${fault}`);
}
