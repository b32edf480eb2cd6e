/** What a hand does that follows a pointer: cards in the air, covered cards that are looked at. */
import { moveTo, type Grip, type Spot } from './grip.js';
import { PointerInput, type PointerHost } from './pointer.js';
import type { TableView } from './table-view.js';

export class Carrying implements PointerHost {
  readonly pointer = new PointerInput(this);
  /** Cards in the air. */
  held: Grip | null = null;
  /** The pile over which they are most. */
  target: string | null = null;
  /** A covered card that is looked at. */
  peeked: Spot | null = null;

  readonly #table: TableView;

  constructor(table: TableView) {
    this.#table = table;
  }

  get game(): TableView['game'] {
    return this.#table.game;
  }

  get board(): HTMLElement | null {
    return this.#table.board;
  }

  tap(spot: Spot, time: number): void {
    this.#table.tap(spot, time);
  }

  rest(): void {
    this.#table.rest();
  }

  lift(grip: Grip): void {
    this.#table.dropAll();
    this.target = null;
    this.held = grip;
    this.#table.redraw();
  }

  over(pile: string | null): void {
    if (pile !== this.target) this.#table.redraw();
    this.target = pile;
  }

  peek(spot: Spot | null): void {
    this.peeked = spot;
    this.#table.redraw();
  }

  release(grip: Grip, pile: string | null): void {
    const { game } = this;
    this.held = null;
    this.#table.redraw();
    if (game !== null && pile !== null) this.#table.attempt(game, moveTo(game, grip, pile));
  }

  /** What is carried, looked at or selected is let go; false where nothing was. */
  letGo(): boolean {
    const carried = this.held !== null || this.peeked !== null;
    this.pointer.drop();
    const any = this.#table.unselect() || carried;
    if (any) this.#table.redraw();
    return any;
  }
}
