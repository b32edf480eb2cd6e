/**
 * How often a patience comes out, where it was measured under exactly these rules. A game or a choice of rules that was
 * not is not spoken of.
 */
import type { GameDefinition, Rules } from '../../engine/index.js';
import { rulesKey } from '../../engine/winnable.js';
import type { Odds } from '../../locales/rules/facts.js';
import { MEASURED } from './measured.js';

export const oddsFor = (definition: GameDefinition, rules: Rules): Odds | null =>
  MEASURED[definition.id]?.[rulesKey(definition, rules)] ?? null;
