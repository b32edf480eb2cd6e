/** From a list of cards to a laid-out table. A seed and an explicit list share everything after the shuffle. */
import { SUITS, cardOf, freshPack, rankNameOf, rankOf } from './cards.js';
import type { GameDefinition, Rules } from './definition.js';
import type { Law } from './law.js';
import { open } from './play.js';
import { Random } from './random.js';
import { lawFor } from './law-for.js';
import type { Table } from './table.js';

/** A table as dealt, opening included. */
export interface Dealt {
  readonly law: Law;
  readonly table: Table;
}

/** Deals a numbered deal (1 … 4294967295). */
export function dealNumbered(definition: GameDefinition, rules: Rules, number: number): Dealt {
  const random = new Random(number);
  const list = freshPack(definition.packs);
  random.shuffle(list);
  return dealListed(definition, rules, [...list], number, random);
}

/**
 * Deals an explicit list in dealing order; `seed` orders the shuffles between passes. Cards set aside in the opening go
 * back at random depths, or, without `random`, under the stock in the order met (R4).
 */
export function dealListed(
  definition: GameDefinition,
  rules: Rules,
  cards: readonly number[],
  seed: number,
  random: Random | null = null,
): Dealt {
  const list = [...cards];
  const aside: number[] = [];
  const { plan, roles, stock, foundation } = lawFor(definition, rules, 0);
  const piles = roles.map((): number[] => []);
  const deal = (pile: number, index = 0): void => void piles[pile]?.push(...list.splice(index, 1));
  let base = 0;
  for (const step of plan.deal) {
    if ('base' in step) {
      // Cards of the forbidden rank go to the end of the list (A3).
      while (rankNameOf(list[0]) === step.never) list.push(...list.splice(0, 1));
      base = rankOf(list[0] ?? 0);
      deal(foundation);
      continue;
    }
    const targets = roles.flatMap((role, pile) => (role === step.to ? [pile] : []));
    if ('pick' in step) {
      const starters = step.pick.flatMap((rank) => SUITS.map((suit) => cardOf(`${rank}${suit}`)));
      starters.forEach((card, index) => deal(targets[index] ?? 0, list.indexOf(card)));
      continue;
    }
    for (let round = 0; round < step.each; round++) {
      for (const pile of targets.slice(0, step.piles)) {
        while (list.length > 0 && rankNameOf(list[0]) === step.setAside) aside.push(...list.splice(0, 1));
        deal(pile);
      }
    }
  }
  for (const card of aside) list.splice(random?.below(list.length + 1) ?? list.length, 0, card);
  piles[stock] = list.reverse();

  const law = lawFor(definition, rules, base);
  const table = layPiles(
    law,
    piles,
    law.layout.map(({ group: { faces, hidden }, number }, pile) => {
      const size = piles[pile]?.length ?? 0;
      return faces === 'down' ? size : faces === 'top' ? Math.max(0, size - 1) : (hidden?.[number - 1] ?? 0);
    }),
    seed,
  );
  open(law, table);
  table.settle();
  return { law, table };
}

/** A table with the given piles, as if it had been played so far. */
export function layPiles(
  law: Law,
  piles: readonly (readonly number[])[],
  downs: readonly number[],
  seed: number,
): Table {
  const table = law.table();
  table.seed = seed;
  piles.forEach((cards, pile) => table.set(pile, cards, downs[pile] ?? 0));
  return table;
}
