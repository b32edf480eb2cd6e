/**
 * Seeks a deal that can be won, where no list has one: deal after deal is given to the solver, until one comes out. How far
 * it has come is seen beside the cards, where one may do without it.
 */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { dealNumber, randomDeal, type GameDefinition, type Rules } from '../engine/index.js';
import { numbersOfDay } from '../engine/daily.js';
import type { Locale } from '../locales/index.js';
import type { SolverOptions } from '../solver/index.js';
import { offersTemplate } from '../view/offers.js';
import { helpFor } from './advice-words.js';
import type { Desk, Seeking, SeekingView } from './desk.js';
import type { Telling } from './narrator.js';
import { warnOnce } from './options.js';
import { BESIDE } from './parts.js';
import type { Session } from './session.js';
import { solverOf } from './shared-solver.js';

/** A number that was found; null = any; `stay` = what lies on the table is played on. */
export type Answer = number | null | 'stay';

export interface SeekerHost extends ReactiveControllerHost, HTMLElement {
  /** The player's language. */
  readonly reads: string;
}

export interface SeekerCourse {
  readonly beside: { readonly desk: Desk } | null;
  readonly session: Session | null;
  narrate(tell: Telling): void;
  halt(): void;
}

/** Tables that are looked at of one deal: no time, so that a day's deal is the same on every machine. */
const NODES = 20_000;
/** Memory for them, in bytes. */
const BYTES = 8 * 1024 * 1024;
/** So many deals are tried. */
const MOST = 100;
/** What takes longer is shown, in ms. */
const LONG = 150;

export class Seeker implements ReactiveController, Seeking {
  /** Deals that did not come out. */
  #tried = 0;
  /** The deal that is looked at. */
  #number: number;
  readonly #next: () => number;
  #search: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #told = false;
  #over = false;
  /** The table that is to be left: whoever plays on there wants no other. */
  readonly #session: Session | null;
  readonly #change: number | undefined;
  /** The document that is listened to. */
  #page: Document | null = null;

  constructor(
    private readonly host: SeekerHost,
    private readonly course: SeekerCourse,
    private readonly definition: GameDefinition,
    private readonly rules: Rules,
    day: string | null,
    private readonly done: (answer: Answer) => void,
  ) {
    this.#next = day === null ? randomDeal : numbersOfDay(definition, day);
    this.#number = this.#next();
    this.#session = course.session;
    this.#change = course.session?.change;
  }

  hostConnected(): void {
    this.#page = this.host.ownerDocument;
    this.#page.addEventListener('visibilitychange', this.#follow);
    this.#follow();
  }

  hostUpdate(): void {
    const { session } = this.course;
    if (session !== this.#session || session?.change !== this.#change) this.#end('stay');
    // Words come for one language at a time.
    const words = helpFor(this.host.reads);
    if (!this.#told || words.now !== null) return;
    words.load().then(
      () => this.host.requestUpdate(),
      () => undefined,
    );
  }

  hostDisconnected(): void {
    this.#page?.removeEventListener('visibilitychange', this.#follow);
    this.#page = null;
    this.#rest();
  }

  /** What is shown of it: nothing until it has taken some time. */
  view({ help }: Locale): SeekingView | null {
    if (!this.#told || help === undefined) return null;
    return {
      text: help.seeking(this.#tried),
      offers: offersTemplate([{ label: help.anyDeal, take: () => this.#end(null) }]),
    };
  }

  /** Escape: what lies on the table is played on, and its deal is heard again; where nothing does, any is taken. */
  leave(): void {
    const { session } = this.course;
    this.#end(session === null ? null : 'stay');
    if (session !== null) this.course.narrate((narrator) => narrator.dealt(session.game, false));
  }

  /** Nobody waits any more. */
  stop(): void {
    this.#over = true;
    this.hostDisconnected();
    this.host.removeController(this);
    const desk = this.course.beside?.desk;
    if (desk?.seeking === this) desk.seeking = null;
  }

  /** It is sought while somebody looks. */
  readonly #follow = (): void => {
    if (this.#page?.hidden !== false) this.#rest();
    else if (this.#search === null && !this.#over) void this.#seek();
  };

  #rest(): void {
    clearTimeout(this.#timer);
    this.#search?.abort();
    this.#search = null;
  }

  async #seek(): Promise<void> {
    const { signal } = (this.#search = new AbortController());
    if (!this.#told) this.#timer = setTimeout(() => void this.#tell(), LONG);
    try {
      for (; this.#tried < MOST; this.#tried++) {
        const game = dealNumber(this.definition, this.rules, this.#number);
        const options = { milliseconds: Infinity, nodes: NODES, bytes: BYTES, signal };
        const { verdict } = await solverOf(this.host.constructor as SolverOptions).solve(game, options);
        if (signal.aborted) return;
        if (verdict === 'winnable') {
          this.#end(this.#number);
          return;
        }
        this.#number = this.#next();
        this.host.requestUpdate();
      }
      await this.#giveUp(`Of ${MOST} deals none was found to be winnable; any is dealt.`);
    } catch (error) {
      if (!signal.aborted)
        await this.#giveUp(`A deal that can be won could not be sought; any is dealt. ${String(error)}`);
    }
  }

  /** It takes time: that is shown, and said once. */
  async #tell(): Promise<void> {
    await Promise.all([helpFor(this.host.reads).load(), BESIDE.load()]).catch(() => undefined);
    const { beside } = this.course;
    if (this.#over || beside === null) return;
    const { desk } = beside;
    this.#told = true;
    desk.seeking = this;
    this.course.narrate((narrator) => narrator.tell((locale) => locale.help?.seeking(0) ?? ''));
  }

  async #giveUp(why: string): Promise<void> {
    const { host, course } = this;
    warnOnce(host, why);
    await helpFor(host.reads)
      .load()
      .catch(() => undefined);
    if (this.#over) return;
    // It is told in one breath with the deal that is laid instead: of two sentences, one after the other, only the last is heard.
    const told = {
      hostUpdate: () => {
        if (course.session === this.#session) return;
        host.removeController(told);
        course.narrate((narrator) => narrator.add((locale) => locale.help?.noneFound ?? '', false));
      },
    };
    host.addController(told);
    this.#end(null);
  }

  #end(answer: Answer): void {
    if (this.#over) return;
    this.stop();
    this.done(answer);
  }
}
