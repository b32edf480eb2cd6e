/** What is counted of a game under its rules: each deal once, however often it is begun anew. */
import { daysUpTo, joinDays, longestRun } from './day-runs.js';
import { RESULTS, type Line, type Saved, type SavedResult, type Statistics } from './format.js';

/** What a player may read. */
export interface Totals extends Omit<Line, 'at'> {
  /** Days in a row on which the deal of the day has come out, and the most there ever were. */
  readonly days: number;
  readonly longestDays: number;
}

const NO_LINE: Line = { played: 0, won: 0, streak: 0, longest: 0, moves: null, elapsed: null, at: 0 };

const least = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

const isSame = (one: SavedResult, other: SavedResult): boolean => one.rules === other.rules && one.deal === other.deal;

/**
 * Counts a deal that has come out, or was left. One that is known is not counted again; if it was left in one place and
 * came out in another, it came out.
 */
export function count(saved: Saved, result: SavedResult): void {
  const known = saved.results.find((counted) => isSame(counted, result));
  if (known !== undefined && (known.won || !result.won)) return;
  const { rules, won, moves, elapsed, at, day } = result;
  const lines = saved.lines.get(saved.source) ?? new Map<string, Line>();
  const line = lines.get(rules) ?? NO_LINE;
  // Where the line was lost to damage, the deal that is known is counted in no other.
  const first = known === undefined || line.played === line.won;
  const streak = won ? line.streak + 1 : 0;
  saved.lines.set(saved.source, lines);
  lines.set(rules, {
    played: line.played + (first ? 1 : 0),
    won: line.won + (won ? 1 : 0),
    streak,
    longest: Math.max(line.longest, streak),
    moves: won ? least(line.moves, moves) : line.moves,
    elapsed: won ? least(line.elapsed, elapsed) : line.elapsed,
    at: Math.max(line.at, at),
  });
  if (won && day !== null) saved.days.set(rules, joinDays(saved.days.get(rules) ?? [], [[day, 1]]));
  saved.results = [...saved.results.filter((counted) => counted !== known), result].slice(-RESULTS);
}

/** Counts what another page has counted at the same time, and its writing has been written over. */
export function countAll(saved: Saved, results: readonly SavedResult[]): void {
  // What is older than all that are known has been counted long ago. They lie as they were counted here, and clocks differ.
  const oldest = saved.results.length < RESULTS ? 0 : Math.min(...saved.results.map(({ at }) => at));
  for (const result of results) if (result.at >= oldest) count(saved, result);
}

/** Takes in what others have counted. What is taken in twice counts once. */
export function joinStatistics(own: Statistics, others: Statistics): void {
  for (const [source, theirs] of others.lines) {
    const lines = own.lines.get(source) ?? new Map<string, Line>();
    for (const [rules, line] of theirs) {
      const known = lines.get(rules) ?? NO_LINE;
      if (line.played > known.played || (line.played === known.played && line.won > known.won)) lines.set(rules, line);
    }
    own.lines.set(source, lines);
  }
  for (const [rules, days] of others.days) own.days.set(rules, joinDays(own.days.get(rules) ?? [], days));
}

/** What has been counted by all; the streak is that of whoever has counted last. */
export function totals({ lines, days }: Statistics, rules: string, today: string): Totals {
  const all = [...lines.values()].flatMap((own) => own.get(rules) ?? []);
  const last = all.reduce((newest, line) => (line.at > newest.at ? line : newest), NO_LINE);
  const runs = days.get(rules) ?? [];
  return {
    played: all.reduce((sum, { played }) => sum + played, 0),
    won: all.reduce((sum, { won }) => sum + won, 0),
    streak: last.streak,
    longest: Math.max(0, ...all.map(({ longest }) => longest)),
    moves: all.reduce<number | null>((fewest, { moves }) => least(fewest, moves), null),
    elapsed: all.reduce<number | null>((fastest, { elapsed }) => least(fastest, elapsed), null),
    days: daysUpTo(today, runs),
    longestDays: longestRun(runs),
  };
}
