/** What a host page hears of storage that fails. */
import { GameEvent, type EventGame } from './events.js';

/**
 * `refused`: the browser gives no storage, or does not let it be written. `full`: there is no more room. `damaged`: what
 * lay under the name could not be read, all or in part; it is kept under another name. `newer`: it was written by a later
 * version, and is left as it is: nothing is stored. `statistics`: a text that was to be taken in holds no statistics.
 */
export type SaveErrorCode = 'refused' | 'full' | 'damaged' | 'newer' | 'statistics';

/** What went wrong with storage. */
export class SaveError extends Error {
  override readonly name = 'SaveError';

  constructor(
    readonly code: SaveErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** `saveerror`: storage refused, or held damaged data; play goes on. */
export class PatienceSaveErrorEvent extends GameEvent {
  declare readonly error: SaveError;

  constructor(game: EventGame, error: SaveError) {
    super('saveerror', game, { error });
  }
}
