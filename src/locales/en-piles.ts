/** English names of piles and places, with the words that only one game has. */
import type { Suit } from '../engine/index.js';
import { SUIT_NAMES, cardCount, cardName, rankPlural } from './en-cards.js';
import type { PileState, PileWords, Place } from './locale.js';

/** A row that a game calls by a name of its own. */
interface Row {
  readonly name: (number: number) => string;
  /** One pile of it, for a card that goes there: “its foundation”. */
  readonly one: string;
  /** What holds for all of it: “on a foundation”. */
  readonly inside: string;
  readonly complete: string;
}

const foundations: Row = {
  name: (number) => `foundation ${number}`,
  one: 'foundation',
  inside: 'on a foundation',
  complete: 'complete',
};

const SUITS: readonly Suit[] = ['S', 'H', 'D', 'C'];
const suitAt = (number: number): string => SUIT_NAMES[SUITS[(number - 1) % 4] ?? 'S'];

/** Foundations by game, where they are not simply foundations. */
const ROWS: Readonly<Record<string, Row>> = {
  'damy-kuvyrkom': {
    name: (number) => `kings’ row, place ${number}`,
    one: 'kings’ row',
    inside: 'in the kings’ row',
    complete: 'suit complete',
  },
  'korol-dama-valet': {
    name: (number) => `row of ${number <= 4 ? 'fives' : 'sixes'}, ${suitAt(number)}`,
    one: 'row',
    inside: 'in this row',
    complete: 'complete',
  },
};

export const rowOf = (place: Place): Row => ROWS[place.game] ?? foundations;
/** The row of kings: one king after another, a captive under each. */
export const hasKingsRow = (place: Place): boolean => place.game === 'damy-kuvyrkom';

/** The big packet of the two-pack games and the thirteen cards of Canfield have names of their own. */
export const reserveName = (game: string): string => (game === 'kenfild' ? 'reserve' : 'packet');

/** “Stock”, “place 3”, “foundation 2”. */
export function placeName(place: Place): string {
  const number = place.number ?? 1;
  switch (place.role) {
    case 'stock':
      return 'stock';
    case 'waste':
      return 'waste';
    case 'reserve':
      return reserveName(place.game);
    case 'tableau':
      return `place ${number}`;
    case 'foundation':
      return rowOf(place).name(number);
    case 'captive':
      return `captive ${number}`;
    case 'queen':
      return `queens’ row, place ${number}`;
  }
}

/** With its article: “the packet”, “place 3”. */
export function thePlace(place: Place): string {
  const bare =
    place.role === 'tableau' || place.role === 'captive' || (place.role === 'foundation' && !ROWS[place.game]);
  return bare ? placeName(place) : `the ${placeName(place)}`;
}

/** “The packet or the stock”. */
export const anyOf = (places: readonly Place[]): string => places.map(thePlace).join(' or ');

/** “Stock, 23 cards”, “foundation 2: queen of spades, complete”. */
function label(pile: PileState): string {
  const { place, count, top } = pile;
  const name = place.role === 'tableau' ? `${placeName(place)} on the table` : placeName(place);
  if (count === 0) return emptyLabel(pile, name);
  if (place.role === 'captive') {
    return top === null ? `${name}, held until the suit above is complete` : `${name}, free: ${cardName(top)}`;
  }
  if (top === null) return `${name}, ${cardCount(count)}`;
  if (pile.complete) return `${name}: ${cardName(top)}, ${rowOf(place).complete}`;
  return `${name}: ${cardName(top)}${count === 1 ? '' : `, ${cardCount(count)}`}`;
}

function emptyLabel({ place, empty }: PileState, name: string): string {
  if (place.role === 'captive') return `${name} has gone to the kings’ row`;
  if (empty?.how === 'redeal') return `stock empty, the waste can be ${empty.shuffled ? 'shuffled' : 'turned over'}`;
  if (place.role === 'reserve') return `${name} used up`;
  if (place.role === 'stock' || place.role === 'waste') return `${name} empty`;
  if (empty?.how === 'shut') return `${name}, opens when ${thePlace(empty.until)} is used up`;
  if (empty?.how === 'refilled') return `${name}, empty, filled from ${anyOf(empty.sources)}`;
  if (empty?.how !== 'takes') return `${name}, empty`;
  if (empty.rank !== null) return `${name}, empty: takes ${rankPlural(empty.rank)}`;
  const onlyWaste = empty.sources?.every(({ role }) => role === 'waste') === true;
  return `${name}, empty: takes ${onlyWaste ? 'the top card of the waste' : 'any card'}`;
}

/** A place of the table by itself is “table, place 3”. */
const name = (place: Place): string => (place.role === 'tableau' ? `table, ${placeName(place)}` : placeName(place));

export const piles: PileWords = { name, label };
