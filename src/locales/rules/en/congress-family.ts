/** What Congress and Twin Queens say alike. */
import type { RulesFacts } from '../facts.js';
import {
  OFF_TABLE,
  bases,
  fillers,
  fromTo,
  ladder,
  packs,
  places,
  rest,
  someCards,
  turning,
  wonWith,
} from './forms.js';

/** `first`: with which card a foundation begins, “An ace”. */
export const alike = (facts: RulesFacts, first: string) => {
  const { table, up, mark } = facts;
  const [base] = facts.foundations;
  return {
    aim: `Build ${bases(base.count)} in suit, each ${fromTo(base)}.`,
    layout: `${packs(facts)}. The table${mark('tableau')} has ${places(table.places)} with ${someCards(table.each)} face up on each; the foundations${mark('foundation')} are still empty. ${rest(facts)}`,
    foundations: `${first} begins a foundation, then in suit: ${ladder(base)}. Cards go up one at a time, when you lay them there, and stay.`,
    spaces: `An empty place is filled at once and by itself: with ${fillers(table)}. If there is neither, it stays empty. ${OFF_TABLE}`,
    stock: turning(facts),
    won: wonWith(up),
  };
};
