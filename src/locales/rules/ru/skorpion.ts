/** Скорпион. */
import { someCards } from '../../ru-counts.js';
import { genitive } from '../../ru-numbers.js';
import type { RulesText } from '../facts.js';
import { FAILED, IN_SUIT, PYSOL, allCards, byCards, fromTo, packs, places, some } from './forms.js';

export const text: RulesText = {
  titles: { stock: 'Колода' },
  options: {},
  pages: (facts) => {
    const { table, stock, up, mark } = facts;
    const [suit] = facts.foundations;
    const { hidden } = table;
    const suits = some(suit.count, 'f', 'масть', 'масти', 'мастей');
    return {
      aim: `Собрать на столе ${suits}, каждую ${fromTo(suit)}.`,
      layout: `${packs(facts)}. На столе${mark('tableau')} ${places(table.places)}, ${byCards(table.each)} на каждом. На первых ${genitive(hidden.places)} местах ${hidden.each.map((count) => someCards(count, 'нижн')).join(' или ')} лежат закрытыми, все другие карты открыты. Остальные ${someCards(stock.cards)} — колода${mark('stock')}.`,
      table: `${IN_SUIT} На туза ничего не кладут. Берут любую открытую карту, хоть из середины, и переносят со всеми, что на ней лежат, в каком бы порядке они ни лежали. Закрытая карта, оставшись верхней, открывается.`,
      foundations: '',
      spaces:
        'На свободное место кладут только короля — и тоже со всеми, что на нём лежат; короля из самого низа стопки не переносят: это ничего не меняет.',
      stock: `Карты колоды можно открыть в любой момент, но все разом: по одной на первые ${places(stock.draw)}, есть там карты или нет.${stock.passes === 1 ? ' Больше карт не будет.' : ''}`,
      won: `Пасьянс сошёлся, когда ${allCards(up)} собраны в ${suits}, каждая на своём месте. ${FAILED}`,
      advice:
        'Сначала открывайте закрытые карты и освобождайте места для королей. Прежде чем положить карту, посмотрите, что она накроет: на каждую карту ложится только одна, и если эта одна лежит глубже в том же столбце, обеим не сойтись, пока верхнюю не унесут. Колоду берегите, пока есть другие ходы: её карты закроют то, что вы уже разобрали.',
      history: `${PYSOL} по-английски пасьянс зовётся Scorpion. От «Паука» в нём масти, которые собирают прямо на столе, от «Юкона» — карта, которая уходит со всем своим грузом.`,
    };
  },
};
