/**
 * Pointers on the board: tap or drag. The board holds the capture, so a card that is drawn anew under the finger loses
 * nothing; every ending of a drag goes through one teardown.
 */
import { Drag, liftable } from './drag.js';
import { shownPiles } from './geometry.js';
import { isFan, type Asked, type Grip, type Spot } from './grip.js';
import { spotOf } from './tab-stop.js';

/** What the pointer needs of the element. */
export interface PointerHost {
  readonly game: Asked | null;
  readonly board: HTMLElement | null;
  tap(spot: Spot, time: number): void;
  /** Ends the flight of cards: each is where it lies. */
  rest(): void;
  /** A drag begins: these cards are in the air. */
  lift(grip: Grip): void;
  /** Carried cards lie over this pile most, or over none. */
  over(pile: string | null): void;
  /** A covered card is looked at, or (null) no more. */
  peek(spot: Spot | null): void;
  /** A drag has ended over a pile, or nowhere (null: put back). */
  release(grip: Grip, pile: string | null): void;
}

/** How far a pointer moves before a tap becomes a drag, in client px. */
const SLOP: Readonly<Record<string, number>> = { mouse: 4, pen: 6 };
const FINGER_SLOP = 9;
/** So far beside a card or place a press still means it, in client px. */
const NEAR = 6;
/** How long a finger rests on a covered card before it is shown, in ms. */
const LONG = 400;

interface Press {
  readonly pointer: number;
  readonly spot: Spot;
  readonly x: number;
  readonly y: number;
  readonly slop: number;
  /** What has become of it. */
  drag: Drag | null;
  /** A covered card is looked at: the press is no tap, and no drag as long as the finger rests. */
  peeks: boolean;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

export class PointerInput {
  private press: Press | null = null;
  /** A click that follows a pointer is not another tap; one without (assistive technology) is. */
  private clickFollows = false;
  /** The first press has come; another may have begun before there was anybody to follow it. */
  private followed = false;

  /** The last press was a look at a card: it opens no menu. */
  private looked = false;

  constructor(private readonly host: PointerHost) {}

  /** Hears all that the board is bound to it for. */
  handleEvent(event: PointerEvent): void {
    const { type, pointerId } = event;
    if (type === 'pointerdown') this.down(event);
    else if (type === 'pointermove') this.move(event);
    else if (type === 'pointerup') this.up(event);
    else if (type === 'contextmenu') {
      // A menu of the page would cover the card that is looked at.
      if (this.looked) event.preventDefault();
    } else if (type === 'dragstart') {
      // Nothing of the board is dragged as a browser drags pictures and links.
      event.preventDefault();
    } else if (pointerId === this.press?.pointer) {
      // It is cancelled, or has lost the capture.
      this.drop();
    }
  }

  private down(event: PointerEvent): void {
    // A second finger or button puts the cards back. A press whose end was never heard of is forgotten.
    this.followed = true;
    const other = this.press !== null && event.pointerId !== this.press.pointer;
    const dragged = this.press !== null && this.press.drag !== null;
    this.drop();
    if (other || dragged) return;
    this.looked = false;
    const right = event.button === 2 && !event.ctrlKey;
    if ((event.button !== 0 && !right) || event.ctrlKey || !event.isPrimary) return;
    // What is meant is the table as it lies, not a card that still flies over it.
    this.host.rest();
    const spot = spotAt(event, this.host.board);
    const { game } = this.host;
    if (spot === null || game === null) return;
    const covered = isCovered(game, spot);
    if (right && !covered) return;
    const press: Press = {
      pointer: event.pointerId,
      spot,
      x: event.clientX,
      y: event.clientY,
      slop: SLOP[event.pointerType] ?? FINGER_SLOP,
      drag: null,
      peeks: false,
      timer: covered && event.pointerType !== 'mouse' && !right ? setTimeout(() => this.look(press), LONG) : undefined,
    };
    this.press = press;
    if (right) this.look(press);
    this.capture(event.pointerId);
  }

  private move(event: PointerEvent): void {
    const { press } = this;
    if (press?.pointer !== event.pointerId) return;
    const { buttons } = event;
    // A second button comes as a move: it puts the cards back, and opens no menu over them.
    if (buttons > 1 && press.drag !== null) this.looked = true;
    if (buttons !== 1) {
      if (!press.peeks) this.drop();
      return;
    }
    const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > press.slop;
    if (press.drag === null && far) press.drag = this.begin(press);
    press.drag?.carried.moveTo(event.clientX, event.clientY);
  }

  private up(event: PointerEvent): void {
    const { press } = this;
    if (press?.pointer !== event.pointerId) return;
    this.clickFollows = true;
    setTimeout(() => (this.clickFollows = false));
    const { drag } = press;
    if (drag === null) {
      const still = Math.hypot(event.clientX - press.x, event.clientY - press.y) <= press.slop;
      this.end();
      if (still && !press.peeks) this.host.tap(press.spot, event.timeStamp);
      return;
    }
    drag.carried.place();
    const pile = drag.under;
    this.press = null;
    // The element looks at the cards where they are, then they are let go.
    this.host.release(drag.grip, pile);
    this.letGo(press);
  }

  /** A click ends a press that was followed here: that was the tap. One without a pointer before it is a tap of its own. */
  ends(click: MouseEvent): boolean {
    return this.clickFollows || (this.followed && click.detail !== 0);
  }

  /** Whatever is pressed or carried is let go: Escape, second finger, removal, another game. The cards go back. */
  drop(): void {
    const { press } = this;
    this.end();
    if (press !== null && press.drag !== null) this.host.release(press.drag.grip, null);
  }

  /** The table has been drawn anew: carried cards may rest elsewhere. */
  follow(): void {
    this.press?.drag?.carried.follow();
  }

  /** Lifts what was pressed, looked at or not; where that cannot be lifted the press is over, save for a look. */
  private begin(press: Press): Drag | null {
    const { game, board } = this.host;
    const grip = game === null ? null : liftable(game, press.spot);
    if (game === null || board === null || grip === null) {
      if (!press.peeks) this.end();
      return null;
    }
    if (press.peeks) this.host.peek(null);
    press.peeks = false;
    this.host.lift(grip);
    return new Drag(game, board, grip, press, (pile) => this.host.over(pile));
  }

  private end(): void {
    const { press } = this;
    this.press = null;
    if (press !== null) this.letGo(press);
  }

  private look(press: Press): void {
    if (this.press !== press || press.drag !== null) return;
    press.peeks = true;
    this.looked = true;
    this.host.peek(press.spot);
  }

  private letGo(press: Press): void {
    clearTimeout(press.timer);
    if (press.peeks) this.host.peek(null);
    press.drag?.carried.letGo();
    const { board } = this.host;
    if (board?.hasPointerCapture(press.pointer) === true) board.releasePointerCapture(press.pointer);
  }

  private capture(pointer: number): void {
    try {
      this.host.board?.setPointerCapture(pointer);
    } catch {
      // The pointer is gone already; its up or cancel has come or will not come.
    }
  }
}

/**
 * The spot under a pointer now: its event may have met a card that has moved since. Where nothing lies, the nearest card
 * or place that a finger may have meant.
 */
function spotAt(event: PointerEvent, board: HTMLElement | null): Spot | null {
  const { clientX, clientY } = event;
  const root = event.target instanceof Element ? event.target.getRootNode() : null;
  const met = root instanceof ShadowRoot ? root.elementFromPoint(clientX, clientY) : null;
  const on = met ?? event.target;
  if (board === null || (on instanceof Element && on.closest('[data-index]') !== null)) return spotOf(on);
  return spotOf(nearest(board, clientX, clientY));
}

/** The card or place nearest to a point, the upper of two; null where none is near. */
function nearest(board: HTMLElement, x: number, y: number): Element | null {
  let best: Element | null = null;
  let least = NEAR;
  for (const one of shownPiles(board).flatMap((pile) => [...pile.querySelectorAll('[data-index]')])) {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const away = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
    if (away <= least) [best, least] = [one, away];
  }
  return best;
}

/** True for an open card that others in its fan cover. */
function isCovered(game: Asked, { pile, index }: Spot): boolean {
  const { cards } = game.pile(pile);
  return isFan(pile) && index < cards.length - 1 && cards[index]?.faceUp === true;
}
