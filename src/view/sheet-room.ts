/** Where the end of a game is told: where the cards that stay leave the most room, below them or beside. */
import type { ReactiveController } from 'lit';

/** Room in px around what lies on the felt. */
interface Free {
  readonly left: number;
  readonly right: number;
  readonly top: number;
}

/** Words and buttons side by side need no more. */
const WIDE_ENOUGH = 230;

/** Between the cards and the words; families stand a little askew. */
const APART = 8;

export class SheetRoom implements ReactiveController {
  #observer: ResizeObserver | null = null;
  #felt: HTMLElement | null = null;

  readonly #host: HTMLElement;

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  hostUpdated(): void {
    const sheet = this.#host.shadowRoot?.querySelector<HTMLElement>('.sheet.win');
    const felt = sheet?.parentElement ?? null;
    if (felt !== this.#felt) {
      this.hostDisconnected();
      const view = this.#host.ownerDocument.defaultView;
      if (felt && typeof view?.ResizeObserver === 'function') {
        this.#observer = new view.ResizeObserver(() => this.hostUpdated());
        this.#observer.observe(felt);
      }
      this.#felt = felt;
    }
    if (sheet && felt) place(sheet, felt);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = null;
    this.#felt = null;
  }
}

function place(sheet: HTMLElement, felt: HTMLElement): void {
  const { left, right, top } = freeOf(felt);
  const set = (where: string, free: Free): void => {
    sheet.classList.toggle('aside', where === 'aside');
    sheet.classList.toggle('under', where === 'under');
    for (const [side, room] of Object.entries(free)) sheet.style.setProperty(`--free-${side}`, `${room}px`);
  };
  // Under the middle of the cards, and where that is too narrow, of the felt.
  for (const aside of [left - right, 0]) {
    set('under', { left: Math.max(0, aside), right: Math.max(0, -aside), top });
    if (sheet.scrollHeight <= sheet.clientHeight) return;
  }
  const side = Math.max(left, right);
  const width = felt.clientWidth;
  if (side < WIDE_ENOUGH) set('', { left: 0, right: 0, top: 0 });
  else if (side === left) set('aside', { left: 0, right: width - left, top: 0 });
  else set('aside', { left: width - right, right: 0, top: 0 });
}

/** Where cards lie once they are at rest: what flies does not count. */
function freeOf(felt: HTMLElement): Free {
  const board = felt.querySelector<HTMLElement>('.board');
  const width = felt.clientWidth;
  const boxes = [...felt.querySelectorAll<HTMLElement>('.pile:has(.card)')];
  const start = board?.offsetLeft ?? 0;
  return {
    left: Math.min(...boxes.map((box) => start + box.offsetLeft)) - APART,
    right: width - Math.max(...boxes.map((box) => start + box.offsetLeft + box.offsetWidth)) - APART,
    top: Math.max(...boxes.map((box) => (board?.offsetTop ?? 0) + box.offsetTop + box.offsetHeight)) + APART,
  };
}
