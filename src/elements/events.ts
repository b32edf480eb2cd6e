/**
 * What a host page hears. All events bubble and cross shadow roots, cannot be cancelled, and are dispatched on the
 * element after its state has changed. Their names are short, and other elements may use them too: check
 * `event.target`, or `event instanceof PatienceMoveEvent`.
 */
import type { CardCode, Move, RefusalReason, Rules, Status } from '../engine/index.js';

/** What every event tells of its game. */
export interface EventGame {
  /** The game's id, `kenfild`. */
  readonly gameId: string;
  /** The deal's number, or null for a list or a position. */
  readonly dealNumber: number | null;
  /** The day of a daily deal, `YYYY-MM-DD`, else null. */
  readonly day: string | null;
  readonly rules: Rules;
}

/** Who made a move. */
export type MoveCause = 'player' | 'auto' | 'undo' | 'redo' | 'api';

/** The end of an attempt. */
export interface Result {
  /** 1 for the first attempt at this deal; `restart()` begins the next. */
  readonly attempt: number;
  readonly moveCount: number;
  /** How many moves were taken back in this attempt. */
  readonly undos: number;
  /** How many hints were shown in this attempt. */
  readonly hints: number;
  /** Milliseconds since the first move, without the time while the page was hidden. */
  readonly elapsed: number;
  /** The whole game as text, for `verify`. */
  readonly record: string;
}

/** A copy that its maker no longer has a hand on. */
const frozenMove = ({ from, to, count }: Move): Move => Object.freeze({ from, to, count });

class GameEvent extends Event implements EventGame {
  readonly gameId: string;
  readonly dealNumber: number | null;
  readonly day: string | null;
  readonly rules: Rules;

  constructor(type: string, game: EventGame) {
    super(type, { bubbles: true, composed: true });
    this.gameId = game.gameId;
    this.dealNumber = game.dealNumber;
    this.day = game.day;
    this.rules = game.rules;
  }
}

/** `deal`: a game is on the table. */
export class PatienceDealEvent extends GameEvent {
  /** It came from a record, a position or a save. */
  readonly restored: boolean;
  readonly record: string;

  constructor(game: EventGame, restored: boolean, record: string) {
    super('deal', game);
    this.restored = restored;
    this.record = record;
    Object.freeze(this);
  }
}

/** `move`: once for every move, undo and redo, by whatever input. */
export class PatienceMoveEvent extends GameEvent {
  readonly move: Move;
  /** The cards of the move itself, bottom → top; what followed by rule is not among them. */
  readonly cards: readonly CardCode[];
  readonly cause: MoveCause;
  readonly moveCount: number;
  readonly status: Status;

  constructor(
    game: EventGame,
    detail: {
      readonly move: Move;
      readonly cards: readonly CardCode[];
      readonly cause: MoveCause;
      readonly moveCount: number;
      readonly status: Status;
    },
  ) {
    super('move', game);
    this.move = frozenMove(detail.move);
    this.cards = detail.cards;
    this.cause = detail.cause;
    this.moveCount = detail.moveCount;
    this.status = detail.status;
    Object.freeze(this);
  }
}

class ResultEvent extends GameEvent implements Result {
  readonly attempt: number;
  readonly moveCount: number;
  readonly undos: number;
  readonly hints: number;
  readonly elapsed: number;
  readonly record: string;

  constructor(type: string, game: EventGame, result: Result) {
    super(type, game);
    this.attempt = result.attempt;
    this.moveCount = result.moveCount;
    this.undos = result.undos;
    this.hints = result.hints;
    this.elapsed = result.elapsed;
    this.record = result.record;
    Object.freeze(this);
  }
}

/** `win`: once per attempt at a deal, after its `move`. */
export class PatienceWinEvent extends ResultEvent {
  constructor(game: EventGame, result: Result) {
    super('win', game, result);
  }
}

/** `lose`: a move left no legal move. A `win` may still follow an undo. */
export class PatienceLoseEvent extends ResultEvent {
  constructor(game: EventGame, result: Result) {
    super('lose', game, result);
  }
}

/** `refuse`: the player tried a move that the rules forbid. */
export class PatienceRefuseEvent extends GameEvent {
  readonly move: Move;
  readonly reason: RefusalReason;

  constructor(game: EventGame, move: Move, reason: RefusalReason) {
    super('refuse', game);
    this.move = frozenMove(move);
    this.reason = reason;
    Object.freeze(this);
  }
}

/** The events of a patience element by name. */
export interface PatienceEventMap {
  deal: PatienceDealEvent;
  move: PatienceMoveEvent;
  win: PatienceWinEvent;
  lose: PatienceLoseEvent;
  refuse: PatienceRefuseEvent;
}
