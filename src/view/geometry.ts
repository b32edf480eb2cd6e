/** Rectangles as they are now. Nothing here is kept: a page may scroll, scale or resize between two events. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const centre = (box: Box): { x: number; y: number } => ({
  x: box.left + box.width / 2,
  y: box.top + box.height / 2,
});

/** The area that two boxes share, in square px. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** How many client px one own px of the element is: the scale of all that encloses it. */
export function scaleOf(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return {
    x: element.offsetWidth > 0 ? box.width / element.offsetWidth || 1 : 1,
    y: element.offsetHeight > 0 ? box.height / element.offsetHeight || 1 : 1,
  };
}

/** The index of the box that lies next in a direction, or -1: near along the way, and little off it. */
export function nextBox(from: Box, boxes: readonly Box[], dx: number, dy: number): number {
  const start = centre(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const { x, y } = centre(box);
    const ahead = dx * (x - start.x) + dy * (y - start.y);
    const aside = Math.abs(dx * (y - start.y)) + Math.abs(dy * (x - start.x));
    if (ahead < 4 || aside > ahead * 3) return;
    const cost = ahead + aside * 2;
    if (cost < least) {
      least = cost;
      best = index;
    }
  });
  return best;
}

export const pileElement = (board: HTMLElement, pile: string): HTMLElement | null =>
  board.querySelector<HTMLElement>(`[data-pile='${pile}']`);

/** The piles whose places are their own now. */
export const shownPiles = (board: HTMLElement): HTMLElement[] => [
  ...board.querySelectorAll<HTMLElement>('.pile:not(.away)'),
];
