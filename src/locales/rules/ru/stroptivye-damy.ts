/** Строптивые дамы. */
import { cardCount } from '../../ru-numbers.js';
import type { RulesText } from '../facts.js';
import {
  CADOGAN,
  IN_SUIT,
  OFF_TABLE,
  SINGLE,
  STAY,
  UNKNOWN_BOOK,
  bases,
  byCards,
  fillers,
  fromTo,
  goes,
  ladder,
  moved,
  packs,
  places,
  rest,
  times,
  wonWith,
} from './forms.js';

export const text: RulesText = {
  pages: (facts) => {
    const { table, foundations, payments, stock, reserve, up, mark } = facts;
    const [base] = foundations;
    const { turn, 'turn-unplayed': unplayed, 'reserve-fill': fill } = payments;
    const paid = turn ?? unplayed;
    const again = stock.afterReserve ? ', но только если запас к тому времени исчерпан' : '';
    return {
      aim: `Собрать ${bases(base.count)} по масти, каждую ${fromTo(base)}.`,
      layout: `${packs(facts)}. Первые ${cardCount(reserve)}, не глядя, откладывают в закрытый запас${mark('reserve')}. На столе${mark('tableau')} ${places(table.places)}, на них открывают ${byCards(table.each)}. Выпавших дам заменяют другими картами и прячут в колоду наугад, а королей выкладывают на базы${mark('foundation')}, и место каждого сразу занимает карта из запаса; если это дама, она остаётся и действует, как сказано ниже. ${rest(facts)}`,
      table: `${IN_SUIT} На туза ничего не кладут; сама дама ни на что не ложится, но на ней строить можно. ${moved(table)}`,
      foundations: `Базы растут от короля вверх: ${ladder(base)}. В другом известном изложении сказано «вниз»: это ошибка. Короли уходят на базы сами, откуда бы ни появились. ${STAY}`,
      spaces: `На свободное место сразу, сама собой, ложится ${fillers(table)}. ${OFF_TABLE}`,
      queens: [
        fill && `Дама, вышедшая на место из запаса, остаётся там, пока вы не положите её на базу, и ${goes(fill)}.`,
        paid &&
          `Дама, открытая из колоды, идёт на базу, если её там ждут, иначе в сброс. ${unplayed ? 'Если она легла в сброс,' : 'Куда бы она ни пошла,'} ${goes(paid)}.`,
        'В остальных случаях дамы карт не возвращают.',
        'Не хватает карт — уходят все, какие есть, вместе с самой дамой, если она лежит среди них. Из карт запаса первой потом выйдет верхняя, из карт сброса — самая нижняя.',
      ]
        .filter(Boolean)
        .join(' '),
      stock: `Из колоды в любой момент открывают ${byCards(stock.draw)}; верхняя карта сброса всегда в игре. ${stock.passes === 1 ? 'Второго прохода нет.' : `Когда колода кончится, сброс можно ${times(stock.passes - 1)} перевернуть и пройти снова${again}.`}`,
      won: wonWith(up),
      advice:
        'Сначала разберите запас: каждое свободное место берёт из него карту, а дама уводит под колоду ещё несколько. Прежде чем открывать колоду, соедините на столе всё, что соединяется. Карта в самом низу сброса не пропала: следующая дама из колоды вернёт её в игру.',
      history: `${UNKNOWN_BOOK} ${CADOGAN}`,
    };
  },
  options: {
    'second-run': {
      never: 'второго прохода нет (в исходных правилах сброс можно пройти ещё раз, когда исчерпан запас)',
      always: 'сброс можно пройти ещё раз, даже если запас не исчерпан',
    },
    packing: {
      single: SINGLE,
      none: 'со стола на стол карты не перекладывают',
    },
    payment: { 'unplayed-queen': 'карты из сброса возвращает только та дама, что в него легла' },
  },
};
