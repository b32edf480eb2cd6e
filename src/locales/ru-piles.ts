/** Russian names of piles and places, with the words that only one game has. */
import { ALL_OF_WHOM, rankIn } from './ru-forms.js';
import type { PileState, PileWords, Place } from './locale.js';
import { alternatives } from './lists.js';
import { SUIT_NAMES, nominative } from './ru-cards.js';
import { cardCount } from './ru-numbers.js';

/**
 * What | what is added when it is empty | of piles that fill places: where from; of foundations: what is complete.
 * A row with a name of its own has it under its role and its game's id.
 */
const PLACES: Lines = {
  stock: 'колода| пуста|из колоды',
  waste: 'сброс| пуст|из сброса',
  reserve: 'запас| исчерпан|из запаса',
  tableau: 'место #| на столе, свободно',
  foundation: 'база #|, свободна|собрана',
  captive: 'пленник #| ушёл в ряд королей',
  queen: 'ряд дам, место #|, свободно',
  'foundation damy-kuvyrkom': 'ряд королей, место #|, свободно|масть собрана',
  'foundation korol-dama-valet': 'ряд #|, свободен|ряд собран',
};

/** The four rows of fives, then those of sixes, by suits. */
const family = (number: number): string =>
  `${number > 4 ? 'шестёрок' : 'пятёрок'}, ${Object.values(SUIT_NAMES)[(number - 1) % 4] ?? ''}`;

/** Lines of forms by role, divided by `|`; `#` is the number. */
export type Lines = Readonly<Record<string, string>>;

/** Reads a column of such lines. */
export const formsIn =
  (lines: Lines) =>
  (column: number) =>
  ({ game, role, number }: Place): string => {
    const own = lines[`${role} ${game}`];
    const at = number ?? 1;
    const named = own !== undefined && game === 'korol-dama-valet' ? family(at) : String(at);
    return ((own ?? lines[role])?.split('|')[column] ?? '').replace('#', named);
  };
const words = formsIn(PLACES);

/** «Колода», «место 3», «база 2». */
export const placeName = words(0);
/** « исчерпан», «, свободна». */
const emptied = words(1);
/** «Сброс пуст», «место 3 свободно». */
export const emptyName = (place: Place): string =>
  place.role === 'tableau' ? `${placeName(place)} свободно` : placeName(place) + emptied(place);
const complete = words(2);

/** «Из запаса или из колоды». */
export const anyOfThese = alternatives('ru');
export const anyOf = (places: readonly Place[]): string => anyOfThese(places.map(words(2)));

/** «Место 3 на столе», «сброс». */
export const placeOnTable = (place: Place): string =>
  `${placeName(place)}${place.role === 'tableau' ? ' на столе' : ''}`;

/** «Колода, 23 карты», «база 2: дама пик, собрана». */
function label(pile: PileState): string {
  const { place, count, top } = pile;
  const name = placeOnTable(place);
  if (count === 0) return emptyLabel(pile, name);
  const captive = place.role === 'captive';
  if (top === null) return `${name}, ${captive ? 'закрыт, пока не собрана масть над ним' : cardCount(count)}`;
  if (captive) return `${name} на свободе: ${nominative(top)}`;
  const held = count === 1 ? '' : `, ${cardCount(count)}`;
  return `${name}: ${nominative(top)}${pile.complete ? `, ${complete(place)}` : held}`;
}

function emptyLabel({ place, empty }: PileState, name: string): string {
  const free = placeName(place) + emptied(place);
  switch (empty?.how) {
    case 'redeal':
      return `${free}, можно ${empty.shuffled ? 'перетасовать' : 'перевернуть'} сброс`;
    case 'spent':
      return `${free}, проходов больше нет`;
    case 'shut':
      return `${name}, откроется, когда кончится запас`;
    case 'refilled':
      return `${free}, заполняется ${anyOf(empty.sources)}`;
    case 'takes':
      if (empty.rank !== null) return `${free}: сюда кладут ${rankIn(empty.rank, ALL_OF_WHOM)}`;
      return `${free}: сюда кладут ${empty.onlyWaste ? 'верхнюю карту сброса' : 'любую карту'}`;
    case 'bare':
    case undefined:
      return free;
  }
}

/** A place of the table by itself is «стол, место 3». */
const name = (place: Place): string => `${place.role === 'tableau' ? 'стол, ' : ''}${placeName(place)}`;

export const piles: PileWords = { name, label };
