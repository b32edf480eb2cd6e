import type { Suit } from '../types.js';

/** One person, in drawings for `paint`; they lie above each other in this order, arms last. */
interface Person {
  /** Paint of the sleeves, the robe's if absent. */
  readonly sleeve?: string;
  /** What is held up, and the garment. */
  readonly behind: string;
  /** Hair behind the face. */
  readonly hair: string;
  readonly head: string;
  readonly arms: readonly [left: string, right: string];
  /** Degrees by which the head leans. */
  readonly tilt: number;
}

/** A rank: the same station, four people. */
export type Figure = Readonly<Record<Suit, Person>>;
