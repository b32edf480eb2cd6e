/**
 * A whole game as text: `r1_<game>_<revision>_<options>_<source>_<moves>`.
 *
 * Source: `n` and the deal number; or `c` and one letter a card in dealing order (`A…Z a…z` for cards 0 … 51); or `t`,
 * the pass, a `.` and the piles of a position.
 *
 * Moves: see `move-text.ts`.
 */
import type { Dealt } from './dealing.js';
import { writeHeader } from './header.js';
import type { Law } from './law.js';
import { writeMove } from './move-text.js';

/** Where a game came from. */
export interface Source {
  /** The deal's number; null for a list or a position. */
  readonly number: number | null;
  /** How a record names it. */
  readonly text: string;
  /** Lays it out, each time anew. */
  readonly lay: () => Dealt;
}

export function writeRecord(law: Law, source: Source, moves: readonly number[]): string {
  const written = moves.map((move) => writeMove(law, move)).join('');
  return `${writeHeader('r', law.definition, law.rules)}_${source.text}_${written}`;
}
