/** Which arrangement and which drawing of the faces fit the room that the page gives. Sizes themselves are the stylesheet's. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Arrangements, Game } from '../engine/index.js';
import { rowOf } from './arrangement.js';
import { sizeFor, type Size } from './faces/index.js';

/** The tightest step of a fan as a part of the one it likes best, by the size of the faces (board-styles.ts). */
const DOWN = { S: 0.42 / 0.44, M: 0.34 / 0.37, L: 0.22 / 0.27 };
const ASIDE = { S: 0.5 / 0.9, M: 0.55 / 0.6, L: 0.34 / 0.38 };

/** Below this inline size the toolbar and the status line are slim, in px. */
const SLIM = 480;

export class Fit implements ReactiveController {
  narrow = false;
  slim = false;
  size: Size = 'M';
  private observer: ResizeObserver | null = null;
  private frame = 0;
  /** The room must be measured after the next drawing: the first of all, or one with another arrangement. */
  private due = true;

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly table: Arrangements,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    // The element may stand in another document than the one that made it.
    const view = this.host.ownerDocument.defaultView;
    if (view === null || typeof view.ResizeObserver !== 'function') return;
    // A frame later, so that a change of ours never falls into the observer's own round.
    this.observer = new view.ResizeObserver(() => {
      view.cancelAnimationFrame(this.frame);
      this.frame = view.requestAnimationFrame(() => this.measure());
    });
    this.observer.observe(this.host);
  }

  hostDisconnected(): void {
    this.observer?.disconnect();
    this.observer = null;
    if (this.frame !== 0) cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  /** After each drawing: long fans get their room, and the first drawing of all is measured. */
  update(board: HTMLElement, game: Game): void {
    if (this.makeRoom(board, game) || this.due) this.measure();
  }

  private measure(): void {
    const board = this.host.shadowRoot?.querySelector<HTMLElement>('.board');
    const felt = board?.parentElement;
    if (board === null || board === undefined || felt === null || felt === undefined) return;
    const inline = felt.clientWidth;
    // Hidden or detached: what it was stays.
    if (inline === 0) return;
    this.due = false;
    this.limitHeight(board, felt);
    const width = Number.parseFloat(getComputedStyle(board.querySelector('.pile') ?? board).width);
    const narrow = inline < this.table.narrowBelow;
    const slim = inline < SLIM;
    const size = narrow === this.narrow ? sizeFor(width) : this.size;
    if (narrow === this.narrow && slim === this.slim && size === this.size) return;
    this.narrow = narrow;
    this.slim = slim;
    this.size = size;
    this.due = true;
    this.host.requestUpdate();
  }

  /** Where the page sets the element's height, the cards shrink or grow into it. */
  private limitHeight(board: HTMLElement, felt: HTMLElement): void {
    board.style.removeProperty('--limit');
    board.style.removeProperty('--floor');
    const { paddingTop, paddingBottom } = getComputedStyle(felt);
    const room = felt.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    if (Math.abs(room - board.offsetHeight) < 2) return;
    board.style.setProperty('--limit', `${room}px`);
    board.style.setProperty('--floor', '0px');
  }

  /**
   * A fan longer than its row has room for makes the row higher, as much as its covered cards need at their tightest.
   * True when a row's height has changed.
   */
  private makeRoom(board: HTMLElement, game: Game): boolean {
    const arrangement = this.narrow ? this.table.narrow : this.table.wide;
    const aside = arrangement.fans === 'out';
    const tightest = (aside ? ASIDE : DOWN)[this.size];
    const needs = new Map<string, number>(
      aside ? [['--room-aside', 0]] : arrangement.rows.map((_, row) => [`--room-${row}`, 0]),
    );
    for (const { id, cards } of game.piles) {
      const row = id.startsWith('tableau') ? rowOf(arrangement, id) : -1;
      const name = aside ? '--room-aside' : `--room-${row}`;
      if (row >= 0) needs.set(name, Math.max(needs.get(name) ?? 0, (cards.length - 1) * tightest));
    }
    let changed = false;
    needs.forEach((need, name) => {
      const room = need > arrangement.room ? need.toFixed(2) : '';
      if (board.style.getPropertyValue(name) === room) return;
      changed = true;
      if (room === '') board.style.removeProperty(name);
      else board.style.setProperty(name, room);
    });
    return changed;
  }
}
