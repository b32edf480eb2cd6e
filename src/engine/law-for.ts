/** The laws that have been needed. */
import type { GameDefinition, Rules } from './definition.js';
import { Law } from './law.js';

const laws = new WeakMap<GameDefinition, Map<string, Law>>();

/** The law of a game under these rules and this base; made once each. */
export function lawFor(definition: GameDefinition, rules: Rules, base: number): Law {
  let known = laws.get(definition);
  if (known === undefined) laws.set(definition, (known = new Map<string, Law>()));
  const key = `${base} ${definition.rules.map(({ name }) => rules[name]).join(' ')}`;
  let law = known.get(key);
  if (law === undefined) known.set(key, (law = new Law(definition, rules, definition.plan(rules), base)));
  return law;
}
