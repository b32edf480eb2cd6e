/**
 * The table on the page: it draws the game, listens to pointers and keys, and says what the player wants. It knows no
 * rules and keeps no game; the element gives both.
 */
import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { Arrangement, Arrangements, Game, Move, RefusalReason, Transfer } from '../engine/index.js';
import type { Locale } from '../locales/index.js';
import { boardTemplate, isAway, isFan, pileOrder, spotsOf, type BoardView } from './board.js';
import { backTemplate } from './faces/index.js';
import { Fit } from './fit.js';
import { accepting, moveTo, roleOf, stockMove, type Grip, type Spot } from './grip.js';
import { Hand, type Intent, type TapMode } from './hand.js';
import { actionOf, spotElement, walk } from './keyboard.js';
import type { Snapshot } from './motion.js';
import { moving } from './moving.js';
import { placesOf } from './places.js';
import { PointerInput } from './pointer.js';

/** What the table needs of its element. */
export interface TableHost extends ReactiveControllerHost, HTMLElement {
  readonly hasUpdated: boolean;
  readonly tapMode: 'smart' | 'select';
  readonly motionMode: 'normal' | 'fast' | 'none';
  readonly deck: 'plain' | 'english';
  /** A left-handed table. */
  readonly mirrored: boolean;
  /** The player makes a legal move. */
  playerMove(move: Move): void;
  /** The player tried a move that the rules forbid. */
  playerRefused(move: Move, reason: RefusalReason): void;
  undo(): boolean;
  redo(): boolean;
  /** Everything that can go up, goes. */
  sendUp(): void;
}

const NONE: ReadonlySet<string> = new Set();

export class TableView implements ReactiveController {
  private readonly hand = new Hand();
  private readonly pointer: PointerInput;
  private readonly fit: Fit;
  private drawn: { game: Game; locale: Locale } | null = null;
  private held: Grip | null = null;
  private refused: ReadonlySet<string> = NONE;
  private focusSpot: Spot = { pile: 'stock', index: -1 };
  private hadFocus = false;
  /** The focus was asked for before there was a board. */
  private wantsFocus = false;
  /** A key on the board asked for what is drawn next. */
  private keyed = false;
  private over: string | null = null;
  private peeked: Spot | null = null;
  private readonly redraw = (): void => this.host.requestUpdate();
  private before: Snapshot | null = null;
  private transfers: Transfer[] = [];
  /** What is drawn next was dealt just now, or taken back. */
  private dealt = false;
  private back = false;

  constructor(
    private readonly host: TableHost,
    private readonly table: Arrangements,
  ) {
    host.addController(this);
    this.fit = new Fit(host, table);
    this.pointer = new PointerInput({
      game: () => this.game,
      board: () => this.board,
      tap: (spot, time) => this.tap(spot, time),
      rest: () => this.rest(),
      lift: (grip) => this.lift(grip),
      over: (pile) => {
        if (pile !== this.over) this.host.requestUpdate();
        this.over = pile;
      },
      canPeek: ({ pile, index }) => {
        const cards = this.game?.pile(pile).cards ?? [];
        return isFan(pile) && index < cards.length - 1 && cards[index]?.faceUp === true;
      },
      peek: (spot) => {
        this.peeked = spot;
        this.host.requestUpdate();
      },
      release: (grip, pile) => this.release(grip, pile),
    });
  }

  private get game(): Game | null {
    return this.drawn?.game ?? null;
  }

  private get board(): HTMLElement | null {
    return this.host.shadowRoot?.querySelector<HTMLElement>('.board') ?? null;
  }

  private get layer(): HTMLElement | null {
    return this.host.shadowRoot?.querySelector<HTMLElement>('.flight') ?? null;
  }

  private get arrangement(): Arrangement {
    return this.fit.narrow ? this.table.narrow : this.table.wide;
  }

  get slim(): boolean {
    return this.fit.slim;
  }

  get dragging(): boolean {
    return this.held !== null;
  }

  hostDisconnected(): void {
    this.pointer.drop();
    this.hand.drop();
    this.still();
    const { board, layer } = this;
    if (board !== null && layer !== null) moving()?.stopMotion(board, layer);
    this.host.requestUpdate();
  }

  hostUpdate(): void {
    const active = this.host.shadowRoot?.activeElement ?? null;
    this.hadFocus = active !== null && this.board?.contains(active) === true;
  }

  hostUpdated(): void {
    const { board, layer } = this;
    // Before anything moves it has been seen at rest.
    if (!this.host.hasUpdated) requestAnimationFrame(() => requestAnimationFrame(() => moving()));
    if (board === null || this.drawn === null) return;
    this.fit.update(board, this.drawn.game);
    this.pointer.follow();
    if (this.wantsFocus) this.focus();
    else if (this.hadFocus) this.keepFocus(board);
    const { before, transfers, dealt, back } = this;
    this.still();
    if (layer === null || !this.host.isConnected || (before === null && !dealt)) return;
    moving()?.playChange(board, layer, {
      before: dealt ? null : before,
      transfers,
      back,
      mode: this.host.motionMode,
      won: this.game?.status === 'won' && transfers.length > 0 && !back,
      drawBack: backTemplate(this.fit.size, { medallion: 'suits' }),
    });
  }

  /** Called before the game changes: what is in the hand falls back, and the cards' places are remembered. */
  beforeChange(): void {
    if (this.pointer.dragging) this.pointer.drop();
    this.hand.drop();
    this.held = null;
    this.refused = NONE;
    const { board } = this;
    if (board !== null) this.before ??= moving()?.snapshot(board) ?? null;
  }

  /** A move, undo or redo has happened; `follow` is where the focus goes with it. */
  changed(transfers: readonly Transfer[], follow: string | null, back: boolean): void {
    this.transfers.push(...transfers);
    this.back = back;
    if (follow !== null) this.focusSpot = this.topSpot(follow);
  }

  /** Another game lies on the table. */
  reset(): void {
    this.pointer.drop();
    this.beforeChange();
    this.still();
    this.dealt = this.board !== null;
    this.focusSpot = { pile: 'stock', index: -1 };
  }

  /** Cards that fly are where they lie at once. */
  rest(): void {
    if (this.board !== null) moving()?.restCards(this.board);
  }

  /** Nothing that happened is shown moving. */
  private still(): void {
    this.before = null;
    this.transfers = [];
    this.dealt = false;
    this.back = false;
  }

  /** The focus stays on the board, at the spot it follows; the page scrolls only when a key has moved it. */
  private keepFocus(board: HTMLElement): void {
    const element = spotElement(board, this.focusSpot);
    if (element !== null && element !== this.host.shadowRoot?.activeElement)
      element.focus({ preventScroll: !this.keyed });
    this.keyed = false;
  }

  /** Focuses the board where the player last was; before the first drawing, as soon as there is one. */
  focus(options?: FocusOptions): void {
    const { board } = this;
    this.wantsFocus = board === null;
    if (board !== null) spotElement(board, this.focusSpot)?.focus(options);
  }

  /** `covered`: something lies over the board, and it cannot be played. */
  render(game: Game, locale: Locale, label: string, covered: boolean): TemplateResult {
    this.drawn = { game, locale };
    const view = this.viewOf(game, locale);
    const shape = `board ${this.fit.narrow ? 'narrow' : 'wide'} ${this.fit.size}${this.host.mirrored ? ' mirror' : ''}${this.arrangement.fans === 'out' ? ' aside' : ''}${game.status === 'won' ? ' won' : ''}`;
    return html`<div
      class=${shape}
      part="board"
      role="group"
      aria-label=${label}
      ?inert=${covered}
      @pointerdown=${this.pointer.down}
      @pointermove=${this.pointer.move}
      @pointerup=${this.pointer.up}
      @pointercancel=${this.pointer.cancel}
      @lostpointercapture=${this.pointer.cancel}
      @click=${this.pointer.click}
      @contextmenu=${this.pointer.menu}
      @dragstart=${this.stopDrag}
      @keydown=${this.onKey}
      @focusin=${this.onFocus}
    >
      ${boardTemplate(view)}
      <div class="flight" aria-hidden="true"></div>
    </div>`;
  }

  private viewOf(game: Game, locale: Locale): BoardView {
    const { arrangement } = this;
    const places = placesOf(game, arrangement);
    const grip = this.held ?? this.hand.selected;
    const place = game.placeToFill;
    const choices = place === null ? NONE : new Set([place, ...game.moves().map(({ from }) => from)]);
    const movable = new Set(
      game.moves().flatMap(({ from, count }) => (roleOf(from) === 'stock' ? [] : [`${from} ${count}`])),
    );
    const focus = this.currentSpot({ game, places, arrangement });
    return {
      game,
      places,
      arrangement,
      locale,
      size: this.fit.size,
      deck: this.host.deck,
      redraw: this.redraw,
      selected: this.held === null ? this.hand.selected : null,
      held: this.held,
      targets: grip === null ? NONE : accepting(game, grip),
      choices,
      over: this.held === null ? null : this.over,
      peeked: this.peeked,
      movable,
      focus,
      refused: this.refused,
    };
  }

  /** The tab stop, moved to something that is there if what it was on has gone. */
  private currentSpot(shown: Pick<BoardView, 'game' | 'places' | 'arrangement'>): Spot {
    const { pile, index } = this.focusSpot;
    const known = pileOrder(shown).filter((candidate) => !isAway(shown, candidate));
    const own = known.find((candidate) => candidate.id === pile) ?? known[0];
    if (own === undefined) return this.focusSpot;
    const spots = spotsOf(own);
    const spot = spots.find((candidate) => candidate.index === index) ?? spots.at(-1);
    return (this.focusSpot = spot ?? this.focusSpot);
  }

  private topSpot(pile: string): Spot {
    const cards = this.game?.pile(pile).cards ?? [];
    return { pile, index: cards.length - 1 };
  }

  private tap(spot: Spot, time: number, mode: TapMode = this.host.tapMode): void {
    const { game } = this;
    if (game === null) return;
    this.refused = NONE;
    if (roleOf(spot.pile) !== 'tableau') this.focusSpot = this.topSpot(spot.pile);
    else this.focusSpot = spot;
    this.act(this.hand.tap(game, spot, mode, time));
  }

  private act(intent: Intent): void {
    if (intent.kind === 'play') this.host.playerMove(intent.move);
    else if (intent.kind === 'refuse') this.refuse(intent.move, intent.reason);
    this.host.requestUpdate();
  }

  private refuse(move: Move, reason: RefusalReason): void {
    this.refused = new Set([move.from, move.to]);
    this.host.playerRefused(move, reason);
    const { board } = this;
    if (board === null) return;
    for (const pile of this.refused) moving()?.shake(board, pile, this.host.motionMode);
  }

  private lift(grip: Grip): void {
    this.hand.drop();
    this.refused = NONE;
    this.over = null;
    this.held = grip;
    this.host.requestUpdate();
  }

  private release(grip: Grip, pile: string | null): void {
    const { game } = this;
    this.held = null;
    this.host.requestUpdate();
    if (game === null || pile === null) return;
    const move = moveTo(game, grip, pile);
    const reason = game.refusal(move);
    if (reason === null) this.host.playerMove(move);
    else this.refuse(move, reason);
  }

  private readonly stopDrag = (event: Event): void => event.preventDefault();

  private readonly onFocus = (event: FocusEvent): void => {
    const { board } = this;
    const target = event.target;
    if (board === null || !(target instanceof HTMLElement)) return;
    const pile = target.closest<HTMLElement>('[data-pile]')?.dataset['pile'];
    const index = Number(target.dataset['index'] ?? NaN);
    if (pile === undefined || Number.isNaN(index)) return;
    if (this.focusSpot.pile === pile && this.focusSpot.index === index) return;
    this.focusSpot = { pile, index };
    this.host.requestUpdate();
  };

  private readonly onKey = (event: KeyboardEvent): void => {
    const { game, board } = this;
    if (game === null || board === null || event.defaultPrevented) return;
    this.keyed = true;
    moving()?.restCards(board);
    const spot = walk(event, board, game.piles, this.focusSpot, this.arrangement.fans);
    if (spot !== null) {
      event.preventDefault();
      this.focusSpot = spot;
      this.host.requestUpdate();
      return;
    }
    const action = actionOf(event);
    // A key that is held down does not play on by itself.
    if (action === null || (event.repeat && action !== 'undo' && action !== 'redo')) return;
    if (action === 'escape') {
      if (!this.pointer.dragging && !this.pointer.peeking && this.hand.selected === null) return;
      this.pointer.drop();
      this.hand.drop();
      this.host.requestUpdate();
    } else if (action === 'press') this.tap(this.focusSpot, event.timeStamp, 'keys');
    else if (action === 'undo') this.host.undo();
    else if (action === 'redo') this.host.redo();
    else if (action === 'up') this.host.sendUp();
    else this.turn(game);
    event.preventDefault();
    event.stopPropagation();
  };

  private turn(game: Game): void {
    const move = stockMove(game);
    if (move !== null) this.host.playerMove(move);
    else this.tap({ pile: 'stock', index: -1 }, performance.now());
  }
}
