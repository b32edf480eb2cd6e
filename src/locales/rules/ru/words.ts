/** What all Russian rules pages share: titles, what is in force, the picture in words. */
import { typesetRussian } from '../../ru-spacing.js';
import type { PileKind, RulesWords } from '../facts.js';
import { bases, places, some, times } from './forms.js';

function kind({ role, second, count }: PileKind, game: string): string {
  switch (role) {
    case 'stock':
      return 'колода';
    case 'waste':
      return 'сброс';
    case 'reserve':
      return 'запас';
    case 'tableau':
      return `${places(count)} на столе`;
    case 'foundation':
      if (game === 'damy-kuvyrkom') return `ряд королей, ${places(count)}`;
      if (game === 'korol-dama-valet') return `${second ? 'нижний' : 'верхний'} ряд баз, ${places(count)}`;
      return bases(count);
    case 'captive':
      return some(count, 'm', 'пленник', 'пленника', 'пленников');
    case 'queen':
      return `ряд дам, ${places(count)}`;
  }
}

export const words: RulesWords = {
  titles: {
    aim: 'Цель',
    layout: 'Расклад',
    table: 'На столе',
    foundations: 'Базы',
    spaces: 'Свободные места',
    queens: 'Дамы',
    captives: 'Пленники',
    stock: 'Колода и сброс',
    won: 'Когда пасьянс сошёлся',
    odds: 'Часто ли сходится',
    advice: 'Советы',
    history: 'История',
  },
  letters: 'АБВГДЕ',
  inForce: 'Здесь действует:',
  passes: (passes, book) => `колоду проходят ${times(passes)} (в исходных правилах — ${times(book)})`,
  odds: ({ percent, deals, how }) => {
    const share = String(percent).replace('.', ',');
    const sample = `проверено раскладов: ${deals.toLocaleString('ru')}`;
    return how === 'does'
      ? `Сходится примерно ${share} % раскладов (${sample}).`
      : `Примерно ${share} % раскладов могут сойтись, если знать все карты (${sample}); без этого знания сходится меньше.`;
  },
  kind,
  picture: (rows, game) =>
    `Схема расклада сверху вниз. ${rows.map((row) => row.map((one) => `${one.letter} — ${kind(one, game)}`).join(', ')).join('; ')}.`,
  typeset: typesetRussian,
};
