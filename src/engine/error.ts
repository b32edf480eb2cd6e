import type { RefusalReason } from './reasons.js';

/** What went wrong, for a program. */
export type PatienceErrorCode =
  | 'unknown-game'
  | 'unknown-pile'
  | 'bad-deal'
  | 'bad-cards'
  | 'bad-position'
  | 'bad-rule'
  | 'bad-option'
  | 'illegal-move'
  | 'bad-record'
  | 'nothing-to-undo'
  | 'nothing-to-redo';

/** The one error class of the package: `code` for a program, `message` (one English sentence) for a person. */
export class PatienceError extends Error {
  override readonly name = 'PatienceError';
  /** What went wrong. */
  readonly code: PatienceErrorCode;
  /** With `illegal-move`: which rule forbids it. */
  readonly reason: RefusalReason | null;

  constructor(code: PatienceErrorCode, message: string, reason: RefusalReason | null = null) {
    super(message);
    this.code = code;
    this.reason = reason;
  }
}

/** How much of a caller's own text a message repeats. */
const LONGEST = 80;

/** Anything as a text for a message; what has no text is named by its type. */
export function shown(value: unknown): string {
  try {
    const text = String(value);
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  } catch {
    return typeof value;
  }
}
