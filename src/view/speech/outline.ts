/** What speech asks of a game and its piles. */
import type { CardCode, Game, Move, Pile, PileInfo, Role } from '../../engine/index.js';
import type { Place } from '../../locales/locale.js';
import { roleOf } from '../grip.js';

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

/** The place of a pile of this game. */
export const placeOf = (game: Spoken, id: string): Place => ({
  game: game.id,
  role: roleOf(id) as Role,
  number: Number(id.split('-')[1] ?? 0) || null,
});

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

/** True for a turn of the stock over the table. */
export const isSpread = ({ plan }: Spoken, { from }: Pick<Move, 'from'>): boolean =>
  from === 'stock' && plan.stock.turn === 'spread';

/** True for a turn of the stock, onto the waste or over the table. */
export const isTurn = (game: Spoken, move: Pick<Move, 'from' | 'to'>): boolean =>
  isSpread(game, move) || (move.from === 'stock' && move.to === 'waste');

/** The first empty foundation, or null. */
export const firstEmpty = (game: Spoken): string | null =>
  game.piles.find(({ id, cards }) => cards.length === 0 && roleOf(id) === 'foundation')?.id ?? null;

/** Where the player must say what fills a place, that place and what could. */
export function fillChoice(game: Spoken): { readonly place: Place; readonly sources: readonly Place[] } | null {
  const to = game.placeToFill;
  if (to === null) return null;
  return { place: placeOf(game, to), sources: game.moves().map((move) => placeOf(game, move.from)) };
}
