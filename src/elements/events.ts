/**
 * What a host page hears. All events bubble and cross shadow roots, cannot be cancelled, and are dispatched on the
 * element after its state has changed. Their fields are read-only, and tell the state that the event is about, even if
 * a listener has changed it since. Their names are short, and other elements may use them too: check `event.target`,
 * or `event instanceof PatienceMoveEvent`.
 */
import type { CardCode, Move, RefusalReason, Rules, Status } from '../engine/index.js';
import type { MoveCause } from '../view/sentences.js';
import type { PatienceHintEvent, PatienceVerdictEvent } from './advice-events.js';
import type { PatienceSaveErrorEvent } from './save-events.js';

/** What every event tells of its game. */
export interface EventGame {
  /** The game's id, `kenfild`. */
  readonly gameId: string;
  /** The deal's number, or null for a list or a position. */
  readonly dealNumber: number | null;
  /** The day of a daily deal, `YYYY-MM-DD`, else null. */
  readonly day: string | null;
  /** The value of every rule option. */
  readonly rules: Rules;
}

export type { MoveCause };

/** What a `deal` event tells. */
export interface DealDetail {
  /** It came from a record, a position or a save. */
  readonly restored: boolean;
  /** The game as text. */
  readonly record: string;
}

/** What a `move` event tells. */
export interface MoveDetail {
  /** The move, or the one taken back. */
  readonly move: Move;
  /** The cards of the move itself, bottom → top; what followed by rule is not among them. */
  readonly cards: readonly CardCode[];
  /** By whom: the player, a rule of the element, `undo`, `redo`, or the page. */
  readonly cause: MoveCause;
  /** How many moves stand after it. */
  readonly moveCount: number;
  /** `playing`, `won` or `lost` after it. */
  readonly status: Status;
}

/** The end of an attempt, as `win` and `lose` tell it. */
export interface Result {
  /** 1 for the first attempt at this deal; `restart()` begins the next. */
  readonly attempt: number;
  /** How many moves stand. */
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

/** What a `refuse` event tells. */
export interface RefuseDetail {
  /** What the player tried. */
  readonly move: Move;
  /** Which rule forbids it. */
  readonly reason: RefusalReason;
}

/**
 * Fields are fixed one by one: an event that is frozen as a whole would break listeners that mark the events they have
 * seen, as some frameworks do.
 */
function fix(event: Event, fields: object): void {
  for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value, enumerable: true });
}

/** What all of them are. */
export class GameEvent extends Event implements EventGame {
  declare readonly gameId: string;
  declare readonly dealNumber: number | null;
  declare readonly day: string | null;
  declare readonly rules: Rules;

  constructor(type: string, game: EventGame, detail: object) {
    super(type, { bubbles: true, composed: true });
    fix(this, { ...game, ...detail });
  }
}

/** `deal`: a game is on the table. */
export class PatienceDealEvent extends GameEvent implements DealDetail {
  declare readonly restored: boolean;
  declare readonly record: string;

  constructor(game: EventGame, detail: DealDetail) {
    super('deal', game, detail);
  }
}

/** `move`: once for every move, undo and redo, by whatever input. */
export class PatienceMoveEvent extends GameEvent implements MoveDetail {
  declare readonly move: Move;
  declare readonly cards: readonly CardCode[];
  declare readonly cause: MoveCause;
  declare readonly moveCount: number;
  declare readonly status: Status;

  constructor(game: EventGame, detail: MoveDetail) {
    super('move', game, detail);
  }
}

/** `win` and `lose` tell the same. */
class ResultEvent extends GameEvent implements Result {
  declare readonly attempt: number;
  declare readonly moveCount: number;
  declare readonly undos: number;
  declare readonly hints: number;
  declare readonly elapsed: number;
  declare readonly record: string;
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
export class PatienceRefuseEvent extends GameEvent implements RefuseDetail {
  declare readonly move: Move;
  declare readonly reason: RefusalReason;

  constructor(game: EventGame, detail: RefuseDetail) {
    super('refuse', game, detail);
  }
}

/** The events of a patience element by name. */
export interface PatienceEventMap {
  deal: PatienceDealEvent;
  move: PatienceMoveEvent;
  win: PatienceWinEvent;
  lose: PatienceLoseEvent;
  refuse: PatienceRefuseEvent;
  hint: PatienceHintEvent;
  verdict: PatienceVerdictEvent;
  saveerror: PatienceSaveErrorEvent;
}
