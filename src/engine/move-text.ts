/**
 * Moves as text, at most two characters each. `.` turns the stock, `-` turns the waste over. One card: the small letter
 * of the pile that it leaves, then of the pile that it reaches (`a` is the game's first pile). Two cards and more, which
 * go only from one pile of the table to another: the number (count − 2) · n² + from · n + to, with n piles on the table
 * counted from 0, as a capital or a digit (62 each) and one of 62 characters.
 */
import { moveCount, moveFrom, moveTo, packMove, type Law } from './law.js';
import { turnCount } from './moves.js';
import type { Table } from './table.js';

const SMALL = 'abcdefghijklmnopqrstuvwxyz';
const CAPITAL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGIT = '0123456789';
/** The first and the second character of a move of two cards and more. */
const HIGH = CAPITAL + DIGIT;
const LOW = CAPITAL + SMALL + DIGIT;

export function writeMove(law: Law, move: number): string {
  const from = moveFrom(move);
  const to = moveTo(move);
  const count = moveCount(move);
  // A card of the stock that refills a place is written as a move; the stock spread over the table is a turn.
  if (from === law.stock && to === law.turnTo && law.refills[to] === 0) return '.';
  if (to === law.stock) return '-';
  if (count === 1) return SMALL.charAt(from) + SMALL.charAt(to);
  const { tableau, tableaus } = law;
  const number = (count - 2) * tableaus * tableaus + (from - tableau) * tableaus + (to - tableau);
  return HIGH.charAt(Math.floor(number / LOW.length)) + LOW.charAt(number % LOW.length);
}

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
