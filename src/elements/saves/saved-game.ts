/** A game on the table and the same game as it is kept. */
import { openRecord } from '../../engine/reading.js';
import type { GameDefinition } from '../../engine/index.js';
import { Session } from '../session.js';
import type { SavedGame } from './format.js';

/** What is kept of a game itself. */
export type Kept = Omit<SavedGame, 'id' | 'asked' | 'counted' | 'at' | 'revision' | 'by'>;

export function keep(session: Session): Kept {
  const { game, clock, undos, hints, attempt, day, wished, told, joined } = session;
  return {
    ...game.whole(),
    joined: joined.flatMap((joins, move) => (joins ? [move] : [])),
    elapsed: clock.elapsed,
    undos,
    hints,
    attempt,
    day,
    wished,
    told,
  };
}

/** The game goes on where it was left; throws `PatienceError` where its record is damaged. */
export function recall(definition: GameDefinition, saved: SavedGame): Session {
  const game = openRecord([definition], saved.record);
  const moves = game.moveCount;
  for (let back = 0; back < saved.undone && game.canUndo; back++) game.undo();
  const session = new Session(game, saved.day, true);
  const { undos, hints, attempt, wished, told, elapsed, joined } = saved;
  Object.assign(session, { undos, hints, attempt, wished });
  session.told ||= told;
  session.begun = game.canUndo || game.canRedo || elapsed > 0;
  session.clock.gathered = elapsed;
  for (const move of joined) if (move < moves) session.joined[move] = true;
  return session;
}

/**
 * When a game was touched, in ms since 1970. A time after now was written by a clock that was ahead and tells nothing, so
 * such a game counts as the oldest.
 */
export const touchedAt = ({ at }: SavedGame, now: number): number => (at > now ? 0 : at);

/** The game that was touched last. */
export const lastTouched = (games: readonly SavedGame[], now: number): SavedGame | null =>
  games.reduce<SavedGame | null>(
    (last, game) => (last !== null && touchedAt(last, now) > touchedAt(game, now) ? last : game),
    null,
  );
