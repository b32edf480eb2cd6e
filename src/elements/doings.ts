/** What goes on by itself: cards that go up after a move, or to the end; and a new deal, which may be asked for first. */
import type { Move } from '../engine/index.js';
import { Autoplay, type AutoplayHost } from './autoplay.js';
import type { Desk } from './desk.js';
import type { Telling } from './narrator.js';
import type { Session } from './session.js';

/** The game in which it goes on. */
export interface Doer {
  readonly session: Session | null;
  narrate(tell: Telling): void;
  /** Nobody watches, or nobody wants cards to move. */
  readonly still: boolean;
  /** Plays a move that nobody made; `joined`: it is taken back with the one before. */
  autoMove(move: Move, joined: boolean): boolean;
}

/** Cards that go up by themselves follow one another after this time, in ms. */
const PACE = 110;
/** All cards of a finish go up within this time, in ms. */
const FINISH = 2700;

export class Doings implements AutoplayHost {
  readonly #autoplay = new Autoplay(this);
  /** The next card that goes up by itself is taken back with the move before it. */
  #joins = false;
  /** The finish that goes on. */
  #finishing: Promise<boolean> | null = null;

  readonly #host: { readonly motionMode: 'normal' | 'fast' | 'none' };
  readonly #course: Doer;
  readonly #desk: Desk;

  constructor(host: { readonly motionMode: 'normal' | 'fast' | 'none' }, course: Doer, desk: Desk) {
    this.#host = host;
    this.#course = course;
    this.#desk = desk;
  }

  get still(): boolean {
    return this.#course.still;
  }

  autoMove(move: Move): boolean {
    const joined = this.#joins;
    this.#joins = true;
    return this.#course.autoMove(move, joined);
  }

  /** Cards go up after a move of the player. */
  follow(session: Session, level: 'safe' | 'all'): Promise<void> {
    return this.#goUp(() => this.#desk.autoMove(session, level), PACE, true);
  }

  /** Lets the rest go up where that ends in a win; resolves to whether it has. While it goes on, this is the same. */
  async finish(): Promise<boolean> {
    const finishing = (this.#finishing ??= this.#finish());
    const won = await finishing;
    if (this.#finishing === finishing) this.#finishing = null;
    return won;
  }

  async #finish(): Promise<boolean> {
    const { session } = this.#course;
    const line = session === null ? null : this.#desk.finishLine(session);
    if (session === null || line === null) return false;
    const rest = [...line];
    await this.#goUp(() => rest.shift() ?? null, Math.min(90, FINISH / line.length), false);
    return this.#course.session === session && session.game.status === 'won';
  }

  /** Everything that can go up, goes. */
  async sendUp(): Promise<void> {
    const { session } = this.#course;
    if (session === null) return;
    const next = (): Move | null => this.#desk.autoMove(session, 'all');
    if (this.#desk.finishLine(session) !== null) await this.finish();
    else if (next() !== null) await this.#goUp(next, PACE, false);
    else this.#course.narrate((narrator) => narrator.tell((locale) => locale.desk?.nothingUp ?? '', true));
  }

  /** A new deal; in a game that has begun, a question first. */
  askNewDeal(session: Session | null): void {
    // Cards that go up meanwhile would make the question void.
    this.#autoplay.stop();
    if (this.#desk.askNewDeal(session))
      this.#course.narrate((narrator) => narrator.tell((locale) => locale.ui.confirmNewDeal ?? ''));
  }

  /** Whatever goes on, or waits for an answer, is over. */
  halt(): void {
    this.#finishing = null;
    this.#autoplay.stop();
    this.#desk.drop();
  }

  /** What goes on comes to its end at once. True where something did. */
  skip(): boolean {
    const { running } = this.#autoplay;
    this.#autoplay.skip();
    return running;
  }

  async #goUp(next: () => Move | null, pace: number, joins: boolean): Promise<void> {
    this.#joins = joins;
    await this.#autoplay.run(next, this.#host.motionMode === 'fast' ? pace / 2 : pace);
  }
}
