/** What looks ahead: cards that go up by themselves, the end that needs no more thought, and the end that is none. */
export { autoMove } from './auto.js';
export { finishLine } from './finish.js';
export { onlyRepeats } from './repeats.js';
