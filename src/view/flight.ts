/** Cards that fly out of sight: a queen's payment on its way under the stock. */
import { render, type TemplateResult } from 'lit';
import { scaleOf, type Box } from './geometry.js';

/** The id of their motions. */
export const PAID = 'paid';

/** More backs than these are not counted by eye. */
const MOST = 8;

export interface Flight {
  readonly from: Box;
  readonly to: Box;
  readonly count: number;
  readonly draw: TemplateResult;
  /** Before the first leaves, in ms. */
  readonly delay: number;
  /** 1, or less for faster. */
  readonly pace: number;
}

/** Backs fly one after another in an arc, and vanish where they come to. Gives their motions. */
export function flyUnder(layer: HTMLElement, board: HTMLElement, flight: Flight): Animation[] {
  const { from, to, count, draw, delay, pace } = flight;
  const origin = board.getBoundingClientRect();
  const scale = scaleOf(board);
  const at = (box: Box): [number, number] => [(box.left - origin.left) / scale.x, (box.top - origin.top) / scale.y];
  const [x0, y0] = at(from);
  const [x1, y1] = at(to);
  const rise = Math.hypot(x1 - x0, y1 - y0) / 8;
  const place = (x: number, y: number, turn: number, easing: string): Keyframe => ({
    transform: `translate(${x}px, ${y}px) scale(.8) rotate(${turn}deg)`,
    easing,
  });
  return Array.from({ length: Math.min(count, MOST) }, (_, index) => {
    const card = document.createElement('div');
    card.className = 'card';
    card.setAttribute('aria-hidden', 'true');
    render(draw, card);
    layer.append(card);
    const animation = card.animate(
      [
        place(x0, y0, 0, 'ease-out'),
        place((x0 + x1) / 2, Math.max(0, (y0 + y1) / 2 - rise), x1 > x0 ? 4 : -4, 'ease-in'),
        place(x1, y1, 0, 'linear'),
      ],
      { id: PAID, duration: 620 * pace, delay: delay + (120 + index * 105) * pace, fill: 'backwards' },
    );
    const gone = (): void => card.remove();
    animation.finished.then(gone, gone);
    return animation;
  });
}
