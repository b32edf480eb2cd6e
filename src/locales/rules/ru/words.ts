/** What all Russian rules pages share: titles, what is in force, the picture in words. */
import { plural } from '../../ru-forms.js';
import { typesetRussian } from '../../ru-spacing.js';
import type { Odds, PileKind, RulesWords } from '../facts.js';
import { bases, number, places, share, some, times } from './forms.js';

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

const can = (count: number): string => plural(count, 'может', 'могут', 'могут');

function odds(measured: Odds): string {
  const { how, deals, won, lost } = measured;
  if (how === 'does')
    return `Из ${number(deals)} раскладов ${won === 0 ? 'не сошёлся ни один' : `сошлось ${share(measured)}`}: каждую карту клали на базу, как только она подходила.`;
  const tried = `${number(deals)} ${plural(deals, 'расклад', 'расклада', 'раскладов')}`;
  const looked = `Программа, которой видны все карты, проверила ${tried}`;
  if (won === 0)
    return lost === 0
      ? `${looked}, и ни один не сошёлся, хотя ни про один и не доказано, что сойтись он не может.`
      : `${looked}, и ни один не сошёлся; доказано, что не ${can(lost)} сойтись ${number(lost)}.`;
  const open = deals - won - lost;
  const found = [
    `${can(won)} сойтись ${number(won)} (${share(measured)})`,
    lost > 0 && `не ${can(lost)} — ${number(lost)}`,
    open > 0 && `без ответа ${plural(open, 'остался', 'осталось', 'осталось')} ${number(open)}`,
  ];
  return `${looked}: ${found.filter(Boolean).join(', ')}. У того, кто видит только открытые карты, сходится реже.`;
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
  inForce: 'Здесь играют так:',
  passes: (passes, book) => `колоду проходят ${times(passes)} (в исходных правилах — ${times(book)})`,
  odds,
  kind,
  picture: (rows, game) =>
    `Схема расклада сверху вниз. ${rows.map((row) => row.map((one) => `${one.letter} — ${kind(one, game)}`).join(', ')).join('; ')}.`,
  typeset: typesetRussian,
};
