/** Russian numbers: plurals, small numbers in words, ordinals. */

/** 1 карта, 3 карты, 5 карт, 21 карта: the form that goes with a number. */
export function plural(count: number, one: string, few: string, many: string): string {
  const ones = count % 100 > 10 && count % 100 < 20 ? 0 : count % 10;
  return ones === 1 ? one : ones > 1 && ones < 5 ? few : many;
}

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

/** Which run through the stock this is. */
export const passText = (pass: number, passes: number): string =>
  passes === Infinity ? `проход ${pass}` : `проход ${pass} из ${passes}`;
