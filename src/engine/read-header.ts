/** Reads what records and positions begin with. */
import type { GameDefinition, Rules } from './definition.js';
import { PatienceError, shown, type PatienceErrorCode } from './error.js';
import { FORMAT } from './header.js';
import { resolveRules } from './rules.js';

/** What stands before a text's own fields. */
export interface Header {
  readonly definition: GameDefinition;
  readonly rules: Rules;
  /** The fields after the header. */
  readonly rest: readonly string[];
}

/** Reads a header; every fault is a `PatienceError` with the given code. `own` is how many fields must follow. */
export function readHeader(
  text: unknown,
  kind: 'r' | 't',
  own: number,
  games: readonly GameDefinition[],
  code: PatienceErrorCode,
): Header {
  const what = kind === 'r' ? 'record' : 'position';
  const fail = (message: string): PatienceError => new PatienceError(code, message);
  if (typeof text !== 'string') throw fail(`A ${what} is a text.`);
  const [version = '', id = '', revision = '', options = '', ...rest] = text.trim().split('_');
  if (!/^[rt][1-9]\d{0,8}$/.test(version)) throw fail(`This is not a ${what}: it does not begin with "${kind}1".`);
  if (!version.startsWith(kind)) {
    throw fail(kind === 'r' ? 'This is a position, not a record.' : 'This is a record, not a position.');
  }
  if (Number(version.slice(1)) > FORMAT) throw fail(`This ${what} was written by a newer version (format ${version}).`);
  const definition = games.find((game) => game.id === id);
  if (definition === undefined) throw fail(`The ${what} is of an unknown game, "${shown(id)}".`);
  if (!/^[1-9]\d{0,8}$/.test(revision)) throw fail(`The ${what} has no revision of the rules.`);
  if (Number(revision) > definition.revision) {
    throw fail(`The ${what} was written by a newer version (rules ${revision} of ${id}).`);
  }
  if (rest.length !== own) throw fail(`The ${what} is cut off or too long.`);
  return { definition, rules: readOptions(definition, options, what, fail), rest };
}

function readOptions(
  definition: GameDefinition,
  text: string,
  what: string,
  fail: (message: string) => PatienceError,
): Rules {
  const given: Record<string, string> = {};
  for (const option of text === '' ? [] : text.split('.')) {
    const [name, value, ...more] = option.split('~');
    if (name === undefined || value === undefined || more.length > 0 || Object.hasOwn(given, name)) {
      throw fail(`The ${what} has a faulty rule option, "${shown(option)}".`);
    }
    given[name] = value;
  }
  try {
    return resolveRules(definition, given);
  } catch (error) {
    throw fail(error instanceof PatienceError ? error.message : `The ${what} has faulty rule options.`);
  }
}
