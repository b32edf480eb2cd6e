/** Kingdom of Women. */
import type { Odds, RulesText } from '../facts.js';
import { bases, share, someCards, times, turning, wonWith } from './forms.js';
import { choice, dealtBase, foundations, history, layout, options, queens, table } from './queens-family.js';

export const text: RulesText = {
  options,
  pages: (facts) => {
    const { changed, payments, up, book, oddsWith } = facts;
    const passes = Number(book['passes']);
    const three = payments.turn ? someCards(payments.turn.count) : '';
    const why = `${three} for a turned queen come from the packet itself and the stock is gone through ${times(passes)}`;
    const known = (odds: Odds | null): string => (odds === null ? '' : ` (at least ${share(odds)} of the deals tried)`);
    const talon = known(oddsWith({ payment: 'talon' }));
    const again = known(oddsWith({ passes: String(passes + 1) }));
    return {
      aim: `Build ${bases(facts.foundations[0].count)} in suit, all from the same rank.`,
      layout: layout(facts, dealtBase(facts)),
      table: table(facts),
      foundations: foundations(facts),
      spaces: `${choice(facts)} The packet’s own place stays empty when it is used up.`,
      queens: queens(facts),
      stock: turning(facts),
      won: wonWith(up),
      odds:
        changed.includes('payment') || changed.includes('passes')
          ? `This is milder than the original rules, by which ${why}, so that the patience hardly ever comes out.`
          : `To say it plainly: by the original rules the patience hardly ever comes out, as ${why}. Milder rules can be chosen: it comes out far more often if those cards come from under the waste${talon}, and more often still if the stock is gone through once more${again}.`,
      advice:
        'Bring queens from the packet to empty places: they send more cards under the stock than turned ones. Before a queen goes up, think of the packet: the cards that leave its bottom have not been seen, and come back in the stock. Turn the stock only when table and packet give nothing more.',
      history,
    };
  },
};
