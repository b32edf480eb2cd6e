/** A hint on the board: a ring round both ends, and a dotted arrow between them. */
import type { Game, Move } from '../engine/index.js';

const SVG = 'http://www.w3.org/2000/svg';
/** How far the arrow stays away from both ends, in px. */
const GAP = 5;

/** The mark of one board. Its arrow is drawn once, and again only where the board has got another size or shape. */
export class HintMark {
  #board: HTMLElement | null = null;
  #move: Move | null = null;
  #ends: readonly HTMLElement[][] = [];
  /** The shape and the size of the board that the arrow was drawn on. */
  #shape = '';
  #size = '';
  #observer: ResizeObserver | null = null;

  /** Marks a hint on a board that has just been drawn, in place of any before; null takes it away. */
  show(board: HTMLElement, game: Game, move: Move | null): void {
    if (move === null && this.#move === null) return;
    this.#ends = move === null ? [] : endsOf(board, game, move);
    const lit = new Set(this.#ends.flat());
    for (const old of board.querySelectorAll<HTMLElement>('[data-hinted]'))
      if (!lit.has(old)) old.removeAttribute('data-hinted');
    for (const card of lit) card.setAttribute('data-hinted', '');
    if (this.#board === board && this.#move === move && this.#shape === board.className) return;
    this.stop();
    this.#board = board;
    this.#move = move;
    this.#shape = board.className;
    this.#draw(board);
    if (move !== null) this.#follow(board);
  }

  /** Nobody looks any more; what is shown next is drawn anew. */
  stop(): void {
    this.#observer?.disconnect();
    this.#observer = null;
    this.#shape = '';
  }

  #draw(board: HTMLElement): void {
    board.querySelector('.arrow')?.remove();
    const [from, to] = this.#ends.map((cards) => cards[0]);
    if (from === undefined || to === undefined) return;
    this.#size = sizeOf(board);
    board.append(arrow(board, from, to));
  }

  #follow(board: HTMLElement): void {
    const view = board.ownerDocument.defaultView;
    if (typeof view?.ResizeObserver !== 'function') return;
    this.#observer = new view.ResizeObserver(() => {
      if (sizeOf(board) !== this.#size) this.#draw(board);
    });
    this.#observer.observe(board);
  }
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLElement): string => `${clientWidth} ${clientHeight}`;

/** The cards that are to be moved, lowest first, and what they go to. */
function endsOf(board: HTMLElement, game: Game, { from, to, count }: Move): readonly HTMLElement[][] {
  const spot = (pile: string, index: number): HTMLElement[] => {
    const found = board.querySelector<HTMLElement>(`[data-pile="${pile}"] > [data-index="${index}"]`);
    return found === null ? [] : [found];
  };
  const size = (pile: string): number => game.pile(pile).cards.length;
  const top = (pile: string): HTMLElement[] => spot(pile, size(pile) - 1);
  // From the stock and back to it whole packets go, of which the top one is seen.
  if (from === 'stock' || to === 'stock') return [top(from), top(to)];
  const cards = Array.from({ length: count }, (_, at) => spot(from, size(from) - count + at)).flat();
  return [cards, top(to)];
}

/** A place on the board, in px of the page's layout. */
interface Place {
  readonly left: number;
  readonly right: number;
  readonly middle: number;
  readonly width: number;
}

/** Where a card lies, whether or not it is still on its way there. */
function placeOf(board: HTMLElement, card: HTMLElement): Place {
  let [left, top] = [0, 0];
  for (let at: HTMLElement | null = card; at !== null && at !== board; at = at.offsetParent as HTMLElement | null) {
    left += at.offsetLeft;
    top += at.offsetTop;
  }
  const { offsetWidth: width, offsetHeight: height } = card;
  return { left, right: left + width, middle: top + height / 2, width };
}

function arrow(board: HTMLElement, from: HTMLElement, to: HTMLElement): SVGElement {
  const svg = board.ownerDocument.createElementNS(SVG, 'svg');
  // It grows with the board: its own measure is that of now.
  for (const [name, value] of Object.entries({
    class: 'arrow',
    viewBox: `0 0 ${board.clientWidth} ${board.clientHeight}`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  }))
    svg.setAttribute(name, value);
  for (const [name, d] of Object.entries(curve(board.clientWidth, placeOf(board, from), placeOf(board, to)))) {
    const path = board.ownerDocument.createElementNS(SVG, 'path');
    path.setAttribute('class', name);
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}

/** From side to side where there is room between the ends, else round what lies between them, on the inner side of the board. */
function curve(width: number, from: Place, to: Place): { readonly line: string; readonly head: string } {
  const right = to.left - from.right > 2 * GAP;
  const left = from.left - to.right > 2 * GAP;
  const round = !right && !left;
  const middle = ({ left, right }: Place): number => (left + right) / 2;
  // Which way it leaves, and which way it looks when it arrives.
  const out = round ? (middle(from) < width / 2 ? 1 : -1) : right ? 1 : -1;
  const into = round ? -out : out;
  const x1 = middle(from) + out * (from.width / 2 + GAP);
  const x2 = middle(to) - into * (to.width / 2 + GAP);
  const [y1, y2] = [from.middle, to.middle];
  const far = round ? out * from.width * 0.6 : (x2 - x1) / 2;
  const points = [x1, y1, x1 + far, y1, round ? x2 + far : x2 - far, y2, x2, y2].map(Math.round);
  const [startX, startY, ...bend] = points;
  return {
    line: `M${startX} ${startY}C${bend.join(' ')}`,
    head: `M${Math.round(x2) - into * 8} ${Math.round(y2) - 6}l${into * 8} 6l${-into * 8} 6`,
  };
}
