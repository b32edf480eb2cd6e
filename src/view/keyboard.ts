/** Keys on the board: arrows walk, Enter and Space pick and drop, letters act. Nothing outside the board is caught. */
import type { Pile } from '../engine/index.js';
import { spotsOf } from './board.js';
import { nextBox, pileElement, shownPiles } from './geometry.js';
import { KEYS, type KeyAction } from './key-list.js';
import { spotElement } from './tab-stop.js';
import { isFan, type Spot } from './grip.js';

const ACTIONS = new Map<string, KeyAction>(
  KEYS.flatMap(({ does, keys, twins = [] }) =>
    does === 'walk' ? [] : [...keys, ...twins].map((key) => [key.toLowerCase(), does] as const),
  ),
);

/** A letter or a part of one that is not Latin: its place on the keyboard counts, as in `KeyZ`. */
const FOREIGN = /^(?!\p{Script=Latin})[\p{L}\p{M}]/u;

/** What a key means on the board, arrows aside; undefined where it means nothing. */
export const actionOf = ({ key, code }: KeyboardEvent): KeyAction | undefined =>
  ACTIONS.get((FOREIGN.test(key) ? code.replace(/^Key/, '') : key).toLowerCase());

const STEPS = new Map<string, readonly [number, number]>([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

/** Where an arrow key leads from a spot; null where the key is no arrow, the same spot where there is nothing ahead. */
export function walk(
  key: string,
  board: HTMLElement,
  piles: readonly Pile[],
  from: Spot,
  fans: 'down' | 'out',
): Spot | null {
  const step = STEPS.get(key);
  if (step === undefined) return null;
  const [dx, dy] = step;
  const spotsIn = (id: string | undefined): readonly Spot[] => {
    const pile = piles.find((candidate) => candidate.id === id);
    return pile === undefined ? [] : spotsOf(pile);
  };
  const along = fans === 'down' ? dy : dx;
  if (along !== 0 && isFan(from.pile)) {
    const spots = spotsIn(from.pile);
    const next = spots[spots.findIndex(({ index }) => index === from.index) + along];
    if (next !== undefined) return next;
  }
  const own = (spotElement(board, from) ?? pileElement(board, from.pile))?.getBoundingClientRect();
  if (own === undefined) return from;
  const others = shownPiles(board).filter(({ dataset }) => dataset['pile'] !== from.pile);
  const boxes = others.map((pile) => pile.getBoundingClientRect());
  // The top card is what a player mostly wants.
  return spotsIn(others[nextBox(own, boxes, dx, dy)]?.dataset['pile']).at(-1) ?? from;
}
