import { isServer, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import {
  PatienceError,
  createEngine,
  type Engine,
  type GameDefinition,
  type Move,
  type RefusalReason,
  type Status,
} from '../engine/index.js';
import { localeFor, type Locale } from '../locales/index.js';
import { frameTemplate } from '../view/frame.js';
import { NearestLang } from '../view/nearest-lang.js';
import { sayMove, sayRefusal, statusLine } from '../view/speech.js';
import { TableView, type TableHost } from '../view/table-view.js';
import {
  PatienceDealEvent,
  PatienceLoseEvent,
  PatienceMoveEvent,
  PatienceRefuseEvent,
  PatienceWinEvent,
  type MoveCause,
} from './events.js';
import type { GameView } from './game-view.js';
import { choose, propertyOf, readRules, warnOnce } from './options.js';
import { TypedElement } from './typed-element.js';
import { Session, openSession, readDeal, type Happening, type Request } from './session.js';
import { baseStyles } from './styles.js';

const onServer: boolean = isServer;

/** One engine for each game, shared by all elements of its tag. */
const engines = new WeakMap<GameDefinition, Engine>();

function engineFor(definition: GameDefinition): Engine {
  const engine = engines.get(definition) ?? createEngine([definition]);
  engines.set(definition, engine);
  return engine;
}

/**
 * A complete patience: board, toolbar and status line. The base of all tags; it is never registered itself.
 *
 * @attr {'random' | 'daily' | number} deal - What is asked for: a random deal (default), the deal of the day (UTC), or a number from 1 to 4294967295. What lies on the table is `dealNumber`.
 * @attr {string} record - Opens this record or position; a broken one is told to the player, and `deal` is dealt.
 * @attr {'top' | 'bottom' | 'none'} toolbar - Where the toolbar stands; default `top`.
 * @attr {'smart' | 'select'} tap - `smart` (default): a tap on a card with exactly one legal target moves it. `select`: always two taps.
 * @attr {boolean} no-undo - Moves cannot be taken back, for contests.
 * @attr {string} lang - The player's language, `ru` or `en`; default the nearest `lang` around the element.
 *
 * @fires {PatienceDealEvent} deal - A game is on the table.
 * @fires {PatienceMoveEvent} move - Once for every move, undo and redo, by whatever input.
 * @fires {PatienceWinEvent} win - Once per attempt at a deal, after its `move`.
 * @fires {PatienceLoseEvent} lose - A move left no legal move; a `win` may still follow an undo.
 * @fires {PatienceRefuseEvent} refuse - The player tried a move that the rules forbid.
 *
 * @csspart board - The board.
 * @csspart pile - A pile; it also carries its role: `stock`, `waste`, `reserve`, `tableau`, `foundation`, `captive`, `queen`.
 * @csspart card - A card.
 * @csspart toolbar - The toolbar.
 * @csspart button - A button of it.
 * @csspart status - The status line.
 *
 * @cssstate won - The patience has come out.
 * @cssstate lost - There is no legal move.
 * @cssstate dragging - Cards are being dragged.
 */
export class PatienceElement extends TypedElement implements TableHost {
  /** The game of this tag. */
  static readonly definition: GameDefinition;

  static override properties: PropertyDeclarations = {
    deal: {},
    record: { noAccessor: true },
    toolbar: {},
    tap: {},
    noUndo: { type: Boolean, attribute: 'no-undo' },
  };

  static override styles = baseStyles;

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  /** What is asked for: `random`, `daily`, or a number from 1 to 4294967295. */
  declare deal: string | number;
  /** Where the toolbar stands. */
  declare toolbar: 'top' | 'bottom' | 'none';
  /** Whether a tap on a card with exactly one legal target moves it. */
  declare tap: 'smart' | 'select';
  /** Moves cannot be taken back. */
  declare noUndo: boolean;

  readonly #definition: GameDefinition;
  readonly #engine: Engine;
  readonly #lang = new NearestLang(this);
  readonly #view: TableView;
  readonly #internals: ElementInternals | null;
  #session: Session | null = null;
  #asked: string | null = null;
  #stale = true;
  /** A deal asked for by a method before the first drawing. */
  #first: Request | null = null;
  #untold: PatienceDealEvent | null = null;
  /** What the status line says until the next move, and what was said last. */
  #note: { readonly text: string; readonly refused: boolean } | null = null;
  #spoken = '';

  constructor() {
    super();
    const { definition } = this.constructor as { definition?: GameDefinition };
    if (definition?.table === undefined) throw new TypeError('PatienceElement is a base: use the element of a game.');
    this.#definition = definition;
    this.#engine = engineFor(definition);
    this.#view = new TableView(this, definition, definition.table);
    this.#internals = typeof this.attachInternals === 'function' ? this.attachInternals() : null;
    this.deal = 'random';
    this.toolbar = 'top';
    this.tap = 'smart';
    this.noUndo = false;
  }

  /** The game on the table as text; set it to open a record or a position. */
  get record(): string {
    return this.#session?.game.record() ?? this.#asked ?? '';
  }
  set record(text: string | null | undefined) {
    this.#asked = text === null || text === undefined || text === '' ? null : text;
    this.#stale = true;
    this.requestUpdate();
  }

  /** A frozen view of the game on the table; null before there is one. */
  get game(): GameView | null {
    return this.#session === null ? null : this.#session.view;
  }

  /** `playing`, `won` or `lost`. */
  get status(): Status {
    return this.#session?.game.status ?? 'playing';
  }

  /** The number of the deal on the table; null for a list or a position. */
  get dealNumber(): number | null {
    return this.#session?.game.dealNumber ?? null;
  }

  /** How many moves stand. */
  get moveCount(): number {
    return this.#session?.game.moveCount ?? 0;
  }

  /** Milliseconds since the first move of this attempt, without the time while the page was hidden. */
  get elapsed(): number {
    return this.#session?.clock.elapsed ?? 0;
  }

  /**
   * Deals anew: a random deal, or the one that is given (`random`, `daily`, or a number).
   * Throws `PatienceError` with `bad-deal` for anything else, and changes nothing then.
   */
  newDeal(deal: string | number = 'random'): void {
    const read = readDeal(deal);
    if (read === null) throw new PatienceError('bad-deal', `There is no deal "${String(deal)}".`);
    const request: Request = { kind: 'deal', deal: read };
    if (this.hasUpdated) this.#open(request, true);
    else this.#first = request;
  }

  /** Begins a new attempt at the same deal. */
  restart(): void {
    const session = this.#session;
    if (session === null) return;
    const next = new Session(session.game.again(), session.day, session.restored);
    next.attempt = session.attempt + 1;
    this.#lay(next);
    this.#tellDeal();
  }

  /** Plays a move; throws `PatienceError` (`illegal-move`, `unknown-pile`) and changes nothing where it is refused. */
  play(move: Move): void {
    this.#play(move, 'api');
  }

  /** Takes the last move back; false when there is nothing to take back or undo is off. */
  undo(): boolean {
    if (this.noUndo || this.#session?.game.canUndo !== true) return false;
    this.#view.beforeChange();
    return this.#happened(this.#session.undo());
  }

  /** Plays the last move taken back again; false when there is none. */
  redo(): boolean {
    if (this.noUndo || this.#session?.game.canRedo !== true) return false;
    this.#view.beforeChange();
    return this.#happened(this.#session.redo());
  }

  /** Focuses the board where the player last was. */
  override focus(options?: FocusOptions): void {
    this.#view.focus(options);
  }

  /** @internal */
  get tapMode(): 'smart' | 'select' {
    return choose(this, 'tap', this.tap, ['smart', 'select']);
  }

  /** @internal */
  playerMove(move: Move): void {
    this.#play(move, 'player');
  }

  /** @internal */
  playerRefused(move: Move, reason: RefusalReason): void {
    const session = this.#session;
    if (session === null) return;
    const text = sayRefusal(this.#locale, session.game, move, reason);
    this.#note = { text, refused: true };
    this.#say(text);
    this.dispatchEvent(new PatienceRefuseEvent(session.about, move, reason));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.#followVisibility);
    this.#session?.resume();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.#followVisibility);
    this.#session?.clock.stop();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang' && old !== value) {
      this.#lang.read();
      this.requestUpdate();
    }
    if (name === 'no-undo' && value === 'false') {
      warnOnce(this, 'no-undo="false" is set all the same: leave the attribute out to allow undo.');
    }
  }

  /** The element may be moved about a page without being taken out of it. */
  connectedMoveCallback(): void {
    this.#lang.read();
  }

  protected override willUpdate(changed: PropertyValues): void {
    const rules = this.#definition.rules.map(({ name }) => propertyOf(name));
    if (this.#stale || changed.has('deal') || rules.some((name) => changed.has(name))) {
      this.#stale = false;
      this.#open(this.#request(), false);
    }
  }

  protected override updated(): void {
    this.#tellDeal();
    const states = this.#internals?.states;
    for (const [name, on] of [
      ['won', this.status === 'won'],
      ['lost', this.status === 'lost'],
      ['dragging', this.#view.dragging],
    ] as const) {
      if (on) states?.add(name);
      else states?.delete(name);
    }
  }

  protected override render(): TemplateResult {
    const locale = this.#locale;
    const game = this.#session?.game ?? null;
    const line = game === null ? { text: '', meta: [] } : statusLine(locale, game);
    const title = this.#name(locale);
    return frameTemplate({
      lang: locale.lang,
      slim: this.#view.slim,
      barAt: choose(this, 'toolbar', this.toolbar, ['top', 'bottom', 'none']),
      bar: {
        ui: locale.ui,
        title,
        deal: this.dealNumber,
        undo: this.noUndo ? null : game?.canUndo === true,
        redo: this.noUndo ? null : game?.canRedo === true,
        started: this.moveCount > 0,
        onNewDeal: () => this.newDeal(),
        onRestart: () => this.restart(),
        onUndo: () => this.undo(),
        onRedo: () => this.redo(),
      },
      board: game === null ? null : this.#view.render(game, locale, locale.ui.boardLabel(title)),
      text: this.#note?.text ?? line.text,
      refused: this.#note?.refused === true,
      meta: line.meta,
      spoken: this.#spoken,
    });
  }

  get #locale(): Locale {
    return localeFor(this.#lang.value);
  }

  #name(locale: Locale): string {
    const { names, id } = this.#definition;
    return locale.games[id] ?? (locale.lang === 'ru' ? names.ru : names.en.replace("'", '’'));
  }

  readonly #followVisibility = (): void => this.#session?.clock.follow();

  #request(): Request {
    const first = this.#first;
    this.#first = null;
    if (first !== null) return first;
    if (this.#asked !== null) return { kind: 'record', text: this.#asked };
    const deal = readDeal(this.deal);
    if (deal === null) warnOnce(this, `deal="${String(this.deal)}" is no deal; a random one is dealt.`);
    return { kind: 'deal', deal: deal ?? 'random' };
  }

  /** Opens what is asked for; a broken record is told, and dealt around. */
  #open(request: Request, tell: boolean): void {
    // On a server only what is the same for everybody is laid out.
    if (onServer && request.kind === 'deal' && typeof request.deal !== 'number') return;
    const rules = readRules(this, this.#definition);
    try {
      this.#lay(openSession(this.#engine, this.#definition, rules, request));
    } catch (error) {
      if (!(error instanceof PatienceError) || request.kind !== 'record') throw error;
      warnOnce(this, error.message);
      this.#asked = null;
      this.#open(this.#request(), tell);
      this.#note = { text: this.#locale.ui.recordBroken(), refused: true };
      this.#say(this.#note.text);
      return;
    }
    if (tell) this.#tellDeal();
  }

  #lay(session: Session): void {
    this.#session?.clock.stop();
    this.#session = session;
    this.#note = null;
    this.#view.reset();
    this.#untold = new PatienceDealEvent(session.about, session.restored, session.game.record());
    this.requestUpdate();
  }

  /** Tells the page of the game on the table, once the element has been drawn for the first time. */
  #tellDeal(): void {
    const event = this.#untold;
    if (event === null || !this.hasUpdated) return;
    this.#untold = null;
    this.dispatchEvent(event);
  }

  #play(move: Move, cause: MoveCause): void {
    const session = this.#session;
    if (session === null) throw new PatienceError('illegal-move', 'There is no game on the table yet.');
    // A refused move throws in `play`, and what is in the hand stays there.
    if (session.game.refusal(move) === null) this.#view.beforeChange();
    this.#happened(session.play(move, cause));
  }

  #happened(happening: Happening | null): boolean {
    const session = this.#session;
    if (happening === null || session === null) return false;
    const { move, cause, transfers, ends } = happening;
    const { game } = session;
    const back = cause === 'undo';
    this.#view.changed(transfers, move.from === 'stock' || move.to === 'stock' ? 'stock' : back ? move.from : move.to);
    const text = sayMove(this.#locale, game, move, transfers, cause);
    this.#note = transfers.length > 1 && !back && game.status === 'playing' ? { text, refused: false } : null;
    this.#say(ends === null ? text : `${text} ${statusLine(this.#locale, game).text}`);
    this.requestUpdate();
    const own = (back ? transfers.at(-1) : transfers[0])?.cards ?? [];
    const { moveCount, status } = game;
    // Made before the move is told: a listener may take it back, or deal anew.
    const End = ends === 'won' ? PatienceWinEvent : PatienceLoseEvent;
    const end = ends === null ? null : new End(session.about, session.result);
    this.dispatchEvent(new PatienceMoveEvent(session.about, { move, cards: own, cause, moveCount, status }));
    if (end !== null) this.dispatchEvent(end);
    return true;
  }

  /** The same sentence twice is a change too, or it would be said once. */
  #say(text: string): void {
    this.#spoken = this.#spoken === text ? `${text}\u00a0` : text;
    this.requestUpdate();
  }
}
