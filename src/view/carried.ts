/**
 * Cards in the air. They stay under the pointer as they were gripped, whatever the page does meanwhile: it may scroll,
 * shift or resize the board, so where they rest is looked up anew each time.
 */
import { scaleOf } from './geometry.js';
import { ownWay, turnOf } from './turn.js';

export class Carried {
  /** Where in the first card it was gripped, as parts of its width and height. */
  private readonly gripX: number;
  private readonly gripY: number;
  /** The pointer, in client px. */
  private x: number;
  private y: number;
  /** How far the cards are carried from where they rest, in px of the element's own. */
  private dx = 0;
  private dy = 0;
  private frame: number | null = null;
  private readonly turn: DOMMatrix | null;

  constructor(
    private readonly board: HTMLElement,
    /** Bottom → top. */
    private readonly cards: readonly HTMLElement[],
    x: number,
    y: number,
    /** Called once a frame before the cards move on. */
    private readonly onFrame: () => void,
  ) {
    const box = this.box;
    this.turn = turnOf(board);
    if (cards.length > 1) cards[0]?.setAttribute('data-carried', String(cards.length));
    this.gripX = (x - box.left) / (box.width || 1);
    this.gripY = (y - box.top) / (box.height || 1);
    this.x = x;
    this.y = y;
    window.addEventListener('scroll', this.follow, { capture: true, passive: true });
    window.addEventListener('resize', this.follow);
  }

  /** The lowest of the cards, where it is now. */
  get box(): DOMRect {
    return this.cards[0]?.getBoundingClientRect() ?? new DOMRect();
  }

  /** The pointer is there now. */
  moveTo(x: number, y: number): void {
    this.x = x;
    this.y = y;
    this.follow();
  }

  /** The cards are brought back under the pointer with the next frame, before anything in it is drawn anew. */
  readonly follow = (): void => {
    this.frame ??= requestAnimationFrame(() => {
      this.frame = null;
      this.onFrame();
      // Where they have come to is looked at in the frame after.
      if (this.place()) this.follow();
    });
  };

  /** Brings the cards under the pointer at once; false where they are there. */
  place(): boolean {
    const box = this.box;
    const x = this.x - this.gripX * box.width - box.left;
    const y = this.y - this.gripY * box.height - box.top;
    if (Math.hypot(x, y) < 0.1) return false;
    const way = ownWay(this.turn, scaleOf(this.board), x, y);
    this.dx += way.x;
    this.dy += way.y;
    for (const card of this.cards) card.style.transform = `translate(${this.dx}px, ${this.dy}px)`;
    return true;
  }

  letGo(): void {
    if (this.frame !== null) cancelAnimationFrame(this.frame);
    window.removeEventListener('scroll', this.follow, { capture: true });
    window.removeEventListener('resize', this.follow);
    for (const card of this.cards) card.style.transform = '';
    this.cards[0]?.removeAttribute('data-carried');
  }
}
