/** What hands do beside tapping. */
export { Drag, liftable } from './drag.js';
export { actionOf, walk } from './keyboard.js';
