/** What an element is asked to lay on the table, and how that becomes a game. */
import {
  dailyNumber,
  isDealNumber,
  numberedGame,
  randomDeal,
  PatienceError,
  type GameDefinition,
  type Rules,
} from '../engine/index.js';
import { textOf } from './options.js';
import { READING } from './parts.js';
import { Session } from './session.js';

export interface DealRequest {
  readonly kind: 'deal';
  readonly deal: 'random' | 'daily' | number;
  /** The day of a daily deal (`YYYY-MM-DD`), else null. */
  readonly day: string | null;
}

/** What a game is asked for. */
export type Request = DealRequest | { readonly kind: 'record'; readonly text: string };

/** Reads what may be asked for as a deal; null where it is nothing. */
export function readDeal(value: unknown): 'random' | 'daily' | number | null {
  if (value === undefined || value === null || value === '') return 'random';
  const text = textOf(value).trim().toLowerCase();
  if (text === 'random' || text === 'daily') return text;
  const number = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return isDealNumber(number) ? number : null;
}

/** A deal is asked for now: what the day is does not change while it is waited for. */
export function dealRequest(deal: DealRequest['deal'], host: { readonly today: string }): DealRequest {
  return { kind: 'deal', deal, day: deal === 'daily' ? host.today : null };
}

/** Deals what is asked for, or the number `drawn` for it; throws `PatienceError` where that cannot be. */
export function openSession(definition: GameDefinition, rules: Rules, request: Request, drawn: number | null): Session {
  if (request.kind === 'record') {
    if (READING.now === null) throw new PatienceError('bad-record', 'Records cannot be read: their code has not come.');
    return READING.now.openAsked(definition, request.text);
  }
  const { deal, day } = request;
  const other = drawn ?? (day === null ? randomDeal() : dailyNumber(definition, day));
  return new Session(numberedGame(definition, rules, typeof deal === 'number' ? deal : other), day, false);
}
