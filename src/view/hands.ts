/** What hands do beside clicking. */
export { Carrying } from './carrying.js';
export { actionOf } from './keyboard.js';
export { pressKey } from './keys.js';
