/** What a host page hears of hints and verdicts. */
import type { Move } from '../engine/index.js';
import { GameEvent, type EventGame } from './events.js';

/** Why there is no hint: see `NoHint` of the solver; `off`: there are none; `changed`: the table is another by now, or off the page; `unavailable`: the solver could not be loaded. */
export type HintReason = 'won' | 'stuck' | 'lost' | 'circles' | 'off' | 'changed' | 'unavailable';

/** What a `hint` event tells, and what `hint()` resolves to. */
export interface HintDetail {
  /** The move, or null where there is none. */
  readonly move: Move | null;
  /** `line`: it begins a line that wins. `guess`: whether the game can be won is not known. `fair`: by what is seen alone. */
  readonly source: 'line' | 'guess' | 'fair' | null;
  /** Why there is no move, or null. */
  readonly reason: HintReason | null;
}

/** `hint`: a hint was shown. */
export class PatienceHintEvent extends GameEvent implements HintDetail {
  declare readonly move: Move | null;
  declare readonly source: HintDetail['source'];
  declare readonly reason: HintReason | null;

  constructor(game: EventGame, detail: HintDetail) {
    super('hint', game, detail);
  }
}

/** Whether a game can still be won; `lost` is proved. */
export type Verdict = 'winnable' | 'lost' | 'unknown';

/** `verdict`: the verdict changed. */
export class PatienceVerdictEvent extends GameEvent {
  declare readonly verdict: Verdict;

  constructor(game: EventGame, verdict: Verdict) {
    super('verdict', game, { verdict });
  }
}
