/** Deals by number: all that an element needs which was given neither a record nor a position. */
import { dealNumbered } from './dealing.js';
import type { GameDefinition, Rules } from './definition.js';
import { PatienceError, shown } from './error.js';
import { Game } from './game.js';
import type { Source } from './record.js';
import { resolveRules, type GivenRules } from './rules.js';

/** The platform's generator; browsers, workers and Node have it alike. */
declare const crypto: { getRandomValues(words: Uint32Array): Uint32Array };

/** The largest deal number. */
export const LAST_DEAL = 4_294_967_295;

/** True for a whole number from 1 to 4294967295. */
export const isDealNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LAST_DEAL;

/** Deals a numbered deal, a random one where no number is given; throws `bad-deal` or `bad-rule`. */
export function dealNumber(
  definition: GameDefinition,
  rules: GivenRules | undefined,
  number: number = randomDeal(),
): Game {
  const resolved = resolveRules(definition, rules);
  if (!isDealNumber(number)) {
    throw new PatienceError(
      'bad-deal',
      `A deal number is a whole number from 1 to ${LAST_DEAL}, not ${shown(number)}.`,
    );
  }
  return new Game(numberSource(definition, resolved, number));
}

export const numberSource = (definition: GameDefinition, rules: Rules, number: number): Source => ({
  number,
  text: `n${number}`,
  lay: () => dealNumbered(definition, rules, number),
});

/** A random deal number from the platform's generator. */
export function randomDeal(): number {
  const words = new Uint32Array(1);
  for (;;) {
    crypto.getRandomValues(words);
    const number = words[0] ?? 0;
    if (number > 0) return number;
  }
}
