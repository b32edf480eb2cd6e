/** Дамский. */
import type { RulesText } from '../facts.js';
import { bases, fillers, turning, wonWith } from './forms.js';
import { dealtBase, foundations, history, layout, options, queens, table } from './queens-family.js';

export const text: RulesText = {
  options,
  pages: (facts) => ({
    aim: `Собрать ${bases(facts.foundations[0].count)} по масти; все они начинаются с карты одного достоинства.`,
    layout: layout(facts, dealtBase(facts)),
    table: table(facts),
    foundations: foundations(facts),
    spaces: `На свободное место сразу, сама собой, ложится ${fillers(facts.table)}, и только она. Когда запас исчерпан, на его место переходит весь сброс, как лежит, открытым, и становится запасом; дальше набирается новый сброс. Если тем же ходом карты уводит дама, уходят они ещё из прежнего запаса, а места заполняются уже из нового. Пока нет и сброса, места ждут.`,
    queens: queens(facts),
    stock: turning(facts),
    won: wonWith(facts.up),
    advice:
      'Сброс здесь не пропадает: он станет запасом, и верхняя его карта окажется верхней в запасе. Поэтому старый запас выгодно исчерпать, пока сброс велик и лежит удачно. Дамы уводят карты из-под запаса, и из бывшего сброса тоже: так в колоду возвращаются карты, открытые первыми.',
    history,
  }),
};
