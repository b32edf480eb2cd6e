/** Deals by number, as a caller asks for them. */
import type { GameDefinition } from './definition.js';
import { PatienceError, shown } from './error.js';
import type { Game } from './game.js';
import { isDealNumber, LAST_DEAL, numberedGame, randomDeal } from './numbered.js';
import { resolveRules, type GivenRules } from './rules.js';

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
  return numberedGame(definition, resolved, number);
}
