/** A player who makes exactly the move that is asked for, by taps, drags or keys. All input is trusted. */
import type { Move } from '../../../src/engine.js';
import type { PatienceElement } from '../../../src/index.js';
import type { Spot } from '../../../src/view/grip.js';
import { walk } from '../../../src/view/keyboard.js';
import { gesture, type Point, type Step } from '../../support/commands.js';
import { boardOf, endMotion, frame, isCarried, pointAt, rootOf, sizeOf, sourceOf, spotOf } from './table.js';

export type Play = (element: PatienceElement, move: Move) => Promise<void>;

/** Where a move by the stock is pressed: on the stock, whether it is turned, fills a place, or takes the waste back. */
const stockPoint = (element: PatienceElement): Point => pointAt(element, spotOf(element, 'stock'));

const fingerTap = (at: Point): readonly Step[] => [{ touch: 'start', at }, { touch: 'end' }];
const mouseClick = (at: Point): readonly Step[] => [{ mouse: 'move', at }, { mouse: 'down' }, { mouse: 'up' }];

/** One tap where it can mean nothing else, else a tap on the card and one on the place. */
function tapper(tap: (at: Point) => readonly Step[]): Play {
  return async (element, move) => {
    endMotion(element);
    if (!isCarried(move)) {
      await gesture(...tap(stockPoint(element)));
    } else {
      const others = element.game!.moves().filter(({ from, count }) => from === move.from && count === move.count);
      element.tap = others.length === 1 ? 'smart' : 'select';
      const source = pointAt(element, sourceOf(element, move));
      const target = others.length === 1 ? [] : tap(pointAt(element, spotOf(element, move.to)));
      await gesture(...tap(source), ...target);
    }
    await element.updateComplete;
  };
}

export const byTaps: Play = tapper(fingerTap);

/** Taps that always take a card and then a place. */
export const byTapTap: Play = async (element, move) => {
  endMotion(element);
  element.tap = 'select';
  const taps = isCarried(move)
    ? [pointAt(element, sourceOf(element, move)), pointAt(element, spotOf(element, move.to))]
    : [stockPoint(element)];
  await gesture(...taps.flatMap(mouseClick));
  await element.updateComplete;
};

/** From where to where a drag goes, so that the card lies on the target as it will lie there. */
export function dragOf(element: PatienceElement, move: Move): readonly [from: Point, to: Point] {
  const source = sourceOf(element, move);
  const from = pointAt(element, source);
  const one = source.getBoundingClientRect();
  const other = spotOf(element, move.to).getBoundingClientRect();
  return [from, [from[0] + other.left - one.left, from[1] + other.top - one.top]];
}

export const byMouseDrag: Play = async (element, move) => {
  endMotion(element);
  if (!isCarried(move)) {
    await gesture(...mouseClick(stockPoint(element)));
  } else {
    const [from, to] = dragOf(element, move);
    const half: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const steps: readonly Step[] = [{ mouse: 'move', at: from }, { mouse: 'down' }, { mouse: 'move', at: half }];
    await gesture(...steps, { mouse: 'move', at: to }, { mouse: 'up' });
  }
  await element.updateComplete;
};

export const byTouchDrag: Play = async (element, move) => {
  endMotion(element);
  await frame();
  if (!isCarried(move)) {
    await gesture(...fingerTap(stockPoint(element)));
  } else {
    const [from, to] = dragOf(element, move);
    const half: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const steps: readonly Step[] = [
      { touch: 'start', at: from },
      { touch: 'move', at: half },
    ];
    await gesture(...steps, { touch: 'move', at: to }, { touch: 'end' });
  }
  await element.updateComplete;
};

/** The spot that has the focus; null outside the board. */
export function focusOf(element: PatienceElement): Spot | null {
  const active = rootOf(element).activeElement as HTMLElement | null;
  const pile = active?.closest<HTMLElement>('[data-pile]')?.dataset['pile'];
  return pile === undefined ? null : { pile, index: Number(active?.dataset['index']) };
}

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const nameOf = ({ pile, index }: Spot): string => `${pile} ${index}`;

/** Which way the fans of the arrangement on the page run. */
const fansOf = (element: PatienceElement): 'down' | 'out' => {
  const table = (element.constructor as typeof PatienceElement).definition?.table;
  return table?.[boardOf(element).classList.contains('narrow') ? 'narrow' : 'wide'].fans ?? 'down';
};

/** The shortest way between two spots by arrow keys; throws where there is none. */
export function arrowsTo(element: PatienceElement, from: Spot, to: Spot): readonly string[] {
  const board = boardOf(element);
  const { piles } = element.game!;
  const fans = fansOf(element);
  const seen = new Set([nameOf(from)]);
  let edge: readonly (readonly [Spot, readonly string[]])[] = [[from, []]];
  while (edge.length > 0) {
    const next: (readonly [Spot, readonly string[]])[] = [];
    for (const [spot, keys] of edge) {
      if (nameOf(spot) === nameOf(to)) return keys;
      for (const key of ARROWS) {
        const step = walk(key, board, piles, spot, fans);
        if (step === null || seen.has(nameOf(step))) continue;
        seen.add(nameOf(step));
        next.push([step, [...keys, key]]);
      }
    }
    edge = next;
  }
  throw new Error(`No arrows lead from ${nameOf(from)} to ${nameOf(to)}.`);
}

const topSpot = (element: PatienceElement, pile: string): Spot => ({ pile, index: sizeOf(element, pile) - 1 });

/** Arrows and Enter; `D` for whatever the stock does. */
export const byKeys: Play = async (element, move) => {
  endMotion(element);
  if (focusOf(element) === null) element.focus();
  if (!isCarried(move)) {
    await gesture({ key: 'd' });
  } else {
    const source: Spot = { pile: move.from, index: sizeOf(element, move.from) - move.count };
    const keys = [
      ...arrowsTo(element, focusOf(element)!, source),
      'Enter',
      ...arrowsTo(element, source, topSpot(element, move.to)),
      'Enter',
    ];
    await gesture(...keys.map((key) => ({ key })));
  }
  await element.updateComplete;
};
