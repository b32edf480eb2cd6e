// What has failed, told again at the end of `npm test`: a service that runs it often shows no more than its last lines.

/** All that is told again keeps to this many lines, so that it is seen together with what follows. */
const MOST_LINES = 26;
/** A step that counts no tests is told by so many lines of its output. */
const LAST_LINES = 15;
const WIDTH = 240;

/** The first line of an error that says something. */
const firstLine = (text = '') => text.split('\n').find((line) => line.trim() !== '') ?? '';

/**
 * A failed test in one line.
 * @param {string} name
 * @param {string} [error]
 */
export const failure = (name, error) => `${name}: ${firstLine(error)}`;

/**
 * The failed tests of a report by vitest, and the files that did not load.
 * @param {{ testResults: { name: string, message?: string, status: string, assertionResults: { fullName: string, status: string, failureMessages?: string[] }[] }[] }} report
 */
export function failuresOf({ testResults }) {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [failure(name, message)] : [];
    return failed.map(({ fullName, failureMessages }) => failure(fullName, failureMessages?.[0]));
  });
}

/**
 * The failed steps in short: the tests that failed, or how the output ends where none is known.
 * @param {{ name: string, failures?: string[], output: string }[]} steps
 */
export function summary(steps) {
  const room = Math.max(3, Math.floor(MOST_LINES / Math.max(1, steps.length)) - 1);
  return steps.flatMap(({ name, failures = [], output }) => {
    const lines = failures.length > 0 ? failures : output.trim().split('\n').slice(-LAST_LINES);
    const shown = failures.length > 0 ? lines.slice(0, room) : lines.slice(-room);
    const more = failures.length - shown.length;
    return [
      `FAILED ${name}${failures.length > 0 && more > 0 ? `, and ${more} more than these` : ''}`,
      ...shown.map((line) => `  ${line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line}`),
    ];
  });
}
