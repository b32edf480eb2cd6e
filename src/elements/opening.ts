/** What the page asks an element to lay on the table: a record, or else a deal; and what was opened for it. */
import { isServer } from 'lit';
import { PatienceError, type GameDefinition, type Rules } from '../engine/index.js';
import type { Part } from '../view/part.js';
import type { Course } from './course.js';
import { readRules, textOf, warnOnce } from './options.js';
import { READING, winnablePart } from './parts.js';
import { dealRequest, openSession, readDeal, type Request } from './requests.js';
import type { Winnable, WinnableHost } from './winnable.js';

const onServer: boolean = isServer;

export interface OpeningHost extends WinnableHost {
  /** What is asked for where there is no record. */
  readonly deal: unknown;
  /** The page's address may ask for a deal, too. */
  readonly link: boolean;
  /** The day it is, for deals of the day. */
  readonly today: string;
  /** The name under which games are kept, or nothing. */
  readonly saveName: string;
}

/** What the page's address asks for in this game (`link.ts`), or null. */
function linkFor(game: string): string | null {
  return !onServer && location.hash.startsWith(`#${game}=`) ? location.hash : null;
}

export class Opening {
  /** A record or position that is asked for; null = the deal counts. */
  #asked: string | null = null;
  /** What was last opened: another deal, record or rule opens anew. */
  #opened: string | null = null;
  /** The deal and the rules that were asked for then. */
  #dealt = '';
  /** What can read records could not be had, and the player has been told. */
  #unread = false;
  /** What the page's address asked for, where that was dealt. */
  link: string | null = null;
  /** The last new deal that was asked for: the game on the table is left for it. */
  #anew: Request | null = null;
  /** A deal that can be won is to be laid out, once it has been drawn. */
  #waiting: Request | null = null;
  /**
   * The rules of the link that was opened. Who follows a link to a game by other rules has chosen these, and plays by them
   * from deal to deal, until the page asks for something else.
   */
  #linked: Rules | null = null;
  /** How many times a record was asked for: the same text may be opened again. */
  #records = 0;

  readonly #host: OpeningHost;
  readonly definition: GameDefinition;
  readonly #course: Course;
  readonly #coming: (parts: readonly Part<unknown>[]) => boolean;
  /** Draws deals that can be won. */
  readonly #winnable: Part<Winnable>;

  /** `coming` says whether parts may still come. */
  constructor(
    host: OpeningHost,
    definition: GameDefinition,
    course: Course,
    coming: (parts: readonly Part<unknown>[]) => boolean,
  ) {
    this.#coming = coming;
    this.#winnable = winnablePart(definition);
    this.#host = host;
    this.definition = definition;
    this.#course = course;
  }

  /** The record that is asked for. */
  get asked(): string | null {
    return this.#asked;
  }

  /** What is needed to open what is asked for, and what may be asked for next. */
  get parts(): readonly Part<unknown>[] {
    return [...(this.#asked === null ? [] : [READING]), ...(this.#host.draws === 'any' ? [] : [this.#winnable])];
  }

  /** Asks for a record, or for none. */
  ask(record: string | null): void {
    this.#asked = record;
    this.#records++;
    this.#host.requestUpdate();
  }

  /** The record could not be read for want of code, and may be asked for again. */
  get waits(): boolean {
    return this.#unread;
  }

  /** Deals anew; throws `PatienceError` with `bad-deal` where that is no deal, and changes nothing then. */
  newDeal(deal: string | number): void {
    const read = readDeal(deal);
    if (read === null) throw new PatienceError('bad-deal', `There is no deal "${textOf(deal)}".`);
    this.#asked = null;
    this.#opened = this.#wanted;
    this.#open((this.#anew = dealRequest(read, this.#host)));
    this.#course.tellDeal();
  }

  /** Opens what is asked for where that has changed, or has been waited for. */
  follow(): void {
    if (this.#opened === null && this.#host.link) this.#asked ??= linkFor(this.definition.id);
    const wanted = this.#wanted;
    if (this.#opened === wanted) {
      if (this.#waiting !== null) this.#open(this.#waiting);
      return;
    }
    // A record waits until it can be read; where that cannot be had, it is not dealt over.
    if (this.#asked !== null && READING.now === null) {
      if (this.#coming([READING])) return;
      if (!this.#unread) this.#tellBroken(this.#asked);
      this.#unread = this.#course.session === null;
      if (this.#unread) return;
      // What is being played stays, and is not replaced later.
      this.#asked = null;
      this.#opened = this.#wanted;
      return;
    }
    this.#unread = false;
    this.#opened = wanted;
    this.#linked = null;
    this.#open(this.#request());
    this.#dealt = this.#wantedDeal;
  }

  /** What the attributes and properties ask for, as one text. */
  get #wanted(): string {
    return [this.#records, this.#asked, this.#wantedDeal].join('\n');
  }

  /** The same without the record. */
  get #wantedDeal(): string {
    return [textOf(this.#host.deal), ...Object.values(readRules(this.#host, this.definition))].join('\n');
  }

  #request(): Request {
    if (this.#asked !== null) return { kind: 'record', text: this.#asked };
    const { deal } = this.#host;
    const read = readDeal(deal);
    if (read === null) warnOnce(this.#host, `deal="${textOf(deal)}" is no deal; a random one is dealt.`);
    return dealRequest(read ?? 'random', this.#host);
  }

  /** Opens what is asked for; a broken record is told, and dealt around where there is no game yet. */
  #open(request: Request): void {
    const isOpen = request.kind === 'deal' && typeof request.deal !== 'number';
    // On a server only what is the same for everybody is laid out; a game that was left takes its place in the browser.
    if (onServer && isOpen) return;
    const host = this.#host;
    const winnable = this.#winnable;
    const rules = this.#linked ?? readRules(host, this.definition);
    const { keeper } = this.#course;
    const anew = request === this.#anew;
    const link = request.kind === 'record' && request.text.startsWith('#');
    if (!anew) this.link = link ? request.text.slice(1) : null;
    // What was left comes before a deal, and after a record.
    const kept = anew || (request.kind === 'record' && !link) ? null : (keeper?.restore() ?? null);
    // Where what draws cannot be had, any deal will do.
    const drawn =
      kept === null && isOpen && host.draws !== 'any' && this.#coming([winnable])
        ? winnable.now?.draw(host, this.#course, rules, request)
        : null;
    this.#waiting = drawn === undefined ? request : null;
    if (drawn === undefined) host.requestUpdate();
    if (drawn === undefined || drawn === 'stay') return;
    try {
      const session = kept ?? openSession(this.definition, rules, request, drawn);
      if (anew) keeper?.leave();
      this.#course.lay(session);
      // A link is followed once: what is asked for from now on is a deal.
      if (request.kind === 'deal' || (session.restored && !link)) return;
      this.#linked = session.game.rules;
      this.#asked = null;
      this.#opened = this.#wanted;
    } catch (error) {
      if (!(error instanceof PatienceError) || request.kind !== 'record') throw error;
      warnOnce(host, error.message);
      this.link = null;
      this.#asked = null;
      this.#opened = this.#wanted;
      // What is being played stays, unless another deal is asked for, too.
      if (this.#course.session === null || this.#dealt !== this.#wantedDeal) this.#open(this.#request());
      this.#tellBroken(request.text);
    }
  }

  /** Tells that a record, or a link, cannot be read. */
  #tellBroken(text: string): void {
    const words = text.startsWith('#') ? 'linkBroken' : 'recordBroken';
    this.#course.narrate((narrator) => narrator.tell((locale) => locale.ui[words] ?? '', true));
  }
}
