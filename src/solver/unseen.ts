/**
 * What a player does not see, laid anew. The cards that lie face down are gathered, put in a fixed order and shuffled:
 * what comes of it depends on what is seen alone, never on where a hidden card really lies.
 */
import type { Game } from '../engine/game.js';
import type { Law } from '../engine/law.js';
import type { Random } from '../engine/random.js';
import { hashText } from '../engine/random.js';
import { SearchTable } from '../engine/search-table.js';
import type { Table } from '../engine/table.js';

/** What is not seen of a game: more than one way in which hidden cards may lie, or a shuffle to come. */
export const hasUnseen = (game: Game): boolean =>
  game.look((law, table) => {
    const hidden = hiddenCards(law, table);
    const alike = hidden.every((card) => card === hidden[0]);
    return !alike || (law.plan.stock.between === 'shuffle' && table.pass < law.passes);
  });

/** What a player sees, as a number. */
export const seenHash = (game: Game): number => {
  const piles = game.piles.map(({ cards }) => cards.map(({ card, faceUp }) => (faceUp ? card : '?')).join(''));
  return hashText([game.id, ...Object.values(game.rules), game.pass, ...piles].join(' '));
};

/** A table as it may be, for all that is seen; `random` says which. */
export function tableAsMayBe(law: Law, now: Table, random: Random): SearchTable {
  const table = new SearchTable(law, now);
  const hidden = Uint8Array.from(hiddenCards(law, now));
  random.shuffle(hidden);
  let next = 0;
  for (let pile = 0; pile < law.ids.length; pile++) {
    const size = now.sizes[pile] as number;
    const down = now.downs[pile] as number;
    if (down === 0) continue;
    const cards = Array.from({ length: size }, (_, height) =>
      height < down ? (hidden[next++] as number) : now.at(pile, height),
    );
    table.set(pile, cards, down);
  }
  table.seed = random.next();
  return table;
}

const hiddenCards = (law: Law, table: Table): number[] =>
  law.ids
    .flatMap((_, pile) =>
      Array.from({ length: Math.min(table.downs[pile] as number, table.sizes[pile] as number) }, (_, height) =>
        table.at(pile, height),
      ),
    )
    .sort((one, other) => one - other);
