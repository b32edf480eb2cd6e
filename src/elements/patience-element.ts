import {
  nothing,
  type CSSResultGroup,
  type CSSResultOrNative,
  type PropertyDeclarations,
  type TemplateResult,
} from 'lit';
import type { GameDefinition, Move, Status } from '../engine/index.js';
import { isFull, localeFor, type FullLocale } from '../locales/index.js';
import { firstStatus, frameTemplate } from '../view/frame.js';
import { HANDS } from '../view/hands-part.js';
import { NearestLang } from '../view/nearest-lang.js';
import type { Draws } from '../view/settings.js';
import type { TableHost, TableView } from '../view/table-view.js';
import { gameName } from '../view/title.js';
import type { AdviceHost } from './advice.js';
import { Course } from './course.js';
import { FocusKeeper } from './focus-keeper.js';
import type { GameView } from './game-view.js';
import { KeptElement } from './kept-element.js';
import { Opening } from './opening.js';
import { choose, propertyOf, setRules, textOf } from './options.js';
import type { Part } from '../view/part.js';
import { ADVICE, BESIDE, LATER_STYLES, SPEECH } from './parts.js';
import type { Session } from './session.js';
import { tableStyles } from './styles.js';
import { sentencesFor } from './words.js';

/**
 * A complete patience: board, toolbar and status line. The base of all tags; it is never registered itself.
 *
 * @attr {'random' | 'daily' | number} deal - What is asked for: a random deal (default), the deal of the day (`daily-zone`), or a number from 1 to 4294967295. What lies on the table is `dealNumber`.
 * @attr {boolean} winnable - Random deals and deals of the day are drawn from those that are proved winnable under these rules; a number is dealt as it is.
 * @attr {'easy' | 'medium' | 'hard'} difficulty - The same, from winnable deals of this difficulty; there is none in «Король, дама, валет».
 * @attr {string} record - Opens this record or position; a broken one is told to the player, and `deal` is dealt.
 * @attr {boolean} no-undo - Moves cannot be taken back, for contests.
 * @attr {boolean} link - Offers a link to the deal, and opens at first the deal that the page's address asks for: `#kenfild=7&draw=1`.
 * @attr {string} lang - The player's language, `ru` or `en`; default the nearest `lang` around the element.
 *
 * @fires {PatienceDealEvent} deal - A game is on the table.
 * @fires {PatienceMoveEvent} move - Once for every move, undo and redo, by whatever input.
 * @fires {PatienceWinEvent} win - Once per attempt at a deal, after its `move`.
 * @fires {PatienceLoseEvent} lose - A move left no legal move; a `win` may still follow an undo.
 * @fires {PatienceRefuseEvent} refuse - The player tried a move that the rules forbid.
 * @fires {PatienceHintEvent} hint - A hint was shown.
 * @fires {PatienceVerdictEvent} verdict - Whether the game can still be won has changed.
 * @fires {PatienceSaveErrorEvent} saveerror - Storage refused, or held damaged data; play goes on.
 *
 * @csspart board - The board.
 * @csspart pile - A pile; it also carries its role: `stock`, `waste`, `reserve`, `tableau`, `foundation`, `captive`, `queen`.
 * @csspart card - A card.
 * @csspart card-face - The face of a card.
 * @csspart card-back - The back of a card.
 * @csspart toolbar - The toolbar.
 * @csspart button - A button, in the toolbar or beside a sentence.
 * @csspart status - The status line.
 * @csspart dialog - What lies over the board: rules, settings, deals, keys; the wish before the first card; the end of a game that came out.
 *
 * @slot actions - Buttons of the page, at the end of the toolbar.
 * @slot wish - In place of the words that ask for a wish.
 * @slot win - In place of the words at the end of a game that came out.
 * @slot lose - In place of the words at the end of a game that did not.
 * @slot footer - Below everything, inside the element.
 *
 * @cssstate won - The patience has come out.
 * @cssstate lost - There is no legal move.
 * @cssstate dragging - Cards are being dragged.
 * @cssstate thinking - A hint is being sought.
 */
export class PatienceElement extends KeptElement implements TableHost {
  /** The game of this tag. */
  static readonly definition?: GameDefinition;

  static override properties: PropertyDeclarations = {
    deal: {},
    winnable: { type: Boolean },
    difficulty: {},
    record: { noAccessor: true },
    noUndo: { type: Boolean, attribute: 'no-undo' },
    link: { type: Boolean },
  };

  static {
    // The room is measured after the first drawing, and may ask for another at once: that is meant.
    this.disableWarning?.('change-in-update');
  }

  /** A property for each rule option of the game. Whoever asks for the attributes comes by here, and must find values left. */
  protected static override finalize(): void {
    if (Object.hasOwn(this, 'definition') && !Object.hasOwn(this, 'finalized'))
      for (const { name } of this.definition?.rules ?? []) this.createProperty(propertyOf(name), { attribute: name });
    super.finalize();
  }

  /** The game's styles, and what its class adds to them. */
  protected static override finalizeStyles(own: CSSResultGroup = []): CSSResultOrNative[] {
    return super.finalizeStyles(this.definition ? [tableStyles(this.definition), own] : own);
  }

  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  /** What is asked for: `random`, `daily`, or a number from 1 to 4294967295. */
  declare deal: string | number;
  /** Random deals and deals of the day are such as can be won. */
  declare winnable: boolean;
  /** They are winnable deals of this difficulty; null = of any. */
  declare difficulty: 'easy' | 'medium' | 'hard' | null;
  /** Moves cannot be taken back. */
  declare noUndo: boolean;
  /** Offers links to deals, and follows the one in the page's address. */
  declare link: boolean;

  readonly #lang = new NearestLang(this);
  readonly #view: TableView;
  readonly #course: Course;
  readonly #opening: Opening;
  readonly #focus: FocusKeeper;
  readonly #internals: ElementInternals | null;
  /** The language that was last shown in full. */
  #full: FullLocale | null = null;
  /** The document that is listened to. */
  #document: Document | null = null;

  constructor() {
    super();
    const { definition } = this.constructor as typeof PatienceElement;
    if (definition?.table === undefined) throw new TypeError('PatienceElement is a base: use the element of a game.');
    this.#course = new Course(this, definition.table);
    this.#view = this.#course.table;
    this.#opening = new Opening(this, definition, this.#course, (parts) => this.coming(parts));
    this.#focus = new FocusKeeper(this, this.#view);
    this.#internals = typeof this.attachInternals === 'function' ? this.attachInternals() : null;
    this.deal = 'random';
    this.winnable = false;
    this.difficulty = null;
    this.noUndo = false;
    this.link = false;
    setRules(this, definition);
  }

  /** The game on the table as text. Set it to open a record or a position: that is on the table at the next drawing. */
  get record(): string {
    return this.#session?.game.record() ?? this.#opening.asked ?? '';
  }
  set record(text: string | null | undefined) {
    this.#opening.ask(textOf(text) || null);
  }

  /** A frozen view of the game on the table; null before there is one. */
  get game(): GameView | null {
    return this.#session?.view ?? null;
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
    this.#opening.newDeal(deal);
  }

  /** Begins a new attempt at the same deal. */
  restart(): void {
    if (this.#session === null) return;
    this.#course.lay(this.#session.again());
    this.#course.tellDeal();
  }

  /** Plays a move; throws `PatienceError` (`illegal-move`, `unknown-pile`) and changes nothing where it is refused. */
  play(move: Move): void {
    this.#course.play(move, 'api');
  }

  /** Takes the last move back; false when there is none, or `noUndo` is set. */
  undo(): boolean {
    return this.#course.undo();
  }

  /** Plays the last move taken back again; false when there is none, or `noUndo` is set. */
  redo(): boolean {
    return this.#course.redo();
  }

  /**
   * Lets the rest of the game go up by itself, where that ends in a win; any key or press skips to the end. Resolves
   * to whether the game has been won by it: false at once where it cannot be.
   */
  finish(): Promise<boolean> {
    return this.#course.finish();
  }

  /**
   * Opens the rules of this game, with the options in force, over the board. Resolves to whether they are open: false
   * where they cannot be loaded.
   */
  showRules(): Promise<boolean> {
    return this.#course.showPanel('rules');
  }

  /** @internal Opens the list of keys. */
  showKeys(): Promise<boolean> {
    return this.#course.showPanel('keys');
  }

  /** Focuses the board where the player last was. */
  override focus(options?: FocusOptions): void {
    this.#focus.focus(options);
  }

  /** @internal Finishes, or brings the finish to its end where it goes on. */
  playerFinish(): void {
    if (!this.#course.skip()) void this.#course.finish();
  }

  /** @internal */
  showState(name: string, on: boolean): void {
    if (on) this.#internals?.states.add(name);
    else this.#internals?.states.delete(name);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#document = this.ownerDocument;
    this.#document.addEventListener('visibilitychange', this.#followVisibility);
    this.#session?.resume();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#document?.removeEventListener('visibilitychange', this.#followVisibility);
    this.#session?.clock.stop();
    this.#course.leave();
  }

  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang' && old !== value) this.#lang.follow();
  }

  /** The element may be moved about a page without being taken out of it. */
  connectedMoveCallback(): void {
    this.#lang.follow();
  }

  protected override willUpdate(): void {
    super.willUpdate();
    this.#opening.follow();
  }

  protected override updated(): void {
    super.updated();
    this.#course.tellDeal();
    this.showState('dragging', this.#view.dragging);
  }

  protected override render(): TemplateResult {
    const wanted = localeFor(this.#lang.value);
    // A language that is on its way, or cannot be had, leaves everything in the one before.
    const full = isFull(wanted) ? wanted : this.#full;
    this.#full = full;
    const locale = full ?? wanted;
    const { ui } = locale;
    const { session, beside, narrator } = this.#course;
    const game = session?.game ?? null;
    const title = game === null ? '' : gameName(locale, game);
    const { wishing } = this;
    const labels = full && game && (SPEECH.now?.labelsOf(full, game) ?? null);
    const note = narrator?.line(locale) ?? { text: null, refused: false };
    const onDeal = (): void => void this.#course.showPanel('deal');
    const bar = { ui, title, deal: this.dealNumber, onDeal, label: ui.toolbarLabel };
    const { barAt, timed: timer } = this;
    const around =
      full &&
      beside?.around({
        locale: full,
        session,
        note,
        // A wish is made before anything else is told or offered.
        advice: wishing ? undefined : this.advice?.view(locale),
        bar,
        barAt,
        timer,
        dressed: LATER_STYLES.now !== null || !this.coming([LATER_STYLES]),
      });
    return frameTemplate({
      lang: locale.lang,
      barAt,
      theme: this.tone,
      suits: this.colours,
      bar: { ...bar, buttons: around?.buttons ?? nothing },
      board:
        game === null
          ? this.#view.renderEmpty()
          : this.#view.render(game, locale, labels, ui.boardLabel(title), wishing),
      sheet: around?.sheet ?? nothing,
      status: around?.status ?? firstStatus(note),
      spoken: narrator?.spoken(locale) ?? '',
      panel: around?.panel ?? nothing,
      onPress: this.#onPress,
    });
  }

  protected override get played(): readonly [this, Course, Opening] {
    return [this, this.#course, this.#opening];
  }

  protected override get advised(): readonly [AdviceHost, Course] {
    return [this, this.#course];
  }

  /** @internal Among which deals the next one is drawn: as the reader has it, or the page. */
  get draws(): Draws {
    const difficulty = choose(this, 'difficulty', this.difficulty, ['absent', 'easy', 'medium', 'hard']);
    return this.ownSettings.draws ?? (difficulty !== 'absent' ? difficulty : this.winnable ? 'winnable' : 'any');
  }

  /** @internal The player's language. */
  get reads(): string {
    return this.#lang.value;
  }

  /** @internal A wish is waited for, before anything else is told or offered. */
  get wishing(): boolean {
    return this.wish && this.#session?.wishes === true && this.coming(this.#beside);
  }

  protected override get needed(): readonly Part<unknown>[] {
    // What a server has drawn stays until all of it can be drawn again: there everything was at hand.
    if ((this.shadowRoot?.childElementCount ?? 0) > 0) return this.later;
    // With forced colours the first drawing would be in others.
    const dressed = this.abroad || matchMedia('(forced-colors: active)').matches;
    return [...(dressed ? [LATER_STYLES] : []), ...this.keeping];
  }

  protected override get later(): readonly Part<unknown>[] {
    return [
      ...this.#beside,
      ...this.keeping,
      HANDS,
      SPEECH,
      ...(this.showVerdict ? [ADVICE] : []),
      ...this.#opening.parts,
    ];
  }

  /** What a wish, and all that stands beside the cards, is shown with. */
  get #beside(): readonly Part<unknown>[] {
    return [BESIDE, LATER_STYLES, sentencesFor(this.#lang.value)];
  }

  /**
   * A press or a key ends what goes on by itself, save one that takes it back or leaves it. Escape answers a question.
   */
  readonly #onPress = (event: Event): void => {
    const desk = this.#course.beside?.desk;
    // What is typed into something of the page is left alone.
    if (event.type === 'keydown' && this.shadowRoot?.contains(event.target as Node) !== true) return;
    const key = event instanceof KeyboardEvent ? HANDS.now?.actionOf(event) : 'press';
    const onButton = event.target instanceof Element && event.target.closest('button') !== null;
    if (onButton ? key !== 'press' : key !== 'undo' && key !== 'redo') this.#course.skip();
    this.#view.rest();
    // What could not be had is asked for again.
    if (this.#opening.waits) this.requestUpdate();
    if (key !== 'escape' || desk?.waits !== true) return;
    desk.answer(false);
    event.preventDefault();
  };

  get #session(): Session | null {
    return this.#course.session;
  }

  readonly #followVisibility = (): void => this.#session?.clock.follow();
}
