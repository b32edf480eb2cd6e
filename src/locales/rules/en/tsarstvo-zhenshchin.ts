/** Kingdom of Women. */
import type { RulesText } from '../facts.js';
import { bases, fillers, someCards, times, turning, wonWith } from './forms.js';
import { dealtBase, foundations, history, layout, options, queens, table } from './queens-family.js';

export const text: RulesText = {
  options,
  pages: (facts) => {
    const { changed, payments, up } = facts;
    const milder = changed.includes('payment') || changed.includes('passes');
    const three = payments.turn ? someCards(payments.turn.count) : '';
    const book = `${three} for a turned queen come from the packet itself and the stock is gone through ${times(Number(facts.book['passes']))}`;
    return {
      aim: `Build ${bases(facts.foundations[0].count)} in suit, all from the same rank.`,
      layout: layout(facts, dealtBase(facts)),
      table: table(facts),
      foundations: foundations(facts),
      spaces: `Fill an empty place at once, as you choose: with ${fillers(facts.table)}. Cards of the table do not go there; the packet’s own place stays empty when it is used up.`,
      queens: queens(facts),
      stock: turning(facts),
      won: wonWith(up),
      odds: milder
        ? `This is milder than the book. By the book ${book}, and so the patience hardly ever comes out.`
        : `To say it plainly: by the book ${book}, and so the patience hardly ever comes out. It is easier if those cards come from under the waste, and much easier if the stock is gone through once more.`,
      advice:
        'Bring queens from the packet to empty places: they send more cards under the stock than turned ones. Before a queen goes up, think of the packet: the cards that leave its bottom have not been seen, and come back in the stock. Turn the stock only when table and packet give nothing more.',
      history,
    };
  },
};
