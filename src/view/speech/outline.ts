/** What a game's plan says of each of its piles, found once per game. */
import {
  RANKS,
  type CardCode,
  type Game,
  type GameDefinition,
  type Pile,
  type Rank,
  type Role,
} from '../../engine/index.js';
import type { Place } from '../../locales/locale.js';

type Plan = ReturnType<GameDefinition['plan']>;
type PileGroup = Plan['piles'][number];
type Build = NonNullable<PileGroup['build']>;

/** What speech reads of a game. */
export type Spoken = Pick<
  Game,
  'id' | 'rules' | 'definition' | 'base' | 'piles' | 'pile' | 'moves' | 'moveCount' | 'pass' | 'passes' | 'status'
>;

interface Outline {
  readonly plan: Plan;
  readonly places: ReadonlyMap<string, Place>;
  readonly groups: ReadonlyMap<string, PileGroup>;
}

const outlines = new WeakMap<Spoken, Outline>();

const SINGLE: readonly Role[] = ['stock', 'waste', 'reserve'];

function draw(game: Spoken): Outline {
  const plan = game.definition.plan(game.rules);
  const places = new Map<string, Place>();
  const groups = new Map<string, PileGroup>();
  const numbered = new Map<Role, number>();
  for (const group of plan.piles) {
    const { role } = group;
    for (let index = 0; index < (group.count ?? 1); index++) {
      const number = (numbered.get(role) ?? 0) + 1;
      numbered.set(role, number);
      const single = SINGLE.includes(role);
      const id = single ? role : `${role}-${number}`;
      places.set(id, { game: game.id, role, number: single ? null : number });
      groups.set(id, group);
    }
  }
  return { plan, places, groups };
}

function outline(game: Spoken): Outline {
  let known = outlines.get(game);
  if (known === undefined) outlines.set(game, (known = draw(game)));
  return known;
}

export const planOf = (game: Spoken): Plan => outline(game).plan;
export const groupOf = (game: Spoken, id: string): PileGroup | undefined => outline(game).groups.get(id);
/** The place that an id names, or null where the game has none such. */
export const findPlace = (game: Spoken, id: string): Place | null => outline(game).places.get(id) ?? null;
export const roleOf = (game: Spoken, id: string): Role | undefined => groupOf(game, id)?.role;

/** The place of a pile that is known to be there. */
export function placeOf(game: Spoken, id: string): Place {
  const place = findPlace(game, id);
  if (place === null) throw new RangeError(`The game ${game.id} has no pile "${id}".`);
  return place;
}

/** The first pile of a role, or null: the only one where a game has one. */
export function placeOfRole(game: Spoken, role: Role): Place | null {
  for (const place of outline(game).places.values()) if (place.role === role) return place;
  return null;
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

/** The ranks of a build from low to high. */
function ladder(game: Spoken, { ranks }: Build): readonly Rank[] {
  const ends = ranks === 'base' ? [game.base ?? 'A'] : ranks === 'ring' ? ['A'] : ranks.split('-');
  const [start = 0, end = start + 12] = ends.map((rank) => RANKS.indexOf(rank as Rank));
  const length = ((end - start + 13) % 13) + 1;
  return Array.from({ length }, (_, step) => RANKS[(start + step) % 13] ?? 'A');
}

/** How many cards complete a foundation. */
export function fullSize(game: Spoken, id: string): number {
  const build = groupOf(game, id)?.build;
  return build === undefined ? Infinity : ladder(game, build).length;
}

/** The rank that is laid on a card in this pile, or null where none is. */
export function rankAfter(game: Spoken, build: Build, card: CardCode): Rank | null {
  const ranks = ladder(game, build);
  const height = ranks.indexOf(card.charAt(0) as Rank);
  if (height < 0) return null;
  const next = height + (build.lay === 'up' ? 1 : -1);
  if (build.ranks === 'ring') return ranks[(next + 13) % 13] ?? null;
  return ranks[next] ?? null;
}

/** The rank that starts this pile when it is empty; null for any, or none. */
export function startingRank(game: Spoken, id: string): Rank | null {
  const takes = groupOf(game, id)?.space?.takes;
  if (takes === undefined || takes === 'any') return null;
  return takes === 'base' ? game.base : takes;
}

/** The lowest-numbered empty pile of a role, or null. */
export function firstEmpty(game: Spoken, role: Role): Place | null {
  const pile = game.piles.find(({ id, cards }) => cards.length === 0 && roleOf(game, id) === role);
  return pile === undefined ? null : findPlace(game, pile.id);
}

/** Where the player must say what fills a place, that place and what could: every legal move is such a fill. */
export function fillChoice(game: Spoken): { readonly place: Place; readonly sources: readonly Place[] } | null {
  const moves = game.moves();
  const to = moves[0]?.to;
  if (to === undefined || moves.length < 2 || sizeOf(game, to) > 0) return null;
  const fillers = groupOf(game, to)?.fill?.flat() ?? [];
  const isFill = (from: string): boolean => fillers.some((role) => role === roleOf(game, from));
  if (!moves.every((move) => move.to === to && isFill(move.from))) return null;
  return { place: placeOf(game, to), sources: moves.map((move) => placeOf(game, move.from)) };
}
