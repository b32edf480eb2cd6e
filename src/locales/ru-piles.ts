/** Russian names of piles and places, with the words that only one game has. */
import type { Suit } from '../engine/index.js';
import type { PileState, PileWords, Place } from './locale.js';
import { RANK_WORDS, SUIT_NAMES, nominative } from './ru-cards.js';
import { cardCount } from './ru-numbers.js';

/** A row that a game calls by a name of its own. */
interface Row {
  /** Кто-что: «ряд королей, место 2». */
  readonly name: (number: number) => string;
  /** Куда: «в ряд королей». */
  readonly into: string;
  /** Где: «в ряду королей». */
  readonly inside: string;
  /** Откуда: «из ряда королей». */
  readonly outOf: string;
  /** An empty one: «свободно». */
  readonly free: string;
  /** What is complete: «масть собрана». */
  readonly complete: string;
}

const foundations: Row = {
  name: (number) => `база ${number}`,
  into: 'на базу',
  inside: 'на базе',
  outOf: 'с базы',
  free: 'свободна',
  complete: 'собрана',
};

const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C'];
const suitAt = (number: number): string => SUIT_NAMES[SUITS[(number - 1) % 4] ?? 'S'];

/** Foundations by game, where they are not simply «базы». */
const ROWS: Readonly<Record<string, Row>> = {
  'damy-kuvyrkom': {
    name: (number) => `ряд королей, место ${number}`,
    into: 'в ряд королей',
    inside: 'в ряду королей',
    outOf: 'из ряда королей',
    free: 'свободно',
    complete: 'масть собрана',
  },
  'korol-dama-valet': {
    ...foundations,
    name: (number) => `ряд ${number <= 4 ? 'пятёрок' : 'шестёрок'}, ${suitAt(number)}`,
    into: 'в свой ряд',
    inside: 'в этом ряду',
    outOf: 'из ряда',
    complete: 'ряд собран',
  },
};

/** The row of kings: one king after another, a captive under each. */
export const hasKingsRow = (place: Place): boolean => place.game === 'damy-kuvyrkom';
export const rowOf = (place: Place): Row => ROWS[place.game] ?? foundations;

/** «Колода», «место 3», «база 2». */
export function placeName(place: Place): string {
  const number = place.number ?? 1;
  switch (place.role) {
    case 'stock':
      return 'колода';
    case 'waste':
      return 'сброс';
    case 'reserve':
      return 'запас';
    case 'tableau':
      return `место ${number}`;
    case 'foundation':
      return rowOf(place).name(number);
    case 'captive':
      return `пленник ${number}`;
    case 'queen':
      return `ряд дам, место ${number}`;
  }
}

/** Откуда: «из запаса», «с места 3». */
export function outOf(place: Place): string {
  switch (place.role) {
    case 'stock':
      return 'из колоды';
    case 'waste':
      return 'из сброса';
    case 'reserve':
      return 'из запаса';
    case 'tableau':
      return `с места ${place.number ?? 1}`;
    case 'foundation':
      return rowOf(place).outOf;
    case 'captive':
      return 'из плена';
    case 'queen':
      return 'из ряда дам';
  }
}

/** Куда: «в запас», «на место 3». */
export function into(place: Place): string {
  switch (place.role) {
    case 'stock':
      return 'в колоду';
    case 'waste':
      return 'в сброс';
    case 'reserve':
      return 'в запас';
    case 'tableau':
      return `на место ${place.number ?? 1}`;
    case 'foundation':
      return rowOf(place).into;
    case 'captive':
      return 'в плен';
    case 'queen':
      return 'в ряд дам';
  }
}

/** Где: «в запасе», «на месте 3». */
export function whereIn(place: Place): string {
  switch (place.role) {
    case 'stock':
      return 'в колоде';
    case 'waste':
      return 'в сбросе';
    case 'reserve':
      return 'в запасе';
    case 'tableau':
      return `на месте ${place.number ?? 1}`;
    case 'foundation':
      return rowOf(place).inside;
    case 'captive':
      return 'в плену';
    case 'queen':
      return 'в ряду дам';
  }
}

/** «Из запаса или из колоды». */
export const anyOf = (places: readonly Place[]): string => places.map(outOf).join(' или ');

/** «Колода, 23 карты», «база 2: дама пик, собрана». */
function label(pile: PileState): string {
  const { place, count, top } = pile;
  const name = place.role === 'tableau' ? `${placeName(place)} на столе` : placeName(place);
  if (count === 0) return emptyLabel(pile, name);
  const held = count === 1 ? '' : `, ${cardCount(count)}`;
  if (place.role === 'captive') {
    return top === null ? `${name}, закрыт, пока не собрана масть над ним` : `${name} на свободе: ${nominative(top)}`;
  }
  if (top === null) return `${name}, ${cardCount(count)}`;
  return `${name}: ${nominative(top)}${pile.complete ? `, ${rowOf(place).complete}` : held}`;
}

function emptyLabel({ place, empty }: PileState, name: string): string {
  if (place.role === 'captive') return `${name} ушёл в ряд королей`;
  if (empty?.how === 'redeal') return `колода пуста, можно ${empty.shuffled ? 'перетасовать' : 'перевернуть'} сброс`;
  if (place.role === 'stock') return 'колода пуста';
  if (place.role === 'waste') return 'сброс пуст';
  if (place.role === 'reserve') return 'запас исчерпан';
  if (empty?.how === 'shut') return `${name}, откроется, когда кончится запас`;
  const free = `${name}, ${place.role === 'foundation' ? rowOf(place).free : 'свободно'}`;
  if (empty?.how === 'refilled') return `${free}, заполняется ${anyOf(empty.sources)}`;
  if (empty?.how !== 'takes') return free;
  if (empty.rank !== null) return `${free}: берёт ${RANK_WORDS[empty.rank].accusativePlural}`;
  const onlyWaste = empty.sources?.every(({ role }) => role === 'waste') === true;
  return `${free}: берёт ${onlyWaste ? 'верхнюю карту сброса' : 'любую карту'}`;
}

/** A place of the table by itself is «стол, место 3». */
const name = (place: Place): string => (place.role === 'tableau' ? `стол, ${placeName(place)}` : placeName(place));

export const piles: PileWords = { name, label };
