/** What a hand does that follows a pointer: cards in the air, covered cards that are looked at. */
import type { Game } from '../engine/index.js';
import type { Marks } from './board.js';
import { accepting } from './drag.js';
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

  /** What is to be seen on the board of what is carried or selected, and of what may be. */
  marks(game: Game, selected: Grip | null): Marks {
    const { held, target, peeked } = this;
    const grip = held ?? selected;
    const targets: ReadonlySet<string> = grip === null ? new Set() : accepting(game, grip);
    const moves = game.moves();
    const place = game.placeToFill;
    return {
      held,
      targets,
      choices: new Set(place === null ? [] : [place, ...moves.map(({ from }) => from)]),
      movable: new Set(moves.flatMap(({ from, count }) => (from === 'stock' ? [] : `${from} ${count}`))),
      over: held !== null && target !== null && targets.has(target) ? target : null,
      peeked,
    };
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
