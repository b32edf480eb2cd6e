/** A game played on in thought by a plain player, who lays up what goes up, uncovers what he can, and turns the stock. */
import { generate, MOST_MOVES } from '../engine/generate.js';
import { moveCount, moveFrom, moveTo, type Law } from '../engine/law.js';
import { apply, isWon } from '../engine/play.js';
import type { Random } from '../engine/random.js';
import type { SearchTable } from '../engine/search-table.js';

/** No playout is longer than that. */
const LONGEST = 250;
/** A game that comes out counts as much as all its cards twice. */
const WIN = 208;

const moves = new Int32Array(MOST_MOVES);

/** One number for a table as a search knows it: alike tables have the same. */
export const keyOf = ({ hashLow, hashHigh }: SearchTable): number => hashLow * 0x20_0000 + (hashHigh & 0x1f_ffff);

/** How far a table is, in cards: those that are up, and a part for what lies open and ordered. */
function standing(law: Law, table: SearchTable): number {
  const { sizes, downs } = table;
  let value = 0;
  for (let pile = 0; pile < law.ids.length; pile++) {
    const size = sizes[pile] as number;
    const role = law.roles[pile];
    if (role === 'foundation') value += size;
    else if (role === 'reserve' || role === 'captive') value -= size * 0.25;
    else if (role === 'tableau') {
      value -= (downs[pile] as number) * 0.25;
      if (size === 0) value += 0.5;
      const fits = law.fits[pile] as Uint8Array;
      for (let height = 1; height < size; height++)
        value += fits[(table.at(pile, height) << 6) | table.at(pile, height - 1)] === 1 ? 0.1 : -0.1;
    }
  }
  return value;
}

/** How a plain player likes a move, before it is made. */
export function liking(law: Law, table: SearchTable, move: number): number {
  const from = moveFrom(move);
  const to = moveTo(move);
  const left = (table.sizes[from] as number) - moveCount(move);
  if (law.roles[to] === 'foundation') return 100;
  if (to === law.stock) return 4;
  if (from === law.stock) return 8;
  if (from === law.reserve) return 80;
  if (from === law.waste) return 50;
  // A place that is won, or a card that turns up; all else on the table mostly leads round in circles.
  if (left === 0) return 40;
  return left <= (table.downs[from] as number) ? 60 : 5;
}

/** Plays on from a table and takes it back; what it came to, the higher the better. */
export function playOut(law: Law, table: SearchTable, random: Random): number {
  const { mark } = table;
  const met = new Set([keyOf(table)]);
  let best = standing(law, table);
  for (let step = 0; step < LONGEST; step++) {
    if (isWon(law, table)) {
      best = WIN - step * 0.01;
      break;
    }
    if (!stepOn(law, table, random, met)) break;
    if (step % 8 === 7) best = Math.max(best, standing(law, table));
  }
  best = Math.max(best, standing(law, table));
  table.undo(mark);
  return best;
}

/** Makes the move that is liked best of those that lead to a new table; false where there is none. */
function stepOn(law: Law, table: SearchTable, random: Random, met: Set<number>): boolean {
  const count = generate(law, table, moves);
  const tries = Array.from({ length: count }, (_, index) => {
    const move = moves[index] as number;
    return { move, value: liking(law, table, move) * (1 + random.below(64) / 128) };
  });
  tries.sort((one, other) => other.value - one.value);
  const { mark } = table;
  for (const { move } of tries) {
    apply(law, table, move);
    const key = keyOf(table);
    if (!met.has(key)) {
      met.add(key);
      return true;
    }
    table.undo(mark);
  }
  return false;
}
