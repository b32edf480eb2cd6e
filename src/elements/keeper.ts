/** Who keeps games, seen from where they are played. */
import type { Session } from './session.js';

export interface Keeper {
  /** The game that was left when the same was asked for, or null. */
  restore(): Session | null;
  /** The game on the table is left for a new deal. */
  leave(): void;
  /** Another game comes to the table. */
  laid(session: Session): void;
  /** The game on the table has come out, for the first time in this attempt. */
  won(session: Session): void;
}
