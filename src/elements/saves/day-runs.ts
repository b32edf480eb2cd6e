/** A set of days, as runs of days that follow each other. Days are names, `YYYY-MM-DD`: no clock and no zone moves them. */

/** The first day, and how many there are. */
export type DayRun = readonly [first: string, count: number];

/** So many runs are kept; the oldest go. */
export const RUNS = 400;

const DAY = 86_400_000;

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY;
const dayAt = (number: number): string => new Date(number * DAY).toISOString().slice(0, 10);

/** A day of the calendar, from the year 1970 on. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  numberOf(value) >= 0 &&
  dayAt(numberOf(value)) === value;

/** The last day of a run. */
export const lastOf = ([first, count]: DayRun): string => dayAt(numberOf(first) + count - 1);

/** The days of both, in order. */
export function joinDays(one: readonly DayRun[], other: readonly DayRun[]): readonly DayRun[] {
  const runs = [...one, ...other].map(([first, count]) => [numberOf(first), count] as const);
  runs.sort(([a], [b]) => a - b);
  const joined: [number, number][] = [];
  for (const [first, count] of runs) {
    const last = joined.at(-1);
    if (last !== undefined && first <= last[0] + last[1]) last[1] = Math.max(last[1], first + count - last[0]);
    else joined.push([first, count]);
  }
  return joined.slice(-RUNS).map(([first, count]) => [dayAt(first), count] as const);
}

/** How many days in a row there are up to today; a today that is not over yet breaks nothing. */
export function daysUpTo(today: string, runs: readonly DayRun[]): number {
  const now = numberOf(today);
  const run = runs.find(([first, count]) => numberOf(first) <= now && now <= numberOf(first) + count);
  return run === undefined ? 0 : Math.min(run[1], now - numberOf(run[0]) + 1);
}

/** The most days in a row. */
export const longestRun = (runs: readonly DayRun[]): number => Math.max(0, ...runs.map(([, count]) => count));
