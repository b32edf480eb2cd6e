/**
 * The course of a game: what is played, by whomever, and what follows from it by itself. Each step is shown, said and
 * told to the page here, and nowhere else.
 */
import { PatienceError, type Arrangements, type Move, type RefusalReason } from '../engine/index.js';
import type { PanelName } from '../view/panels/panel.js';
import { stillMotion } from '../view/still-motion.js';
import { TableView, type Player, type Saying, type TableHost } from '../view/table-view.js';
import type { Beside, BesideHost } from './beside.js';
import { EventQueue } from './event-queue.js';
import {
  PatienceDealEvent,
  PatienceLoseEvent,
  PatienceMoveEvent,
  PatienceRefuseEvent,
  PatienceWinEvent,
  type MoveCause,
} from './events.js';
import type { Narrator, Telling } from './narrator.js';
import type { Keeper } from './keeper.js';
import { BESIDE, SPEECH } from './parts.js';
import type { Happening, Session } from './session.js';

export interface CourseHost extends BesideHost, TableHost {
  readonly autoLevel: 'off' | 'safe' | 'all';
  showState(name: string, on: boolean): void;
}

export class Course implements Player {
  readonly table: TableView;
  session: Session | null = null;
  /** Who keeps what happens here; null where nothing is kept. */
  keeper: Keeper | null = null;
  /** Who puts into words what happens, and what is to be told as soon as there is one. */
  #narrator: Narrator | null = null;
  #tellings: Telling[] = [];
  #own: Beside | null = null;
  readonly #queue: EventQueue;
  /** The deal on the table, and what has happened in it, while the page cannot be told yet. */
  #untold: Event[] = [];

  /** Counts the places in which the element has stood. */
  #stay = 0;

  readonly #host: CourseHost;

  constructor(host: CourseHost, table: Arrangements) {
    this.#host = host;
    this.table = new TableView(host, table, this);
    this.#queue = new EventQueue(host);
  }

  /** What stands beside the cards; null until its code has come. */
  get beside(): Beside | null {
    return (this.#own ??= BESIDE.now && BESIDE.now.beside(this.#host, this));
  }

  /** Null until the sentences have come. */
  get narrator(): Narrator | null {
    if (this.#narrator === null && SPEECH.now !== null) {
      this.#narrator = new SPEECH.now.Narrator(this.#host);
      for (const tell of this.#tellings.splice(0)) tell(this.#narrator);
    }
    return this.#narrator;
  }

  /** Something is told, at once or when the sentences have come: then the last of it. */
  narrate(tell: Telling): void {
    const { narrator } = this;
    if (narrator !== null) tell(narrator);
    else this.#tellings = [...this.#tellings.slice(-9), tell];
  }

  /** The status line says what a move has led to. */
  get tellsNews(): boolean {
    return this.narrator?.tellsNews === true && this.beside?.desk.asks !== true;
  }

  /** Nobody watches, or nobody wants cards to move. */
  get still(): boolean {
    const { isConnected, motionMode } = this.#host;
    return !isConnected || motionMode === 'none' || stillMotion();
  }

  /** Another game comes to the table. */
  lay(session: Session): void {
    this.halt();
    this.session?.clock.stop();
    this.keeper?.laid(session);
    this.session = session;
    const first = !this.#host.hasUpdated;
    this.narrate((narrator) => narrator.dealt(session.game, first));
    this.table.reset();
    const { about, restored, game } = session;
    this.#untold = [new PatienceDealEvent(about, { restored, record: game.record() })];
    this.#showStates(session);
    this.#host.requestUpdate();
  }

  /** Tells the page of the game on the table, once the element has been drawn for the first time. */
  tellDeal(): void {
    if (this.#host.hasUpdated) this.#queue.tell(...this.#untold.splice(0));
  }

  /** Nothing is heard of a game before its deal. */
  tell(...events: readonly Event[]): void {
    if (this.#untold.length > 0) this.#untold.push(...events);
    else this.#queue.tell(...events);
  }

  /** Plays a move; throws `PatienceError` and changes nothing where it is refused. Cards may go up after it. */
  play(move: Move, cause: MoveCause): void {
    const { session } = this;
    if (session === null) throw new PatienceError('illegal-move', 'There is no game on the table yet.');
    // A refused move throws in `play`, and what is in the hand stays there.
    if (session.game.refusal(move) === null) this.#before();
    if (!this.#happened(session, session.play(move, cause))) return;
    const level = this.#host.autoLevel;
    if (level !== 'off') void this.#goOn((doings) => doings.follow(session, level));
  }

  undo(): boolean {
    const { session } = this;
    if (this.#host.noUndo || session?.game.canUndo !== true) return false;
    let joined: boolean;
    do {
      joined = session.endsJoined;
      this.#before();
    } while (this.#happened(session, session.undo()) && joined);
    return true;
  }

  redo(): boolean {
    const { session } = this;
    if (this.#host.noUndo || session?.game.canRedo !== true) return false;
    do this.#before();
    while (this.#happened(session, session.redo()) && session.goesOnJoined);
    return true;
  }

  /** Lets the rest go up where that ends in a win; resolves to whether it has. While it goes on, this is the same. */
  async finish(): Promise<boolean> {
    return (await this.#goOn((doings) => doings.finish())) ?? false;
  }

  /** Everything that can go up, goes. */
  sendUp(): void {
    void this.#goOn((doings) => doings.sendUp());
  }

  say(words: Saying, refused?: boolean): void {
    const game = this.session?.game;
    if (game !== undefined) this.narrate((narrator) => narrator.say(words, game, refused));
  }

  refused({ from, to, count }: Move, reason: RefusalReason, held: boolean): void {
    const { session } = this;
    if (session === null) return;
    const move = Object.freeze({ from, to, count });
    this.say(({ sayRefusal }, locale, game) => sayRefusal(locale, game, move, reason), true);
    if (held) this.narrate((narrator) => narrator.putBack());
    this.tell(new PatienceRefuseEvent(session.about, { move, reason }));
  }

  /** Opens a panel over the board; resolves to whether it is open. */
  async showPanel(name: PanelName): Promise<boolean> {
    const stay = this.#stay;
    await BESIDE.load().catch(() => undefined);
    return stay === this.#stay && (await this.beside?.desk.open(name)) === true;
  }

  /** The element leaves its place. */
  leave(): void {
    this.halt();
    this.#stay++;
  }

  /** Whatever goes on by itself, or waits for an answer, is over. */
  halt(): void {
    this.beside?.doings.halt();
  }

  /** What goes on by itself comes to its end at once. True where something did. */
  skip(): boolean {
    return this.beside?.doings.skip() ?? false;
  }

  /** Plays a move that nobody made; `joined`: it is taken back with the one before. False where it cannot be made any more. */
  autoMove(move: Move, joined: boolean): boolean {
    const { session } = this;
    if (session?.game.refusal(move) !== null) return false;
    this.table.beforeChange();
    return this.#happened(session, session.play(move, 'auto', joined));
  }

  /** Something goes on by itself, once its code has come; nothing does where that cannot be had, or the table is another by then. */
  async #goOn<T>(start: (doings: Beside['doings']) => Promise<T>): Promise<T | undefined> {
    const { session } = this;
    const change = session?.change;
    if (this.beside === null) {
      await BESIDE.load().catch(() => undefined);
      if (this.session !== session || session?.change !== change || !this.#host.isConnected) return undefined;
    }
    return this.beside === null ? undefined : start(this.beside.doings);
  }

  #before(): void {
    this.halt();
    this.table.beforeChange();
  }

  /**
   * Shows, says and tells what happened. Words and events are made first: a listener may change everything. False
   * where one has.
   */
  #happened(session: Session, happening: Happening): boolean {
    const { move, cause, transfers, ends } = happening;
    const { game, about, change } = session;
    const { moveCount, status } = game;
    const back = cause === 'undo';
    const end = move.from === 'stock' || move.to === 'stock' ? 'stock' : back ? move.from : move.to;
    // The focus goes with what the player does, and with nothing else.
    this.table.changed(transfers, cause === 'auto' || cause === 'api' ? null : end, back);
    const { wish } = this.#host;
    this.narrate((narrator) => narrator.happened(game, happening, wish));
    this.#host.requestUpdate();
    this.#showStates(session);
    const cards = (back ? transfers.at(-1) : transfers[0])?.cards ?? [];
    const events: Event[] = [new PatienceMoveEvent(about, { move, cards, cause, moveCount, status })];
    if (ends === 'won') {
      events.push(new PatienceWinEvent(about, session.result));
      this.keeper?.won(session);
    }
    if (ends === 'lost') events.push(new PatienceLoseEvent(about, session.result));
    this.tell(...events);
    return this.session === session && session.change === change;
  }

  #showStates({ game }: Session): void {
    this.#host.showState('won', game.status === 'won');
    this.#host.showState('lost', game.status === 'lost');
  }
}
