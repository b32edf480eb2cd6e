/** Reads what lies in storage or was handed in. Whatever it is, it is believed only piece by piece. */
import type { Settings } from '../../view/settings.js';
import { isDay, joinDays, lastOf, RUNS, type DayRun } from './day-runs.js';
import {
  GAMES,
  nothingSaved,
  RESULTS,
  VERSION,
  type Line,
  type Lines,
  type Saved,
  type SavedGame,
  type SavedResult,
  type SavedSetting,
  type Statistics,
} from './format.js';

/** What was read, and whether all of it could be; null where it was written by a later version. */
export interface Reading {
  readonly saved: Saved | null;
  readonly whole: boolean;
}

/** What each setting may be. */
const SETTINGS = {
  faces: ['plain', 'english'],
  suits: ['two-colour', 'four-colour'],
  theme: ['auto', 'light', 'dark'],
  motion: ['normal', 'fast', 'none'],
  mirror: [false, true],
  tap: ['smart', 'select'],
  autoMove: ['off', 'safe', 'all'],
  timer: [false, true],
  draws: ['any', 'winnable', 'easy', 'medium', 'hard'],
} as const satisfies Required<Record<keyof Settings, readonly (string | boolean)[]>>;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Far more than anything ever comes to, so that what is counted on from there can still be read. */
const MOST = 1e15;
const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < MOST;
const isCountOrNull = (value: unknown): value is number | null => value === null || isCount(value);
const isDayOrNull = (value: unknown): value is string | null => value === null || isDay(value);
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\da-z]{1,16}$/.test(value);
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

/** `kenfild&draw=1`. */
const isRulesKey = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 200 && /^[a-z][a-z-]*(&[a-z-]+=[\da-z-]+)*$/.test(value);
/** `kenfild=daily&draw=1`. */
export const isAsked = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 240 && /^[a-z][a-z-]*=[\da-z-]+(&[a-z-]+=[\da-z-]+)*$/.test(value);
const isRecord = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 20_000 && value.startsWith('r');
const isJoined = (value: unknown): value is readonly number[] => Array.isArray(value) && value.every(isCount);

/** Reads pieces, and remembers whether one was left out. */
class Reader {
  whole = true;

  /** The piece if it is one, else nothing. */
  piece<T>(value: unknown, read: (value: unknown) => T | null): T | null {
    const piece = read(value);
    if (piece === null) this.whole = false;
    return piece;
  }

  /** The pieces of a list, no more than `most`, the last ones. */
  list<T>(value: unknown, most: number, read: (value: unknown) => T | null): readonly T[] {
    if (value === undefined) return [];
    if (!Array.isArray(value)) return this.#nothing([]);
    // A piece may be a list itself, and stays one.
    return value
      .slice(-most)
      .map((item: unknown) => this.piece(item, read))
      .filter((piece) => piece !== null);
  }

  /** The pieces of a record by their keys. */
  map<T>(
    value: unknown,
    isKey: (key: string) => boolean,
    read: (value: unknown, key: string) => T | null,
  ): Map<string, T> {
    const found = new Map<string, T>();
    if (value === undefined) return found;
    if (!isFields(value)) return this.#nothing(found);
    for (const [key, item] of Object.entries(value)) {
      const piece = this.piece(item, (given) => (isKey(key) ? read(given, key) : null));
      if (piece !== null) found.set(key, piece);
    }
    return found;
  }

  #nothing<T>(empty: T): T {
    this.whole = false;
    return empty;
  }
}

function readGame(value: unknown): SavedGame | null {
  if (!isFields(value)) return null;
  const { id, asked, record, undone, joined, elapsed, undos, hints, attempt, day, wished, told, counted } = value;
  const { at, revision, by } = value;
  if (!isId(id) || !isAsked(asked) || !isRecord(record) || !isCount(undone) || !isJoined(joined)) return null;
  if (!isCount(elapsed) || !isCount(undos) || !isCount(hints) || !isCount(attempt) || !isDayOrNull(day)) return null;
  if (!isBoolean(wished) || !isBoolean(told) || !isBoolean(counted)) return null;
  if (!isCount(at) || !isCount(revision) || !isId(by) || attempt < 1) return null;
  const counts = { undone, joined, elapsed, undos, hints, attempt };
  return { id, asked, record, ...counts, day, wished, told, counted, at, revision, by };
}

function readResult(value: unknown): SavedResult | null {
  if (!isFields(value)) return null;
  const { rules, deal, won, moves, elapsed, day, at } = value;
  if (!isRulesKey(rules) || !isCount(deal) || !isBoolean(won) || !isCount(moves) || !isCount(elapsed)) return null;
  return isDayOrNull(day) && isCount(at) ? { rules, deal, won, moves, elapsed, day, at } : null;
}

function readLine(value: unknown): Line | null {
  if (!isFields(value)) return null;
  const { played, won, streak, longest, moves, elapsed, at } = value;
  if (!isCount(played) || !isCount(won) || !isCount(streak) || !isCount(longest) || !isCount(at)) return null;
  if (!isCountOrNull(moves) || !isCountOrNull(elapsed)) return null;
  // What cannot be true is not believed.
  if (won > played || longest > won || streak > longest) return null;
  return { played, won, streak, longest, moves, elapsed, at };
}

function readRun(value: unknown): DayRun | null {
  if (!Array.isArray(value) || value.length !== 2) return null;
  const [first, count] = value as readonly unknown[];
  if (!isDay(first) || !isCount(count) || count === 0 || count >= 40_000) return null;
  return isDay(lastOf([first, count])) ? [first, count] : null;
}

function readSetting(value: unknown, key: string): SavedSetting | null {
  const allowed = new Map<string, readonly unknown[]>(Object.entries(SETTINGS)).get(key);
  if (!isFields(value) || allowed === undefined || !isCount(value['revision'])) return null;
  const { value: chosen, revision } = value;
  if (chosen !== null && typeof chosen !== 'string' && typeof chosen !== 'boolean') return null;
  return chosen === null || allowed.includes(chosen) ? { value: chosen, revision } : null;
}

function readStatistics(reader: Reader, { statistics, days }: Fields): Statistics {
  return {
    lines: reader.map(statistics, isId, (own): Lines | null =>
      isFields(own) ? reader.map(own, isRulesKey, readLine) : null,
    ),
    days: reader.map(days, isRulesKey, (runs) =>
      Array.isArray(runs) ? joinDays(reader.list(runs, RUNS, readRun), []) : null,
    ),
  };
}

function parsed(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

/** Reads what lies in storage. */
export function readSaved(text: string | null): Reading {
  const saved = nothingSaved();
  if (text === null) return { saved, whole: true };
  const fields = parsed(text);
  const version = fields?.['patience'];
  if (isCount(version) && version > VERSION) return { saved: null, whole: true };
  if (fields === null || version !== VERSION) return { saved, whole: false };
  const reader = new Reader();
  const { source, settings, games, results } = fields;
  const isSetting = (key: string): boolean => Object.hasOwn(SETTINGS, key);
  return {
    saved: {
      source: reader.piece(source, (value) => (isId(value) ? value : null)) ?? saved.source,
      settings: reader.map(settings, isSetting, readSetting) as Saved['settings'],
      games: reader.list(games, 20 * GAMES, readGame),
      results: reader.list(results, RESULTS, readResult),
      ...readStatistics(reader, fields),
    },
    whole: reader.whole,
  };
}

/** Reads statistics that were handed on; null where a text is anything else, even in part. */
export function readHandedOn(text: string): Statistics | null {
  const fields = parsed(text);
  if (fields?.['patience-statistics'] !== VERSION) return null;
  const reader = new Reader();
  const statistics = readStatistics(reader, fields);
  return reader.whole ? statistics : null;
}
