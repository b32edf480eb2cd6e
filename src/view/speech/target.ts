/** Where cards are laid, as it is said. */
import type { CardCode } from '../../engine/index.js';
import type { Target } from '../../locales/locale.js';
import { roleOf } from '../grip.js';
import { placeOf, seenTop, type Spoken } from './outline.js';

/** True where the card that lies on this place of the table, or this foundation, lies open on another one too. */
export function isTwin(game: Spoken, place: string, onto: CardCode | null): boolean {
  const role = roleOf(place);
  return (
    onto !== null &&
    (role === 'tableau' || role === 'foundation') &&
    game.piles.some((pile) => pile.id !== place && roleOf(pile.id) === role && seenTop(pile) === onto)
  );
}

/** A pile as cards may be laid on it. */
export function targetOf(game: Spoken, id: string): Target {
  const onto = seenTop(game.pile(id));
  return { to: placeOf(game, id), onto, twin: isTwin(game, id, onto) };
}
