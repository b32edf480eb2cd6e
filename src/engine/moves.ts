/** What is legal: `generate` lists it. `refusal.ts` says of any move why it is not; both read the same law. */
import { DOWNS, LOWEST, SIZES, SOURCES, STARTERS, TAKING } from './board.js';
import { packMove, type Law } from './law.js';
import { WHY } from './reasons.js';
import { ENTIRE, HELD, LEAVE, LEAVES, OF_TABLE, SINGLE, SOURCE } from './sources.js';
import type { Table } from './table.js';

/** No table has more legal moves than that. */
export const MOST_MOVES = 1024;

/** The leftmost empty place that two or more piles could fill, or -1. While there is one, only its fills are legal. */
export function placeToFill(law: Law, table: Table): number {
  if ((table.empty & law.choiceBits) === 0) return -1;
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
  if ((table.empty & law.choiceBits) !== 0) {
    const place = placeToFill(law, table);
    if (place >= 0) return fillings(law, table, place, out);
  }
  return law.plain ? plainMoves(law, table, out) : gripMoves(law, table, out);
}

/**
 * The moves where every source gives its top card alone or all its cards. Most games spend most of a search here or in
 * `gripMoves`; they are two so that this one calls nothing in its loop and looks into one array.
 */
function plainMoves(law: Law, table: Table, out: Int32Array): number {
  let n = turnings(law, table, out);
  const { board, empty } = table;
  const { foundationBits } = law;
  const { highest } = law.takers;
  const spaces = spacesOf(law, empty);
  for (let at = SOURCES; at < board.length; at += SOURCE) {
    const way = board[at] as number;
    const from = way & 63;
    const top = board[from] as number;
    let places = board[TAKING + top] as number;
    const starts = (board[STARTERS + top] as number) & spaces;
    let move = from | (1 << 12);
    if ((way & ENTIRE) !== 0) {
      for (let rest = (places | starts) & (board[at + 1] as number); rest !== 0; rest &= rest - 1)
        out[n++] = move | (((highest - Math.clz32(rest & -rest)) & 31) << 6);
      places = (board[TAKING + (board[LOWEST + from] as number)] as number) & (board[at + 2] as number);
      if (places === 0) continue;
      move = from | ((board[SIZES + from] as number) << 12);
    } else {
      places = (places & (board[at + 2] as number)) | (starts & (board[at + 3] as number));
      if (places === 0) continue;
      if ((way & OF_TABLE) !== 0 && board[SIZES + from] === 1) places &= ~empty | foundationBits;
    }
    for (; places !== 0; places &= places - 1) out[n++] = move | (((highest - Math.clz32(places & -places)) & 31) << 6);
  }
  return n;
}

/** The moves where some pile is held, or several cards can be lifted off one as deep as they hold together. */
function gripMoves(law: Law, table: Table, out: Int32Array): number {
  let n = turnings(law, table, out);
  const { board, empty } = table;
  const { foundationBits } = law;
  const { highest } = law.takers;
  const spaces = spacesOf(law, empty);
  for (let at = SOURCES; at < board.length; at += SOURCE) {
    const way = board[at] as number;
    const from = way & 63;
    const top = board[from] as number;
    let places = board[TAKING + top] as number;
    const starts = (board[STARTERS + top] as number) & spaces;
    if ((way & SINGLE) !== 0) {
      places = (places & (board[at + 2] as number)) | (starts & (board[at + 3] as number));
      if (places === 0) continue;
      if ((way & OF_TABLE) !== 0 && board[SIZES + from] === 1) places &= ~empty | foundationBits;
      if ((way & HELD) !== 0 && isHeld(board, from)) places &= ~foundationBits;
      for (; places !== 0; places &= places - 1) out[n++] = from | (firstOf(places, highest) << 6) | (1 << 12);
    } else {
      places = (places | starts) & (board[at + 1] as number);
      if ((way & HELD) !== 0 && isHeld(board, from)) places = 0;
      for (; places !== 0; places &= places - 1) out[n++] = from | (firstOf(places, highest) << 6) | (1 << 12);
      n = grips(law, table, at, spaces, out, n);
    }
  }
  return n;
}

/** The empty piles that are places: of the foundations only the first, unless each is. */
function spacesOf(law: Law, empty: number): number {
  const unstarted = empty & law.foundationBits;
  return (empty & law.eachBits) | (unstarted & -unstarted);
}

/** The first pile of a set. */
const firstOf = (places: number, highest: number): number => (highest - Math.clz32(places & -places)) & 31;

/** True where the top card lies face down. */
const isHeld = (board: Int32Array, pile: number): boolean =>
  (board[DOWNS + pile] as number) >= (board[SIZES + pile] as number);

/** Adds the moves of all that can be lifted off a pile of the table. */
function grips(law: Law, table: Table, at: number, spaces: number, out: Int32Array, length: number): number {
  const { cards, board } = table;
  const { highest } = law.takers;
  const way = board[at] as number;
  const from = way & 63;
  const leave = way >> LEAVE;
  const size = board[SIZES + from] as number;
  if (size === 0) return length;
  const deepest = gripLength(law, table, from, leave, size);
  const down = board[at + 2] as number;
  const starts = (board[at + 3] as number) & spaces;
  let n = length;
  let depth = leave === LEAVES.whole ? size : 1;
  while (depth <= deepest) {
    const card = cards[(from << 7) + size - depth + 1] as number;
    let places = (board[TAKING + card] as number) & down;
    if (depth < size || (way & OF_TABLE) === 0) places |= (board[STARTERS + card] as number) & starts;
    for (; places !== 0; places &= places - 1) out[n++] = from | (firstOf(places, highest) << 6) | (depth << 12);
    depth = leave === LEAVES['whole-or-top'] && depth < deepest ? deepest : depth + 1;
  }
  return n;
}

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
  if (!hasCards(table, law.stock)) return redealing(law, table, out);
  out[0] = packMove(law.stock, law.turnTo, turnCount(law, table));
  return 1;
}

function redealing(law: Law, table: Table, out: Int32Array): number {
  const { stock, waste } = law;
  if (waste < 0 || !mayRedeal(law, table)) return 0;
  out[0] = packMove(waste, stock, table.sizes[waste] as number);
  return 1;
}

/** How many cards can be lifted off a pile of the table at most. */
function gripLength(law: Law, table: Table, pile: number, leave: number, size: number): number {
  if (leave === LEAVES.tail) return size - (table.downs[pile] as number);
  const run = runLength(law, table, pile);
  return run < size && leave !== LEAVES.run ? 1 : run;
}
