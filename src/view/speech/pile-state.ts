/** A pile as it lies, for its accessible name. */
import type { PileState, Place } from '../../locales/locale.js';
import { firstEmpty, fullSize, infoOf, placeOf, seenTop, sizeOf, type Spoken } from './outline.js';

export function pileState(game: Spoken, id: string): PileState {
  const pile = game.pile(id);
  const count = pile.cards.length;
  const place = placeOf(game, id);
  return {
    place,
    count,
    top: seenTop(pile),
    complete: place.role === 'foundation' && count === fullSize(game, id),
    empty: count === 0 ? emptyState(game, id, place) : null,
  };
}

function emptyState(game: Spoken, id: string, place: Place): PileState['empty'] {
  const { stock, captives } = game.plan;
  if (place.role === 'stock' && game.moves().some(({ to }) => to === id))
    return { how: 'redeal', shuffled: stock.between === 'shuffle' };
  // What was spread over the table does not come back in any pass.
  if (place.role === 'stock' && stock.turn === 'spread') return { how: 'bare' };
  if (place.role === 'stock' && game.pass >= game.passes) return { how: 'spent' };
  const { group, starts = null } = infoOf(game, id) ?? {};
  const { shutUntilGone: shut, fill = [], space } = group ?? {};
  if (shut !== undefined && sizeOf(game, shut) > 0) return { how: 'shut', until: placeOf(game, shut) };
  // What is exhausted counts where another pile will move into its place.
  const serves = (source: string): boolean =>
    sizeOf(game, source) > 0 || infoOf(game, source)?.group.heir !== undefined;
  const sources = fill.map((list) => list.filter(serves)).find((list) => list.length > 0);
  if (sources !== undefined) return { how: 'refilled', sources: sources.map((source) => placeOf(game, source)) };
  // Where captives lie, a row is filled in its order, and only its first free place takes a card.
  const waits = captives === true && place.role === 'foundation' && space?.each !== true;
  if (space === undefined || (waits && firstEmpty(game) !== id)) return { how: 'bare' };
  return { how: 'takes', rank: starts, onlyWaste: space.from?.every((role) => role === 'waste') === true };
}
