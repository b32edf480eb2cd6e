/**
 * Where a table's `board` has what. All that generation asks of a table is in this one array, and what changes it writes
 * there: in a loop each array that is looked into costs a check and three loads every time round.
 *
 * From 0 on the top card of each pile, `NONE` where it is empty.
 */

/** Per pile its lowest card; `NONE` where it is empty. */
export const LOWEST = 32;
/** Per card the piles on whose top card it may be laid now, as bits of `Law`. */
export const TAKING = 64;
/** Per card the piles that it may start when they are empty. Law, and so is what follows `DOWNS`. */
export const STARTERS = 128;
/** Per pile how many cards it has. */
export const SIZES = 192;
/** Per pile how many of them, counted from the bottom, lie face down. */
export const DOWNS = 224;
/** The sources of `sources.ts`, to the end. */
export const SOURCES = 256;
