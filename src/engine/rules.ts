/** Rule options, read as a caller gives them. */
import type { GameDefinition, Rules } from './definition.js';
import { PatienceError, shown } from './error.js';

/** Rules as a caller may give them: numbers are as good as strings, absent options take the book's value. */
export type GivenRules = Readonly<Record<string, string | number | undefined>>;

/** Every option of a game with its value; throws `bad-rule` for an unknown option or value. */
export function resolveRules({ id, rules }: GameDefinition, given: GivenRules = {}): Rules {
  const bad = (message: string): PatienceError => new PatienceError('bad-rule', message);
  if (!isObject(given)) throw bad('Rules must be an object of option names and values.');
  const unknown = Object.keys(given).find((option) => !rules.some(({ name }) => name === option));
  if (unknown !== undefined) throw bad(`The game ${id} has no rule option "${shown(unknown)}".`);
  const entries = rules.map(({ name, values }) => {
    const { [name]: value = values[0] } = given;
    const text = shown(value);
    if (!values.includes(text)) throw bad(`The rule option "${name}" is one of ${values.join(', ')}, not "${text}".`);
    return [name, text] as const;
  });
  return Object.freeze(Object.fromEntries(entries));
}

/** A caller without types may give anything. */
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
