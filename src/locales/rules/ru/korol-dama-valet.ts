/** Король, дама, валет. */
import { ALL, OF_WHOM, WHOM, rankIn } from '../../ru-forms.js';
import type { RulesText } from '../facts.js';
import { FAILED, STAY, UNKNOWN_BOOK, allCards, bases, ladder, last, packs, rest, turning } from './forms.js';

export const text: RulesText = {
  options: { 'between-passes': { turn: 'между проходами сброс переворачивают, не тасуя' } },
  pages: (facts) => {
    const { foundations, up, mark } = facts;
    const [fives, sixes = fives] = foundations;
    const starts = [fives, sixes].map(({ order }) => rankIn(order?.[0] ?? 'A', ALL));
    const begin = [fives, sixes].map(({ order }) => rankIn(order?.[0] ?? 'A', WHOM));
    const ends = [fives, sixes].map(({ order }) => rankIn(last(order ?? []), OF_WHOM));
    return {
      aim: `Собрать по масти ${bases(fives.count + sixes.count)}: каждую ${begin[0]} вниз до ${ends[0]}, каждую ${begin[1]} вверх до ${ends[1]}. В конце все картинки лежат на виду.`,
      layout: `${packs(facts)}. Из неё вынимают и кладут рядами друг под другом: дам${mark('queen')}, под ними ${starts[0]}${mark('foundation')}, ниже ${starts[1]}${mark('foundation', true)}, в каждом столбце одна масть. ${rest(facts)}`,
      foundations: `Верхний ряд баз идёт вниз: ${ladder(fives)}. Нижний — вверх: ${ladder(sixes)}. Каждая карта подходит только к своей масти, и место для неё одно. ${STAY}`,
      queens: 'Дамы в игре не участвуют: они лежат для красоты и ждут своих королей и валетов.',
      stock: turning(facts),
      won: `Пасьянс сошёлся, когда ${allCards(up)} обоих рядов на местах: короли, дамы и валеты собрались семьями. ${FAILED}`,
      advice:
        'Выбирать здесь не из чего, надо только не пропустить карту. Прежде чем открыть следующую, взгляните на сброс: после каждой удачи может подойти и верхняя его карта, а за ней следующая.',
      history: `${UNKNOWN_BOOK} по-английски пасьянс зовут Captive Queens или Quadrille, в компьютерных сборниках — «Пленённые королевы».`,
    };
  },
};
