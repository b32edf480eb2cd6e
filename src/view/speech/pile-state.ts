/** A pile as it lies, for its accessible name. */
import type { Pile, Role } from '../../engine/index.js';
import type { PileState, Place } from '../../locales/locale.js';
import {
  firstEmpty,
  fullSize,
  groupOf,
  placeOf,
  placeOfRole,
  seenTop,
  sizeOf,
  startingRank,
  type Spoken,
} from './outline.js';

const places = (game: Spoken, roles: readonly Role[]): readonly Place[] =>
  roles.flatMap((role) => placeOfRole(game, role) ?? []);

function emptyState(game: Spoken, { id }: Pile): PileState['empty'] {
  const group = groupOf(game, id);
  const place = placeOf(game, id);
  const plan = game.plan;
  if (place.role === 'stock' && game.moves().some(({ to }) => to === id)) {
    return { how: 'redeal', shuffled: plan.stock.between === 'shuffle' };
  }
  const shut = group?.shutUntilGone;
  if (shut !== undefined && sizeOf(game, shut) > 0) return { how: 'shut', until: placeOf(game, shut) };
  for (const list of group?.fill ?? []) {
    const sources = list.filter((role) => sizeOf(game, role) > 0 || inherits(game, role));
    if (sources.length > 0) return { how: 'refilled', sources: places(game, sources) };
  }
  const space = group?.space;
  if (space === undefined) return { how: 'bare' };
  // Where captives lie, a row is filled in its order, and only its first free place takes a card.
  const waits = plan.captives === true && place.role === 'foundation' && space.each !== true;
  if (waits && firstEmpty(game, 'foundation')?.number !== place.number) return { how: 'bare' };
  return {
    how: 'takes',
    rank: startingRank(game, id),
    sources: space.from === undefined ? null : places(game, space.from),
  };
}

/** An exhausted pile that another one will move into. */
const inherits = (game: Spoken, role: Role): boolean => groupOf(game, role)?.heir !== undefined;

export function pileState(game: Spoken, id: string): PileState {
  const pile = game.pile(id);
  const count = pile.cards.length;
  const place = placeOf(game, id);
  return {
    place,
    count,
    top: seenTop(pile),
    complete: place.role === 'foundation' && count === fullSize(game, id),
    empty: count === 0 ? emptyState(game, pile) : null,
  };
}
