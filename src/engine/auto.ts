/** Which card goes up by itself. All of it follows from the law; no game is known by name. */
import { KINDS, rankAt, rankIndex, rankOf, suitOf } from './cards.js';
import type { Game } from './game.js';
import type { Move } from './game-types.js';
import { moveFrom, moveTo, type Law } from './law.js';
import { generate, MOST_MOVES, placeToFill } from './moves.js';
import type { Table } from './table.js';

const buffer = new Int32Array(MOST_MOVES);

/**
 * The next card that goes up to a foundation by itself, or null. `all`: whatever may, save what is the player's to
 * decide. `safe`: only what can never turn a game that can be won into one that cannot.
 */
export function autoMove(game: Game, level: 'safe' | 'all'): Move | null {
  return game.look((law, table, name) => {
    const count = generate(law, table, buffer);
    const moves = buffer.subarray(0, count).filter((move) => law.roles[moveTo(move)] === 'foundation');
    const move = moves.find(
      (each) => !isChoice(law, table, each, moves) && (level === 'all' || isSafe(law, table, each)),
    );
    return move === undefined ? null : name(move);
  });
}

/**
 * Where captives lie under the foundations it is the player's to say which is freed: by the place of the first card of
 * a suit, and by the place of a card that fits on two.
 */
function isChoice(law: Law, table: Table, move: number, moves: Int32Array): boolean {
  if (law.captive < 0) return false;
  return table.sizes[moveTo(move)] === 0 || moves.some((other) => other !== move && moveFrom(other) === moveFrom(move));
}

/**
 * Whatever wins without this move wins with it, if the card's own moves are left out of the line. That holds when
 * (1) its twin can follow at once, so that it does not matter which of the two goes first;
 * (2) nothing will be laid on it any more: all cards that fit there are up;
 * (3) nothing follows from its leaving: no refill, no payment, no other order of the stock.
 */
function isSafe(law: Law, table: Table, move: number): boolean {
  if (placeToFill(law, table) >= 0) return false;
  const from = moveFrom(move);
  const card = table.top(from);
  return (
    leavesQuietly(law, table, from) &&
    paysNothing(law, card) &&
    isReached(law, table, card, 0) &&
    seats(law, card).every((other) => isReached(law, table, other, 1))
  );
}

/** Every foundation of the card's suit has come to the card (`more` 0), or is past it (1). */
function isReached(law: Law, table: Table, card: number, more: number): boolean {
  let left = law.definition.packs;
  let height = 0;
  for (let pile = law.foundation; pile < law.foundation + law.foundations; pile++) {
    const { ranks, group } = law.layout[pile] as (typeof law.layout)[number];
    const step = ranks.indexOf(rankAt(rankOf(card)));
    if (step < 0) continue;
    height = group.build?.lay === 'down' ? ranks.length - 1 - step : step;
    const size = table.sizes[pile] as number;
    if (size > 0 && suitOf(table.at(pile, 0)) === suitOf(card) && size >= height + more) left--;
  }
  return left <= 0 || height + more === 0;
}

/** The kinds of cards that may be laid on a card on the table. */
function seats(law: Law, card: number): readonly number[] {
  if (law.tableau < 0) return [];
  const others = Array.from({ length: KINDS }, (_, other) => other);
  return others.filter((other) =>
    law.fits.some((fits, pile) => law.roles[pile] === 'tableau' && fits[(other << 6) | card] === 1),
  );
}

const paysNothing = (law: Law, card: number): boolean =>
  !law.payments.some(({ on, rank }) => on === 'raise' && rankIndex(rank) === rankOf(card));

/** True where a card leaves a pile and nothing else will be otherwise for it. */
function leavesQuietly(law: Law, table: Table, pile: number): boolean {
  const size = (of: number): number => (of < 0 ? 0 : (table.sizes[of] as number));
  const role = law.roles[pile];
  if (role === 'captive') return true;
  if (role === 'tableau')
    return size(pile) > 1 || !law.refills[pile] || size(law.stock) + size(law.waste) + size(law.reserve) === 0;
  if (role !== 'waste') return false;
  const shuffled = law.plan.stock.between === 'shuffle' && table.pass < law.passes;
  const pays = law.payments.some(({ from }) => from === 'waste');
  const fills = (law.fillerBits & law.takers.bit(pile)) !== 0;
  return law.draw === 1 && !law.spreads && !shuffled && !pays && !fills;
}
