/** Russian numbers as they are said in sentences. */
import { plural } from './ru-forms.js';
import { cardsAfter } from './ru-numbers.js';

const FEMININE = 'ноль одна две три четыре пять шесть семь восемь девять десять'.split(' ');

/** A small feminine number in words, as said of cards: «две»; larger ones in digits. */
export const feminine = (count: number): string => FEMININE[count] ?? String(count);

/** «Карта», «три карты»; with the stem of an adjective «нижняя карта», «две нижние карты», «пять нижних карт». */
export const someCards = (count: number, stem = ''): string =>
  `${count === 1 ? '' : `${feminine(count)} `}${stem && stem + plural(count, 'яя ', 'ие ', 'их ')}${cardsAfter(count)}`;
