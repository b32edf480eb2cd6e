/** What the player reads in the status line and hears from a screen reader. It comes with the sentences. */
import type { Game } from '../engine/index.js';
import { isFull, type FullLocale, type Locale } from '../locales/index.js';
import { gameName } from '../view/title.js';
import { sayHappening } from '../view/sentences.js';
import type { Saying } from '../view/table-view.js';
import { warnOnce } from './options.js';
import { SPEECH } from './parts.js';
import type { Happening } from './session.js';

/** A sentence before it is put into words. */
type Words = (locale: Locale) => string;

/** Words for which more of the language must have come than for the first drawing; nothing until then. */
const saying =
  (say: (locale: FullLocale) => string): Words =>
  (locale) =>
    isFull(locale) ? say(locale) : '';

/** Tells the narrator something. */
export type Telling = (narrator: Narrator) => void;

export class Narrator {
  /** What the status line says in place of the quiet state, until the next move; `news`: what a move has led to. */
  #note: { readonly words: Words; readonly refused: boolean; readonly news: boolean } | null = null;
  #said: Words = () => '';
  /** The language in which it was said: in another it is not said again. */
  #saidIn: string | null = null;
  /** Changes with every sentence: the same one twice is a change too, or it would be heard once. */
  #odd = false;
  /** What has happened since the last drawing: of several moves at once each is said. */
  #pending: readonly string[] = [];
  /** The last of it was made here, not by the page. */
  #own = false;
  /** In which the element was last drawn. */
  #locale: Locale | null = null;

  constructor(private readonly element: Element & { readonly wishing: boolean; requestUpdate(): void }) {}

  /** Another game lies on the table; it is announced unless it is the first, and a wish that comes before it is asked for. */
  dealt(game: Game, first: boolean): void {
    this.#note = null;
    if (first) return;
    this.#say((locale) => {
      const deal = game.dealNumber === null ? '' : ` ${locale.ui.dealNumber(game.dealNumber)}.`;
      const wish = this.element.wishing ? ` ${locale.desk?.makeWish ?? ''}` : '';
      return `${gameName(locale, game)}.${deal}${wish}`;
    });
  }

  /** A move, undo or redo; the game is as it is after it. `wish`: one was made, and its end answers it. */
  happened(game: Game, happening: Happening, wish: boolean): void {
    const words = saying((locale) => sayHappening(locale, game, happening, wish));
    const consequences = happening.transfers.length > 1 && happening.cause !== 'undo' && game.status === 'playing';
    this.#note = consequences ? { words, refused: false, news: true } : null;
    // Another move may change the table before this is drawn. Of very many the last are said, of a win that alone.
    const now = this.#locale;
    const text = now && this.#worded(now, words);
    const before = game.status === 'won' ? [] : this.#pending.slice(-9);
    this.#say((locale) => (locale === now && text) || words(locale), before);
    this.#pending = [...before, text ?? ''];
    this.#own = happening.cause !== 'api';
  }

  /** A sentence for the ears alone, or (`refused` given) to be read too: something is wrong, or is only told. */
  tell(words: Words, refused?: boolean): void {
    this.#write(words, refused);
    this.#say(words, this.#own ? this.#pending : []);
  }

  /** The same, of a sentence that comes with what was said last, which nobody has heard yet. */
  add(words: Words, refused?: boolean): void {
    const said = this.#said;
    this.#write(words, refused);
    this.#say((locale) => [this.#worded(locale, said), words(locale)].filter(Boolean).join(' '));
  }

  /** After a refusal: what was in the hand lies where it was. Eyes have seen it. */
  putBack(): void {
    this.add(saying(({ readings }) => readings.putBack));
  }

  /** In place of all that was said since the last drawing. */
  instead(words: Words): void {
    this.#note = null;
    this.#say(words);
  }

  /** Something of a game is told, in sentences. */
  say(words: Saying, game: Game, refused?: boolean): void {
    this.tell(
      saying((locale) => (SPEECH.now === null ? '' : words(SPEECH.now, locale, game))),
      refused,
    );
  }

  /** What is read is true no more. */
  forget(words: Words): void {
    if (this.#note?.words === words) this.#note = null;
  }

  /** What a move has led to is told, until the next. */
  get tellsNews(): boolean {
    return this.#note?.news === true;
  }

  /** The status line's text, or null where the quiet state is shown; and whether it tells of a refusal. */
  line(locale: Locale): { readonly text: string | null; readonly refused: boolean } {
    const note = this.#note;
    const text = note === null ? null : this.#worded(locale, note.words);
    // Nothing is said where the words have not come.
    return { text, refused: note?.refused === true && text !== '' };
  }

  /** The newest sentence, for the live region. */
  spoken(locale: Locale): string {
    this.#locale = locale;
    this.#pending = [];
    this.#saidIn ??= locale.lang;
    if (this.#saidIn !== locale.lang) return '';
    const text = this.#worded(locale, this.#said);
    return this.#odd && text !== '' ? `${text}\u00a0` : text;
  }

  /** What is to be read, too. */
  #write(words: Words, refused: boolean | undefined): void {
    if (refused !== undefined) this.#note = { words, refused, news: false };
  }

  /** `before`: what is said first, in one breath with it. */
  #say(words: Words, before: readonly string[] = []): void {
    this.#pending = before;
    this.#said = (locale) => [...before, words(locale)].filter(Boolean).join(' ');
    this.#saidIn = null;
    this.#odd = !this.#odd;
    this.element.requestUpdate();
  }

  /** Words that fail in a registered language are left out: the game goes on. */
  #worded(locale: Locale, words: Words): string {
    try {
      return words(locale);
    } catch (error) {
      warnOnce(this.element, `The language "${locale.lang}" fails: ${String(error)}`);
      return '';
    }
  }
}
