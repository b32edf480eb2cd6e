/** From a list of cards to a laid-out table. A seed and an explicit list share everything after the shuffle. */
import { freshPack, rankIndex, rankOf, suitOf } from './cards.js';
import type { DealStep, GameDefinition, Role, Rules } from './definition.js';
import type { Law } from './law.js';
import { open } from './play.js';
import { Random } from './random.js';
import { lawFor } from './rules.js';
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
  return lay(definition, rules, [...list], number, random);
}

/** Deals an explicit list in dealing order; `seed` orders the shuffles between passes. */
export function dealListed(definition: GameDefinition, rules: Rules, list: readonly number[], seed: number): Dealt {
  return lay(definition, rules, [...list], seed, null);
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

function lay(definition: GameDefinition, rules: Rules, list: number[], seed: number, random: Random | null): Dealt {
  const layout = lawFor(definition, rules, 0);
  const piles: number[][] = layout.ids.map(() => []);
  const aside: number[] = [];
  let base = 0;
  for (const step of layout.plan.deal) {
    if ('base' in step) {
      const card = takeBase(list, step.never === undefined ? -1 : rankIndex(step.never));
      base = rankOf(card);
      piles[layout.foundation]?.push(card);
    } else if ('pick' in step) {
      pick(layout, step.to, step.pick.map(rankIndex), list, piles);
    } else {
      dealRounds(layout, step, list, piles, aside);
    }
  }
  // Queens met in the opening go back: at seeded random depths, or in the order met under an explicit list's stock (R4).
  for (const card of aside) list.splice(random === null ? list.length : random.below(list.length + 1), 0, card);
  piles[layout.stock] = list.reverse();

  const law = lawFor(definition, rules, base);
  const downs = piles.map((cards, pile) => downAtFirst(law, pile, cards.length));
  const table = layPiles(law, piles, downs, seed);
  open(law, table);
  table.settle();
  return { law, table };
}

/** The first card of the list that is not of the forbidden rank; those that are go to the end of the list (A3). */
function takeBase(list: number[], never: number): number {
  for (;;) {
    const card = list.shift() ?? 0;
    if (rankOf(card) !== never) return card;
    list.push(card);
  }
}

function pilesOf(layout: Law, role: Role): number[] {
  return layout.roles.flatMap((candidate, pile) => (candidate === role ? [pile] : []));
}

function dealRounds(
  layout: Law,
  step: Extract<DealStep, { each: number }>,
  list: number[],
  piles: number[][],
  aside: number[],
): void {
  const targets = pilesOf(layout, step.to).slice(0, step.piles);
  const never = step.setAside === undefined ? -1 : rankIndex(step.setAside);
  for (let round = 0; round < step.each; round++) {
    for (const pile of targets) {
      while (list[0] !== undefined && rankOf(list[0]) === never) aside.push(...list.splice(0, 1));
      piles[pile]?.push(...list.splice(0, 1));
    }
  }
}

/** Takes starters out of the list wherever they are: rank after rank, suit after suit (K1). */
function pick(layout: Law, role: Role, ranks: readonly number[], list: number[], piles: number[][]): void {
  const targets = pilesOf(layout, role);
  ranks.forEach((rank, row) => {
    for (let suit = 0; suit < 4; suit++) {
      const index = list.findIndex((card) => rankOf(card) === rank && suitOf(card) === suit);
      piles[targets[row * 4 + suit] ?? 0]?.push(...list.splice(index, 1));
    }
  });
}

/** How many cards of a dealt pile lie face down. */
function downAtFirst(law: Law, pile: number, size: number): number {
  const group = law.groups[pile];
  if (group?.faces === 'down') return size;
  if (group?.faces === 'top') return Math.max(0, size - 1);
  return group?.hidden?.[pile - law.roles.indexOf(group.role)] ?? 0;
}
