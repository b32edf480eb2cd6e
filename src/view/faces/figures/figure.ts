import type { TemplateResult } from 'lit';
import { pip } from '../art.js';
import type { Suit } from '../types.js';

/**
 * One half of a court card. The origin is the middle of the card; the figure
 * looks out of it upwards (y < 0), within x ±88, its head at x ±18,
 * y −118 to −66. The other half is the same, turned. The parts are drawn in
 * this order, with the hat between head and hand.
 */
interface Figure {
  /** Robe, sceptre, collar: all that is behind the head. */
  readonly body: TemplateResult;
  readonly head: TemplateResult;
  /** The hand, and what it holds in front of everything. */
  readonly hand: TemplateResult;
}

export type Drawing = (suit: Suit) => Figure;

/** The suit embroidered at several places, as one path. */
export const embroider = (suit: Suit, size: number, spots: readonly (readonly [x: number, y: number])[]): string =>
  spots.map(([x, y]) => pip(suit, x, y, size)).join('');

/** Shoulders to sash, narrower at the waist. Kings and jacks share it. */
export const ROBE = 'M-22-64C-52-63-79-58-86-38-89-18-78 2-70 24L70-24C80-30 89-42 82-50 70-60 44-63 22-64z';
