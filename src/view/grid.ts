/** Arrangements as grids of piles: rows of cells, and in each cell the piles that stand there. */
import type { Arrangement } from '../engine/index.js';

const NAMES: Readonly<Record<string, string>> = {
  S: 'stock',
  W: 'waste',
  X: 'reserve',
  T: 'tableau',
  F: 'foundation',
  C: 'captive',
  Q: 'queen',
};

/** The pile ids of a cell: `T3` is tableau-3, `X/T8` two piles in one place, `.` none. */
export function cellPiles(cell: string): readonly string[] {
  if (cell === '.') return [];
  return cell.split('/').map((name) => {
    const role = NAMES[name.charAt(0)] ?? name;
    return name.length > 1 ? `${role}-${name.slice(1)}` : role;
  });
}

/** The cells of a row. */
export const cellsOf = (row: string): readonly string[] => row.trim().split(/\s+/);

/** The captive that lies under a foundation, by its number (T1); null for other piles. */
export const captiveOf = (pile: string): string | null =>
  pile.startsWith('foundation-') ? pile.replace('foundation', 'captive') : null;

type Grid = readonly (readonly (readonly string[])[])[];

const grids = new WeakMap<Arrangement, Grid>();

/** The grid of an arrangement, read once: every drawing asks for it many times. */
export function gridOf(arrangement: Arrangement): Grid {
  const grid = grids.get(arrangement) ?? arrangement.rows.map((row) => cellsOf(row).map(cellPiles));
  grids.set(arrangement, grid);
  return grid;
}

/** The piles of an arrangement as they are seen and read; captives follow their foundations. */
export const readingOrder = (arrangement: Arrangement): readonly string[] =>
  gridOf(arrangement)
    .flat(2)
    .flatMap((pile) => [pile, captiveOf(pile) ?? []].flat());

/** Which row of the arrangement a pile stands in, from 0; -1 where it stands in none. */
export const rowOf = (arrangement: Arrangement, pile: string): number =>
  gridOf(arrangement).findIndex((row) => row.flat().includes(pile));

/** Lengths in styles need no more digits. */
export const round = (value: number): number => Math.round(value * 1000) / 1000;
