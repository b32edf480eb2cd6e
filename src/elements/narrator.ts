/** What the player reads in the status line and hears from a screen reader. */
import type { Game, Move, RefusalReason } from '../engine/index.js';
import type { Locale } from '../locales/index.js';
import { sayMove, sayRefusal, statusLine } from '../view/speech.js';
import { warnOnce } from './options.js';
import type { Happening } from './session.js';

/** What the status line says in place of the quiet state, until the next move. */
export interface Note {
  readonly text: string;
  readonly refused: boolean;
}

export class Narrator {
  note: Note | null = null;
  /** The newest sentence, for the live region. */
  spoken = '';

  constructor(private readonly element: Element & { requestUpdate(): void }) {}

  /** A move, undo or redo; the game is as it is after it. */
  happened(locale: Locale, game: Game, { move, cause, transfers, ends }: Happening): void {
    const text = this.worded(locale, () => sayMove(locale, game, move, transfers, cause));
    const ended = ends === null ? '' : ` ${this.worded(locale, () => statusLine(locale, game).text)}`;
    const consequences = transfers.length > 1 && cause !== 'undo' && game.status === 'playing';
    this.note = consequences ? { text, refused: false } : null;
    this.say(text + ended);
  }

  refused(locale: Locale, game: Game, move: Move, reason: RefusalReason): void {
    this.warn(this.worded(locale, () => sayRefusal(locale, game, move, reason)));
  }

  /** Something is wrong, and stays to be read. */
  warn(text: string): void {
    this.note = { text, refused: true };
    this.say(text);
  }

  /** The same sentence twice is a change too, or it would be said once. */
  private say(text: string): void {
    this.spoken = this.spoken === text ? `${text}\u00a0` : text;
    this.element.requestUpdate();
  }

  /** Words that fail in a registered language are left out: the game goes on. */
  private worded(locale: Locale, words: () => string): string {
    try {
      return words();
    } catch (error) {
      warnOnce(this.element, `The language "${locale.lang}" fails: ${String(error)}`);
      return '';
    }
  }
}
