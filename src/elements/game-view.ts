import type { Game, Move, Pile, RefusalReason, Rules, Status } from '../engine/index.js';

/** A frozen view of the game on the table: all that can be asked, nothing that changes it. */
export class GameView {
  readonly #game: Game;

  constructor(game: Game) {
    this.#game = game;
    Object.freeze(this);
  }

  get id(): string {
    return this.#game.id;
  }
  get rules(): Rules {
    return this.#game.rules;
  }
  get dealNumber(): number | null {
    return this.#game.dealNumber;
  }
  get piles(): readonly Pile[] {
    return this.#game.piles;
  }
  get status(): Status {
    return this.#game.status;
  }
  get moveCount(): number {
    return this.#game.moveCount;
  }
  get history(): readonly Move[] {
    return this.#game.history;
  }
  get pass(): number {
    return this.#game.pass;
  }
  get passes(): number {
    return this.#game.passes;
  }
  get canUndo(): boolean {
    return this.#game.canUndo;
  }
  get canRedo(): boolean {
    return this.#game.canRedo;
  }
  /** One pile; throws `unknown-pile`. */
  pile(id: string): Pile {
    return this.#game.pile(id);
  }
  /** Every legal move, and nothing else. */
  moves(): readonly Move[] {
    return this.#game.moves();
  }
  /** Why a move would be refused, or null. */
  refusal(move: Move): RefusalReason | null {
    return this.#game.refusal(move);
  }
  /** The whole game as text. */
  record(): string {
    return this.#game.record();
  }
  /** The table alone as text. */
  position(): string {
    return this.#game.position();
  }
}
