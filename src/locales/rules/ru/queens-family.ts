/** What Царство женщин, Дамский and Отважные дамы say alike. */
import { cardCount } from '../../ru-numbers.js';
import type { RulesFacts, RulesText } from '../facts.js';
import {
  CADOGAN,
  IN_SUIT,
  OFF_TABLE,
  SINGLE,
  STAY,
  UNKNOWN_BOOK,
  anyFiller,
  byCards,
  goes,
  moved,
  packs,
  places,
  rest,
} from './forms.js';

/** The packet, the base card if one is dealt, the table, the stock. */
export const layout = (facts: RulesFacts, base = ''): string => {
  const { table, reserve, mark } = facts;
  return `${packs(facts)}. Первые ${cardCount(reserve)} складывают стопкой, открыта только верхняя: это запас${mark('reserve')}. ${base}На столе${mark('tableau')} ${places(table.dealt)}, ${byCards(table.each)} на каждом. ${rest(facts)}`;
};

/** A dealt card decides the rank of the foundations. */
export const dealtBase = ({ mark }: RulesFacts): string =>
  `Следующая карта ложится на первую базу${mark('foundation')} и решает, с какого достоинства начинаются базы; дама для этого не годится, её прячут под колоду и берут другую карту. `;

export const table = ({ table: facts }: RulesFacts): string =>
  `${IN_SUIT} На туза ложится король, но на карту того достоинства, с которого начинаются базы, ничего не кладут. ${moved(facts)} Верхние карты запаса и сброса тоже в игре.`;

export const foundations = ({ foundations: [base] }: RulesFacts): string =>
  `Остальные базы начинают карты того же достоинства, дальше по масти вверх, после короля — туз; всего ${cardCount(base.cards)} на каждой. ${STAY}`;

/** What fills an empty place where the player may choose. */
export const choice = ({ table: { fills } }: RulesFacts): string => {
  const [first, last] = fills.map(anyFiller);
  return `Свободное место заполняет, прежде любого другого хода и на выбор, ${first}. Если осталась только одна из них, она ложится сама; если нет ни той, ни другой, сама ложится ${last}. ${OFF_TABLE}`;
};

/** What queens pay, one occasion after another. */
export function queens({ payments }: RulesFacts): string {
  const { turn, 'stock-fill': stockFill, 'reserve-fill': reserveFill, raise } = payments;
  const both = turn && stockFill && goes(turn) === goes(stockFill);
  const alike = reserveFill && raise && goes(reserveFill) === goes(raise);
  return [
    turn && `Если дама открыта из колоды${both ? ', в сброс или прямо на место' : ''}, ${goes(turn)}.`,
    stockFill && !both && `Если она заполнила место прямо из колоды, ${goes(stockFill)}.`,
    reserveFill && `Если она заполнила место из запаса${alike ? ' или легла на базу' : ''}, ${goes(reserveFill)}.`,
    raise && !alike && `Если она легла на базу, ${goes(raise)}.`,
    'Каждый случай считают отдельно; если карт не хватает, уходят, сколько есть. Из ушедших под колоду первой потом выйдет та, что лежала ниже всех.',
  ]
    .filter(Boolean)
    .join(' ');
}

export const history = `«Царство женщин», «Дамский» и «Отважные дамы» — одна семья. ${UNKNOWN_BOOK} ${CADOGAN}`;

export const options: RulesText['options'] = {
  packing: { single: SINGLE },
  payment: { talon: 'карты за открытую даму берут из-под сброса, а не из запаса' },
};
