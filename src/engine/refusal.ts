/** Why a move is not legal. `generate` in `moves.ts` lists the others; both read the same law, and a test compares them. */
import { rankFollows, rankPlaces, suitFits } from './build.js';
import { rankOf } from './cards.js';
import type { Build } from './definition.js';
import { LEAVES, type Law } from './law.js';
import { fillList, isShut, placeToFill, redealRefusal, runLength, turnCount } from './moves.js';
import { WHY } from './reasons.js';
import type { Table } from './table.js';

/** Why a move is refused, as a number of `REASONS`; 0 where it is legal. Piles must be numbers of this law. */
export function refuse(law: Law, table: Table, from: number, to: number, count: number): number {
  if (!Number.isInteger(count) || count < 1) return WHY['bad-count'];
  const place = placeToFill(law, table);
  if (place >= 0) {
    const fits = to === place && count === 1 && (table.sizes[from] as number) > 0;
    return fits && (fillList(law, table, place) as Uint8Array).includes(from) ? 0 : WHY['must-fill'];
  }
  if (from === to) return WHY['same-pile'];
  if (from === law.stock) return refuseTurn(law, table, to, count);
  if (to === law.stock && from === law.waste) {
    const why = redealRefusal(law, table);
    return why !== 0 || count === table.sizes[from] ? why : WHY['whole-waste'];
  }
  const role = law.roles[to];
  if (role !== 'foundation' && role !== 'tableau') return WHY['closed-pile'];
  const why = refuseTaking(law, table, from, count);
  if (why !== 0) return why;
  return role === 'foundation' ? refuseUp(law, table, from, to, count) : refuseDown(law, table, from, to, count);
}

function refuseTurn(law: Law, table: Table, to: number, count: number): number {
  if (to !== law.turnTo) return WHY['stock-only-turns'];
  if (table.sizes[law.stock] === 0) return WHY['empty-pile'];
  return count === turnCount(law, table) ? 0 : WHY['turn-count'];
}

function refuseTaking(law: Law, table: Table, from: number, count: number): number {
  const size = table.sizes[from] as number;
  if (size === 0) return WHY['empty-pile'];
  if (count > size) return WHY['not-enough-cards'];
  const role = law.roles[from];
  if (law.leaves[from] === LEAVES.nothing) {
    if (role === 'foundation') return WHY['foundation-keeps'];
    return role === 'queen' ? WHY['queen-stays'] : WHY['packet-fills-only'];
  }
  if (size - count < (table.downs[from] as number))
    return role === 'captive' ? WHY['captive-held'] : WHY['hidden-card'];
  if (count > 1 && role !== 'tableau') return WHY['one-at-a-time'];
  return 0;
}

function refuseUp(law: Law, table: Table, from: number, to: number, count: number): number {
  if (count > 1) return WHY['one-at-a-time'];
  const card = table.top(from);
  const group = law.groups[to];
  const build = group?.build;
  if (law.goesUp[from] === 0 || build === undefined) return WHY['closed-pile'];
  const places = rankPlaces(build.ranks, law.base);
  if (rankOf(card) === law.stays) return WHY['queen-stays'];
  if (table.sizes[to] === 0) {
    if ((law.starts[to] as Uint8Array)[card] === 0) return WHY['wrong-base'];
    if (law.spaceEach[to] === 1) return 0;
    for (let pile = law.foundation; pile < to; pile++) {
      if (table.sizes[pile] === 0) return law.captive >= 0 ? WHY['row-order'] : WHY['first-empty'];
    }
    return 0;
  }
  if (table.sizes[to] === law.full[to]) return WHY['foundation-complete'];
  return refuseOn(build, places, card, table.top(to));
}

function refuseOn(build: Build, places: readonly number[], card: number, under: number): number {
  if (!rankFollows(build, places, card, under)) return WHY['wrong-rank'];
  if (suitFits(build, card, under)) return 0;
  return build.suit === 'same' ? WHY['wrong-suit'] : WHY['wrong-colour'];
}

/** Why so many cards cannot be lifted off a tableau pile together. */
function refuseGrip(law: Law, table: Table, from: number, count: number): number {
  const leave = law.leaves[from];
  const whole = count === table.sizes[from];
  if (leave === LEAVES.top && count > 1) return WHY['single-cards-only'];
  if (leave === LEAVES.whole && !whole) return WHY['whole-pile-only'];
  if (leave === LEAVES['whole-or-top'] && !whole && count > 1) return WHY['whole-or-top-only'];
  return leave !== LEAVES.tail && count > runLength(law, table, from) ? WHY['not-a-run'] : 0;
}

function refuseDown(law: Law, table: Table, from: number, to: number, count: number): number {
  if (law.goesDown[from] === 0) {
    if (law.roles[from] === 'captive') return WHY['captive-row-only'];
    return law.roles[from] === 'tableau' ? WHY['no-packing'] : WHY['closed-pile'];
  }
  if (isShut(law, table, to)) return WHY['place-shut'];
  const size = table.sizes[from] as number;
  const fromTable = law.roles[from] === 'tableau';
  if (fromTable) {
    const why = refuseGrip(law, table, from, count);
    if (why !== 0) return why;
  }
  const card = table.at(from, size - count);
  if (fromTable && rankOf(card) === law.stays) return WHY['queen-stays'];
  const group = law.groups[to];
  if (table.sizes[to] === 0) {
    const space = group?.space;
    if (space === undefined) return WHY['place-refills'];
    if ((law.spaceFrom[to] as Uint8Array)[from] === 0) return WHY['waste-only'];
    if ((law.starts[to] as Uint8Array)[card] === 0) return WHY['kings-only'];
    return fromTable && count === size ? WHY['changes-nothing'] : 0;
  }
  const build = group?.build;
  if (build === undefined) return WHY['takes-nothing'];
  const under = table.top(to);
  if ((law.fits[to] as Uint8Array)[(card << 6) | under] === 1) return 0;
  const places = rankPlaces(build.ranks, law.base);
  const place = places[rankOf(card)] ?? -1;
  const below = places[rankOf(under)] ?? -1;
  const highest = Math.max(...places);
  if (below < 0 || (below === 0 && build.ranks !== 'ring')) return WHY['takes-nothing'];
  if (place < 0 || (place === highest && build.ranks !== 'ring')) return WHY['lies-on-nothing'];
  return refuseOn(build, places, card, under);
}
