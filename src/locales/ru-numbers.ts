/** Russian numbers: small ones in words, ordinals. */
import { plural } from './ru-forms.js';

/** «Карты» after 3. */
export const cardsAfter = (count: number): string => plural(count, 'карта', 'карты', 'карт');

/** «23 карты». */
export const cardCount = (count: number): string => `${count} ${cardsAfter(count)}`;

/** Stems of ordinals. «Пят-ый» is also the stem of «из пят-и», save for the first four and «семь». */
const STEMS = ' перв втор трет четвёрт пят шест седьм восьм девят десят одиннадцат двенадцат тринадцат'.split(' ');
const OF = ' одной двух трёх четырёх   семи'.split(' ');

/** The genitive of a number of cards: «из пяти». */
export const genitive = (count: number): string => OF[count] || (STEMS[count] ? `${STEMS[count]}и` : String(count));

/** «Второй», «вторая»; beyond thirteen «14-й», «14-я». */
export function ordinal(number: number, feminine: boolean): string {
  const stem = STEMS[number] ?? `${number}-`;
  if (number > 13) return stem + (feminine ? 'я' : 'й');
  if (number === 3) return stem + (feminine ? 'ья' : 'ий');
  // The ending is stressed in «второй», «шестой», «седьмой», «восьмой».
  return stem + (feminine ? 'ая' : [2, 6, 7, 8].includes(number) ? 'ой' : 'ый');
}
