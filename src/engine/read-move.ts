/** Reads moves as `move-text.ts` writes them. */
import { packMove, type Law } from './law.js';
import { HIGH, LOW, SMALL } from './move-text.js';
import { turnCount } from './moves.js';
import type { Table } from './table.js';

/** The move written at `index` (-1 where there is none), and how many characters it takes. */
export function readMove(law: Law, table: Table, text: string, index: number): { move: number; length: number } {
  const first = text.charAt(index);
  if (first === '.') return { move: packMove(law.stock, law.turnTo, turnCount(law, table)), length: 1 };
  if (first === '-') {
    const move = law.waste < 0 ? -1 : packMove(law.waste, law.stock, table.sizes[law.waste] as number);
    return { move, length: 1 };
  }
  const second = text.charAt(index + 1);
  return { move: second === '' ? -1 : pairMove(law, first, second), length: 2 };
}

function pairMove(law: Law, first: string, second: string): number {
  const { tableau, tableaus, stock } = law;
  const from = SMALL.indexOf(first);
  if (from >= 0) {
    const to = SMALL.indexOf(second);
    const known = to >= 0 && from < law.ids.length && to < law.ids.length && to !== stock;
    return known ? packMove(from, to, 1) : -1;
  }
  const high = HIGH.indexOf(first);
  const low = LOW.indexOf(second);
  if (high < 0 || low < 0 || tableaus === 0) return -1;
  const number = high * LOW.length + low;
  const square = tableaus * tableaus;
  const between = number % square;
  const count = 2 + Math.floor(number / square);
  return packMove(tableau + Math.floor(between / tableaus), tableau + (between % tableaus), count);
}
