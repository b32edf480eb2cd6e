/** Дамы кувырком. */
import { OF_WHOM, rankIn } from '../../ru-forms.js';
import type { RulesText } from '../facts.js';
import {
  FAILED,
  IN_SUIT,
  allCards,
  byCards,
  fromTo,
  ladder,
  last,
  moved,
  packs,
  places,
  rest,
  some,
  turning,
} from './forms.js';

export const text: RulesText = {
  titles: { foundations: 'Ряд королей' },
  options: {
    wrap: { 'king-on-ace': 'на столе короля можно положить на туза его масти' },
    kings: { 'any-place': 'король занимает любое свободное место ряда' },
  },
  pages: (facts) => {
    const { table, captives, rules, up, mark } = facts;
    const [base] = facts.foundations;
    const end = last(base.order ?? []);
    const order =
      rules['kings'] === 'any-place'
        ? 'Король занимает любое свободное место ряда'
        : 'Короли занимают места ряда слева направо, каждый — первое свободное';
    const held = some(captives, 'm', 'пленник', 'пленника', 'пленников');
    return {
      aim: `Собрать в ряду королей ${some(base.count, 'f', 'масть', 'масти', 'мастей')}, каждую ${fromTo(base)}, и выпустить всех пленников.`,
      layout: `${packs(facts)}. Наверху ряд королей${mark('foundation')}, ${places(base.count)}; под первыми местами ждут закрытыми ${held}${mark('captive')}. На столе${mark('tableau')} ${places(table.places)}, ${byCards(table.each)} на каждом, все открыты. ${rest(facts)}`,
      table: `${IN_SUIT} Даму можно положить на короля, на туза ${table.ring ? 'ложится король' : 'ничего не кладут'}. ${moved(table)}`,
      foundations: `${order}; когда — решаете вы. Дальше по масти: ${ladder(base)}. Король впереди, дама последняя — отсюда и «кувырком». Карты идут туда по одной и обратно не возвращаются.`,
      spaces:
        'На свободное место стола можно положить любую карту или ряд по масти со стола либо верхнюю карту сброса.',
      captives: `Масть собрана до ${rankIn(end, OF_WHOM)} — пленник под ней открывается. Он идёт только в ряд королей: король — на место, другая карта — на свою масть, когда дойдёт её черёд. На стол его не кладут, но ждать он может сколько угодно.`,
      stock: turning(facts),
      won: `Пасьянс сошёлся, когда ${allCards(up)} лежат в ряду королей. ${FAILED}`,
      advice:
        'Свободное место — главное богатство: держите его, чтобы разобрать стопку с тузом или королём, а не под первую попавшуюся карту. Сначала достраивайте ту масть, чьи младшие карты уже видны. Даму на столе кладите на короля или на свободное место: иначе она запирает всё, что под ней, до конца масти.',
      history:
        'Старой книги с этими правилами мы не нашли: пасьянс известен по компьютерным сборникам, по-английски — Topsy-Turvy Queens.',
    };
  },
};
