/** English cards and numbers. */
import type { CardCode, Rank, Suit } from '../engine/index.js';
import type { CardWords } from './locale.js';
import { splitCard } from './split-card.js';

const RANK_NAMES: Readonly<Record<Rank, string>> = {
  A: 'ace',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
};

export const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

/** “Sixes”. */
export const rankPlural = (rank: Rank): string => (rank === '6' ? 'sixes' : `${RANK_NAMES[rank]}s`);

/** “An ace”, “an eight”, “a king”. */
export const aRank = (rank: Rank): string => `${rank === 'A' || rank === '8' ? 'an' : 'a'} ${RANK_NAMES[rank]}`;

/** “Queen of spades”. */
export function cardName(card: CardCode): string {
  const [rank, suit] = splitCard(card);
  return `${RANK_NAMES[rank]} of ${SUIT_NAMES[suit]}`;
}

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
];

/** A small number in words, a larger one in digits. */
export const inWords = (count: number): string => NUMBERS[count] ?? String(count);

/** “23 cards”. */
export const cardCount = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;

/** “Three cards”. */
export const someCards = (count: number): string => `${inWords(count)} ${count === 1 ? 'card' : 'cards'}`;

const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** “Second”; beyond ten “11th”, “22nd”. */
function ordinal(number: number): string {
  const word = ORDINALS[number];
  if (word !== undefined) return word;
  const teen = number % 100 >= 11 && number % 100 <= 13;
  return `${number}${(teen ? undefined : ['th', 'st', 'nd', 'rd'][number % 10]) ?? 'th'}`;
}

/** “Queen of spades, top of five”, “jack of spades, second from the top of five”. */
function inFan(card: CardCode | null, fromTop: number, of: number): string {
  const name = card === null ? 'face-down card' : cardName(card);
  if (of === 1) return name;
  return `${name}, ${fromTop === 1 ? 'top' : `${ordinal(fromTop)} from the top`} of ${inWords(of)}`;
}

export const cards: CardWords = { name: cardName, inFan };

/** Which run through the stock this is. */
export const passText = (pass: number, passes: number): string =>
  passes === Infinity ? `pass ${pass}` : `pass ${pass} of ${passes}`;
