/** What speech asks of a game and its piles. */
import type { CardCode, Game, Pile, PileGroup, PileInfo, Rank, Role } from '../../engine/index.js';
import type { Place } from '../../locales/locale.js';

/** What speech reads of a game. */
export type Spoken = Pick<
  Game,
  | 'id'
  | 'rules'
  | 'definition'
  | 'base'
  | 'plan'
  | 'layout'
  | 'piles'
  | 'pile'
  | 'moves'
  | 'placeToFill'
  | 'moveCount'
  | 'pass'
  | 'passes'
  | 'status'
>;

export const infoOf = (game: Spoken, id: string): PileInfo | undefined => game.layout.find((info) => info.id === id);
export const groupOf = (game: Spoken, id: string): PileGroup | undefined => infoOf(game, id)?.group;
export const roleOf = (game: Spoken, id: string): Role | undefined => infoOf(game, id)?.role;

const placeFor = (game: Spoken, { id, role, number }: PileInfo): Place => ({
  game: game.id,
  role,
  number: id === role ? null : number,
});

/** The place that an id names, or null where the game has none such. */
export function findPlace(game: Spoken, id: string): Place | null {
  const info = infoOf(game, id);
  return info === undefined ? null : placeFor(game, info);
}

/** The place of a pile that is known to be there. */
export function placeOf(game: Spoken, id: string): Place {
  const place = findPlace(game, id);
  if (place === null) throw new RangeError(`The game ${game.id} has no pile "${id}".`);
  return place;
}

/** The first pile of a role, or null: the only one where a game has one. */
export function placeOfRole(game: Spoken, role: Role): Place | null {
  const info = game.layout.find((candidate) => candidate.role === role);
  return info === undefined ? null : placeFor(game, info);
}

/** How many cards a pile has; 0 for one that the game lacks. */
export const sizeOf = (game: Spoken, id: string): number =>
  game.piles.find((pile) => pile.id === id)?.cards.length ?? 0;

/** The card at a height of a pile, where it lies face up. */
export function seenAt(pile: Pile | undefined, height: number): CardCode | null {
  const card = pile?.cards[height];
  return card?.faceUp === true ? card.card : null;
}

export const seenTop = (pile: Pile): CardCode | null => seenAt(pile, pile.cards.length - 1);

/** How many cards complete a foundation; Infinity for a pile that is never complete. */
export const fullSize = (game: Spoken, id: string): number => infoOf(game, id)?.ranks.length || Infinity;

/** The rank that is laid on a card in this pile, or null where none is. */
export function rankAfter({ ranks, group: { build } }: PileInfo, card: CardCode): Rank | null {
  const height = ranks.indexOf(card.charAt(0) as Rank);
  if (height < 0 || build === undefined) return null;
  const next = height + (build.lay === 'up' ? 1 : -1);
  return ranks[build.ranks === 'ring' ? (next + 13) % 13 : next] ?? null;
}

/** The rank that starts this pile when it is empty; null for any, or none. */
export const startingRank = (game: Spoken, id: string): Rank | null => infoOf(game, id)?.starts ?? null;

/** The lowest-numbered empty pile of a role, or null. */
export function firstEmpty(game: Spoken, role: Role): Place | null {
  const pile = game.piles.find(({ id, cards }) => cards.length === 0 && roleOf(game, id) === role);
  return pile === undefined ? null : findPlace(game, pile.id);
}

/** Where the player must say what fills a place, that place and what could. */
export function fillChoice(game: Spoken): { readonly place: Place; readonly sources: readonly Place[] } | null {
  const to = game.placeToFill;
  if (to === null) return null;
  return { place: placeOf(game, to), sources: game.moves().map((move) => placeOf(game, move.from)) };
}
