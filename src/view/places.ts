/** What empty places take, and which piles stand in one place. */
import type { Arrangement, Game } from '../engine/index.js';
import { cellPiles, cellsOf } from './arrangement.js';
import type { MarkKind } from './faces/index.js';
import { roleOf } from './grip.js';

export interface Places {
  /** Piles that come into their place only when this pile has gone from it. */
  readonly after: ReadonlyMap<string, string>;
  /** Piles that give up their place when they are exhausted. */
  readonly gives: ReadonlySet<string>;
}

/** Reads which piles share a cell of an arrangement: the first stands there until it is exhausted, then the second. */
export function placesOf(game: Game, arrangement: Arrangement): Places {
  const shared = arrangement.rows.flatMap((row) => cellsOf(row).map(cellPiles)).filter((piles) => piles.length > 1);
  const pairs = shared.flatMap(([first, second]) =>
    first === undefined || second === undefined ? [] : [[second, first] as const],
  );
  const known = new Set(game.layout.map(({ id }) => id));
  const after = new Map(pairs.filter((pair) => pair.every((id) => known.has(id))));
  return { after, gives: new Set(after.values()) };
}

/** The mark of an empty pile. */
export function markOf(game: Game, pile: string): MarkKind {
  if (roleOf(pile) === 'stock') return game.moves().some((move) => move.to === 'stock') ? 'redeal' : 'closed';
  return game.layout.find(({ id }) => id === pile)?.starts ?? '';
}
