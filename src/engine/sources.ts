/** The piles from which cards may be moved by hand, each with the places that they may go to, as bits of `Law`. */
import type { Law } from './law.js';

/** How cards leave a pile, as numbers. */
export const LEAVES = {
  nothing: 0,
  top: 1,
  run: 2,
  whole: 3,
  'whole-or-top': 4,
  tail: 5,
} as const;

/**
 * Numbers per source, its way first; then, as sets of places: the foundations it may go to; those it may go to when it is
 * `SINGLE`, else those of the table; and those of them that it may start.
 */
export const SOURCE = 4;

/** In the six lowest bits of a way is the pile's number; above them:
 *
 * the pile is one of the table, which laid whole on an empty place would have changed nothing; */
export const OF_TABLE = 64;
/** its top card may lie face down; */
export const HELD = 128;
/** only its top card is moved; */
export const SINGLE = 256;
/** only all its cards are moved, and they always can be; */
export const ENTIRE = 512;
/** and, from this bit on, how cards leave it. */
export const LEAVE = 10;

/** The sources among the piles of a law, in their order, the stock aside. */
export function sourcesOf(law: Law, alwaysRuns: boolean): Int32Array {
  return Int32Array.from(
    law.groups.flatMap((group, from) => {
      const leave = LEAVES[group.leaves ?? 'nothing'];
      if (leave === LEAVES.nothing) return [];
      const goes = (role: 'foundation' | 'tableau'): boolean => group.goes?.includes(role) ?? false;
      const up = goes('foundation') ? law.bits(({ role }) => role === 'foundation') : 0;
      const down = goes('tableau') ? law.bits(({ role }, pile) => role === 'tableau' && pile !== from) : 0;
      const starts = down & law.bits(({ space }) => space !== undefined && (space.from?.includes(group.role) ?? true));
      const ofTable = group.role === 'tableau';
      const single = leave === LEAVES.top;
      const entire = leave === LEAVES.whole && ofTable && alwaysRuns;
      const way =
        from |
        (ofTable ? OF_TABLE : 0) |
        (group.faces === 'down' ? HELD : 0) |
        (single ? SINGLE : 0) |
        (entire ? ENTIRE : 0) |
        (leave << LEAVE);
      return [way, up, single ? up | down : down, single ? up | starts : starts];
    }),
  );
}

/** True where every source gives its top card alone or all its cards, and none can be held. */
export const isPlain = (sources: Int32Array): boolean =>
  sources.every((way, at) => at % SOURCE !== 0 || ((way & (SINGLE | ENTIRE)) !== 0 && (way & HELD) === 0));
