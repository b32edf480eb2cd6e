/** What happened on the table, in English. */
import { inWords, passText } from './en-forms.js';
import type { CardCode } from '../engine/index.js';
import { SUIT_NAMES, cardCount, cardName, cardsOf } from './en-cards.js';
import { anyOf, placeName, thePlace } from './en-piles.js';
import type { FactTexts, Frames, Place } from './locale.js';
import { splitCard } from './typeset.js';

const isQueen = (card: CardCode): boolean => splitCard(card)[0] === 'Q';
const isMan = (card: CardCode): boolean => ['K', 'J'].includes(splitCard(card)[0]);
/** “On it”, “on her”. */
const objective = (card: CardCode): string => (isQueen(card) ? 'her' : isMan(card) ? 'him' : 'it');
const possessive = (card: CardCode): string => (isQueen(card) ? 'her' : isMan(card) ? 'his' : 'its');

/** “Three cards”. */
export const someCards = (count: number): string => cardsOf(inWords(count), count);

/** “Nine of hearts with two cards on it,”: a comma closes the insertion. */
export const withMore = (card: CardCode, more: number): string => {
  const others = more === 1 ? 'a card' : someCards(more);
  return more === 0 ? cardName(card) : `${cardName(card)} with ${others} on ${objective(card)}`;
};

/** The row of kings: one king after another, a captive under each. */
export const hasKingsRow = (place: Place): boolean => place.game === 'damy-kuvyrkom';

/** “The ten of hearts”, “its foundation”, “foundation 3” of two alike, “the empty place 3”. */
export function target(card: CardCode | null, to: Place, onto: CardCode | null, twin: boolean): string {
  if (to.role === 'foundation') {
    if (twin || (onto === null && hasKingsRow(to))) return thePlace(to);
    if (hasKingsRow(to)) return 'the kings’ row';
    if (onto === null) return 'an empty foundation';
    return `${card === null ? 'its' : possessive(card)} ${to.game === 'korol-dama-valet' ? 'row' : 'foundation'}`;
  }
  if (onto === null) return `the empty ${placeName(to)}`;
  return `the ${cardName(onto)}${twin ? ` (${placeName(to)})` : ''}`;
}

export const facts: FactTexts = {
  turned: ({ card, count, rises }) =>
    count === 1
      ? `from the stock: ${cardName(card)}${rises ? `, to ${possessive(card)} foundation` : ''}`
      : `${someCards(count)} from the stock, ${cardName(card)} on top`,
  spread: ({ cards }) =>
    `from the stock: ${cards.map(({ card, to }) => `${cardName(card)} to ${placeName(to)}`).join(', ')}`,
  moved: ({ card, more, from, to, onto, twin }) => {
    const freed = from.role === 'captive' ? ', set free,' : '';
    return `${withMore(card, more)}${freed || (more > 0 ? ',' : '')} to ${target(card, to, onto, twin)}`;
  },
  filled: ({ card, from, to, rises }) =>
    rises
      ? `from ${thePlace(from)}: ${cardName(card)}, straight to ${possessive(card)} foundation`
      : `${placeName(to)} filled from ${thePlace(from)}: ${cardName(card)}`,
  paid: ({ count, from, end, left, herself }) => {
    if (herself) {
      if (count === 1) return 'the queen herself went under the stock';
      return `the queen and the ${count === 2 ? 'card' : `${inWords(count - 1)} cards`} under her went under the stock`;
    }
    const which = end === 'bottom' ? 'lowest' : 'top';
    const cards = count === 1 ? `the ${which} card` : `the ${inWords(count)} ${which} cards`;
    const rest = from.role === 'reserve' && left > 0 ? `; ${left} left in ${thePlace(from)}` : '';
    return `${cards} of ${thePlace(from)} went under the stock${rest}`;
  },
  inherited: ({ reserve, card, count }) =>
    count === 1
      ? `the card of the waste became ${thePlace(reserve)}: ${cardName(card)}`
      : `the waste took the place of ${thePlace(reserve)}: ${cardCount(count)}, ${cardName(card)} on top`,
  redealt: ({ shuffled, pass, passes }) =>
    `the pass is over. Waste ${shuffled ? 'shuffled' : 'turned over'}: ${passText(pass, passes)}`,
  freed: ({ card }) => `captive turned up: ${cardName(card)}`,
  completed: ({ card, whole }) =>
    whole ? `suit complete: ${SUIT_NAMES[splitCard(card)[1]]}` : `row complete, with the ${cardName(card)}`,
  opened: ({ card, place }) =>
    place.role === 'tableau' ? `uncovered: ${cardName(card)}` : `on top of ${thePlace(place)}: ${cardName(card)}`,
  emptied: ({ place }) => `${thePlace(place)} is empty`,
  'reserve-gone': ({ reserve, opens }) =>
    `${thePlace(reserve)} is used up${opens === null ? '' : `, ${placeName(opens)} comes into play`}`,
  'stock-gone': () => 'the stock is used up',
  'turned-back': ({ count }) =>
    count === 1 ? 'the card is back in the stock' : `${someCards(count)} are back in the stock`,
  'redealt-back': ({ pass, passes }) => `the waste lies open again, ${passText(pass, passes)}`,
  'moved-back': ({ card, more, to }) => {
    const where = `${to.role === 'tableau' ? 'at' : to.role === 'stock' ? 'in' : 'on'} ${thePlace(to)}`;
    if (card === null) return `the card is back ${where}`;
    return `${withMore(card, more)}${more > 0 ? ',' : ''} back ${to.role === 'captive' ? 'in captivity' : where}`;
  },
  choice: ({ place, sources }) => `what fills ${placeName(place)}: a card from ${anyOf(sources)}?`,
};

export const frames: Frames = {
  refused: (clause) => `Not allowed: ${clause}`,
  auto: (clauses) => `Sent up: ${clauses}`,
  undone: (clauses, more) => `Undone${more ? ' with all that followed' : ''}: ${clauses}`,
  redone: (sentences) => `Redone. ${sentences}`,
};
