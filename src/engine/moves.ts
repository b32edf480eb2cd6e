/** What the law says of a table just now, and the legal moves. */
import { packMove, type Law } from './law.js';
import type { RefusalReason } from './reasons.js';
import { refuse } from './refusal.js';
import type { Table } from './table.js';

/** The leftmost empty place that two or more piles could fill, or -1. While there is one, only its fills are legal. */
export function placeToFill(law: Law, table: Table): number {
  for (let pile = law.tableau; pile < law.tableau + law.tableaus; pile++) {
    if (table.sizes[pile] !== 0) continue;
    let sources = 0;
    for (const source of fillList(law, table, pile)) if (table.sizes[source] !== 0) sources++;
    if (sources > 1) return pile;
  }
  return -1;
}

const NOTHING: readonly number[] = [];

/** The list of piles that fills this place now: the first with a card in it. */
export function fillList(law: Law, table: Table, place: number): readonly number[] {
  const lists = law.fills[place] as readonly (readonly number[])[];
  if (isShut(law, table, place)) return NOTHING;
  // Not `for … of`, which makes an iterator: a search comes by here with every refill.
  for (let which = 0; which < lists.length; which++) {
    const list = lists[which] as readonly number[];
    for (let index = 0; index < list.length; index++) if (table.sizes[list[index] as number] !== 0) return list;
  }
  return NOTHING;
}

/** True for a place that is not in play yet. */
export const isShut = (law: Law, table: Table, pile: number): boolean => holds(table, law.shutBy[pile] as number);

/** True where there is such a pile, and a card in it. */
const holds = (table: Table, pile: number): boolean => pile >= 0 && table.sizes[pile] !== 0;

/** Why a redeal is refused, apart from the count; null where it is not. */
export function redealRefusal(law: Law, table: Table): RefusalReason | null {
  const { sizes } = table;
  if (sizes[law.stock] !== 0) return 'stock-not-empty';
  if (sizes[law.waste] === 0) return 'empty-pile';
  if (table.pass >= law.passes) return 'no-redeal';
  return holds(table, law.redealAfter) ? 'packet-not-empty' : null;
}

/** How many cards a turn of the stock takes now. */
export const turnCount = (law: Law, table: Table): number =>
  Math.min(law.plan.stock.draw, table.sizes[law.stock] as number);

/** How many cards from the top of a tableau pile are built right and face up. */
export function runLength(law: Law, table: Table, pile: number): number {
  const { cards } = table;
  const fits = law.fits[pile] as Uint8Array;
  const start = pile << 7;
  const last = start + (table.sizes[pile] as number);
  const bottom = start + 1 + (table.downs[pile] as number);
  let cell = last;
  while (cell > bottom && fits[((cards[cell] as number) << 6) | (cards[cell - 1] as number)] === 1) cell--;
  return last - cell + 1;
}

/** True where this card, all else aside, may be laid on this pile. */
export const takes = (law: Law, table: Table, card: number, to: number): boolean =>
  table.sizes[to] === 0
    ? (law.starts[to] as Uint8Array)[card] === 1
    : (law.fits[to] as Uint8Array)[(card << 6) | table.top(to)] === 1;

/** Every legal move: the turn of the stock or the redeal, then pile by pile, to the foundations first. */
export function listMoves(law: Law, table: Table): readonly number[] {
  const moves: number[] = [];
  const add = (from: number, to: number, count: number): void => {
    if (refuse(law, table, from, to, count) === null) moves.push(packMove(from, to, count));
  };
  const place = placeToFill(law, table);
  if (place >= 0) fillList(law, table, place).forEach((from) => add(from, place, 1));
  else {
    add(law.stock, law.turnTo, turnCount(law, table));
    law.groups.forEach(({ role, leaves }, from) => {
      const size = table.sizes[from] as number;
      if (from === law.waste) add(from, law.stock, size);
      if (leaves === undefined || size === 0) return;
      const lift = (to: number, count: number): void => {
        if (takes(law, table, table.at(from, size - count), to)) add(from, to, count);
      };
      for (let to = law.foundation; to < law.foundation + law.foundations; to++) lift(to, 1);
      for (let count = 1; count <= (role === 'tableau' ? size : 1); count++)
        for (let to = law.tableau; to < law.tableau + law.tableaus; to++) lift(to, count);
    });
  }
  return moves;
}
