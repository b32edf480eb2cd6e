/** Keys on the board: arrows walk, Enter and Space pick and drop, letters act. Nothing outside the board is caught. */
import type { Pile } from '../engine/index.js';
import { spotsOf } from './board.js';
import { nextBox } from './geometry.js';
import { pileElement } from './pointer.js';
import { isFan, type Spot } from './grip.js';

export type KeyAction = 'press' | 'escape' | 'undo' | 'redo' | 'turn' | 'up';

/** Where the latin letter of an action stands on the keyboard, for keys that are not latin. */
const CODES = new Map([
  ['KeyZ', 'z'],
  ['KeyU', 'u'],
  ['KeyY', 'y'],
  ['KeyD', 'd'],
  ['KeyA', 'a'],
]);
/** What a letter does while the focus is on the board. */
export const LETTERS = new Map<string, KeyAction>([
  ['z', 'undo'],
  ['u', 'undo'],
  ['y', 'redo'],
  ['d', 'turn'],
  ['a', 'up'],
]);

/** What a key means on the board, arrows aside; null where it means nothing. */
export function actionOf(event: KeyboardEvent): KeyAction | null {
  if (event.ctrlKey || event.altKey || event.metaKey) return null;
  if (event.key === 'Enter' || event.key === ' ') return 'press';
  if (event.key === 'Escape') return 'escape';
  const latin = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : (CODES.get(event.code) ?? '');
  return LETTERS.get(latin) ?? null;
}

const STEPS = new Map<string, readonly [number, number]>([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

/** Where an arrow key leads from a spot; null where the key is no arrow, the same spot where there is nothing ahead. */
export function walk(
  event: KeyboardEvent,
  board: HTMLElement,
  piles: readonly Pile[],
  from: Spot,
  fans: 'down' | 'out',
): Spot | null {
  const step = STEPS.get(event.key);
  if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return null;
  const [dx, dy] = step;
  const along = fans === 'down' ? dy : dx;
  const inFan = along === 0 || !isFan(from.pile) ? null : neighbour(piles, from, along);
  if (inFan !== null) return inFan;
  const shown = piles.filter(({ id }) => pileElement(board, id)?.classList.contains('away') === false);
  const own = spotBox(board, from);
  if (own === null) return from;
  const others = shown.filter(({ id }) => id !== from.pile);
  const boxes = others.map(({ id }) => (pileElement(board, id) as HTMLElement).getBoundingClientRect());
  // Sideways the whole heights of fans are neighbours; up and down, their nearest ends.
  const target = others[nextBox(own, boxes, dx, dy)];
  if (target === undefined) return from;
  // The top card is what a player mostly wants.
  return spotsOf(target).at(-1) ?? from;
}

function neighbour(piles: readonly Pile[], from: Spot, step: number): Spot | null {
  const pile = piles.find(({ id }) => id === from.pile);
  if (pile === undefined) return null;
  const spots = spotsOf(pile);
  const at = spots.findIndex(({ index }) => index === from.index);
  return spots[at + step] ?? null;
}

/** The element of a spot. */
export function spotElement(board: HTMLElement, spot: Spot): HTMLElement | null {
  return pileElement(board, spot.pile)?.querySelector<HTMLElement>(`[data-index='${spot.index}']`) ?? null;
}

const spotBox = (board: HTMLElement, spot: Spot): DOMRect | null =>
  (spotElement(board, spot) ?? pileElement(board, spot.pile))?.getBoundingClientRect() ?? null;
