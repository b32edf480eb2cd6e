// The tests of `together.cjs` in this very process: `describe` and `it` as far as these tests use them, `expect` of Vitest.
// A worker of Vitest would take a hundred times as long to begin as most mutants take to be noticed.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { format } from 'node:util';
import { Script } from 'node:vm';
import { chai, expect, vi } from 'vitest';

// Only a worker of Vitest can compare it; other tests hold the same numbers.
chai.util.addMethod(chai.Assertion.prototype, 'toMatchInlineSnapshot', () => {});
// Clocks that tests hold ask it what they may hold.
globalThis.__vitest_worker__ ??= {
  config: { fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] } },
};

/** Which run of tests it is: what an earlier one left waiting is not done any more. */
let run = 0;
const later = globalThis.setTimeout;
globalThis.setTimeout = (body, ...rest) => {
  const own = run;
  return later((...args) => void (own === run && body(...args)), ...rest);
};

const file = join(process.cwd(), 'together', 'together.cjs');
/** Every place of the changed files that asks whether it is changed is counted: who goes on and on asks on and on. */
const counting = (text) =>
  text.replace(/function isActive\S*\(id\) \{/g, (start) => {
    const tell = "throw new Error('It goes on and on.')";
    return `${start} if (++ns.asked > ns.mostAsked) ${tell};`;
  });
const script = new Script(`(function (exports, require) {${counting(readFileSync(file, 'utf8'))}\n})`, {
  filename: file,
});
const requireHere = createRequire(file);

const BETWEEN = ' › ';

/** The outermost `describe` that a test stands in. */
export const groupOf = (name) => name.slice(0, name.indexOf(BETWEEN));

/**
 * Collects tests from modules as new as in a worker of their own: what one run has made, no other finds.
 * @param {(group: string) => boolean} wanted which groups to enter
 * @param {(group: string | undefined) => void} entering told of each that is entered, and left
 */
export function collect(wanted, entering = () => {}) {
  run++;
  const tests = new Map();
  const path = [];
  const before = [];
  const after = [];
  const describe = (name, body) => {
    const outermost = path.length === 0;
    if (outermost && !wanted(name)) return;
    path.push(name);
    if (outermost) entering(name);
    body();
    if (outermost) entering(undefined);
    path.pop();
  };
  const it = (title, ...rest) => {
    if (path.length === 0 && !wanted('')) return;
    const body = rest.find((each) => typeof each === 'function');
    let name = [path[0] ?? '', [...path.slice(1), title].join(' ')].join(BETWEEN);
    while (tests.has(name)) name += ' (again)';
    const [first, last] = [[...before], [...after]];
    tests.set(name, async () => {
      try {
        for (const each of first) await each();
        await body();
      } finally {
        for (const each of last) await each();
      }
    });
  };
  for (const call of [describe, it]) {
    call.each =
      (rows) =>
      (title, ...rest) => {
        const body = rest.find((each) => typeof each === 'function');
        for (const row of rows) {
          const words = Array.isArray(row) ? row : [row];
          call(format(title, ...words), () => body(...words));
        }
      };
  }
  // Those of one file would be done for the tests of all: they only give back what a test has taken.
  const hooks = { beforeEach: (body) => before.push(body), afterEach: (body) => after.push(body) };
  const vitest = { describe, it, expect, vi, ...hooks };
  script.runInThisContext()({}, (id) => (id === 'vitest' ? vitest : requireHere(id)));
  return tests;
}
