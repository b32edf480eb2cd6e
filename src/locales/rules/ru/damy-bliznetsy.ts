/** Дамы-близнецы. */
import type { RulesText } from '../facts.js';
import {
  IN_SUIT,
  OFF_TABLE,
  PYSOL,
  bases,
  byCards,
  fillers,
  fromTo,
  ladder,
  moved,
  packs,
  places,
  rest,
  turning,
  wonWith,
} from './forms.js';

export const text: RulesText = {
  options: {},
  pages: (facts) => {
    const { table, up, mark } = facts;
    const [base] = facts.foundations;
    return {
      aim: `Собрать ${bases(base.count)} по масти, каждую ${fromTo(base)}.`,
      layout: `${packs(facts)}. На столе${mark('tableau')} ${places(table.places)}, на них открывают ${byCards(table.each)}; базы${mark('foundation')} пока пустые. ${rest(facts)}`,
      table: `${IN_SUIT} Даму можно положить на короля, король ни на что не ложится, на туза ничего не кладут. ${moved(table)}`,
      foundations: `Базу начинает король, дальше по масти: ${ladder(base)}. Карты кладут туда по одной, когда захочется, и обратно не берут.`,
      spaces: `На свободное место сразу, сама собой, ложится ${fillers(table)}. ${OFF_TABLE}`,
      stock: turning(facts),
      won: wonWith(up),
      advice:
        'Королей ведите на базы, не мешкая: без них масти не начинаются, а со стола королю больше некуда уйти. С остальными не спешите: на столе старшая карта примет младшую своей масти из сброса, а с базы её уже не взять. Запоминайте, что уходит в сброс: в следующем проходе эти карты выйдут в том же порядке.',
      history: `${PYSOL} там пасьянс зовётся Twin Queens. Стол у него от «Конгресса», а базы, которые начинают короли и завершают дамы, — как в «Строптивых дамах»: под конец сверху лежат дамы, каждая со своей сестрой-близнецом.`,
    };
  },
};
