/** Scorpion. */
import type { RulesText } from '../facts.js';
import { FAILED, IN_SUIT, PYSOL, allCards, fromTo, packs, places, some, someCards } from './forms.js';

export const text: RulesText = {
  titles: { stock: 'Stock' },
  options: {},
  pages: (facts) => {
    const { table, stock, up, mark } = facts;
    const [suit] = facts.foundations;
    const { hidden } = table;
    const suits = some(suit.count, 'suit');
    return {
      aim: `Build ${suits} on the table, each ${fromTo(suit)}.`,
      layout: `${packs(facts)}. The table${mark('tableau')} has ${places(table.places)} with ${someCards(table.each)} on each. In the first ${places(hidden.places)} the lowest ${hidden.each.map(someCards).join(' or ')} lie face down, all others face up. The other ${someCards(stock.cards)} are the stock${mark('stock')}.`,
      table: `${IN_SUIT} Nothing is laid on an ace. Take any card that lies face up, even from the middle of a pile, and move it with all the cards on it, whatever their order. A face-down card left on top turns up.`,
      foundations: '',
      spaces:
        'An empty place takes only a king, again with all the cards on it; one that is the lowest of its pile stays, for nothing would change.',
      stock: `Turn the cards of the stock whenever you like, but all at once: one onto each of the first ${places(stock.draw)}, empty or not.${stock.passes === 1 ? ' No more will come.' : ''}`,
      won: `The patience has come out when ${allCards(up)} are in ${suits}, each in its own place. ${FAILED}`,
      advice:
        'Turn up the face-down cards first, and empty places for kings. Before you lay a card, look at what it covers: each card takes just one other, and if that one lies deeper in the same pile, they cannot meet until the upper is carried off. Save the stock while there are other moves: its cards cover what you have sorted.',
      history: `${PYSOL} From Spider it has the suits that are built right on the table, from Yukon the card that moves with its whole load.`,
    };
  },
};
