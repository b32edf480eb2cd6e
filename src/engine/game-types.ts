/** What a game gives and takes, as plain frozen objects. */
import type { CardCode } from './cards.js';

/** A move between piles: `count` cards from the top of `from`. */
export interface Move {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** A card as it lies. `card` names it even when it lies face down: the engine hides nothing. */
export interface PileCard {
  readonly card: CardCode;
  readonly faceUp: boolean;
}

/** A pile, bottom → top; the stock's last card is drawn next. */
export interface Pile {
  readonly id: string;
  readonly cards: readonly PileCard[];
}

/** Which end of a pile. */
export type End = 'top' | 'bottom';

/** One thing that happened on the table. A card laid bare turns up by rule, without a transfer of its own; a card that turned up where it lay has the same `from` and `to`. */
export interface Transfer {
  readonly from: string;
  readonly to: string;
  /** Bottom → top, as they lie at `to` now. */
  readonly cards: readonly CardCode[];
  readonly fromEnd: End;
  readonly toEnd: End;
  /** True when the order turned round on the way. */
  readonly reversed: boolean;
  readonly faceUp: boolean;
}

/** How a game stands. */
export type Status = 'playing' | 'won' | 'lost';
