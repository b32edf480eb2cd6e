/** Russian forms that the first drawing needs: plurals, and ranks in their cases. */
import type { Rank } from '../engine/index.js';

/** 1 карта, 3 карты, 5 карт, 21 карта: the form that goes with a number. */
export function plural(count: number, one: string, few: string, many: string): string {
  const ones = count % 100 > 10 && count % 100 < 20 ? 0 : count % 10;
  return ones === 1 ? one : ones > 1 && ones < 5 ? few : many;
}

/** Кто: «дама». */
export const WHO = 0;
/** Из-под кого: «дамы». */
export const OF_WHOM = 1;
/** Положить кого, на кого: «даму». */
export const WHOM = 2;
/** «Дамы». */
export const ALL = 3;
/** Берёт кого: «дам», «десятки». */
export const ALL_OF_WHOM = 4;

export type Case = 0 | 1 | 2 | 3 | 4;

/** Endings in the order of the cases. Men are animate, двойка … десятка are things. */
const MAN = ',а,а,ы,ов';
const NUMBER = 'а,и,у,и,и';

const RANKS: Readonly<Record<Rank, readonly [stem: string, endings: string]>> = {
  A: ['туз', MAN],
  2: ['двойк', NUMBER],
  3: ['тройк', NUMBER],
  4: ['четвёрк', NUMBER],
  5: ['пятёрк', NUMBER],
  6: ['шестёрк', NUMBER],
  7: ['семёрк', NUMBER],
  8: ['восьмёрк', NUMBER],
  9: ['девятк', NUMBER],
  T: ['десятк', NUMBER],
  J: ['валет', MAN],
  Q: ['дам', 'а,ы,у,ы,'],
  K: ['корол', 'ь,я,я,и,ей'],
};

/** «Даму». */
export function rankIn(rank: Rank, form: Case): string {
  const [stem, endings] = RANKS[rank];
  return stem + (endings.split(',')[form] ?? '');
}

/** Which run through the stock this is. */
export const passText = (pass: number, passes: number): string =>
  passes === Infinity ? `проход ${pass}` : `проход ${pass} из ${passes}`;
