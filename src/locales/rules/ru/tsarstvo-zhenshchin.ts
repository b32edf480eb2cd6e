/** Царство женщин. */
import { someCards } from '../../ru-counts.js';
import type { Odds, RulesText } from '../facts.js';
import { bases, share, times, turning, wonWith } from './forms.js';
import { choice, dealtBase, foundations, history, layout, options, queens, table } from './queens-family.js';

export const text: RulesText = {
  options,
  pages: (facts) => {
    const { changed, payments, up, book, oddsWith } = facts;
    const passes = Number(book['passes']);
    const three = payments.turn ? someCards(payments.turn.count) : '';
    const why = `${three} за открытую даму берут из самого запаса, а колоду проходят ${times(passes)}`;
    const known = (odds: Odds | null): string =>
      odds === null ? '' : ` (не меньше ${share(odds)} проверенных раскладов)`;
    const talon = known(oddsWith({ payment: 'talon' }));
    const again = known(oddsWith({ passes: String(passes + 1) }));
    return {
      aim: `Собрать ${bases(facts.foundations[0].count)} по масти; все они начинаются с карты одного достоинства.`,
      layout: layout(facts, dealtBase(facts)),
      table: table(facts),
      foundations: foundations(facts),
      spaces: `${choice(facts)} Место самого запаса, когда он исчерпан, остаётся пустым.`,
      queens: queens(facts),
      stock: turning(facts),
      won: wonWith(up),
      odds:
        changed.includes('payment') || changed.includes('passes')
          ? `Здесь играют мягче, чем по исходным правилам: там ${why}, и пасьянс почти никогда не сходится.`
          : `Скажем прямо: по исходным правилам пасьянс почти никогда не сходится, ведь ${why}. Правила бывают и мягче: если брать эти карты из-под сброса, сходится намного чаще${talon}, а если пройти колоду ${times(passes + 1)} — ещё чаще${again}.`,
      advice:
        'На свободное место берите даму из запаса: она уведёт под колоду больше карт, чем открытая. Прежде чем отправить даму на базу, взгляните на запас: снизу уходят карты, которых вы ещё не видели, и вернутся они в колоде. Колоду открывайте, только когда стол и запас больше ничего не дают.',
      history,
    };
  },
};
