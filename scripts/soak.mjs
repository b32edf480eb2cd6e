// Plays for long and looks whether anything is left behind: `npm run test:nightly -- soak`, or `node scripts/soak.mjs`, after
// `npm run build`. Four parts, each by name: `headless` plays 10,000 games of every patience through the engine's public entry,
// `browser` 500 through elements in Chromium, `days` lets the clock of a page go through a year, midnight by midnight, in zones
// that change their clocks, `solver` asks for a verdict and a hint of each of 200 deals. `--games n`, `--browser-games n` and
// `--deals n` take more or fewer. Heap is counted in bytes after a collection; seconds are nobody's business.
import { parseArgs } from 'node:util';
import { tellHow } from './bench/help.mjs';
import { soakBrowser } from './soak/browser.mjs';
import { soakDays } from './soak/days.mjs';
import { soakHeadless } from './soak/headless.mjs';
import { soakSolver } from './soak/solver.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '10000' },
    'browser-games': { type: 'string', default: '500' },
    deals: { type: 'string', default: '200' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) tellHow(import.meta.url);
const parts = {
  headless: () => soakHeadless(Number(values.games)),
  browser: () => soakBrowser(Number(values['browser-games'])),
  days: () => soakDays(),
  solver: () => soakSolver(Number(values.deals)),
};
const unknown = positionals.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`No part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);

let passed = 0;
let failed = 0;
for (const [name, part] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  for await (const { line, fault } of part()) {
    console.log(`${name}: ${line}`);
    if (fault === null) passed++;
    else {
      failed++;
      console.log(`FAULT: ${name}: ${fault}`);
    }
  }
}
console.log(`soak: ${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
