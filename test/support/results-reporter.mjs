// A @web/test-runner reporter that writes the number of passed and failed tests of all browsers to a file.
import { writeFileSync } from 'node:fs';

const testsOf = (suite) => (suite ? [...suite.tests, ...suite.suites.flatMap(testsOf)] : []);

export function resultsReporter(file) {
  return {
    onTestRunFinished({ sessions }) {
      let passed = 0;
      let failed = 0;
      for (const session of sessions) {
        const tests = testsOf(session.testResults);
        const broken = tests.filter((test) => !test.passed && !test.skipped).length;
        passed += tests.filter((test) => test.passed).length;
        // A file that failed without a failed test did not load, or lost its browser.
        failed += broken === 0 && !session.passed ? 1 : broken;
      }
      writeFileSync(file, JSON.stringify({ passed, failed }));
    },
  };
}
