/** Отважные дамы. */
import { cardCount, genitive } from '../../ru-numbers.js';
import type { RulesText } from '../facts.js';
import { FAILED, IN_SUIT, STAY, anyFiller, bases, fromTo, ladder, moved, turning } from './forms.js';
import { choice, history, layout, options, queens } from './queens-family.js';

export const text: RulesText = {
  options,
  pages: (facts) => {
    const { table, up, mark } = facts;
    const [base] = facts.foundations;
    return {
      aim: `Собрать ${bases(base.count)} по масти ${fromTo(base)} и оставить дам на столе поодиночке.`,
      layout: `${layout(facts)} Базы${mark('foundation')} пока пусты.`,
      table: `${IN_SUIT} На туза и на короля ничего не кладут, и сам король ни на что не ложится. ${moved(table)} Верхние карты запаса и сброса тоже в игре.`,
      foundations: `Базу начинает любой король, когда вы его туда положите; дальше по масти: ${ladder(base)}, всего ${cardCount(base.cards)}. ${STAY}`,
      spaces: `${choice(facts)} Когда запас исчерпан, вместо него открывается место ${table.places}, до того закрытое: его так же, на выбор и прежде любого другого хода, заполняет ${anyFiller(['stock', 'waste'])}.`,
      queens: `Даму не кладут ни на базу, ни на другую карту: попав на место, она остаётся там до конца, хотя на ней можно строить. ${queens(facts)}`,
      stock: turning(facts),
      won: `Пасьянс сошёлся, когда ${cardCount(up)} лежат на базах, колода и сброс пусты, и остались одни дамы, по одной на каждом из ${genitive(table.places)} мест стола; последняя может ещё лежать в запасе. ${FAILED}`,
      advice:
        'Место, занятое дамой, больше не освободится, поэтому первых дам берите из запаса, где они уводят под колоду больше карт. На дамах стройте длинные ряды: это лучшее хранилище для младших карт. Королей отправляйте на базы сразу: на столе они только занимают места.',
      history,
    };
  },
};
