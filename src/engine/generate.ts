/** The legal moves, listed fast: for those who ask it of thousands of tables. `moves.ts` lists the same in the same order. */
import { DOWNS, LOWEST, SIZES, SOURCES, STARTERS, TAKING } from './board.js';
import { packMove, type Law } from './law.js';
import { fillList, placeToFill, redealRefusal, runLength, turnCount } from './moves.js';
import type { SearchTable } from './search-table.js';
import { ENTIRE, HELD, LEAVE, LEAVES, OF_TABLE, SINGLE, SOURCE } from './sources.js';
import type { Ways } from './ways.js';

/** No table has more legal moves than that. */
export const MOST_MOVES = 1024;

/** Writes every legal move into `out` and returns how many there are. Allocates nothing. */
export function generate(law: Law, table: SearchTable, out: Int32Array): number {
  const { ways } = table;
  if ((table.empty & ways.choiceBits) !== 0) {
    const place = placeToFill(law, table);
    if (place >= 0) return fillings(law, table, place, out);
  }
  return ways.plain ? plainMoves(law, table, out) : gripMoves(law, table, out);
}

/**
 * The moves where every source gives its top card alone or all its cards. Most games spend most of a search here or in
 * `gripMoves`; they are two so that this one calls nothing in its loop and looks into one array.
 */
function plainMoves(law: Law, table: SearchTable, out: Int32Array): number {
  let n = turnings(law, table, out);
  const { board, empty } = table;
  const { foundationBits, takers } = table.ways;
  const { highest } = takers;
  const spaces = spacesOf(table.ways, empty);
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
function gripMoves(law: Law, table: SearchTable, out: Int32Array): number {
  let n = turnings(law, table, out);
  const { board, empty } = table;
  const { foundationBits, takers } = table.ways;
  const { highest } = takers;
  const spaces = spacesOf(table.ways, empty);
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

/**
 * Writes the moves that the top card of a source (`at` in the table's board) would have if it were `card`, and returns
 * how many there are then. For sources of single open cards.
 */
export function movesOf(table: SearchTable, at: number, card: number, out: Int32Array, length: number): number {
  const { board, ways, empty } = table;
  const starts = (board[STARTERS + card] as number) & spacesOf(ways, empty);
  let places = ((board[TAKING + card] as number) & (board[at + 2] as number)) | (starts & (board[at + 3] as number));
  let n = length;
  const from = (board[at] as number) & 63;
  for (; places !== 0; places &= places - 1) out[n++] = from | (firstOf(places, ways.takers.highest) << 6) | (1 << 12);
  return n;
}

/** The empty piles that are places: of the foundations only the first, unless each is. */
function spacesOf(ways: Ways, empty: number): number {
  const unstarted = empty & ways.foundationBits;
  return (empty & ways.eachBits) | (unstarted & -unstarted);
}

/** The first pile of a set. */
const firstOf = (places: number, highest: number): number => (highest - Math.clz32(places & -places)) & 31;

/** True where the top card lies face down. */
const isHeld = (board: Int32Array, pile: number): boolean =>
  (board[DOWNS + pile] as number) >= (board[SIZES + pile] as number);

/** Adds the moves of all that can be lifted off a pile of the table. */
function grips(law: Law, table: SearchTable, at: number, spaces: number, out: Int32Array, length: number): number {
  const { cards, board } = table;
  const { highest } = table.ways.takers;
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
function fillings(law: Law, table: SearchTable, place: number, out: Int32Array): number {
  let n = 0;
  for (const source of fillList(law, table, place))
    if (table.sizes[source] !== 0) out[n++] = packMove(source, place, 1);
  return n;
}

/** The turn of the stock, or the redeal. */
function turnings(law: Law, table: SearchTable, out: Int32Array): number {
  const { stock, waste } = law;
  if (table.sizes[stock] !== 0) out[0] = packMove(stock, law.turnTo, turnCount(law, table));
  else if (waste >= 0 && redealRefusal(law, table) === null)
    out[0] = packMove(waste, stock, table.sizes[waste] as number);
  else return 0;
  return 1;
}

/** How many cards can be lifted off a pile of the table at most. */
function gripLength(law: Law, table: SearchTable, pile: number, leave: number, size: number): number {
  if (leave === LEAVES.tail) return size - (table.downs[pile] as number);
  const run = table.ways.alwaysRuns ? size : runLength(law, table, pile);
  return run < size && leave !== LEAVES.run ? 1 : run;
}
