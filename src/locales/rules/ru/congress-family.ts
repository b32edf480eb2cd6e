/** Что одинаково в «Конгрессе» и «Дамах-близнецах». */
import type { RulesFacts } from '../facts.js';
import { OFF_TABLE, bases, byCards, fillers, fromTo, ladder, packs, places, rest, turning, wonWith } from './forms.js';

/** `first`: какая карта начинает базу, «туз». */
export const alike = (facts: RulesFacts, first: string) => {
  const { table, up, mark } = facts;
  const [base] = facts.foundations;
  return {
    aim: `Собрать ${bases(base.count)} по масти, каждую ${fromTo(base)}.`,
    layout: `${packs(facts)}. На столе${mark('tableau')} ${places(table.places)}, на них открывают ${byCards(table.each)}; базы${mark('foundation')} пока пусты. ${rest(facts)}`,
    foundations: `Базу начинает ${first}, дальше по масти: ${ladder(base)}. Карты кладут туда по одной, когда захочется, и обратно не берут.`,
    spaces: `На свободное место сразу, сама собой, ложится ${fillers(table)}. Если нет ни той, ни другой, место остаётся пустым. ${OFF_TABLE}`,
    stock: turning(facts),
    won: wonWith(up),
  };
};
