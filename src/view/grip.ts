/** What a hand can do: cards gripped, where they may go, and what a tap means. No DOM; the rules are asked, never known. */
import type { Move, Pile, RefusalReason } from '../engine/index.js';
import { captiveOf } from './grid.js';

/** What the view asks of a game. */
export interface Asked {
  readonly piles: readonly Pile[];
  pile(id: string): Pile;
  moves(): readonly Move[];
  refusal(move: Move): RefusalReason | null;
  /** The place that waits for the player's choice, or null. */
  readonly placeToFill: string | null;
}

/** The top `count` cards of a pile. */
export interface Grip {
  readonly pile: string;
  readonly count: number;
}

/** A place that was pointed at: a card by its height from the bottom, or the pile itself (-1). */
export interface Spot {
  readonly pile: string;
  readonly index: number;
}

export const roleOf = (pile: string): string => pile.split('-')[0] ?? pile;

/** The grip of a card and all that lies on it; null on an empty place or a hidden card. */
export function gripAt(game: Asked, spot: Spot): Grip | null {
  const { cards } = game.pile(spot.pile);
  const index = spot.index < 0 ? cards.length - 1 : spot.index;
  const card = cards[index];
  return card?.faceUp === true ? { pile: spot.pile, count: cards.length - index } : null;
}

/** The top card of a pile, or its empty place. */
export const topSpot = (game: Asked, pile: string): Spot => ({ pile, index: game.pile(pile).cards.length - 1 });

/** True for piles whose cards are spread. */
export const isFan = (pile: string): boolean => roleOf(pile) === 'tableau';

/** Legal moves of a grip. A waste of one card is turned over at the stock; the card is not laid there. */
export function movesOf(game: Asked, grip: Grip): readonly Move[] {
  return game.moves().filter(({ from, to, count }) => from === grip.pile && count === grip.count && to !== 'stock');
}

/** The move that a tap on the stock tries: a turn, a fill, or a redeal; where there is none, one whose refusal says why. */
export function tappedStock(game: Asked): Move {
  const moves = game.moves();
  const legal = moves.find(({ from }) => from === 'stock') ?? moves.find(({ to }) => to === 'stock');
  if (legal !== undefined) return legal;
  const waste = game.piles.find(({ id }) => id === 'waste');
  if (waste === undefined) return { from: 'stock', to: 'tableau-1', count: 1 };
  return game.pile('stock').cards.length > 0
    ? { from: 'stock', to: 'waste', count: 1 }
    : { from: 'waste', to: 'stock', count: Math.max(1, waste.cards.length) };
}

/**
 * The move of a grip to a pile that a person pointed at. A card that starts a foundation goes to the one that the rules
 * name, whichever empty one was meant (0A).
 */
export function moveTo(game: Asked, grip: Grip, pile: string): Move {
  const asked = { from: grip.pile, to: pile, count: grip.count };
  if (game.refusal(asked) === null || roleOf(pile) !== 'foundation' || game.pile(pile).cards.length > 0) return asked;
  const meant = movesOf(game, grip).find(
    (move) => roleOf(move.to) === 'foundation' && game.pile(move.to).cards.length === 0,
  );
  return meant ?? asked;
}

/**
 * Moves that differ for a person: twins and equal empty places count as one, the lowest pile stands for them. Above
 * captives no two places are equal: each frees another.
 */
export function distinctMoves(game: Asked, moves: readonly Move[]): readonly Move[] {
  const seen = new Set<string>();
  return moves.filter((move) => {
    const top = game.pile(move.to).cards.at(-1);
    const captive = captiveOf(move.to);
    const above = game.piles.some(({ id, cards }) => id === captive && cards.length > 0);
    const key = `${above ? move.to : roleOf(move.to)} ${top?.card ?? ''}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
