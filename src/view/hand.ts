/** The hand: what is selected, and what a tap does. A state machine without DOM. */
import type { Move } from '../engine/index.js';
import {
  distinctMoves,
  gripAt,
  moveTo,
  movesOf,
  roleOf,
  tappedStock,
  type Asked,
  type Grip,
  type Spot,
} from './grip.js';

/** How taps are read. */
export type TapMode = 'smart' | 'select' | 'keys';

/** A second tap within this time on the selected card sends it up, in ms. */
const DOUBLE = 300;

export class Hand {
  /** The selected cards, or null. */
  selected: Grip | null = null;
  #selectedAt = -Infinity;

  drop(): void {
    this.selected = null;
    this.#selectedAt = -Infinity;
  }

  /**
   * A tap at a spot, at this time in ms; gives the move that is tried by it, or null. `smart` moves at once where a card
   * has just one target; `select` always takes a second tap; `keys` picks and drops, and what is picked was meant to be
   * dropped.
   */
  tap(game: Asked, spot: Spot, mode: TapMode, now: number): Move | null {
    const { selected } = this;
    const selectedAt = this.#selectedAt;
    this.drop();
    if (spot.pile === 'stock') return tappedStock(game);
    const grip = gripAt(game, spot);
    if (selected !== null && selected.pile !== spot.pile) {
      const move = moveTo(game, selected, spot.pile);
      // Another movable card is a new tap. Anything else was meant as a target, and may be told why it is none.
      const fresh = mode !== 'keys' && grip !== null && movesOf(game, grip).length > 0;
      if (!fresh || game.refusal(move) === null) return move;
    } else if (selected !== null && selected.count === grip?.count) {
      const ups = distinctMoves(game, movesOf(game, selected)).filter(({ to }) => roleOf(to) === 'foundation');
      if (now - selectedAt > DOUBLE || ups.length === 0) return null;
      // Of two places above different captives the player says which.
      if (ups.length === 1) return ups[0] ?? null;
      this.selected = selected;
      return null;
    }
    if (grip === null || roleOf(grip.pile) === 'foundation') return null;
    const targets = distinctMoves(game, movesOf(game, grip));
    const only = targets[0];
    const place = game.placeToFill;
    if (place !== null && only === undefined) return { from: grip.pile, to: place, count: grip.count };
    if (mode === 'smart' && only !== undefined && targets.length === 1) return only;
    this.selected = grip;
    this.#selectedAt = now;
    return null;
  }
}
