/** Deals of the day. */
import { LAST_DEAL } from './numbered.js';
import type { GameDefinition } from './definition.js';
import { Random, hashText } from './random.js';

/** Deal numbers of a day, written YYYY-MM-DD, one after another; the same for everybody. */
export function numbersOfDay({ id }: GameDefinition, day: string): () => number {
  const random = new Random(hashText(`${id} ${day}`));
  return () => 1 + random.below(LAST_DEAL);
}

/** The first of them. */
export const dailyNumber = (definition: GameDefinition, day: string): number => numbersOfDay(definition, day)();
