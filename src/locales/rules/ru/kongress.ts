/** Конгресс. */
import type { RulesText } from '../facts.js';
import { OFF_TABLE, bases, byCards, fillers, fromTo, ladder, packs, places, rest, turning, wonWith } from './forms.js';

export const text: RulesText = {
  options: {},
  pages: (facts) => {
    const { table, up, mark } = facts;
    const [base] = facts.foundations;
    return {
      aim: `Собрать ${bases(base.count)} по масти, каждую ${fromTo(base)}.`,
      layout: `${packs(facts)}. На столе${mark('tableau')} ${places(table.places)}, на них открывают ${byCards(table.each)}; базы${mark('foundation')} пока пустые. ${rest(facts)}`,
      table:
        'Карту кладут на карту любой масти на единицу старше: девятку червей — хоть на десятку пик. На туза ничего не кладут, король ни на что не ложится. Переносят по одной карте, верхней; ряды не переносят.',
      foundations: `Базу начинает туз, дальше по масти: ${ladder(base)}. Карты кладут туда по одной, когда захочется, и обратно не берут.`,
      spaces: `На свободное место сразу, сама собой, ложится ${fillers(table)}. ${OFF_TABLE}`,
      stock: turning(facts),
      won: wonWith(up),
      advice:
        'Не спешите с картами на базы: на старшей карте стола можно пристроить младшую из сброса, а на базе она уже ничего не примет. Место освобождайте тогда, когда сверху сброса лежит полезная карта, лучше старшая. Королей на места пускайте неохотно: сдвинуть их можно только на базу.',
      history:
        'На странице русского сборника, откуда взяты правила, название не уцелело; по раскладу это пасьянс, который по-английски зовут Congress или President’s Cabinet.',
    };
  },
};
