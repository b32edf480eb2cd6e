/** Why a move is not legal; the law in one place. `generate.ts` lists the legal ones from the same law, and a test compares them. */
import { rankFollows, rankPlaces, suitFits } from './build.js';
import { rankNameOf, rankOf } from './cards.js';
import type { PileGroup } from './definition.js';
import type { Law } from './law.js';
import { fillList, isShut, placeToFill, redealRefusal, runLength, turnCount } from './moves.js';
import type { RefusalReason } from './reasons.js';
import type { Table } from './table.js';

/** The reason, or null where the move is legal. */
type Refusal = RefusalReason | null;

/** Why a move is refused; null where it is legal. Piles must be numbers of this law. */
export function refuse(law: Law, table: Table, from: number, to: number, count: number): Refusal {
  if (!Number.isInteger(count) || count < 1) return 'bad-count';
  const place = placeToFill(law, table);
  const size = table.sizes[from] as number;
  if (place >= 0) {
    const fills = to === place && count === 1 && size > 0 && fillList(law, table, place).includes(from);
    return fills ? null : 'must-fill';
  }
  if (from === to) return 'same-pile';
  if (from === law.stock) {
    if (to !== law.turnTo) return 'stock-only-turns';
    if (size === 0) return 'empty-pile';
    return count === turnCount(law, table) ? null : 'turn-count';
  }
  if (to === law.stock && from === law.waste)
    return redealRefusal(law, table) ?? (count === size ? null : 'whole-waste');
  const role = law.roles[to];
  if (role !== 'foundation' && role !== 'tableau') return 'closed-pile';
  return (
    refuseTaking(law, table, from, count) ??
    (role === 'foundation' ? refuseUp(law, table, from, to, count) : refuseDown(law, table, from, to, count))
  );
}

function refuseTaking(law: Law, table: Table, from: number, count: number): Refusal {
  const { role, leaves = 'nothing' } = law.groups[from] as PileGroup;
  const size = table.sizes[from] as number;
  if (size === 0) return 'empty-pile';
  if (count > size) return 'not-enough-cards';
  if (leaves === 'nothing')
    return role === 'foundation' ? 'foundation-keeps' : role === 'queen' ? 'queen-stays' : 'packet-fills-only';
  if (size - count < (table.downs[from] as number)) return role === 'captive' ? 'captive-held' : 'hidden-card';
  return count > 1 && role !== 'tableau' ? 'one-at-a-time' : null;
}

function refuseUp(law: Law, table: Table, from: number, to: number, count: number): Refusal {
  if (count > 1) return 'one-at-a-time';
  const card = table.top(from);
  const { build, space } = law.groups[to] as PileGroup;
  if (law.groups[from]?.goes?.includes('foundation') !== true || build === undefined) return 'closed-pile';
  if (rankNameOf(card) === law.plan.stays) return 'queen-stays';
  if (table.sizes[to] === 0) {
    if ((law.starts[to] as Uint8Array)[card] === 0) return 'wrong-base';
    const isFirst = table.sizes.subarray(law.foundation, to).every((size) => size > 0);
    return isFirst || space?.each === true ? null : law.captive >= 0 ? 'row-order' : 'first-empty';
  }
  return table.sizes[to] === law.full(to) ? 'foundation-complete' : refuseOn(law, to, card, table.top(to));
}

/** Why a card is not laid on another on this pile. */
function refuseOn(law: Law, to: number, card: number, under: number): Refusal {
  if ((law.fits[to] as Uint8Array)[(card << 6) | under] === 1) return null;
  const { build } = law.groups[to] as PileGroup;
  if (build === undefined) return 'takes-nothing';
  const places = rankPlaces(build.ranks, law.base);
  if (law.roles[to] === 'tableau' && build.ranks !== 'ring') {
    const below = places[rankOf(under)] as number;
    const own = places[rankOf(card)] as number;
    if (below < 1) return 'takes-nothing';
    if (own < 0 || own === Math.max(...places)) return 'lies-on-nothing';
  }
  if (!rankFollows(build, places, card, under)) return 'wrong-rank';
  return suitFits(build, card, under) ? null : build.suit === 'same' ? 'wrong-suit' : 'wrong-colour';
}

/** Why so many cards cannot be lifted off a tableau pile together. */
function refuseGrip(law: Law, table: Table, from: number, count: number): Refusal {
  const { leaves } = law.groups[from] as PileGroup;
  const whole = count === table.sizes[from];
  if (leaves === 'top' && count > 1) return 'single-cards-only';
  if (leaves === 'whole' && !whole) return 'whole-pile-only';
  if (leaves === 'whole-or-top' && !whole && count > 1) return 'whole-or-top-only';
  return leaves !== 'tail' && count > runLength(law, table, from) ? 'not-a-run' : null;
}

function refuseDown(law: Law, table: Table, from: number, to: number, count: number): Refusal {
  const { role, goes } = law.groups[from] as PileGroup;
  const fromTable = role === 'tableau';
  if (goes?.includes('tableau') !== true)
    return role === 'captive' ? 'captive-row-only' : fromTable ? 'no-packing' : 'closed-pile';
  if (isShut(law, table, to)) return 'place-shut';
  const why = fromTable ? refuseGrip(law, table, from, count) : null;
  if (why !== null) return why;
  const size = table.sizes[from] as number;
  const card = table.at(from, size - count);
  if (fromTable && rankNameOf(card) === law.plan.stays) return 'queen-stays';
  if (table.sizes[to] !== 0) return refuseOn(law, to, card, table.top(to));
  const space = law.groups[to]?.space;
  if (space === undefined) return 'place-refills';
  if (space.from?.includes(role) === false) return 'waste-only';
  if ((law.starts[to] as Uint8Array)[card] === 0) return 'kings-only';
  return fromTable && count === size ? 'changes-nothing' : null;
}
