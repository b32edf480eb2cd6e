/** Russian numbers: plurals, small numbers in words, ordinals. */

/** 1 карта, 3 карты, 5 карт, 21 карта: the form that goes with a number. */
export function plural(count: number, one: string, few: string, many: string): string {
  const ones = count % 100 > 10 && count % 100 < 20 ? 0 : count % 10;
  return ones === 1 ? one : ones > 1 && ones < 5 ? few : many;
}

const cards = (count: number): string => plural(count, 'карта', 'карты', 'карт');

/** «23 карты». */
export const cardCount = (count: number): string => `${count} ${cards(count)}`;

const FEMININE = 'ноль одна две три четыре пять шесть семь восемь девять десять'.split(' ');

/** A small feminine number in words, as said of cards: «две»; larger ones in digits. */
export const feminine = (count: number): string => FEMININE[count] ?? String(count);

/** «Карта», «три карты»; with the stem of an adjective «нижняя карта», «две нижние карты», «пять нижних карт». */
export const someCards = (count: number, stem = ''): string =>
  `${count === 1 ? '' : `${feminine(count)} `}${stem && stem + plural(count, 'яя ', 'ие ', 'их ')}${cards(count)}`;

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
