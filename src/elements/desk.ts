/** What stands beside the cards: a question before a game is left, the wish, what is offered just now, the end. */
import { nothing } from 'lit';
import { autoMove, finishLine, onlyRepeats, type Move } from '../engine/index.js';
import type { DeskTexts, FullLocale } from '../locales/index.js';
import { offersTemplate, type Offer } from '../view/offers.js';
import type { PanelName } from '../view/panels/panel.js';
import { sheetTemplate, type SheetView } from '../view/sheet.js';
import { wishAnswer } from '../view/speech/wish.js';
import type { PanelDoor } from './panel-door.js';
import type { Session } from './session.js';

export interface DeskHost {
  readonly noUndo: boolean;
  readonly wish: boolean;
  newDeal(deal?: 'random' | 'daily' | number): void;
  restart(): void;
  undo(): boolean;
  /** Finishes, or brings the finish to its end where it goes on. */
  playerFinish(): void;
  focus(options?: FocusOptions): void;
  requestUpdate(): void;
}

/** What is shown of a deal that is sought. */
export interface SeekingView {
  readonly text: string;
  readonly offers: unknown;
}

/** A deal is sought that can be won. */
export interface Seeking {
  /** Null as long as it takes no time. */
  view(locale: FullLocale): SeekingView | null;
  /** The player does not wait. */
  leave(): void;
}

/** What stands beside the cards just now. */
export interface DeskView {
  /** A question, in place of everything else in the status line. */
  readonly question: string | null;
  /** A sentence in place of the quiet state. */
  readonly text: string | null;
  /** What may be done just now; nothing = `nothing`. */
  readonly offers: unknown;
  /** Nothing is asked, and nothing better is offered than a way back. */
  readonly plain: boolean;
  /** Finishes the game; null where that would not end in a win. */
  readonly finish: (() => void) | null;
  /** What lies over the felt. */
  readonly sheet: unknown;
  /** What lies open over all of the element. */
  readonly panel: unknown;
}

/** What is ahead of a state. */
interface Ahead {
  readonly session: Session;
  readonly change: number;
  /** The moves that finish the game. */
  readonly line: readonly Move[] | null;
  /** Nothing is left but a stock that shows the same cards again. */
  readonly repeats: boolean;
}

const NOTHING_AHEAD: Pick<Ahead, 'line' | 'repeats'> = { line: null, repeats: false };

const QUIET = { text: null, plain: true, finish: null, sheet: nothing } as const;

export class Desk {
  /** What is sought for the player, who may go on without it. */
  seeking: Seeking | null = null;
  /** A new deal was asked for in a game that has begun. */
  #asking = false;
  /** What is ahead of the state it was sought in. */
  #sought: Ahead | null = null;

  readonly #host: DeskHost;
  /** What opens over the board. */
  readonly #panels: PanelDoor;

  constructor(host: DeskHost, panels: PanelDoor) {
    this.#host = host;
    this.#panels = panels;
  }

  /** A game that has begun and not ended is not left without a question. True where one is asked. */
  askNewDeal(session: Session | null): boolean {
    // Whoever has asked for a deal, and waits for it, was asked.
    this.#asking = session?.started === true && this.seeking === null;
    if (!this.#asking) {
      this.#host.newDeal();
      return false;
    }
    this.#host.requestUpdate();
    // Once it is drawn the focus goes to its answers.
    this.#host.focus();
    return true;
  }

  /** Something happened: the question is void. */
  drop(): void {
    this.#asking = false;
  }

  /** Opens a panel; a question that waits is not answered from behind it. Resolves to whether it is open. */
  open(name: PanelName): Promise<boolean> {
    this.drop();
    return this.#panels.open(name);
  }

  /** Whether a question waits to be answered. */
  get asks(): boolean {
    return this.#asking || this.seeking !== null;
  }

  /** Whether there is something that Escape answers or ends. */
  get waits(): boolean {
    return this.asks || this.#panels.coming;
  }

  answer(yes: boolean): void {
    // Escape closes what lies open, or is to, and nothing behind it.
    if (this.#panels.coming) {
      this.#panels.giveUp();
      return;
    }
    if (this.#panels.shown) return;
    if (!this.#asking) this.seeking?.leave();
    this.#asking = false;
    if (yes) this.#host.newDeal();
    this.#host.requestUpdate();
  }

  /** What is shown of all this. */
  view(locale: FullLocale, session: Session | null): DeskView {
    const seeking = this.seeking?.view(locale);
    const waits = seeking ? { question: seeking.text, offers: seeking.offers, plain: false } : null;
    const panel = this.#panels.view(locale);
    if (session === null) return { ...QUIET, panel, question: null, offers: nothing, ...waits };
    const { ui } = locale;
    const { begun, restored, game } = session;
    const { status } = game;
    // No numbered deal plays itself out before the first move: that is not worth a first drawing that takes longer.
    const { line, repeats } = begun || restored || game.dealNumber === null ? this.#ahead(session) : NOTHING_AHEAD;
    const finish = line === null ? null : (): void => this.#host.playerFinish();
    const end = status === 'won' ? this.#winSheet(locale, session) : null;
    const wishes = this.#host.wish && session.wishes;
    const sheet = wishes ? this.#wishSheet(locale.desk, session) : end;
    return {
      question: this.#asking ? ui.confirmNewDeal : null,
      text: status === 'lost' ? this.#lostText(locale, session) : repeats ? locale.desk.repeats : null,
      offers: offersTemplate(this.#offers(locale, session, finish, repeats)),
      plain: !this.#asking && finish === null,
      finish,
      sheet: sheet === null ? nothing : sheetTemplate(sheet),
      panel,
      ...waits,
    };
  }

  /** The moves that finish the game, or null. */
  finishLine(session: Session): readonly Move[] | null {
    return this.#ahead(session).line;
  }

  #ahead(session: Session): Ahead {
    const { change, game } = session;
    if (this.#sought?.session === session && this.#sought.change === change) return this.#sought;
    const playing = game.status === 'playing';
    const line = playing ? finishLine(game) : null;
    return (this.#sought = { session, change, line, repeats: playing && line === null && onlyRepeats(game) });
  }

  /** The next card that goes up by itself, or null. */
  autoMove({ game }: Session, level: 'safe' | 'all'): Move | null {
    return autoMove(game, level);
  }

  #lostText(locale: FullLocale, { game }: Session): string {
    const { ui, desk } = locale;
    return this.#host.wish ? `${ui.lost} ${wishAnswer(desk, game)}` : ui.lost;
  }

  #offers({ ui }: FullLocale, { game }: Session, finish: (() => void) | null, repeats: boolean): readonly Offer[] {
    const host = this.#host;
    if (this.#asking)
      return [
        { label: ui.newDeal, take: () => this.answer(true) },
        { label: ui.playOn, main: true, asked: true, take: () => this.answer(false) },
      ];
    if (finish !== null) return [{ label: ui.finish, icon: 'finish', main: true, take: finish }];
    const lost = game.status === 'lost';
    const back = (lost || repeats) && !host.noUndo && game.canUndo;
    return [
      ...(back ? [{ label: ui.undo, icon: 'undo', take: () => void host.undo() } as const] : []),
      ...(lost ? [{ label: ui.newDeal, take: () => host.newDeal() }] : []),
    ];
  }

  #wishSheet(words: DeskTexts, session: Session): SheetView {
    const take = (): void => {
      session.wished = true;
      this.#host.requestUpdate();
    };
    return {
      kind: 'wish',
      title: words.makeWish,
      text: words.wishNote,
      offers: [{ label: words.wishMade, main: true, take }],
    };
  }

  #winSheet({ ui, desk }: FullLocale, { game }: Session): SheetView {
    const host = this.#host;
    return {
      kind: 'win',
      title: ui.won(game.moveCount),
      text: host.wish ? wishAnswer(desk, game) : '',
      offers: [
        { label: ui.newDeal, main: true, take: () => host.newDeal() },
        { label: ui.restart, take: () => host.restart() },
      ],
    };
  }
}
