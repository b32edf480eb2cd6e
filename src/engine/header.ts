/**
 * What records and positions begin with, and share: fields joined by `_`, all characters unreserved in URLs.
 *
 *     r1_kenfild_1_draw~1.passes~unlimited_n7_…     a record
 *     t1_kenfild_1__2_stock~7h2c.waste~9S.…         a position
 *      │ │       │ └ options that are not the book's
 *      │ │       └ revision of the game's rules
 *      │ └ game
 *      └ version of the format
 */
import type { GameDefinition, Rules } from './definition.js';

/** The version of both formats that this package writes. */
export const FORMAT = 1;

export function writeHeader(kind: 'r' | 't', { id, revision, rules }: GameDefinition, values: Rules): string {
  const own = rules.filter((rule) => values[rule.name] !== rule.values[0]);
  const options = own.map(({ name }) => `${name}~${values[name]}`);
  return [`${kind}${FORMAT}`, id, revision, options.join('.')].join('_');
}
