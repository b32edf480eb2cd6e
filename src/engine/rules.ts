/** Rule options: reading what a caller gives, and the law that follows. */
import type { GameDefinition, Rules } from './definition.js';
import { PatienceError, shown } from './error.js';
import { Law } from './law.js';

/** Rules as a caller may give them: numbers are as good as strings, absent options take the book's value. */
export type GivenRules = Readonly<Record<string, string | number | undefined>>;

/** Every option of a game with its value; throws `bad-rule` for an unknown option or value. */
export function resolveRules(definition: GameDefinition, given: GivenRules | undefined): Rules {
  if (given !== undefined && !isObject(given)) {
    throw new PatienceError('bad-rule', 'Rules must be an object of option names and values.');
  }
  for (const name of Object.keys(given ?? {})) {
    if (!definition.rules.some((option) => option.name === name)) {
      throw new PatienceError('bad-rule', `The game ${definition.id} has no rule option "${shown(name)}".`);
    }
  }
  const entries = definition.rules.map(({ name, values }) => {
    const value = given?.[name];
    const text = value === undefined ? values[0] : shown(value);
    if (!values.includes(text)) {
      const known = values.join(', ');
      throw new PatienceError('bad-rule', `The rule option "${shown(name)}" is one of ${known}, not "${text}".`);
    }
    return [name, text] as const;
  });
  return Object.freeze(Object.fromEntries(entries));
}

/** The options whose value is not the book's, in the definition's order. */
export function ownRules(definition: GameDefinition, rules: Rules): readonly (readonly [string, string])[] {
  return definition.rules.flatMap(({ name, values }) => {
    const value = rules[name] ?? values[0];
    return value === values[0] ? [] : [[name, value] as const];
  });
}

/** A caller without types may give anything. */
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

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
