/** Cards in the air: what is lifted, and which pile takes it. Judged by how much the cards cover, not by the pointer. */
import { Carried } from './carried.js';
import { overlap, shownPiles } from './geometry.js';
import { gripAt, moveTo, type Asked, type Grip, type Spot } from './grip.js';

export class Drag {
  readonly grip: Grip;
  readonly carried: Carried;
  /** Piles that take the cards. */
  readonly #targets: ReadonlySet<string>;
  readonly #board: HTMLElement;

  /** `over` is told before each frame which pile the cards cover most. */
  constructor(game: Asked, board: HTMLElement, grip: Grip, at: Point, over: (pile: string | null) => void) {
    this.grip = grip;
    this.#board = board;
    this.#targets = accepting(game, grip);
    const cards = board.querySelectorAll<HTMLElement>(`[data-pile='${grip.pile}'] .card`);
    this.carried = new Carried(board, [...cards].slice(-grip.count), at.x, at.y, () => over(this.under));
  }

  /** The pile that the carried cards cover most, accepting ones before others. */
  get under(): string | null {
    const { box } = this.carried;
    const whole = box.width * box.height;
    let best: string | null = null;
    let most = 0;
    for (const element of shownPiles(this.#board)) {
      const pile = element.dataset['pile'] ?? '';
      const shared = overlap(box, element.getBoundingClientRect());
      const worth = shared + (this.#targets.has(pile) ? whole : 0);
      if (pile === this.grip.pile || shared <= whole * 0.08 || worth <= most) continue;
      most = worth;
      best = pile;
    }
    return best;
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * What a press on a spot lifts, or null. Cards of the foundations and the queens' row are not carried about, those of
 * the stock only to fill a place.
 */
export function liftable(game: Asked, spot: Spot): Grip | null {
  const grip = fillGrip(game, spot) ?? gripAt(game, spot);
  if (grip === null || /^(foundation|queen)/.test(grip.pile)) return null;
  return grip.pile !== 'stock' || game.placeToFill !== null ? grip : null;
}

/** The stock's top card, while it may be chosen to fill a place; null otherwise. */
function fillGrip(game: Asked, spot: Spot): Grip | null {
  const fills = game.placeToFill !== null && spot.pile === 'stock' && game.pile('stock').cards.length > 0;
  return fills ? { pile: 'stock', count: 1 } : null;
}

/** Piles on which a drop of this grip is accepted, redirected ones included. */
export function accepting(game: Asked, grip: Grip): ReadonlySet<string> {
  return new Set(game.piles.filter(({ id }) => game.refusal(moveTo(game, grip, id)) === null).map(({ id }) => id));
}
