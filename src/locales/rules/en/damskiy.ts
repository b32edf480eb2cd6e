/** Ladies’ Patience. */
import type { RulesText } from '../facts.js';
import { bases, fillers, turning, wonWith } from './forms.js';
import { dealtBase, foundations, history, layout, options, queens, table } from './queens-family.js';

export const text: RulesText = {
  options,
  pages: (facts) => ({
    aim: `Build ${bases(facts.foundations[0].count)} in suit, all from the same rank.`,
    layout: layout(facts, dealtBase(facts)),
    table: table(facts),
    foundations: foundations(facts),
    spaces: `An empty place is filled at once and by itself: with ${fillers(facts.table)}, and nothing else. When the packet is used up, the whole waste moves into its place as it lies, face up, and is the packet from then on; a new waste begins. A queen who pays in that very move still pays from the old packet; places are filled from the new one. While there is no waste either, places wait.`,
    queens: queens(facts),
    stock: turning(facts),
    won: wonWith(facts.up),
    advice:
      'The waste is not lost here: it will be the packet, and its top card the packet’s top card. So use the old packet up while the waste is long and well ordered. Queens take cards from under the packet that was the waste, too: those turned first come back into the stock.',
    history,
  }),
};
