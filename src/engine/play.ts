/**
 * What a move does. The move itself and all that follows from it by rule are transfers, in the order of 0A edge 2:
 * the card moved; the payment; the talon becoming the store; then refills, one place at a time, each with its own
 * payment. A caller takes the table's mark first and undoes to it.
 */
import { rankNameOf } from './cards.js';
import { moveCount, moveFrom, moveTo, type Law } from './law.js';
import { fillList, runLength, takes } from './moves.js';
import { FACE_DOWN, FROM_BOTTOM, NEXT_PASS, REVERSED, SHUFFLED, TO_BOTTOM, TURN_UP } from './flags.js';
import type { Table } from './table.js';

/** Plays a legal move with all its consequences. */
export function apply(law: Law, table: Table, move: number): void {
  const from = moveFrom(move);
  const to = moveTo(move);
  const turned = from === law.stock;
  if ((table.empty & law.refillBits) !== 0 && table.sizes[to] === 0 && fillList(law, table, to).includes(from)) {
    fill(law, table, from, to);
  } else if (to === law.stock) {
    redeal(law, table);
  } else if (turned && to !== law.waste) {
    spread(law, table, to, moveCount(move));
  } else {
    const count = moveCount(move);
    table.transfer(from, to, count, turned ? REVERSED : 0);
    if (!law.quiet) follow(law, table, to, turned);
  }
  settle(law, table);
}

/** The rest of the opening: cards that go up by themselves leave the dealt places, then places are refilled (R5). */
export function open(law: Law, table: Table): void {
  for (let pile = law.tableau; pile < law.tableau + law.tableaus; pile++) {
    if (law.risesFilled[table.top(pile)] === 1) rise(law, table, pile);
  }
  settle(law, table);
}

/** The talon that becomes the store, and refills, until nothing more follows by rule. */
export function settle(law: Law, table: Table): void {
  inherit(law, table);
  while ((table.empty & law.refillBits) !== 0 && refillNext(law, table)) inherit(law, table);
}

/** Fills the leftmost empty place that has just one source; false where there is none or the player must choose. */
function refillNext(law: Law, table: Table): boolean {
  const end = law.tableau + law.tableaus;
  for (let place = law.tableau; place < end; place++) {
    if (table.sizes[place] !== 0) continue;
    const list = fillList(law, table, place);
    if (list.length === 0) continue;
    let only = -1;
    for (let index = 0; index < list.length; index++) {
      const source = list[index] as number;
      if (table.sizes[source] === 0) continue;
      if (only >= 0) return false;
      only = source;
    }
    fill(law, table, only, place);
    return true;
  }
  return false;
}

function fill(law: Law, table: Table, from: number, place: number): void {
  table.transfer(from, place, 1, 0);
  const card = table.top(place);
  if (law.risesFilled[card] === 1) rise(law, table, place);
  else if (law.pays[card] === 1) pay(law, table, card, `${law.roles[from]}-fill`);
}

function spread(law: Law, table: Table, to: number, count: number): void {
  for (let pile = to; pile < to + count; pile++) table.transfer(law.stock, pile, 1, 0);
}

/** What follows when cards have been turned from the stock, or a card has been moved. */
function follow(law: Law, table: Table, to: number, turned: boolean): void {
  if (!turned) {
    if (to >= law.foundation && to < law.foundation + law.foundations) raised(law, table, to);
    return;
  }
  const card = table.top(to);
  const played = law.risesTurned[card] === 1 && rise(law, table, to);
  if (law.pays[card] === 0) return;
  pay(law, table, card, 'turn');
  if (!played) pay(law, table, card, 'turn-unplayed');
}

function redeal(law: Law, table: Table): void {
  const count = table.sizes[law.waste] as number;
  const order = law.plan.stock.between === 'shuffle' ? SHUFFLED : NEXT_PASS | REVERSED;
  table.transfer(law.waste, law.stock, count, order | FACE_DOWN);
}

/** Sends a card up to the lowest-numbered foundation that takes it; false where none does. */
function rise(law: Law, table: Table, from: number): boolean {
  const card = table.top(from);
  for (let to = law.foundation; to < law.foundation + law.foundations; to++) {
    if (takes(law, table, card, to)) {
      table.transfer(from, to, 1, 0);
      raised(law, table, to);
      return true;
    }
  }
  return false;
}

/** What follows when a card has gone up: the queen's payment, and the captive under a completed suit. */
function raised(law: Law, table: Table, to: number): void {
  const card = table.top(to);
  if (law.pays[card] === 1) pay(law, table, card, 'raise');
  if (law.captive >= 0 && table.sizes[to] === law.full(to)) {
    const captive = law.captive + to - law.foundation;
    if (law.roles[captive] === 'captive' && table.downs[captive] === 1) table.transfer(captive, captive, 1, TURN_UP);
  }
}

/** A queen's payment: what there is of the cards due goes under the stock. */
function pay(law: Law, table: Table, card: number, on: string): void {
  for (const payment of law.payments) {
    if (payment.on !== on || payment.rank !== rankNameOf(card)) continue;
    const from = payment.from === 'waste' ? law.waste : law.reserve;
    const count = Math.min(payment.count, table.sizes[from] as number);
    // From a bottom the lowest card is drawn first; from a top the block keeps its order (section 0).
    const ends = payment.end === 'bottom' ? FROM_BOTTOM | REVERSED : 0;
    if (count > 0) table.transfer(from, law.stock, count, ends | TO_BOTTOM | FACE_DOWN);
  }
}

/** The talon moves into the place of the exhausted store as it lies (B2). */
function inherit(law: Law, table: Table): void {
  if (law.heir < 0 || table.sizes[law.reserve] !== 0) return;
  const count = table.sizes[law.heir] as number;
  if (count > 0) table.transfer(law.heir, law.reserve, count, 0);
}

/** True when the goal is met. */
export function isWon(law: Law, table: Table): boolean {
  const { goal } = law.plan;
  const { sizes } = table;
  if ('suits' in goal) return fullSuits(law, table) === goal.suits;
  let up = 0;
  const end = law.foundation + law.foundations;
  for (let pile = law.foundation; pile < end; pile++) up += sizes[pile] as number;
  if (up !== goal.up) return false;
  return (goal.clear ?? []).every((role) => sizes[law.roles.indexOf(role)] === 0);
}

/** How many tableau piles are whole suits, king lowest. */
function fullSuits(law: Law, table: Table): number {
  return law.roles.filter(
    (role, pile) => role === 'tableau' && table.sizes[pile] === 13 && runLength(law, table, pile) === 13,
  ).length;
}
