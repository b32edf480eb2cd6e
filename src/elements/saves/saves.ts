/** Games, settings and statistics are kept. */
export { exportStatistics, importStatistics, totalsUnder } from './exchange.js';
export { Saver } from './saver.js';
