// A @web/test-runner reporter that writes to a file how many tests of all browsers passed and failed, and which failed.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { failure } from '../../scripts/failures.mjs';

const testsOf = (suite, names = []) =>
  suite
    ? [
        ...suite.tests.map((test) => ({ ...test, name: [...names, test.name].join(' ') })),
        ...suite.suites.flatMap((inner) => testsOf(inner, [...names, inner.name])),
      ]
    : [];

export function resultsReporter(file) {
  return {
    onTestRunFinished({ sessions }) {
      let passed = 0;
      const failures = [];
      for (const { testResults, testFile = '', browser, errors, passed: wellEnded } of sessions) {
        const tests = testsOf(testResults);
        const broken = tests.filter((test) => !test.passed && !test.skipped);
        passed += tests.filter((test) => test.passed).length;
        failures.push(...broken.map(({ name, error }) => failure(`${browser.name}: ${name}`, error?.message)));
        // A file that failed without a failed test did not load, or lost its browser.
        if (broken.length === 0 && !wellEnded)
          failures.push(failure(`${browser.name}: ${relative('', testFile)}`, errors[0]?.message));
      }
      writeFileSync(file, JSON.stringify({ passed, failed: failures.length, failures }));
    },
  };
}
