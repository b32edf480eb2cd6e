/** All parts at once: on a server nothing comes later. `#whole` is this module there, and `piecemeal.ts` elsewhere. */
import * as beside from './desk.js';

export const whole = { beside };

export type Whole = typeof whole;
