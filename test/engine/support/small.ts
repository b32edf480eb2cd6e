/** Games with small packs: of each suit all ranks but the last few are up, and the rest is dealt. */
import { deal, PatienceError, type Game } from '../../../src/engine.js';
import { SUITS } from '../../../src/engine/cards.js';
import { wholeSuit } from './endings.js';
import { put } from './table.js';
import { type Dice } from './walk.js';

/** A list in another order. */
function shuffled<T>(list: readonly T[], roll: Dice): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(roll(rest.length), 1));
}

/**
 * A deal of a small pack by all the rules of a game: one card on each place, a third of the rest in the packet, what is
 * left in the stock. Null where such a table cannot stand.
 *
 * @param ranks how many cards each foundation lacks
 */
export function smallDeal(id: string, rules: Readonly<Record<string, string>>, ranks: number, roll: Dice): Game | null {
  const start = deal(id, { deal: 1 + roll(1000), rules });
  const { layout, plan } = start;
  const piles: Record<string, string[]> = {};
  const out: string[] = [];
  layout
    .filter(({ role }) => role === 'foundation')
    .forEach(({ id: pile, ranks: all, group }, index) => {
      const order = group.build?.lay === 'down' ? [...all].reverse() : all;
      const cards = order.map((rank) => `${rank}${SUITS[index % 4] ?? ''}`);
      piles[pile] = cards.slice(0, -ranks);
      out.push(...cards.slice(-ranks));
    });
  if (layout.every(({ role }) => role !== 'foundation')) {
    SUITS.forEach((suit, index) => {
      piles[`tableau-${index + 1}`] = wholeSuit(suit).slice(0, -ranks);
      out.push(...wholeSuit(suit).slice(-ranks));
    });
  }
  const cards = shuffled(out, roll);
  for (const { id: pile, role, number } of layout) {
    if (role === 'queen') piles[pile] = [`Q${SUITS[number - 1] ?? ''}`];
    if (role === 'captive') piles[pile] = cards.splice(0, 1);
    if (role !== 'tableau') continue;
    // Queens of Отважные дамы stay where they fell; the eighth lies in the stock, for her place is not in play yet.
    if (plan.stays === undefined) (piles[pile] ??= []).push(...cards.splice(0, 1));
    else if (number < 8) piles[pile] = [`Q${SUITS[number % 4] ?? ''}`];
  }
  if (layout.some(({ role }) => role === 'reserve')) piles['reserve'] = cards.splice(0, Math.ceil(cards.length / 3));
  piles['stock'] = cards;
  try {
    return put(id, Object.fromEntries(Object.entries(piles).map(([pile, some]) => [pile, some.join(' ')])), { rules });
  } catch (error) {
    if (error instanceof PatienceError || error instanceof RangeError) return null;
    throw error;
  }
}

/** The same table with the piles of each group in another order. Null where they cannot lie so. */
export function permuted(game: Game, roll: Dice): Game | null {
  const { id } = game.definition;
  const groups = new Map<unknown, string[]>();
  // Above captives it matters which is which.
  const isFree = game.layout.every(({ role }) => role !== 'captive');
  for (const { id: pile, group, role } of game.layout)
    if (role === 'tableau' || (role === 'foundation' && isFree))
      groups.set(group, [...(groups.get(group) ?? []), pile]);
  const text = (pile: string): string =>
    game
      .pile(pile)
      .cards.map(({ card }) => card)
      .join(' ');
  const piles = Object.fromEntries(game.layout.map(({ id: pile }) => [pile, text(pile)]));
  for (const members of groups.values()) {
    const from = shuffled(members, roll);
    members.forEach((pile, at) => (piles[pile] = text(from[at] ?? pile)));
  }
  try {
    return put(id, piles, { rules: game.rules, pass: game.pass });
  } catch (error) {
    if (error instanceof PatienceError || error instanceof RangeError) return null;
    throw error;
  }
}
