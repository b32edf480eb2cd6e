/**
 * A deal in the address of a page, as its fragment: `#kenfild=7`, and the rules that are not as in the book after it,
 * `#kenfild=7&draw=1`.
 */
import { PatienceError, dealNumber, resolveRules, type Game, type GameDefinition } from '../engine/index.js';
import { changedRules } from '../engine/changed-rules.js';
import { readDeal } from './requests.js';

/** The address of this page with a deal. */
export function linkTo({ id, definition, rules }: Game, deal: number): string {
  const address = new URL(location.href);
  address.hash = String(
    new URLSearchParams([[id, String(deal)], ...changedRules(definition, rules)].map((pair) => [...pair])),
  );
  return address.href;
}

/** Deals what a fragment asks for; throws `PatienceError` where that is nothing. */
export function openLink(definition: GameDefinition, fragment: string): Game {
  const asked = new URLSearchParams(fragment.slice(1));
  const deal = readDeal(asked.get(definition.id));
  if (typeof deal !== 'number') throw new PatienceError('bad-deal', `There is no deal "${fragment}".`);
  const given = definition.rules.flatMap(({ name }) => {
    const value = asked.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return dealNumber(definition, resolveRules(definition, Object.fromEntries(given)), deal);
}
