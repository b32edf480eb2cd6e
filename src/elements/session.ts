/**
 * One attempt at one deal: the game, its clock and its counts. It says what a move, an undo or a redo comes to; the
 * element shows it and tells the page.
 */
import type { Engine, Game, GameDefinition, Move, Rules, Transfer } from '../engine/index.js';
import { isDealNumber, randomDeal } from '../engine/index.js';
import { Clock } from '../view/clock.js';
import { textOf } from './options.js';
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

/** What a game is asked for. */
export type Request =
  | { readonly kind: 'deal'; readonly deal: 'random' | 'daily' | number }
  | { readonly kind: 'record'; readonly text: string };

export class Session {
  readonly clock = new Clock();
  /** What the page may see of the game. */
  readonly view: GameView;
  attempt = 1;
  undos = 0;
  /** A win has been told; or the game came already won, and is not won again. */
  private told: boolean;

  constructor(
    readonly game: Game,
    /** The day of a daily deal, else null. */
    readonly day: string | null,
    /** The game came from a record or a position. */
    readonly restored: boolean,
  ) {
    this.view = new GameView(game);
    this.told = game.status === 'won';
  }

  get about(): EventGame {
    const { id, dealNumber, rules } = this.game;
    return { gameId: id, dealNumber, day: this.day, rules };
  }

  get result(): Result {
    const { attempt, undos, clock, game } = this;
    return {
      attempt,
      moveCount: game.moveCount,
      undos,
      hints: 0,
      elapsed: clock.elapsed,
      record: game.record(),
    };
  }

  /** The element is on a page again: a game that had begun goes on. */
  resume(): void {
    if (this.clock.elapsed > 0 && this.game.status !== 'won') this.clock.start();
  }

  /** Plays a legal move; throws `PatienceError` for another. */
  play(move: Move, cause: MoveCause): Happening {
    const transfers = this.game.play(move);
    this.clock.start();
    return this.happened(move, cause, transfers);
  }

  undo(): Happening | null {
    if (!this.game.canUndo) return null;
    const move = this.game.history.at(-1);
    if (move === undefined) return null;
    const transfers = this.game.undo();
    this.undos++;
    this.clock.start();
    return { move, cause: 'undo', transfers, ends: null };
  }

  redo(): Happening | null {
    if (!this.game.canRedo) return null;
    const transfers = this.game.redo();
    const move = this.game.history.at(-1);
    return move === undefined ? null : this.happened(move, 'redo', transfers);
  }

  private happened(move: Move, cause: MoveCause, transfers: readonly Transfer[]): Happening {
    const { status } = this.game;
    if (status === 'won') this.clock.stop();
    const ends = status === 'won' && !this.told ? 'won' : status === 'lost' && cause !== 'redo' ? 'lost' : null;
    if (ends === 'won') this.told = true;
    return { move, cause, transfers, ends };
  }
}

/** Deals what is asked for; throws `PatienceError` where that cannot be. */
export function openSession(engine: Engine, definition: GameDefinition, rules: Rules, request: Request): Session {
  if (request.kind === 'record') {
    const text = request.text.trim();
    const game = text.startsWith('t') ? engine.deal(definition.id, { position: text }) : engine.restore(text);
    return new Session(game, null, true);
  }
  if (request.deal === 'daily') {
    const day = new Date().toISOString().slice(0, 10);
    const number = engine.dailyDeal(definition.id, day, { rules });
    return new Session(engine.deal(definition.id, { deal: number, rules }), day, false);
  }
  const number = request.deal === 'random' ? randomDeal() : request.deal;
  return new Session(engine.deal(definition.id, { deal: number, rules }), null, false);
}

/** Reads what may be asked for as a deal; null where it is nothing. */
export function readDeal(value: unknown): 'random' | 'daily' | number | null {
  if (value === undefined || value === null) return 'random';
  const text = textOf(value).trim().toLowerCase();
  if (value === '' || text === 'random') return 'random';
  if (text === 'daily') return 'daily';
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return isDealNumber(number) ? number : null;
}
