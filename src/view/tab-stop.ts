import { isAway, pileOrder, spotsOf, type BoardView } from './board.js';
import type { Spot } from './grip.js';

const START: Spot = { pile: 'stock', index: -1 };

/** The element of a spot. */
export const spotElement = (board: HTMLElement, { pile, index }: Spot): HTMLElement | null =>
  board.querySelector<HTMLElement>(`[data-pile='${pile}'] [data-index='${index}']`);

/** The spot that an event's target belongs to. */
export function spotOf(target: EventTarget | null): Spot | null {
  if (!(target instanceof Element)) return null;
  const pile = target.closest<HTMLElement>('[data-pile]')?.dataset['pile'];
  const index = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
  return pile === undefined ? null : { pile, index: Number(index ?? -1) };
}

/** The one tab stop of the board: where the player last was, and where the focus goes with the cards. */
export class TabStop {
  spot: Spot = START;
  /** A key on the board asked for what is drawn next: the page may scroll to it. */
  keyed = false;
  /** The focus was on the board before it was drawn anew. */
  #had = false;

  reset(): void {
    this.spot = START;
  }

  /** Puts the stop on a spot that was focused; true where it was elsewhere. */
  moveTo(spot: Spot): boolean {
    const moved = spot.pile !== this.spot.pile || spot.index !== this.spot.index;
    this.spot = spot;
    return moved;
  }

  /** The stop, moved to something that is there if what it was on has gone. */
  settle(shown: Pick<BoardView, 'game' | 'places' | 'arrangement'>): Spot {
    const { pile, index } = this.spot;
    const known = pileOrder(shown).filter((candidate) => !isAway(shown, candidate));
    const own = known.find(({ id }) => id === pile) ?? known[0];
    const spots = own === undefined ? [this.spot] : spotsOf(own);
    return (this.spot = spots.find((spot) => spot.index === index) ?? spots.at(-1) ?? this.spot);
  }

  beforeDrawing(board: HTMLElement | null, active: Element | null): void {
    this.#had = board?.contains(active) === true;
  }

  /** The focus stays on the board, at the spot it follows. */
  afterDrawing(board: HTMLElement, active: Element | null): void {
    if (this.#had && spotElement(board, this.spot) !== active) this.focus(board, { preventScroll: !this.keyed });
    this.keyed = false;
  }

  focus(board: HTMLElement | null, options?: FocusOptions): void {
    if (board !== null) spotElement(board, this.spot)?.focus(options);
  }
}
