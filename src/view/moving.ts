import { lazily } from './lazily.js';

/**
 * How cards are shown moving (motion.ts), fetched when it is first asked for: after the first paint, and never on a
 * server. Undefined until it is here: each change is then shown at rest. Give a function to be told of its coming.
 */
export const moving = lazily(() => import('./motion.js'));
