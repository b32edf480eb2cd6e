/** Russian cards in their cases. */
import type { CardCode, Suit } from '../engine/index.js';
import type { CardWords } from './locale.js';
import { WHO, rankIn, type Case } from './ru-forms.js';
import { genitive, ordinal } from './ru-numbers.js';
import { splitCard } from './typeset.js';

/** A suit after a rank: «дама чего»; and by itself: «собраны пики». */
const SUIT_OF: Readonly<Record<Suit, string>> = { S: 'пик', H: 'червей', D: 'бубен', C: 'треф' };
export const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'пики', H: 'черви', D: 'бубны', C: 'трефы' };

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

/** «Дама пик, верхняя из пяти», «валет пик, второй сверху из пяти», «туз треф, нижний из двух». */
function inFan(card: CardCode | null, fromTop: number, of: number): string {
  const name = card === null ? 'закрытая карта' : nominative(card);
  if (of === 1) return name;
  const end = fromTop === 1 ? 'верхн' : fromTop === of ? 'нижн' : null;
  const which = end === null ? `${ordinal(fromTop, isFeminine(card))} сверху` : end + agree(card, 'ий', 'яя');
  return `${name}, ${which} из ${genitive(of)}`;
}

export const cards: CardWords = { name: nominative, inFan };
