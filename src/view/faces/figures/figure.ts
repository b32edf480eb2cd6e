import type { Suit } from '../types.js';

/** One person, in drawings for `paint`; they lie above each other in this order, over the body. */
interface Person {
  /** Paint of body and sleeves, the robe's if absent. */
  readonly sleeve?: string;
  /** What is held up, and what is worn. */
  readonly dress: string;
  /** The head without its hat, hair behind it first. */
  readonly head: string;
  readonly arms: string;
  /** Degrees by which the head leans. */
  readonly tilt: number;
}

/** A rank: the same station, four people. */
export type Figure = Readonly<Record<Suit, Person>>;
