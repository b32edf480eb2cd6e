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
import { changedRules } from './changed-rules.js';

/** The version of both formats that this package writes. */
export const FORMAT = 1;

export function writeHeader(kind: 'r' | 't', definition: GameDefinition, values: Rules): string {
  const options = changedRules(definition, values).map((rule) => rule.join('~'));
  return [`${kind}${FORMAT}`, definition.id, definition.revision, options.join('.')].join('_');
}
