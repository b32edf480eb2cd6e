/** Russian cards in their cases. */
import type { CardCode, Rank, Suit } from '../engine/index.js';
import type { CardWords } from './locale.js';
import { genitive, ordinal } from './ru-numbers.js';
import { splitCard } from './shared.js';

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

type Case = 0 | 1 | 2 | 3 | 4;

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

/** A suit after a rank: «дама чего»; and by itself: «собраны пики». */
const SUIT_OF: Readonly<Record<Suit, string>> = { S: 'пик', H: 'червей', D: 'бубен', C: 'треф' };
export const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'пики', H: 'черви', D: 'бубны', C: 'трефы' };

/** «Даму». */
export function rankIn(rank: Rank, form: Case): string {
  const [stem, endings] = RANKS[rank];
  return stem + (endings.split(',')[form] ?? '');
}

/** «Даму пик». */
export function cardIn(card: CardCode, form: Case): string {
  const [rank, suit] = splitCard(card);
  return `${rankIn(rank, form)} ${SUIT_OF[suit]}`;
}

/** «Дама пик». */
export const nominative = (card: CardCode): string => cardIn(card, WHO);

const isFeminine = (card: CardCode | null): boolean => card === null || rankIn(splitCard(card)[0], WHO).endsWith('а');

/** The form that agrees with a card: «открылся» валет, «открылась» дама, or «карта» that is not seen. */
export const agree = (card: CardCode | null, m: string, f: string): string => (isFeminine(card) ? f : m);

/** «Дама пик, верхняя из пяти», «валет пик, второй сверху из пяти». */
function inFan(card: CardCode | null, fromTop: number, of: number): string {
  const name = card === null ? 'закрытая карта' : nominative(card);
  if (of === 1) return name;
  const top = agree(card, 'верхний', 'верхняя');
  return `${name}, ${fromTop === 1 ? top : `${ordinal(fromTop, isFeminine(card))} сверху`} из ${genitive(of)}`;
}

export const cards: CardWords = { name: nominative, inFan };
