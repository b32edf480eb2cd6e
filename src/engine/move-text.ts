/**
 * Moves as text, at most two characters each. `.` turns the stock, `-` turns the waste over. One card: the small letter
 * of the pile that it leaves, then of the pile that it reaches (`a` is the game's first pile). Two cards and more, which
 * go only from one pile of the table to another: the number (count − 2) · n² + from · n + to, with n piles on the table
 * counted from 0, as a capital or a digit (62 each) and one of 62 characters. Four more are for tails of nearly a whole
 * pack, and safe in addresses, too.
 */
import { moveCount, moveFrom, moveTo, type Law } from './law.js';

export const SMALL = 'abcdefghijklmnopqrstuvwxyz';
const CAPITAL = SMALL.toUpperCase();
const DIGIT = '0123456789';
/** The first and the second character of a move of two cards and more. */
export const HIGH = `${CAPITAL + DIGIT}~!*(`;
export const LOW = CAPITAL + SMALL + DIGIT;

export function writeMove(law: Law, move: number): string {
  const from = moveFrom(move);
  const to = moveTo(move);
  const count = moveCount(move);
  // A card of the stock that refills a place is written as a move; the stock spread over the table is a turn.
  if (from === law.stock && to === law.turnTo && law.fills[to]?.length === 0) return '.';
  if (to === law.stock) return '-';
  if (count === 1) return SMALL.charAt(from) + SMALL.charAt(to);
  const { tableau, tableaus } = law;
  const number = (count - 2) * tableaus * tableaus + (from - tableau) * tableaus + (to - tableau);
  return HIGH.charAt(Math.floor(number / LOW.length)) + LOW.charAt(number % LOW.length);
}
