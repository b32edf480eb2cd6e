/** How a page has turned or mirrored an element: a rectangle that a browser gives does not tell. */

/** Rotation, scale and skew of all that encloses an element; null where it stands upright, however large it is drawn. */
export function turnOf(element: Element): DOMMatrix | null {
  if (typeof DOMMatrix === 'undefined') return null;
  let all = new DOMMatrix();
  for (let each: Element | null = element; each !== null; each = around(each)) {
    const { rotate, scale, transform } = getComputedStyle(each);
    const [x = '1', y = x] = scale === 'none' ? [] : scale.split(' ');
    const own = new DOMMatrix(/^\S+deg$/.test(rotate) ? `rotate(${rotate})` : '')
      .scale(Number(x), Number(y))
      .multiply(new DOMMatrix(transform));
    all = own.multiply(all);
  }
  const { a, b, c, d, is2D } = all;
  const upright = Math.abs(b) < 1e-4 && Math.abs(c) < 1e-4 && a > 0 && d > 0;
  return upright || !is2D ? null : new DOMMatrix([a, b, c, d, 0, 0]);
}

/** The element that holds this one on the page, out of slots and shadow roots. */
function around(element: Element): Element | null {
  const parent = element.assignedSlot ?? element.parentNode;
  // Of whatever document: their classes are not ours.
  return parent?.nodeType === Node.ELEMENT_NODE ? (parent as Element) : ((parent as ShadowRoot | null)?.host ?? null);
}

/** A way on the page, in client px, as px of an element's own: `turn` is what `turnOf` says of it, `scale` how large it is. */
export function ownWay(
  turn: DOMMatrix | null,
  scale: { readonly x: number; readonly y: number },
  x: number,
  y: number,
): { readonly x: number; readonly y: number } {
  return turn === null ? { x: x / scale.x, y: y / scale.y } : turn.inverse().transformPoint({ x, y });
}
