/**
 * The table on the page: it draws the game, listens to pointers and keys, and says what the player wants. It knows no
 * rules and keeps no game; the element gives both.
 */
import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Arrangement, Arrangements, Game, Move, RefusalReason, Transfer } from '../engine/index.js';
import type { FullLocale, Locale } from '../locales/index.js';
import { boardTemplate, type BoardView, type Marks } from './board.js';
import { Fit } from './fit.js';
import { roleOf, topSpot, type Spot } from './grip.js';
import { Hand, type TapMode } from './hand.js';
import { HANDS } from './hands-part.js';
import type { Snapshot } from './motion.js';
import { moving } from './moving.js';
import { placesOf } from './places.js';
import type { PointerInput } from './pointer.js';
import type { Carrying } from './carrying.js';
import type * as Sentences from './sentences.js';
import type { Labels } from './speech.js';
import { spotOf, TabStop } from './tab-stop.js';

/** What the table needs of its element. */
export interface TableHost extends ReactiveControllerHost, HTMLElement {
  readonly hasUpdated: boolean;
  readonly tapMode: 'smart' | 'select';
  readonly motionMode: 'normal' | 'fast' | 'none';
  readonly deck: 'plain' | 'english';
  /** A left-handed table. */
  readonly mirrored: boolean;
  /** `none`: there are no hints. */
  readonly hintMode: 'solver' | 'fair' | 'none';
  readonly noUndo: boolean;
  /** The verdict is shown, and what it is: null until that has been found out. */
  readonly showVerdict: boolean;
  readonly verdict: 'winnable' | 'lost' | 'unknown' | null;
  /** Draws again, with the parts that are on their way. */
  drawSoon(): void;
  /** Shows a hint. */
  hint(): unknown;
  /** Lists the keys. */
  showKeys?(): unknown;
}

/** Words that come with the sentences. */
export type Saying = (sentences: typeof Sentences, locale: FullLocale, game: Game) => string;

/** What comes of what a player does at the table. */
export interface Player {
  /** Makes a legal move. */
  play(move: Move, cause: 'player'): void;
  /** A move was tried that the rules forbid. */
  refused(move: Move, reason: RefusalReason, held: boolean): void;
  undo(): boolean;
  redo(): boolean;
  /** Everything that can go up, goes. */
  sendUp(): unknown;
  /** Something is said; `refused`: and shown, as a refusal or (false) not. */
  say(words: Saying, refused?: boolean): void;
}

/** What has happened since the last drawing and is to be seen moving with the next. */
interface Happened {
  /** Null: the cards were dealt. */
  readonly before: Snapshot | null;
  readonly transfers: Transfer[];
  back: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/** What is seen of hands that have not come. */
const UNMARKED: Marks = { held: null, targets: NONE, choices: NONE, movable: NONE, over: null, peeked: null };

export class TableView implements ReactiveController {
  game: Game | null = null;
  readonly hand = new Hand();
  readonly stop = new TabStop();
  /** Follows pointers; until it has come a tap is a click. */
  carrying: Carrying | null = null;
  readonly #fit: Fit;
  #refused: ReadonlySet<string> = NONE;
  #happened: Happened | null = null;
  readonly redraw = (): void => this.host.requestUpdate();
  readonly #drawSoon = (): void => this.host.drawSoon();

  readonly #table: Arrangements;

  constructor(
    readonly host: TableHost,
    table: Arrangements,
    readonly player: Player,
  ) {
    this.#table = table;
    host.addController(this);
    this.#fit = new Fit(host, table, () => {
      this.#pointer?.drop();
      this.rest();
    });
  }

  get board(): HTMLElement | null {
    return this.host.shadowRoot?.querySelector<HTMLElement>('.board') ?? null;
  }

  get #pointer(): PointerInput | null {
    return this.carrying?.pointer ?? null;
  }

  get dragging(): boolean {
    return (this.carrying?.held ?? null) !== null;
  }

  get #active(): Element | null {
    return this.host.shadowRoot?.activeElement ?? null;
  }

  get arrangement(): Arrangement {
    return this.#fit.narrow ? this.#table.narrow : this.#table.wide;
  }

  hostDisconnected(): void {
    this.#pointer?.drop();
    this.hand.drop();
    this.#happened = null;
    const { board } = this;
    if (board !== null) moving()?.stopMotion(board);
    this.redraw();
  }

  hostUpdate(): void {
    if (HANDS.now !== null) this.carrying ??= new HANDS.now.Carrying(this);
    this.stop.beforeDrawing(this.board, this.#active);
  }

  hostUpdated(): void {
    // Before anything moves it has been seen at rest.
    if (!this.host.hasUpdated) requestAnimationFrame(() => requestAnimationFrame(() => moving()));
    const { board, game } = this;
    const happened = this.#happened;
    if (board === null || game === null) return;
    this.#fit.update(board, game);
    this.carrying?.pointer.follow();
    this.stop.afterDrawing(board, this.#active);
    this.#happened = null;
    if (happened === null || !this.host.isConnected) return;
    moving()?.playChange(board, { ...happened, mode: this.host.motionMode, size: this.#fit.size });
  }

  /** Called before the game changes: what is in the hand falls back, and the cards' places are remembered. */
  beforeChange(): void {
    if (this.dragging) this.#pointer?.drop();
    this.dropAll();
    const { board } = this;
    const before = board === null || this.#happened !== null ? undefined : moving()?.snapshot(board);
    if (before !== undefined) this.#happened = { before, transfers: [], back: false };
  }

  /** Nothing is selected or refused any more. */
  dropAll(): void {
    this.hand.drop();
    this.#refused = NONE;
  }

  /** A move, undo or redo has happened; `follow` is where the focus goes with it. */
  changed(transfers: readonly Transfer[], follow: string | null, back: boolean): void {
    const { game } = this;
    const happened = this.#happened;
    if (happened !== null) {
      happened.transfers.push(...transfers);
      happened.back = back;
    }
    if (follow !== null && game !== null) this.stop.spot = topSpot(game, follow);
  }

  /** Another game lies on the table. */
  reset(): void {
    this.#pointer?.drop();
    this.#happened = this.game === null ? null : { before: null, transfers: [], back: false };
    this.beforeChange();
    this.stop.reset();
  }

  /** Cards that fly are where they lie at once. */
  rest(): void {
    if (this.board !== null) moving()?.restCards(this.board);
  }

  /** Focuses the board where the player last was. */
  focus(options?: FocusOptions): void {
    this.stop.focus(this.board, options);
  }

  /** No game has come yet: its board keeps the room. */
  renderEmpty(): TemplateResult {
    return html`<div class="board ${this.#fit.narrow ? 'narrow' : 'wide'} ${this.#fit.size}" part="board"></div>`;
  }

  /** `covered`: the board cannot be played, for something is to lie over it. */
  render(game: Game, locale: Locale, labels: Labels | null, label: string, covered: boolean): TemplateResult {
    this.game = game;
    const fit = this.#fit;
    const pointer = this.#pointer;
    const shape = [
      'board',
      fit.narrow ? 'narrow' : 'wide',
      fit.size,
      this.host.mirrored ? 'mirror' : '',
      game.status === 'won' ? 'won' : '',
    ];
    return html`<div
      class=${shape.filter(Boolean).join(' ')}
      part="board"
      role="group"
      aria-label=${label}
      aria-busy=${labels === null ? 'true' : nothing}
      ?inert=${covered}
      @pointerdown=${pointer}
      @pointermove=${pointer}
      @pointerup=${pointer}
      @pointercancel=${pointer}
      @lostpointercapture=${pointer}
      @contextmenu=${pointer}
      @dragstart=${pointer}
      @click=${this.#onClick}
      @keydown=${this.#onKey}
      @focusin=${this.#onFocus}
    >
      ${boardTemplate(this.#viewOf(game, locale, labels))}
      <div class="flight" aria-hidden="true"></div>
    </div>`;
  }

  #viewOf(game: Game, locale: Locale, labels: Labels | null): BoardView {
    const { arrangement } = this;
    const { selected } = this.hand;
    const marks = this.carrying?.marks(game, selected) ?? UNMARKED;
    const places = placesOf(game, arrangement);
    return {
      game,
      places,
      arrangement,
      locale,
      labels,
      size: this.#fit.size,
      deck: this.host.deck,
      redraw: this.#drawSoon,
      ...marks,
      selected: marks.held === null ? selected : null,
      focus: this.stop.settle({ game, places, arrangement }),
      refused: this.#refused,
    };
  }

  tap(spot: Spot, time: number, mode: TapMode = this.host.tapMode): void {
    const { game } = this;
    if (game === null) return;
    this.#refused = NONE;
    this.stop.spot = roleOf(spot.pile) === 'tableau' ? spot : topSpot(game, spot.pile);
    const { selected } = this.hand;
    const move = this.hand.tap(game, spot, mode, time);
    if (move !== null) this.attempt(game, move, selected !== null);
    else if (this.hand.selected !== selected) this.#tellPick();
    this.redraw();
  }

  /** Cards were picked up or put back: where they may go is told to eyes too. */
  #tellPick(): void {
    const { selected } = this.hand;
    this.player.say(({ sayPick }, locale, game) => sayPick(locale, game, selected), false);
  }

  /** The move is made, or refused with its reason. `held`: its cards were picked up before, and are put back by that. */
  attempt(game: Game, move: Move, held = false): void {
    const reason = game.refusal(move);
    if (reason === null) {
      this.player.play(move, 'player');
      return;
    }
    this.#refused = new Set([move.from, move.to]);
    this.player.refused(move, reason, held);
    const { board } = this;
    if (board !== null) moving()?.shake(board, this.#refused, this.host.motionMode);
  }

  readonly #onFocus = ({ target }: FocusEvent): void => {
    const spot = spotOf(target);
    if (spot !== null && this.stop.moveTo(spot)) this.redraw();
  };

  readonly #onClick = (event: MouseEvent): void => {
    const spot = spotOf(event.target);
    if (spot !== null && this.#pointer?.ends(event) !== true) this.tap(spot, event.timeStamp);
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (HANDS.now !== null) HANDS.now.pressKey(this, event);
    else {
      // They are asked for again; meanwhile a press is a tap, and the page does not scroll.
      this.redraw();
      const pressed = event.key === 'Enter' || event.key === ' ';
      if (pressed && !event.repeat) this.tap(this.stop.spot, event.timeStamp);
      if (pressed || event.key.startsWith('Arrow')) event.preventDefault();
    }
  };

  /** What is selected is so no more; false where nothing was. */
  unselect(): boolean {
    if (this.hand.selected === null) return false;
    this.hand.drop();
    this.#tellPick();
    return true;
  }
}
