/** Russian cards in their cases. */
import type { CardCode, Rank, Suit } from '../engine/index.js';
import type { CardWords } from './locale.js';
import { genitive, ordinal } from './ru-numbers.js';
import { splitCard } from './split-card.js';

export interface RankWord {
  readonly gender: 'm' | 'f';
  /** Кто: «дама». */
  readonly nominative: string;
  /** Из-под кого: «дамы». */
  readonly genitive: string;
  /** Положить кого, на кого: «даму». */
  readonly accusative: string;
  /** «Дамы». */
  readonly plural: string;
  /** Берёт кого: «дам», «десятки». */
  readonly accusativePlural: string;
}

/** Тузы, валеты and короли are animate: the accusative is the genitive. */
const masculine = (nominative: string, stem: string, plural: string, many: string): RankWord => ({
  gender: 'm',
  nominative,
  genitive: `${stem}а`,
  accusative: `${stem}а`,
  plural,
  accusativePlural: many,
});

/** Двойка … десятка are things: the plural accusative is the nominative. */
const number = (nominative: string): RankWord => {
  const stem = nominative.slice(0, -1);
  return {
    gender: 'f',
    nominative,
    genitive: `${stem}и`,
    accusative: `${stem}у`,
    plural: `${stem}и`,
    accusativePlural: `${stem}и`,
  };
};

export const RANK_WORDS: Readonly<Record<Rank, RankWord>> = {
  A: masculine('туз', 'туз', 'тузы', 'тузов'),
  2: number('двойка'),
  3: number('тройка'),
  4: number('четвёрка'),
  5: number('пятёрка'),
  6: number('шестёрка'),
  7: number('семёрка'),
  8: number('восьмёрка'),
  9: number('девятка'),
  T: number('десятка'),
  J: masculine('валет', 'валет', 'валеты', 'валетов'),
  Q: {
    gender: 'f',
    nominative: 'дама',
    genitive: 'дамы',
    accusative: 'даму',
    plural: 'дамы',
    accusativePlural: 'дам',
  },
  K: {
    gender: 'm',
    nominative: 'король',
    genitive: 'короля',
    accusative: 'короля',
    plural: 'короли',
    accusativePlural: 'королей',
  },
};

/** A suit after a rank: «дама чего»; and by itself: «собраны пики». */
const SUIT_OF: Readonly<Record<Suit, string>> = { S: 'пик', H: 'червей', D: 'бубен', C: 'треф' };
export const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'пики', H: 'черви', D: 'бубны', C: 'трефы' };

const inCase = (card: CardCode, form: 'nominative' | 'genitive' | 'accusative'): string => {
  const [rank, suit] = splitCard(card);
  return `${RANK_WORDS[rank][form]} ${SUIT_OF[suit]}`;
};

/** «Дама пик». */
export const nominative = (card: CardCode): string => inCase(card, 'nominative');
/** «Из-под дамы пик». */
export const genitiveOf = (card: CardCode): string => inCase(card, 'genitive');
/** «Положить даму пик», «на даму пик». */
export const accusative = (card: CardCode): string => inCase(card, 'accusative');

const genderOf = (card: CardCode): 'm' | 'f' => RANK_WORDS[splitCard(card)[0]].gender;

/** The form that agrees with a card: «открылся» валет, «открылась» дама. */
export const agree = (card: CardCode, m: string, f: string): string => (genderOf(card) === 'm' ? m : f);

/** «Дама пик, верхняя из пяти», «валет пик, второй сверху из пяти». */
function inFan(card: CardCode | null, fromTop: number, of: number): string {
  const name = card === null ? 'закрытая карта' : nominative(card);
  if (of === 1) return name;
  const gender = card === null ? 'f' : genderOf(card);
  const top = gender === 'm' ? 'верхний' : 'верхняя';
  const place = fromTop === 1 ? top : `${ordinal(fromTop, gender)} сверху`;
  return `${name}, ${place} из ${genitive(of)}`;
}

export const cards: CardWords = { name: nominative, inFan };
