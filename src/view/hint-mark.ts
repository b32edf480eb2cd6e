/** A hint on the board: a ring round both ends, and a dotted arrow between them. */
import type { Game, Move } from '../engine/index.js';

const SVG = 'http://www.w3.org/2000/svg';
/** How far the arrow stays away from both ends, in px. */
const GAP = 5;

/** Marks a hint on a drawn board, in place of any before; null takes it away. */
export function markHint(board: HTMLElement, game: Game, move: Move | null): void {
  const ends = move === null ? [] : endsOf(board, game, move);
  const lit = new Set(ends.flat());
  for (const old of board.querySelectorAll<HTMLElement>('[data-hinted]'))
    if (!lit.has(old)) old.removeAttribute('data-hinted');
  for (const card of lit) card.setAttribute('data-hinted', '');
  board.querySelector('.arrow')?.remove();
  const [from, to] = ends.map((cards) => cards[0]);
  if (from !== undefined && to !== undefined) board.append(arrow(board, from, to));
}

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

function arrow(board: HTMLElement, from: HTMLElement, to: HTMLElement): SVGElement {
  const [home, one, other] = [board, from, to].map((element) => element.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
    DOMRect,
  ];
  const svg = board.ownerDocument.createElementNS(SVG, 'svg');
  // It grows with the board: its own measure is that of now.
  for (const [name, value] of Object.entries({
    class: 'arrow',
    viewBox: `0 0 ${home.width} ${home.height}`,
    preserveAspectRatio: 'none',
    'aria-hidden': 'true',
  }))
    svg.setAttribute(name, value);
  for (const [name, d] of Object.entries(curve(home, one, other))) {
    const path = board.ownerDocument.createElementNS(SVG, 'path');
    path.setAttribute('class', name);
    path.setAttribute('d', d);
    svg.append(path);
  }
  return svg;
}

/** From side to side where there is room between the ends, else round what lies between them, on the inner side of the board. */
function curve(home: DOMRect, from: DOMRect, to: DOMRect): { readonly line: string; readonly head: string } {
  const right = to.left - from.right > 2 * GAP;
  const left = from.left - to.right > 2 * GAP;
  const round = !right && !left;
  const middle = (box: DOMRect): number => (box.left + box.right) / 2 - home.left;
  // Which way it leaves, and which way it looks when it arrives.
  const out = round ? (middle(from) < home.width / 2 ? 1 : -1) : right ? 1 : -1;
  const into = round ? -out : out;
  const x1 = middle(from) + out * (from.width / 2 + GAP);
  const x2 = middle(to) - into * (to.width / 2 + GAP);
  const [y1, y2] = [from, to].map((box) => (box.top + box.bottom) / 2 - home.top) as [number, number];
  const far = round ? out * from.width * 0.6 : (x2 - x1) / 2;
  const points = [x1, y1, x1 + far, y1, round ? x2 + far : x2 - far, y2, x2, y2].map(Math.round);
  const [startX, startY, ...bend] = points;
  return {
    line: `M${startX} ${startY}C${bend.join(' ')}`,
    head: `M${Math.round(x2) - into * 8} ${Math.round(y2) - 6}l${into * 8} 6l${-into * 8} 6`,
  };
}
