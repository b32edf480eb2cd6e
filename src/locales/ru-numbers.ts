/** Russian numbers: plurals, small numbers in words, ordinals. */

/** 1 карта, 3 карты, 5 карт, 21 карта: the form that goes with a number. */
export function plural(count: number, one: string, few: string, many: string): string {
  const tens = count % 100;
  const ones = count % 10;
  if (tens >= 11 && tens <= 14) return many;
  if (ones === 1) return one;
  return ones >= 2 && ones <= 4 ? few : many;
}

/** «23 карты». */
export const cardCount = (count: number): string => `${count} ${plural(count, 'карта', 'карты', 'карт')}`;

const FEMININE = ['ноль', 'одна', 'две', 'три', 'четыре', 'пять', 'шесть', 'семь', 'восемь', 'девять', 'десять'];

/** A small feminine number in words, as said of cards: «две»; larger ones in digits. */
export const feminine = (count: number): string => FEMININE[count] ?? String(count);

/** «Две нижние карты»: a number of cards with an adjective, the adjective given in its three forms. */
export const cardsThat = (count: number, one: string, few: string, many: string): string =>
  count === 1
    ? `${one} карта`
    : `${feminine(count)} ${plural(count, one, few, many)} ${plural(count, 'карта', 'карты', 'карт')}`;

const OF = [
  'нуля',
  'одной',
  'двух',
  'трёх',
  'четырёх',
  'пяти',
  'шести',
  'семи',
  'восьми',
  'девяти',
  'десяти',
  'одиннадцати',
  'двенадцати',
  'тринадцати',
];

/** The genitive of a number of cards: «из пяти». */
export const genitive = (count: number): string => OF[count] ?? String(count);

/** Stems of ordinals; the third one is irregular. */
const ORDINALS = [
  '',
  'перв',
  'втор',
  'трет',
  'четвёрт',
  'пят',
  'шест',
  'седьм',
  'восьм',
  'девят',
  'десят',
  'одиннадцат',
  'двенадцат',
  'тринадцат',
];
/** Stressed endings: второй, шестой, седьмой, восьмой. */
const STRESSED: readonly number[] = [2, 6, 7, 8];

/** «Второй», «вторая»; beyond thirteen «14-й», «14-я». */
export function ordinal(number: number, gender: 'm' | 'f'): string {
  const stem = ORDINALS[number];
  if (stem === undefined) return `${number}-${gender === 'm' ? 'й' : 'я'}`;
  if (number === 3) return gender === 'm' ? 'третий' : 'третья';
  if (gender === 'f') return `${stem}ая`;
  return stem + (STRESSED.includes(number) ? 'ой' : 'ый');
}

/** Which run through the stock this is. */
export const passText = (pass: number, passes: number): string =>
  passes === Infinity ? `проход ${pass}` : `проход ${pass} из ${passes}`;
