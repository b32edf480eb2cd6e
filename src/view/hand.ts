/** The hand: what is selected, and what a tap does. A state machine without DOM. */
import type { Move, RefusalReason } from '../engine/index.js';
import {
  distinctMoves,
  gripAt,
  moveTo,
  movesOf,
  refusedStockMove,
  roleOf,
  stockMove,
  type Asked,
  type Grip,
  type Spot,
} from './grip.js';

/** How taps are read. */
export type TapMode = 'smart' | 'select' | 'keys';

/** What a tap comes to. */
export type Intent =
  | { readonly kind: 'play'; readonly move: Move }
  | { readonly kind: 'refuse'; readonly move: Move; readonly reason: RefusalReason }
  | { readonly kind: 'select' }
  | { readonly kind: 'nothing' };

/** A second tap within this time on the selected card sends it up, in ms. */
const DOUBLE = 300;

export class Hand {
  /** The selected cards, or null. */
  selected: Grip | null = null;
  private selectedAt = -Infinity;

  drop(): void {
    this.selected = null;
    this.selectedAt = -Infinity;
  }

  /**
   * A tap at a spot. `smart` moves at once where a card has just one target; `select` always takes a second tap; `keys`
   * picks and drops, and what is picked was meant to be dropped. `now` is the time of the tap in ms.
   */
  tap(game: Asked, spot: Spot, mode: TapMode, now: number): Intent {
    const held = this.selected;
    if (roleOf(spot.pile) === 'stock') {
      this.drop();
      return this.tapStock(game);
    }
    const grip = gripAt(game, spot);
    if (held !== null) {
      if (held.pile === spot.pile) return this.tapOwnPile(game, held, grip, mode, now);
      const move = moveTo(game, held, spot.pile);
      const reason = game.refusal(move);
      this.drop();
      if (reason === null) return { kind: 'play', move };
      // Another movable card: a new tap. Anything else was meant as a target, and is told why it is none.
      if (mode === 'keys' || grip === null || movesOf(game, grip).length === 0) return { kind: 'refuse', move, reason };
    }
    return this.tapCard(game, grip, mode, now);
  }

  private tapStock(game: Asked): Intent {
    const move = stockMove(game);
    if (move !== null) return { kind: 'play', move };
    const tried = refusedStockMove(game);
    const reason = game.refusal(tried);
    return reason === null ? { kind: 'nothing' } : { kind: 'refuse', move: tried, reason };
  }

  private tapOwnPile(game: Asked, held: Grip, grip: Grip | null, mode: TapMode, now: number): Intent {
    if (grip === null || grip.count !== held.count) return this.tapCard(game, grip, mode, now);
    const up = movesOf(game, held).find((move) => roleOf(move.to) === 'foundation');
    const quick = now - this.selectedAt <= DOUBLE;
    this.drop();
    return quick && up !== undefined ? { kind: 'play', move: up } : { kind: 'nothing' };
  }

  private tapCard(game: Asked, grip: Grip | null, mode: TapMode, now: number): Intent {
    this.drop();
    if (grip === null || roleOf(grip.pile) === 'foundation') return { kind: 'nothing' };
    const targets = distinctMoves(game, movesOf(game, grip));
    const only = targets[0];
    const place = game.placeToFill;
    if (place !== null && only === undefined) {
      return { kind: 'refuse', move: { from: grip.pile, to: place, count: grip.count }, reason: 'must-fill' };
    }
    if (mode === 'smart' && only !== undefined && targets.length === 1) return { kind: 'play', move: only };
    this.selected = grip;
    this.selectedAt = now;
    return { kind: 'select' };
  }
}
