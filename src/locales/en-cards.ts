/** English cards and numbers. */
import type { CardCode, Suit } from '../engine/index.js';
import { inWords, rankName } from './en-forms.js';
import type { CardWords } from './locale.js';
import { splitCard } from './typeset.js';

export const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

/** “Queen of spades”. */
export function cardName(card: CardCode): string {
  const [rank, suit] = splitCard(card);
  return `${rankName(rank)} of ${SUIT_NAMES[suit]}`;
}

/** “23 cards”, “three cards”: the number as it is given. */
export const cardsOf = (number: string, count: number): string => `${number} card${count === 1 ? '' : 's'}`;

/** “23 cards”. */
export const cardCount = (count: number): string => cardsOf(String(count), count);

const ORDINALS = ' first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** “Second”; beyond ten “11th”, “22nd”. */
function ordinal(number: number): string {
  const teen = number % 100 > 10 && number % 100 < 14;
  return ORDINALS[number] ?? `${number}${(teen ? undefined : ['', 'st', 'nd', 'rd'][number % 10]) || 'th'}`;
}

/** “Queen of spades, top of five”, “jack of spades, second from the top of five”, “ace of clubs, bottom of two”. */
function inFan(card: CardCode | null, fromTop: number, of: number): string {
  const name = card === null ? 'face-down card' : cardName(card);
  if (of === 1) return name;
  const which = fromTop === 1 ? 'top' : fromTop === of ? 'bottom' : `${ordinal(fromTop)} from the top`;
  return `${name}, ${which} of ${inWords(of)}`;
}

export const cards: CardWords = { name: cardName, inFan };
