/** What empty places take and which piles share a place, read once from a game's plan. */
import { RANKS, type Arrangement, type GameDefinition, type Rules } from '../engine/index.js';
import { roleOf, type Asked } from './grip.js';
import type { MarkKind } from './faces/index.js';

export interface Places {
  /** What a pile takes when it is empty, by pile: a rank, a card, or nothing to show. */
  readonly takes: ReadonlyMap<string, MarkKind | 'base'>;
  /** A pile that is shown only while another has cards (`while`) or has none (`after`). */
  readonly sharedWith: ReadonlyMap<string, { readonly while: string; readonly shown: 'while' | 'after' }>;
}

/** Reads the places of a game under these rules. */
export function placesOf(definition: GameDefinition, rules: Rules, arrangement: Arrangement): Places {
  const takes = new Map<string, MarkKind | 'base'>();
  const numbers = new Map<string, number>();
  for (const group of definition.plan(rules).piles) {
    for (let index = 0; index < (group.count ?? 1); index++) {
      const number = (numbers.get(group.role) ?? 0) + 1;
      numbers.set(group.role, number);
      const rank = group.space?.takes;
      if (rank !== undefined && rank !== 'any') takes.set(`${group.role}-${number}`, rank);
    }
  }
  const sharedWith = new Map<string, { while: string; shown: 'while' | 'after' }>();
  for (const row of arrangement.rows) {
    if (row.includes('X/T8')) {
      sharedWith.set('reserve', { while: 'reserve', shown: 'while' });
      sharedWith.set('tableau-8', { while: 'reserve', shown: 'after' });
    }
  }
  return { takes, sharedWith };
}

/** The mark of an empty pile. */
export function markOf(places: Places, game: Asked & { base: string | null }, pile: string): MarkKind {
  if (roleOf(pile) === 'stock') return game.moves().some((move) => move.to === 'stock') ? 'redeal' : 'closed';
  const takes = places.takes.get(pile);
  if (takes === undefined) return '';
  if (takes !== 'base') return takes;
  const base = RANKS.find((rank) => rank === game.base);
  return base ?? '';
}
