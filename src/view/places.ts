/** What empty places take, and which piles stand in one place. */
import type { Arrangement, Game, Pile } from '../engine/index.js';
import { gridOf, rowOf } from './grid.js';
import type { MarkKind } from './faces/index.js';

export interface Places {
  /** Piles that come into their place only when this pile has gone from it. */
  readonly after: ReadonlyMap<string, string>;
  /** Piles that give up their place when they are exhausted. */
  readonly gives: ReadonlySet<string>;
}

/** Reads which piles share a cell of an arrangement: the first stands there until it is exhausted, then the second. */
export function placesOf(game: Game, arrangement: Arrangement): Places {
  const shared = gridOf(arrangement).flatMap((row) => row.filter((piles) => piles.length > 1));
  const pairs = shared.flatMap(([first, second]) =>
    first === undefined || second === undefined ? [] : [[second, first] as const],
  );
  const known = new Set(game.layout.map(({ id }) => id));
  const after = new Map(pairs.filter((pair) => pair.every((id) => known.has(id))));
  return { after, gives: new Set(after.values()) };
}

/** The mark of an empty pile. */
export function markOf(game: Game, pile: string): MarkKind {
  const info = game.layout.find(({ id }) => id === pile);
  if (info === undefined) return '';
  const { role, group, starts } = info;
  if (role === 'stock') return game.moves().some((move) => move.to === 'stock') ? 'redeal' : 'closed';
  if (pile === game.placeToFill) return 'fill';
  if (role === 'reserve') return group.heir === undefined ? 'closed' : 'fill';
  // Where nothing may be laid, a card comes by itself as long as there are any to come.
  if (role !== 'tableau' || group.space !== undefined) return starts ?? '';
  const sources = ['stock', ...(group.fill ?? []).flat()];
  return sources.some((id) => game.piles.some((other) => other.id === id && other.cards.length > 0))
    ? 'fill'
    : 'closed';
}

/**
 * What to write under a pile that is counted: which it is, and the number, 0 where its back shows it or nothing lies on an
 * empty waste, whose place has no other sign; or null.
 */
export function captionOf(arrangement: Arrangement, { id, cards }: Pile): Caption | null {
  if (id !== 'waste' && (cards.length === 0 || (id !== 'stock' && id !== 'reserve'))) return null;
  if (cards.at(-1)?.faceUp === true) return { pile: id, count: cards.length };
  // Where the waste lies under the stock there is no room for words between.
  return id === 'stock' && rowOf(arrangement, 'stock') < rowOf(arrangement, 'waste') ? null : { pile: id, count: 0 };
}

interface Caption {
  readonly pile: 'stock' | 'waste' | 'reserve';
  readonly count: number;
}
