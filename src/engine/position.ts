/**
 * The table alone as text: `t1_<game>_<revision>_<options>_<pass>_<piles>`.
 *
 * Piles that have cards, in any order, joined by `.`: the pile's id, `~`, its cards from bottom to top. A card that
 * lies face down is written in small letters (`qs`).
 */
import { codeOf } from './cards.js';
import { writeHeader } from './header.js';
import type { Law } from './law.js';
import type { Table } from './table.js';

export function writePosition(law: Law, table: Table): string {
  return `${writeHeader('t', law.definition, law.rules)}_${table.pass}_${writePiles(law, table)}`;
}

function writePiles(law: Law, table: Table): string {
  const piles = law.ids.flatMap((id, pile) => {
    const size = table.sizes[pile] as number;
    if (size === 0) return [];
    const down = table.downs[pile] as number;
    const cards = Array.from({ length: size }, (_, height) => {
      const code = codeOf(table.at(pile, height));
      return height < down ? code.toLowerCase() : code;
    });
    return [`${id}~${cards.join('')}`];
  });
  return piles.join('.');
}
