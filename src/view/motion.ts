/**
 * Motion: the list of transfers, played. The table is already as it will be; cards are shown coming from where they
 * were. Nothing waits for it, nothing hangs on its end.
 */
import { render, type TemplateResult } from 'lit';
import type { Transfer } from '../engine/index.js';
import { pileElement } from './pointer.js';
import { scaleOf, type Box } from './geometry.js';

/** More transfers than this at once are shown by their outcome. */
const MOST = 16;
const EASE = 'cubic-bezier(.2, .75, .25, 1)';

/** Boxes of all piles and of their top cards before a change. */
export type Snapshot = ReadonlyMap<string, { readonly cards: readonly Box[]; readonly pile: Box }>;

export function snapshot(board: HTMLElement): Snapshot {
  const piles = board.querySelectorAll<HTMLElement>('[data-pile]');
  return new Map(
    [...piles].map((pile) => [
      pile.dataset['pile'] ?? '',
      {
        cards: [...pile.querySelectorAll('.card')].map((card) => card.getBoundingClientRect()),
        pile: pile.getBoundingClientRect(),
      },
    ]),
  );
}

export const stillMotion = (): boolean =>
  typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;

/**
 * Plays the transfers of a move. `back` draws a card's back; `layer` is where cards fly that are no longer seen as
 * such: a queen's payment on its way under the stock.
 */
export function playTransfers(
  board: HTMLElement,
  layer: HTMLElement,
  before: Snapshot,
  transfers: readonly Transfer[],
  back: TemplateResult,
): void {
  // A whole line played at once is not watched card by card.
  if (transfers.length > MOST || stillMotion() || typeof board.animate !== 'function') return;
  const scale = scaleOf(board);
  let wait = 0;
  for (const transfer of transfers) {
    const from = before.get(transfer.from);
    const target = pileElement(board, transfer.to);
    if (from === undefined || target === null || transfer.from === transfer.to) continue;
    if (transfer.toEnd === 'bottom' || (!transfer.faceUp && transfer.to !== 'stock')) {
      flyUnder(layer, board, from.pile, target.getBoundingClientRect(), transfer.cards.length, back, wait);
      wait += 160;
      continue;
    }
    const cards = [...target.querySelectorAll<HTMLElement>('.card')].slice(-transfer.cards.length);
    const starts = transfer.fromEnd === 'top' ? from.cards.slice(-cards.length) : from.cards.slice(0, cards.length);
    cards.forEach((card, index) => {
      const start = starts[transfer.reversed ? starts.length - 1 - index : index] ?? starts.at(-1) ?? from.pile;
      const end = card.getBoundingClientRect();
      const dx = (start.left - end.left) / scale.x;
      const dy = (start.top - end.top) / scale.y;
      const duration = Math.min(320, 160 + 0.14 * Math.hypot(dx, dy));
      const arriving = Number(target.dataset['arriving'] ?? 0);
      target.dataset['arriving'] = String(arriving + 1);
      const animation = card.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
        duration,
        easing: EASE,
        delay: wait,
        fill: 'backwards',
      });
      const settle = (): void => {
        const left = Number(target.dataset['arriving'] ?? 1) - 1;
        if (left > 0) target.dataset['arriving'] = String(left);
        else delete target.dataset['arriving'];
      };
      animation.finished.then(settle, settle);
    });
    wait += 40;
  }
}

/** Backs fly one after another from a pile to another, and vanish under it. */
function flyUnder(
  layer: HTMLElement,
  board: HTMLElement,
  from: Box,
  to: Box,
  count: number,
  back: TemplateResult,
  wait: number,
): void {
  const origin = board.getBoundingClientRect();
  const scale = scaleOf(board);
  const at = (box: Box): [number, number] => [(box.left - origin.left) / scale.x, (box.top - origin.top) / scale.y];
  const [x0, y0] = at(from);
  const [x1, y1] = at(to);
  const rise = Math.hypot(x1 - x0, y1 - y0) / 8;
  for (let index = 0; index < Math.min(count, 8); index++) {
    const card = document.createElement('div');
    card.className = 'card';
    card.setAttribute('aria-hidden', 'true');
    render(back, card);
    layer.append(card);
    const animation = card.animate(
      [
        { transform: `translate(${x0}px, ${y0}px) scale(.8)`, opacity: 1 },
        { transform: `translate(${(x0 + x1) / 2}px, ${(y0 + y1) / 2 - rise}px) scale(.8)`, opacity: 1 },
        { transform: `translate(${x1}px, ${y1}px) scale(.8)`, opacity: 0.9 },
      ],
      { duration: 560, delay: wait + 100 + index * 90, easing: 'ease-in-out', fill: 'backwards' },
    );
    const gone = (): void => card.remove();
    animation.finished.then(gone, gone);
  }
}

/** Ends the flight of cards to where they lie; what flies under the stock goes on. */
export function restCards(board: HTMLElement): void {
  for (const card of board.querySelectorAll('.pile .card')) for (const flight of card.getAnimations()) flight.finish();
}

/** Ends all motion at once: every card is where it lies. */
export function stopMotion(board: HTMLElement, layer: HTMLElement): void {
  restCards(board);
  layer.replaceChildren();
}
