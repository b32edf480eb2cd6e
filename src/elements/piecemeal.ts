/** In a browser a game begins without the parts in `whole.ts`. */
import type { Whole } from './whole.js';

export const whole: Whole | null = null;
