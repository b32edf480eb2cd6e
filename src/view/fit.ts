/** Which arrangement and which drawing of the faces fit the room that the page gives. Sizes themselves are the stylesheet's. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Arrangements, Game } from '../engine/index.js';
import { rowOf } from './grid.js';
import { sizeFor, type Size } from './faces/index.js';
import { registerLengths } from './lengths.js';

/** The tightest step of a fan as a part of the one it likes best, by the size of the faces (board-styles.ts). */
const DOWN = { S: 0.42 / 0.44, M: 0.34 / 0.37, L: 0.22 / 0.27 };

/** A place of this width in px, lower than wide, has the wide arrangement, also of a game that likes the narrow one there. */
const WIDE_FROM = 540;

/** Custom properties of the board: the room of fans in each row, in steps of a fan. */
const ROOMS = ['--room-aside', ...Array.from({ length: 5 }, (_, row) => `--room-${row}`)];

type FitHost = ReactiveControllerHost & HTMLElement & { readonly hasUpdated: boolean };

export class Fit implements ReactiveController {
  narrow = false;
  size: Size = 'M';
  /** The inline size that was last measured. */
  #inline = 0;
  #observer: ResizeObserver | null = null;
  #frame = 0;
  /** The table has been drawn in the size that it was dealt in, and in its own height. */
  #drawn = false;
  /** The room must be measured after the next drawing: the first of all, or one with another arrangement. */
  #due = true;

  readonly #host: FitHost;
  readonly #table: Arrangements;
  readonly #rearranging: () => void;

  /** `rearranging` is called when piles are about to change their places. */
  constructor(host: FitHost, table: Arrangements, rearranging: () => void) {
    this.#host = host;
    this.#table = table;
    this.#rearranging = rearranging;
    host.addController(this);
  }

  hostConnected(): void {
    // The element may stand in another document than the one that made it.
    const view = this.#host.ownerDocument.defaultView;
    if (view === null || typeof view.ResizeObserver !== 'function') return;
    registerLengths(view);
    // A frame later, so that a change of ours never falls into the observer's own round.
    this.#observer = new view.ResizeObserver(() => {
      view.cancelAnimationFrame(this.#frame);
      this.#frame = view.requestAnimationFrame(() => {
        // Until the first drawing there is at most a server's, which is left as it is.
        if (this.#host.hasUpdated && this.#measure()) this.#host.requestUpdate();
      });
    });
    this.#observer.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = null;
    if (this.#frame !== 0) cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  /** Before the first drawing an empty board is measured: the cards are drawn once, and in their size. */
  hostUpdate(): void {
    const root = this.#host.shadowRoot;
    if (!this.#due || root === null || root.childElementCount > 0) return;
    const make = (name: string, inside?: HTMLElement): HTMLElement => {
      const element = document.createElement('div');
      element.className = name;
      if (inside !== undefined) element.append(inside);
      return element;
    };
    const board = make('', make('pile'));
    const table = make('table', make('felt', board));
    root.append(table);
    // Another arrangement may ask for another size, and that for nothing more.
    for (let round = 0; round < 3; round++) {
      board.className = `board ${this.narrow ? 'narrow' : 'wide'} ${this.size}`;
      if (!this.#measure(board)) break;
    }
    table.remove();
    this.#due = true;
  }

  /** After each drawing: long fans get their room, and the first drawing of all is measured. */
  update(board: HTMLElement, game: Game): void {
    if ((this.#makeRoom(board, game) || this.#due) && this.#measure()) this.#host.requestUpdate();
    else this.#drawn = true;
  }

  /** True where the cards must be drawn otherwise than they are. */
  #measure(board = this.#host.shadowRoot?.querySelector<HTMLElement>('.board')): boolean {
    const felt = board?.parentElement;
    const inline = felt?.clientWidth ?? 0;
    // Hidden or detached: what it was stays.
    if (!board || !felt || inline === 0) return false;
    this.#limitHeight(board, felt);
    const pile = board.querySelector('.pile');
    // No game has come yet: how its cards are drawn is seen when it has.
    if (pile === null) return false;
    this.#due = false;
    const width = Number.parseFloat(getComputedStyle(pile).width);
    // Where it is low rather than narrow, a wide arrangement shows larger cards.
    const low = (Number.parseFloat(board.style.getPropertyValue('--limit')) || innerHeight) < inline;
    const narrow = inline < Math.min(low ? WIDE_FROM : Infinity, this.#table.narrowBelow);
    const { fans } = narrow ? this.#table.narrow : this.#table.wide;
    // The smallest faces have their suit too far from the edge for fans that run aside.
    const fitting = fans === 'out' && width < 48 ? 'M' : sizeFor(width);
    const turned = narrow !== this.narrow;
    const wider = inline !== this.#inline;
    this.#inline = inline;
    if (wider) board.style.removeProperty('--held');
    const size = turned ? this.size : fitting;
    if (!turned && size === this.size) return false;
    if (turned) this.#rearranging();
    // Long fans make cards smaller, and smaller faces have longer steps: the board keeps its height all the same.
    else if (!wider && this.#drawn) board.style.setProperty('--held', getComputedStyle(board).height);
    this.narrow = narrow;
    this.size = size;
    this.#due = true;
    return true;
  }

  /**
   * Where the page sets the element's height, the cards shrink or grow into it. Such a height is not the table's own: it
   * is never held, and the table is measured as at first when the page sets none any more.
   */
  #limitHeight(board: HTMLElement, felt: HTMLElement): void {
    if (board.style.removeProperty('--limit')) this.#drawn = false;
    const { paddingTop, paddingBottom } = getComputedStyle(felt);
    const room = felt.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
    if (Math.abs(room - board.offsetHeight) < 2) return;
    this.#drawn = false;
    board.style.setProperty('--limit', `${room}px`);
  }

  /**
   * Fans longer than their row has room for take it from rows with shorter ones; what is still missing makes the cards
   * smaller, never the table higher. True when a row's room has changed.
   */
  #makeRoom(board: HTMLElement, game: Game): boolean {
    const arrangement = this.narrow ? this.#table.narrow : this.#table.wide;
    const { room } = arrangement;
    const aside = arrangement.fans === 'out';
    // Fans that run aside keep their step: a narrower one would hide the suit.
    const tightest = aside ? 1 : DOWN[this.size];
    const needs = new Map<string, number>();
    for (const { id, cards } of game.piles) {
      const row = id.startsWith('tableau') ? rowOf(arrangement, id) : -1;
      const name = aside ? '--room-aside' : `--room-${row}`;
      if (row >= 0) needs.set(name, Math.max(needs.get(name) ?? 0, (cards.length - 1) * tightest));
    }
    const sum = (part: (need: number) => number): number =>
      [...needs.values()].reduce((all, need) => all + Math.max(0, part(need)), 0);
    const lent = Math.min(1, sum((need) => need - room) / (sum((need) => room - need) || 1));
    let changed = false;
    for (const name of ROOMS) {
      const need = needs.get(name) ?? room;
      const own = need > room ? need : room - (room - need) * lent;
      const value = own === room ? '' : own.toFixed(2);
      if (board.style.getPropertyValue(name) === value) continue;
      changed = true;
      board.style.setProperty(name, value);
    }
    return changed;
  }
}
