/** What hands do beside clicking. */
export { actionOf } from './keyboard.js';
export { pressKey } from './keys.js';
export { PointerInput } from './pointer.js';
