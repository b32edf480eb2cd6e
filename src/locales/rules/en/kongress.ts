/** Congress. */
import type { RulesText } from '../facts.js';
import { alike } from './congress-family.js';

export const text: RulesText = {
  options: {},
  pages: (facts) => ({
    ...alike(facts, 'An ace'),
    table:
      'A card is laid on the next higher one of any suit: the nine of hearts on the ten of spades, say. Nothing is laid on an ace, and a king is laid on nothing. Move single cards, the top ones; runs are not moved.',
    advice:
      'Do not hurry cards up: a high card on the table can take a low one from the waste, and on a foundation it no longer can. Empty a place when a useful card, preferably a high one, lies on top of the waste. Let kings into places only when you must: nothing but a foundation takes them away.',
    history:
      'In the Russian collection from which the rules come the name is lost; by its layout it is the patience that is called Congress or President’s Cabinet in English.',
  }),
};
