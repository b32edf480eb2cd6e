/** English names of piles and places, with the words that only one game has. */
import { rankPlural } from './en-forms.js';
import { SUIT_NAMES, cardCount, cardName } from './en-cards.js';
import type { PileState, PileWords, Place } from './locale.js';
import { alternatives } from './lists.js';

/**
 * With its article | what is added when it is empty | of foundations: what is complete. A pile with a name of its own
 * has it under its role and its game's id.
 */
const PLACES: Readonly<Record<string, string>> = {
  stock: 'the stock| empty',
  waste: 'the waste| empty',
  reserve: 'the packet| used up',
  'reserve kenfild': 'the reserve| used up',
  tableau: 'place #| on the table, empty',
  foundation: 'foundation #|, empty|complete',
  'foundation damy-kuvyrkom': 'the kings’ row, place #|, empty|suit complete',
  'foundation korol-dama-valet': 'the row of #|, empty|complete',
  captive: 'captive #| has gone to the kings’ row',
  queen: 'the queens’ row, place #|, empty',
};

/** The four rows of fives, then those of sixes, by suits. */
const family = (number: number): string =>
  `${number > 4 ? 'sixes' : 'fives'}, ${Object.values(SUIT_NAMES)[(number - 1) % 4] ?? ''}`;

const words =
  (column: number) =>
  ({ game, role, number }: Place): string => {
    const own = PLACES[`${role} ${game}`];
    const at = number ?? 1;
    const named = own !== undefined && game === 'korol-dama-valet' ? family(at) : String(at);
    return ((own ?? PLACES[role])?.split('|')[column] ?? '').replace('#', named);
  };

/** With its article: “the packet”, “place 3”. */
export const thePlace = words(0);
/** “ used up”, “, empty”. */
const emptied = words(1);
/** What is said of a complete foundation: “suit complete”. */
const complete = words(2);

/** “Stock”, “place 3”, “foundation 2”. */
export const placeName = (place: Place): string => thePlace(place).replace('the ', '');

/** “The packet or the stock”. */
export const anyOfThese = alternatives('en');
export const anyOf = (places: readonly Place[]): string => anyOfThese(places.map(thePlace));

/** “Place 3 on the table”, “waste”. */
export const placeOnTable = (place: Place): string =>
  `${placeName(place)}${place.role === 'tableau' ? ' on the table' : ''}`;

/** “Stock, 23 cards”, “foundation 2: queen of spades, complete”. */
function label(pile: PileState): string {
  const { place, count, top } = pile;
  const name = placeOnTable(place);
  if (count === 0) return emptyLabel(pile, name);
  const captive = place.role === 'captive';
  if (top === null) return `${name}, ${captive ? 'held until the suit above is complete' : cardCount(count)}`;
  if (captive) return `${name}, free: ${cardName(top)}`;
  const held = count === 1 ? '' : `, ${cardCount(count)}`;
  return `${name}: ${cardName(top)}${pile.complete ? `, ${complete(place)}` : held}`;
}

function emptyLabel({ place, empty }: PileState, name: string): string {
  const free = placeName(place) + emptied(place);
  switch (empty?.how) {
    case 'redeal':
      return `${free}, the waste can be ${empty.shuffled ? 'shuffled' : 'turned over'}`;
    case 'spent':
      return `${free}, no passes are left`;
    case 'shut':
      return `${name}, opens when ${thePlace(empty.until)} is used up`;
    case 'refilled':
      return `${free}, filled from ${anyOf(empty.sources)}`;
    case 'takes':
      if (empty.rank !== null) return `${free}: takes ${rankPlural(empty.rank)}`;
      return `${free}: takes ${empty.onlyWaste ? 'the top card of the waste' : 'any card'}`;
    case 'bare':
    case undefined:
      return free;
  }
}

/** A place of the table by itself is “table, place 3”. */
const name = (place: Place): string => `${place.role === 'tableau' ? 'table, ' : ''}${placeName(place)}`;

export const piles: PileWords = { name, label };
