/** Deals of the day. */
import { LAST_DEAL } from './deal-number.js';
import type { GameDefinition } from './definition.js';
import { Random, hashText } from './random.js';

/** The deal number of a day, written YYYY-MM-DD; the same for everybody. */
export const dailyNumber = ({ id }: GameDefinition, day: string): number =>
  1 + new Random(hashText(`${id} ${day}`)).below(LAST_DEAL);
