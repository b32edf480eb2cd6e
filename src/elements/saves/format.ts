/** What is kept under a name, and how it is written there. `docs/saves.md` tells it field by field. */
import type { Settings } from '../../view/settings.js';
import type { DayRun } from './day-runs.js';

/** The version of the format that this package writes, and the newest it can read. */
export const VERSION = 1;

/** So many unfinished games are kept of each patience; the one that was touched least recently goes. */
export const GAMES = 6;
/** So many of the deals that were counted last are known by their numbers. */
export const RESULTS = 32;

/** A game as it was left. */
export interface SavedGame {
  readonly id: string;
  /** What the page asked for, and the rules that are not as in the book: `kenfild=daily&draw=1`. */
  readonly asked: string;
  /** All moves, those that were taken back at the end too. */
  readonly record: string;
  /** How many of the moves were taken back. */
  readonly undone: number;
  /** The moves (counted from 0) that went together with the one before them. */
  readonly joined: readonly number[];
  /** Milliseconds since the first move. */
  readonly elapsed: number;
  readonly undos: number;
  readonly hints: number;
  readonly attempt: number;
  /** The day of a daily deal, else null. */
  readonly day: string | null;
  /** A wish has been made. */
  readonly wished: boolean;
  /** A win has been told in this attempt. */
  readonly told: boolean;
  /** The deal has been counted as won. */
  readonly counted: boolean;
  /** When it was written, in ms since 1970; how many times, and by which page last. */
  readonly at: number;
  readonly revision: number;
  readonly by: string;
}

/** One setting of the reader, and how many times it was set; null = as the page has it. */
export interface SavedSetting {
  readonly value: string | boolean | null;
  readonly revision: number;
}

/** A deal that has been counted. */
export interface SavedResult {
  /** The game and the rules that are not as in the book: `kenfild&draw=1`. */
  readonly rules: string;
  readonly deal: number;
  readonly won: boolean;
  readonly moves: number;
  readonly elapsed: number;
  readonly day: string | null;
  readonly at: number;
}

/** What has been counted of one game under one set of rules. */
export interface Line {
  readonly played: number;
  readonly won: number;
  /** How many deals in a row have come out, up to the last; and the most there ever were. */
  readonly streak: number;
  readonly longest: number;
  /** The fewest moves and the least time in ms of a deal that came out; null while there is none. */
  readonly moves: number | null;
  readonly elapsed: number | null;
  /** When the last was counted, in ms since 1970. */
  readonly at: number;
}

/** Lines by `SavedResult.rules`. */
export type Lines = Map<string, Line>;

export interface Statistics {
  /** Who has counted what: every storage counts for itself. */
  readonly lines: Map<string, Lines>;
  /** On which days the deal of the day has come out, by `SavedResult.rules`. */
  readonly days: Map<string, readonly DayRun[]>;
}

export interface Saved extends Statistics {
  /** The name under which this storage counts. */
  source: string;
  readonly settings: Map<keyof Settings, SavedSetting>;
  games: readonly SavedGame[];
  results: readonly SavedResult[];
}

export const nothingSaved = (): Saved => ({
  source: newId(),
  settings: new Map(),
  games: [],
  results: [],
  lines: new Map(),
  days: new Map(),
});

/** A name that nobody else has. */
export function newId(): string {
  const words = Uint32Array.of(Date.now(), performance.now() * 2 ** 20);
  // Without a generator nobody else has the name who has not come at the same moment.
  const [high = 0, low = 0] = typeof crypto === 'undefined' ? words : crypto.getRandomValues(words);
  return (high * 2 ** 21 + (low >>> 11)).toString(36).padStart(11, '0');
}

/** Statistics as they are written, in saves and when they are handed on. */
export const writtenStatistics = ({ lines, days }: Statistics): object => ({
  statistics: Object.fromEntries([...lines].map(([source, own]) => [source, Object.fromEntries(own)])),
  days: Object.fromEntries(days),
});

export const writeSaved = (saved: Saved): string =>
  JSON.stringify({
    patience: VERSION,
    source: saved.source,
    settings: Object.fromEntries(saved.settings),
    games: saved.games,
    results: saved.results,
    ...writtenStatistics(saved),
  });
