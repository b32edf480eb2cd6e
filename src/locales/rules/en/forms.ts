/** Phrases with numbers that English rules pages share. */
import type { Rank, Role } from '../../../engine/index.js';
import { cardCount, cardsOf } from '../../en-cards.js';
import { inWords, rankName } from '../../en-forms.js';
import { alternatives } from '../../lists.js';
import type { FoundationFacts, Odds, PaymentFacts, RulesFacts, TableFacts } from '../facts.js';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** “Eight foundations”. */
export const some = (count: number, one: string, many = `${one}s`): string =>
  `${inWords(count)} ${count === 1 ? one : many}`;
export const bases = (count: number): string => some(count, 'foundation');
export const places = (count: number): string => some(count, 'place');
/** “Three cards”. */
export const someCards = (count: number): string => cardsOf(inWords(count), count);
/** “Once”, “three times”, “any number of times”. */
export const times = (count: number): string =>
  count === Infinity ? 'any number of times' : ['', 'once', 'twice'][count] || `${inWords(count)} times`;
/** “One card at a time”. */
export const byCards = (count: number): string => `${someCards(count)} at a time`;
/** “1,000”. */
export const number = (count: number): string => count.toLocaleString('en');
/** How many of the deals are known to come out: “78%”; of very many “73.5%”, of few “0.1%”. */
export const share = ({ won, deals }: Odds): string =>
  (won / deals).toLocaleString('en', {
    style: 'percent',
    maximumFractionDigits: deals < 10_000 && won >= deals / 100 ? 0 : 1,
  });
/** “All 104 cards”. */
export const allCards = (count: number): string => `all ${cardCount(count)}`;

/** “One pack, 52 cards.” */
export const packs = ({ packs: count, packCards, cards }: RulesFacts): string =>
  count === 1
    ? `One pack of ${cardCount(packCards)}`
    : `${capital(some(count, 'pack'))} of ${cardCount(packCards)}, ${cards} in all`;

/** “From king to queen”. */
export const fromTo = ({ order }: FoundationFacts): string =>
  order === null ? '' : `from ${rankName(first(order))} to ${rankName(last(order))}`;

/** “King, ace, two and so on to the queen”. */
export const ladder = ({ order }: FoundationFacts): string =>
  order === null ? '' : `${order.slice(0, 3).map(rankName).join(', ')} and so on to the ${rankName(last(order))}`;

const first = (order: readonly Rank[]): Rank => order[0] ?? 'A';
export const last = (order: readonly Rank[]): Rank => order.at(-1) ?? 'A';

/** With what follows it a sentence. */
export const UNKNOWN_BOOK = 'The rules come from a Russian collection whose title we do not know;';
export const CADOGAN =
  'an older relation, The Queens, is in Lady Cadogan’s “Illustrated Games of Solitaire or Patience” (edition of 1914).';
export const PYSOL = 'The rules are those of the free computer collection PySolFC.';
export const STAY = 'Cards go up one at a time, and stay.';
export const OFF_TABLE = 'Cards of the table do not go there.';
export const SINGLE = 'on the table single cards are moved, not runs';

const FILLERS: Partial<Record<Role, string>> = {
  reserve: 'the top card of the packet',
  waste: 'the top card of the waste',
  stock: 'the next card of the stock',
};

/** “The top card of the packet or the next card of the stock”. */
export const anyFiller = (roles: readonly Role[] = []): string => either(roles.map((role) => FILLERS[role] ?? ''));
const either = alternatives('en');

/** “The top card of the packet, failing that the top card of the waste”. */
export const fillers = ({ fills }: TableFacts): string => fills.map(anyFiller).join(', failing that ');

/** “The three lowest cards of the waste go under the stock”. */
export const goes = ({ count, from, end }: PaymentFacts): string =>
  `the ${count === 1 ? '' : `${inWords(count)} `}${end === 'bottom' ? 'lowest' : 'top'} card${count === 1 ? '' : 's'} of the ${from === 'waste' ? 'waste' : 'packet'} ${count === 1 ? 'goes' : 'go'} under the stock`;

export const IN_SUIT = 'A card is laid on the next higher one of its suit: the nine of hearts on the ten of hearts.';

/** What moves on the table by suit. */
export function moved({ leaves, packs: packed }: TableFacts): string {
  if (!packed) return 'Cards are not moved from place to place; they leave the table only for the foundations.';
  return leaves === 'run'
    ? 'Move the top card of a pile, alone or with as much as you like of the run in suit below it.'
    : 'Move one card at a time, the top one of a pile.';
}

/** “The other 64 cards are the stock (A), beside it is the waste (B).” */
export const rest = ({ stock, mark }: RulesFacts): string =>
  `The other ${cardCount(stock.cards)} are the stock${mark('stock')}; the waste${mark('waste')} will lie by it.`;

/** How the stock is turned, and how many times. */
export function turning({ stock: { draw, passes, shuffled } }: RulesFacts): string {
  const turn = `Turn the stock onto the waste, ${byCards(draw)}${draw > 1 ? ' (at the end, what is left)' : ''}, whenever you like; the top card of the waste is always in play.`;
  if (passes === 1) return `${turn} There is one pass: the waste is not turned again.`;
  const again = shuffled ? 'shuffled and turned again' : 'turned over unshuffled and gone through again';
  const many = passes === Infinity ? 'any number of times' : `${some(passes, 'pass', 'passes')} in all`;
  return `${turn} When the stock runs out, the waste is ${again}: ${many}.`;
}

export const FAILED = 'When no move is left before that, it has failed.';
export const wonWith = (count: number): string =>
  `The patience has come out when ${allCards(count)} lie on the foundations. ${FAILED}`;
