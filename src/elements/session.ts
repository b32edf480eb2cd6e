/**
 * One attempt at one deal: the game, its clock and its counts. It says what a move, an undo or a redo comes to; the
 * element shows it and tells the page.
 */
import type { Game, Move, Transfer } from '../engine/index.js';
import { Clock } from './clock.js';
import { GameView } from './game-view.js';
import type { EventGame, MoveCause, Result } from './events.js';

/** What happened on the table, for eyes, ears and the page. */
export interface Happening {
  readonly move: Move;
  readonly cause: MoveCause;
  readonly transfers: readonly Transfer[];
  /** The attempt ended with it, for the first time if `won`. */
  readonly ends: 'won' | 'lost' | null;
}

export class Session {
  readonly clock = new Clock();
  /** What the page may see of the game. */
  readonly view: GameView;
  attempt = 1;
  undos = 0;
  /** How many hints were shown. */
  hints = 0;
  /** The wish before the first card has been made. */
  wished = false;
  /** Counts all that happened: another number, another state. */
  change = 0;
  /** For every move, whether it went together with the one before: such moves are taken back together. */
  readonly joined: boolean[] = [];
  /** A first move has been made in this attempt. */
  begun = false;
  /** A win has been told; or the game came already won, and is not won again. */
  told: boolean;

  constructor(
    readonly game: Game,
    /** The day of a daily deal, else null. */
    readonly day: string | null,
    /** The game came from a record, a position or a save. */
    readonly restored: boolean,
  ) {
    this.view = new GameView(game);
    this.told = game.status === 'won';
  }

  /** A wish may be made, as long as no card has been played. */
  get wishes(): boolean {
    return !this.wished && this.game.moveCount === 0 && this.game.status === 'playing';
  }

  /** It has begun and not ended: it is not left without a question. */
  get started(): boolean {
    return this.game.moveCount > 0 && this.game.status === 'playing';
  }

  get about(): EventGame {
    const { id, dealNumber, rules } = this.game;
    return { gameId: id, dealNumber, day: this.day, rules };
  }

  get result(): Result {
    const { attempt, undos, hints, clock, game } = this;
    return {
      attempt,
      moveCount: game.moveCount,
      undos,
      hints,
      elapsed: clock.elapsed,
      record: game.record(),
    };
  }

  /** The element is on a page again: a game that had begun goes on. */
  resume(): void {
    if (this.begun && this.game.status !== 'won') this.clock.start();
  }

  /** Another attempt at the same deal. */
  again(): Session {
    const next = new Session(this.game.again(), this.day, false);
    next.attempt = this.attempt + 1;
    next.wished = this.wished;
    return next;
  }

  /** Plays a legal move; throws `PatienceError` for another. `joined`: it is taken back with the one before. */
  play(move: Move, cause: MoveCause, joined = false): Happening {
    const transfers = this.game.play(move);
    const { moveCount } = this.game;
    this.joined.length = moveCount - 1;
    this.joined[moveCount - 1] = joined;
    this.#begin();
    return this.#happened(cause, transfers);
  }

  /** Takes the last move back; throws `PatienceError` where there is none. */
  undo(): Happening {
    const move = this.#lastMove;
    const transfers = this.game.undo();
    this.undos++;
    this.change++;
    this.#begin();
    return { move, cause: 'undo', transfers, ends: null };
  }

  /** Plays the last move taken back again; throws `PatienceError` where there is none. */
  redo(): Happening {
    return this.#happened('redo', this.game.redo());
  }

  /** The last move went together with the one before it. */
  get endsJoined(): boolean {
    return this.game.canUndo && this.joined[this.game.moveCount - 1] === true;
  }

  /** The next move to play again went together with the last. */
  get goesOnJoined(): boolean {
    return this.game.canRedo && this.joined[this.game.moveCount] === true;
  }

  /** The engine's own copy of the newest move that stands. */
  get #lastMove(): Move {
    return this.game.history.at(-1) ?? { from: '', to: '', count: 0 };
  }

  #begin(): void {
    this.begun = true;
    this.clock.start();
  }

  #happened(cause: MoveCause, transfers: readonly Transfer[]): Happening {
    this.change++;
    const { status } = this.game;
    if (status === 'won') this.clock.stop();
    const ends = status === 'won' && !this.told ? 'won' : status === 'lost' && cause !== 'redo' ? 'lost' : null;
    if (ends === 'won') this.told = true;
    return { move: this.#lastMove, cause, transfers, ends };
  }
}
