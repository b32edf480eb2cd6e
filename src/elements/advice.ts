/** Hints and verdicts of one element: what is asked of the solver, and what is shown and said of its answers. */
import { html, type ReactiveController, type ReactiveControllerHost } from 'lit';
import type { Move } from '../engine/index.js';
import { isFull, type Locale } from '../locales/index.js';
import type { Hint, Solver, SolverOptions } from '../solver/index.js';
import { HintMark } from '../view/hint-mark.js';
import { offersTemplate, type Offer } from '../view/offers.js';
import { sayHint, sayNoHint, sayVerdict } from '../view/speech/help.js';
import { PatienceHintEvent, PatienceVerdictEvent, type HintDetail, type Verdict } from './advice-events.js';
import { helpFor } from './advice-words.js';
import type { Course } from './course.js';
import { Judge } from './judge.js';
import type { Session } from './session.js';
import { solverOf } from './shared-solver.js';

export interface AdviceHost extends ReactiveControllerHost, HTMLElement {
  readonly hintMode: 'solver' | 'fair' | 'none';
  readonly showVerdict: boolean;
  readonly noUndo: boolean;
  /** A wish is waited for: nobody knows yet how the game will end. */
  readonly wishing: boolean;
  /** The player's language. */
  readonly reads: string;
  newDeal(): void;
  showState(name: string, on: boolean): void;
}

/** What is shown of it. */
export interface AdviceView {
  /** A sentence in place of what a move has led to. */
  readonly thinking: string | null;
  /** A sentence in place of the quiet state. */
  readonly text: string | null;
  /** What may be done just now, or null. */
  readonly offers: unknown;
  /** A short fact, and its sign. */
  readonly meta: readonly string[];
  readonly signs: readonly unknown[];
}

/** A browser that cannot tell shows it for all that is known. */
const isSeen = (element: Element): boolean =>
  typeof element.checkVisibility !== 'function' || element.checkVisibility();

const NO_WAY: Hint = { move: null, reason: 'lost' };

/** A hint that takes longer than this is told to be on its way, in ms. */
const LONG = 150;

export class Advice implements ReactiveController {
  readonly #host: AdviceHost;
  readonly #course: Course;
  readonly #judge: Judge;
  #asked: AbortController | null = null;
  #thinking = false;
  readonly #mark = new HintMark();
  /** Tells when the element comes into sight, or goes out of it. */
  readonly #sight = typeof ResizeObserver === 'function' ? new ResizeObserver(() => this.#follow()) : null;
  #seen = true;
  /** The document that is listened to: an element may leave it for another. */
  #page: Document | null = null;
  /** The hint that is shown. */
  #shown: Move | null = null;
  /** What is told of it, where it is not known whether it leads to a win. */
  #guess: ((locale: Locale) => string) | null = null;
  /** The table that it is for. */
  #session: Session | null;
  #change: number;
  /** The last verdict on this game that the page was told. */
  #told: Verdict | null = null;
  /** What is being drawn is another table than before. */
  #fresh = false;

  constructor(host: AdviceHost, course: Course) {
    this.#host = host;
    this.#course = course;
    this.#session = course.session;
    this.#change = course.session?.change ?? -1;
    const solver = (): Solver => solverOf(host.constructor as SolverOptions);
    this.#judge = new Judge(
      {
        get judges() {
          const { showVerdict, isConnected, wishing, ownerDocument } = host;
          return showVerdict && isConnected && !wishing && !ownerDocument.hidden && isSeen(host);
        },
        get goesBack() {
          return !host.noUndo;
        },
        judged: () => host.requestUpdate(),
      },
      solver,
    );
    this.#solver = solver;
    host.addController(this);
  }

  readonly #solver: () => Solver;

  /** Null once the table is another, though that is not drawn yet. */
  get verdict(): Verdict | null {
    return this.#isAnother() ? null : this.#judge.verdict;
  }

  /** Finds a hint, shows it, says it and tells the page; resolves to what it was. */
  async hint(): Promise<HintDetail> {
    const host = this.#host;
    const { session } = this.#course;
    if (session === null || host.wishing || host.hintMode === 'none') return none('off');
    if (!host.isConnected) return none('changed');
    this.#asked?.abort();
    const asked = (this.#asked = new AbortController());
    const { change, game } = session;
    const proved =
      game.status === 'playing' && host.hintMode === 'solver' && host.showVerdict && this.verdict === 'lost';
    const timer = setTimeout(() => this.#think(true), LONG);
    try {
      const [found] = await Promise.all([
        // What stands in the status line as proved is not asked again: the answer might be less sure of it.
        proved ? NO_WAY : this.#solver().hint(game, { mode: host.hintMode, signal: asked.signal }),
        helpFor(host.reads).load(),
      ]);
      if (asked.signal.aborted || this.#course.session !== session || session.change !== change) return none('changed');
      return this.#show(session, found);
    } catch {
      if (asked.signal.aborted) return none('changed');
      this.#course.narrate((narrator) => narrator.tell(({ help, ui }) => help?.failed ?? ui.notLoaded ?? '', true));
      return none('unavailable');
    } finally {
      clearTimeout(timer);
      if (this.#asked === asked) {
        this.#asked = null;
        this.#think(false);
      }
    }
  }

  /** What is shown of it in this language. */
  view(locale: Locale): AdviceView {
    const { help } = locale;
    const { verdict, checking, back } = this.#judge;
    const status = this.#course.session?.game.status;
    const empty = { thinking: null, text: null, offers: null, meta: [], signs: [] };
    if (help === undefined || status === undefined) return empty;
    const thinking = this.#thinking ? help.thinking : null;
    if (!this.#host.showVerdict || status === 'won') return { ...empty, thinking };
    const kind = verdict ?? (checking ? 'checking' : null);
    const lost = verdict === 'lost' && status === 'playing';
    return {
      thinking,
      text: lost ? (back === -1 ? help.lostDeal : help.lostHere) : null,
      offers: verdict === 'lost' ? this.#offers(locale, back) : null,
      meta: kind === null ? [] : [help[kind]],
      signs: [html`<i class="verdict ${kind}" aria-hidden="true"></i>`],
    };
  }

  hostConnected(): void {
    this.#page = this.#host.ownerDocument;
    this.#page.addEventListener('visibilitychange', this.#followVisibility);
    this.#sight?.observe(this.#host);
    // The verdict that was given up when it left is wanted again.
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#page?.removeEventListener('visibilitychange', this.#followVisibility);
    this.#page = null;
    this.#sight?.disconnect();
    this.#drop();
    this.#judge.stop();
    this.#mark.stop();
  }

  hostUpdate(): void {
    const { session } = this.#course;
    this.#fresh = this.#isAnother();
    if (this.#fresh) {
      // Of another game everything is news.
      if (session !== this.#session) this.#told = null;
      this.#session = session;
      this.#change = session?.change ?? -1;
      this.#drop();
    } else if (this.#host.hintMode === 'none') this.#drop();
    if (this.#host.isConnected) this.#judge.follow(session);
    this.#outlive();
    if (this.#host.showVerdict && helpFor(this.#host.reads).now === null)
      helpFor(this.#host.reads)
        .load()
        .then(
          () => this.#host.requestUpdate(),
          () => undefined,
        );
  }

  hostUpdated(): void {
    const { session, table } = this.#course;
    if (table.board !== null && session !== null) this.#mark.show(table.board, session.game, this.#shown);
    const { verdict } = this;
    if (session === null || verdict === null || verdict === this.#told) return;
    this.#told = verdict;
    this.#course.tell(new PatienceVerdictEvent(session.about, verdict));
    if (verdict !== 'lost' || session.game.status !== 'playing') return;
    const dealt = session.game.moveCount === 0;
    const words = ({ help }: Locale): string => (dealt ? help?.lostDeal : help?.lostHere) ?? '';
    // What was known before comes with the move itself.
    const fresh = this.#fresh;
    this.#course.narrate((narrator) => (fresh ? narrator.add(words) : narrator.tell(words)));
  }

  #show(session: Session, found: Hint): HintDetail {
    const { move } = found;
    const detail: HintDetail =
      move === null
        ? none(found.reason)
        : Object.freeze({ move: Object.freeze({ ...move }), source: found.source, reason: null });
    this.#shown = move;
    if (move !== null) session.hints++;
    const { game } = session;
    const words = (locale: Locale): string => {
      if (!isFull(locale)) return '';
      if (move === null) return sayNoHint(locale, found.reason);
      return sayHint(locale, game, move, this.verdict === 'winnable' ? 'line' : found.source);
    };
    this.#guess = move !== null && found.source === 'guess' ? words : null;
    const proved = this.#learn(found);
    // Whoever has won has been told; of what is proved now the verdict tells.
    if (game.status !== 'won' && !proved) this.#course.narrate((narrator) => narrator.tell(words, false));
    this.#course.tell(new PatienceHintEvent(session.about, detail));
    return detail;
  }

  /** What a hint has proved is the verdict. True where it is that nothing wins any more, and this is news. */
  #learn(found: Hint): boolean {
    if (found.move === null) return found.reason === 'lost' && this.#judge.learn('lost');
    if (found.source === 'line') this.#judge.learn('winnable');
    return false;
  }

  /** A hint that had to guess said that nobody knows; once the verdict does, it is told, and the line says nothing else. */
  #outlive(): void {
    const guess = this.#guess;
    const { verdict } = this;
    if (guess === null || verdict === null || verdict === 'unknown') return;
    this.#guess = null;
    if (verdict === 'lost') this.#drop();
    this.#course.narrate((narrator) => {
      if (verdict === 'lost') narrator.forget(guess);
      else narrator.tell((locale) => (isFull(locale) ? sayVerdict(locale, verdict) : ''));
    });
  }

  #offers({ ui, help }: Locale, back: number | null): unknown {
    const host = this.#host;
    const { session } = this.#course;
    const offers: Offer[] = [];
    if (back !== null && back >= 0 && !host.noUndo && help !== undefined)
      offers.push({
        label: this.#judge.backWins ? help.goBack : help.goBackUnsure,
        icon: 'undo',
        main: true,
        take: () => this.#undoTo(back),
      });
    if (back === -1 || session?.game.status === 'lost')
      if (ui.newDeal !== undefined) offers.push({ label: ui.newDeal, take: () => host.newDeal() });
    return offers.length === 0 || (back === null && session?.game.status === 'lost') ? null : offersTemplate(offers);
  }

  /** Takes moves back until no more than `count` stand, and says in one sentence where that is. */
  #undoTo(count: number): void {
    const { session } = this.#course;
    if (session === null) return;
    const { game } = session;
    const { backWins } = this.#judge;
    const before = game.moveCount;
    while (this.#course.session === session && game.moveCount > count && this.#course.undo());
    const undone = before - game.moveCount;
    if (this.#course.session !== session || undone === 0) return;
    this.#judge.wentBack(game);
    this.#course.narrate((narrator) => narrator.instead(({ help }) => help?.wentBack(undone, backWins) ?? ''));
  }

  /** The table is another than at the last drawing. */
  #isAnother(): boolean {
    const { session } = this.#course;
    return session !== this.#session || (session?.change ?? -1) !== this.#change;
  }

  /** The hint is void: what was asked is not waited for, and what was shown is not true any more. */
  #drop(): void {
    this.#asked?.abort();
    this.#asked = null;
    this.#shown = null;
    this.#guess = null;
    this.#think(false);
  }

  #think(on: boolean): void {
    if (this.#thinking === on) return;
    this.#thinking = on;
    this.#host.showState('thinking', on);
    this.#host.requestUpdate();
  }

  /** Who sees nothing needs no verdict; who sees the table again does. */
  #follow(): void {
    const seen = isSeen(this.#host);
    if (seen !== this.#seen) this.#host.requestUpdate();
    this.#seen = seen;
  }

  readonly #followVisibility = (): void => {
    if (this.#host.ownerDocument.hidden) {
      this.#asked?.abort();
      this.#judge.stop();
    }
    this.#host.requestUpdate();
  };
}

const none = (reason: NonNullable<HintDetail['reason']>): HintDetail =>
  Object.freeze({ move: null, source: null, reason });
