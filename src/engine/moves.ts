/** What is legal: `generate` lists it. `refusal.ts` says of any move why it is not; both read the same law. */
import { DOWN, LEAVES, UP, packMove, type Law } from './law.js';
import { WHY } from './reasons.js';
import { NONE, type Table } from './table.js';

/** The leftmost empty place that two or more piles could fill, or -1. While there is one, only its fills are legal. */
export function placeToFill(law: Law, table: Table): number {
  if (table.vacant === 0 || !law.hasChoice) return -1;
  for (let pile = law.tableau; pile < law.tableau + law.tableaus; pile++) {
    if (table.sizes[pile] === 0 && fillSources(law, table, pile) > 1) return pile;
  }
  return -1;
}

/** How many piles could fill this empty place now. */
function fillSources(law: Law, table: Table, place: number): number {
  const list = fillList(law, table, place);
  let count = 0;
  for (let index = 0; list !== null && index < list.length; index++) count += +hasCards(table, list[index] as number);
  return count;
}

/** The list of piles that fills this place now: the first with a card in it, or null. */
export function fillList(law: Law, table: Table, place: number): Uint8Array | null {
  const lists = law.fills[place];
  if (lists === null || lists === undefined || isShut(law, table, place)) return null;
  for (let which = 0; which < lists.length; which++) {
    const list = lists[which] as Uint8Array;
    for (let index = 0; index < list.length; index++) if (hasCards(table, list[index] as number)) return list;
  }
  return null;
}

const hasCards = (table: Table, pile: number): boolean => (table.sizes[pile] as number) > 0;

/** True for a place that is not in play yet. */
export function isShut(law: Law, table: Table, pile: number): boolean {
  const by = law.shutBy[pile] as number;
  return by >= 0 && (table.sizes[by] as number) > 0;
}

/** True when a redeal is legal apart from the count. */
function mayRedeal(law: Law, table: Table): boolean {
  return redealRefusal(law, table) === 0;
}

/** Why a redeal is refused, apart from the count; 0 where it is not. */
export function redealRefusal(law: Law, table: Table): number {
  if ((table.sizes[law.stock] as number) > 0) return WHY['stock-not-empty'];
  if (table.sizes[law.waste] === 0) return WHY['empty-pile'];
  if (table.pass >= law.passes) return WHY['no-redeal'];
  if (law.redealAfter >= 0 && hasCards(table, law.redealAfter)) return WHY['packet-not-empty'];
  return 0;
}

/** How many cards a turn of the stock takes now. */
export const turnCount = (law: Law, table: Table): number => Math.min(law.draw, table.sizes[law.stock] as number);

/** How many cards from the top of a tableau pile are built right and face up. */
export function runLength(law: Law, table: Table, pile: number): number {
  if (law.alwaysRuns) return table.sizes[pile] as number;
  const { cards } = table;
  const fits = law.fits[pile] as Uint8Array;
  const start = pile << 7;
  const last = start + (table.sizes[pile] as number);
  const bottom = start + 1 + (table.downs[pile] as number);
  let cell = last;
  while (cell > bottom && fits[((cards[cell] as number) << 6) | (cards[cell - 1] as number)] === 1) cell--;
  return last - cell + 1;
}

/** Writes every legal move into `out` and returns how many there are. Allocates nothing. */
export function generate(law: Law, table: Table, out: Int32Array): number {
  if (table.vacant > 0 && law.hasChoice) {
    const place = placeToFill(law, table);
    if (place >= 0) return fillings(law, table, place, out);
  }
  const { sizes, cards, tops, wantedLow, wantedHigh } = table;
  const { ways, takers, tableau, alwaysRuns } = law;
  const tableauEnd = tableau + law.tableaus;
  let n = turnings(law, table, out);

  // The cards that some place would take, as a set of 64 bits: most sources are done with a glance.
  let packLow = 0;
  let packHigh = 0;
  for (let to = tableau; to < tableauEnd; to++) {
    const set = (to << 7) | ((tops[to] as number) << 1);
    packLow |= takers[set] as number;
    packHigh |= takers[set + 1] as number;
  }

  for (let index = 0; index < ways.length; index++) {
    const way = ways[index] as number;
    const from = way & 63;
    const top = tops[from] as number;
    if (top === NONE) continue;
    if ((way & UP) !== 0 && has(wantedLow, wantedHigh, top)) n = raises(law, table, from, top, out, n);
    if ((way & DOWN) === 0) continue;
    const leave = way >> 8;
    if (leave === LEAVES.top) {
      if (has(packLow, packHigh, top)) n = packings(law, table, from, 1, top, out, n);
    } else if (leave === LEAVES.whole && alwaysRuns) {
      const lowest = cards[(from << 7) + 1] as number;
      if (has(packLow, packHigh, lowest)) n = packings(law, table, from, sizes[from] as number, lowest, out, n);
    } else {
      n = grips(law, table, from, leave, packLow, packHigh, out, n);
    }
  }
  return n;
}

/** Adds the moves of all that can be lifted off a pile of the table. */
function grips(
  law: Law,
  table: Table,
  from: number,
  leave: number,
  packLow: number,
  packHigh: number,
  out: Int32Array,
  length: number,
): number {
  const { cards } = table;
  const size = table.sizes[from] as number;
  const deepest = gripLength(law, table, from, leave, size);
  let n = length;
  let depth = leave === LEAVES.whole ? size : 1;
  while (depth <= deepest) {
    const card = cards[(from << 7) + size - depth + 1] as number;
    if (has(packLow, packHigh, card)) n = packings(law, table, from, depth, card, out, n);
    depth = leave === LEAVES['whole-or-top'] && depth < deepest ? deepest : depth + 1;
  }
  return n;
}

/** True for a card in a set of 64 bits, without a branch on the card. */
const has = (low: number, high: number, card: number): boolean =>
  (((low ^ ((low ^ high) & -(card >> 5))) >>> (card & 31)) & 1) === 1;

/** Adds the moves of a top card to the foundations. */
function raises(law: Law, table: Table, from: number, card: number, out: Int32Array, length: number): number {
  const { tops, sizes, downs } = table;
  if ((downs[from] as number) >= (sizes[from] as number)) return length;
  const { takers, foundation } = law;
  const end = foundation + law.foundations;
  let n = length;
  let opened = false;
  for (let to = foundation; to < end; to++) {
    const under = tops[to] as number;
    if (under === NONE) {
      if (opened && law.spaceEach[to] === 0) continue;
      opened = true;
    }
    if (takes(takers, to, under, card)) out[n++] = packMove(from, to, 1);
  }
  return n;
}

/** Adds the moves of `count` cards, the lowest of them `card`, to the places of the table. */
function packings(
  law: Law,
  table: Table,
  from: number,
  count: number,
  card: number,
  out: Int32Array,
  length: number,
): number {
  const { tops } = table;
  const { takers, tableau } = law;
  const end = tableau + law.tableaus;
  let n = length;
  for (let to = tableau; to < end; to++) {
    const under = tops[to] as number;
    if (!takes(takers, to, under, card) || to === from) continue;
    if (under !== NONE || mayStart(law, table, from, to, count)) out[n++] = packMove(from, to, count);
  }
  return n;
}

/** True where a pile with this top card takes the card. */
const takes = (takers: Int32Array, to: number, under: number, card: number): boolean =>
  (((takers[(to << 7) | (under << 1) | (card >> 5)] as number) >>> (card & 31)) & 1) === 1;

/** True where cards that fit may go from one pile to an empty one; a whole pile of the table would change nothing. */
const mayStart = (law: Law, table: Table, from: number, to: number, count: number): boolean =>
  (law.spaceFrom[to] as Uint8Array)[from] === 1 &&
  (count < (table.sizes[from] as number) || from < law.tableau || from >= law.tableau + law.tableaus);

/** The fills of a place that the player must choose. */
function fillings(law: Law, table: Table, place: number, out: Int32Array): number {
  const list = fillList(law, table, place) as Uint8Array;
  let n = 0;
  for (let index = 0; index < list.length; index++) {
    const source = list[index] as number;
    if (hasCards(table, source)) out[n++] = packMove(source, place, 1);
  }
  return n;
}

/** The turn of the stock, or the redeal. */
function turnings(law: Law, table: Table, out: Int32Array): number {
  const { stock, waste } = law;
  if (hasCards(table, stock)) out[0] = packMove(stock, law.turnTo, turnCount(law, table));
  else if (waste >= 0 && mayRedeal(law, table)) out[0] = packMove(waste, stock, table.sizes[waste] as number);
  else return 0;
  return 1;
}

/** How many cards can be lifted off a pile of the table at most. */
function gripLength(law: Law, table: Table, pile: number, leave: number, size: number): number {
  if (leave === LEAVES.tail) return size - (table.downs[pile] as number);
  const run = runLength(law, table, pile);
  return run < size && leave !== LEAVES.run ? 1 : run;
}
