import type { CardCode, Rank, Suit } from '../engine/index.js';

/** The rank and the suit of a card. */
export const splitCard = (card: CardCode): readonly [Rank, Suit] => [card.charAt(0) as Rank, card.charAt(1) as Suit];
