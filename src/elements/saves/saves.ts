/** Games, settings and statistics are kept. */
export { exportStatistics, importStatistics } from './exchange.js';
export { Saver } from './saver.js';
