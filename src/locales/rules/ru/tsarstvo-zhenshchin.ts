/** Царство женщин. */
import { someCards } from '../../ru-counts.js';
import type { RulesText } from '../facts.js';
import { bases, fillers, times, turning, wonWith } from './forms.js';
import { dealtBase, foundations, history, layout, options, queens, table } from './queens-family.js';

export const text: RulesText = {
  options,
  pages: (facts) => {
    const { changed, payments, up } = facts;
    const milder = changed.includes('payment') || changed.includes('passes');
    const three = payments.turn ? someCards(payments.turn.count) : '';
    const book = `${three} за открытую даму берут из самого запаса, а колоду проходят ${times(Number(facts.book['passes']))}`;
    return {
      aim: `Собрать ${bases(facts.foundations[0].count)} по масти, все с одного достоинства.`,
      layout: layout(facts, dealtBase(facts)),
      table: table(facts),
      foundations: foundations(facts),
      spaces: `На свободное место сразу идёт, на выбор, ${fillers(facts.table)}. Карты со стола туда не кладут; место самого запаса, когда он исчерпан, остаётся пустым.`,
      queens: queens(facts),
      stock: turning(facts),
      won: wonWith(up),
      odds: milder
        ? `Здесь играют мягче книги. По книге ${book}, и так пасьянс почти никогда не сходится.`
        : `Скажем прямо: по книге ${book}, и так пасьянс почти никогда не сходится. Легче, если брать карты из-под сброса; намного легче — если пройти колоду ещё раз.`,
      advice:
        'На свободное место зовите даму из запаса: она уведёт под колоду больше карт, чем открытая. Прежде чем отправить даму на базу, взгляните на запас: снизу уходят карты, которых вы ещё не видели, и вернутся они в колоде. Колоду открывайте, только когда стол и запас больше ничего не дают.',
      history,
    };
  },
};
