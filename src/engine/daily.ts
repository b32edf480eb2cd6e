/** Deals of the day. */
import { LAST_DEAL } from './deal-number.js';
import type { GameDefinition } from './definition.js';
import { PatienceError, shown } from './error.js';
import { Random, hashText } from './random.js';

/** The deal number of a day (`YYYY-MM-DD`), the same for everybody; throws `bad-deal` where it is no day. */
export function dailyNumber({ id }: GameDefinition, day: string): number {
  if (!isDay(day)) throw new PatienceError('bad-deal', `A day is written YYYY-MM-DD, not "${shown(day)}".`);
  return 1 + new Random(hashText(`${id} ${day}`)).below(LAST_DEAL);
}

/** True for a real day of the calendar, written YYYY-MM-DD. */
function isDay(text: unknown): boolean {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
