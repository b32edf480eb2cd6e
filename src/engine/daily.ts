/** Deals of the day. */
import { LAST_DEAL } from './deal-number.js';
import type { GameDefinition } from './definition.js';
import { Random, hashText } from './random.js';

/** The deal number of a day, written YYYY-MM-DD; the same for everybody. */
export const dailyNumber = ({ id }: GameDefinition, day: string): number =>
  1 + new Random(hashText(`${id} ${day}`)).below(LAST_DEAL);

/** The one of these numbers whose turn it is that day; the same for everybody who has the same numbers. There must be one. */
export function dailyOf({ id }: GameDefinition, day: string, numbers: readonly number[]): number {
  return numbers[new Random(hashText(`${id} ${day}`)).below(numbers.length)] ?? 0;
}
