/** How a search stands: still going on; won; all seen, and nothing wins; given up. */
export const OPEN = 0;
export const WON = 1;
export const EXHAUSTED = 2;
export const GIVEN_UP = 3;
export type Standing = typeof OPEN | typeof WON | typeof EXHAUSTED | typeof GIVEN_UP;
