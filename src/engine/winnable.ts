/** Lists of deals proved winnable: how they are written, and how a deal is drawn from one. */
import type { GameDefinition, Rules } from './definition.js';
import { Random, hashText } from './random.js';
import { changedRules } from './changed-rules.js';

/** How hard a deal is among the winnable ones of its game and rules: the thirds of a list. */
export type Difficulty = 'easy' | 'medium' | 'hard';

export const DIFFICULTIES: readonly Difficulty[] = ['easy', 'medium', 'hard'];

/** The lists of one game. */
export interface WinnableLists {
  /** False where every winnable deal is as good as another: then no deal is easier. */
  readonly rated: boolean;
  /** A list for each set of rules that was looked into, under the key of `rulesKey`; empty where no deal was won. */
  readonly byRules: Readonly<Record<string, string>>;
}

/** A deal that can be won. */
export interface WinnableDeal {
  readonly number: number;
  readonly difficulty: Difficulty;
}

/**
 * The digits of a list, worth 0 … 63. The last one says that 21 deal numbers are not in the list. Each other says which
 * is the next: three times how many are left out before it, plus its difficulty (0 easy, 1 medium, 2 hard).
 */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const LEFT_OUT = 63;
const MOST_LEFT_OUT = 21;

/** The options that are not the book's: `draw=1,passes=unlimited`; nothing for the book's rules. */
export const rulesKey = (definition: GameDefinition, chosen: Rules): string =>
  changedRules(definition, chosen)
    .map((rule) => rule.join('='))
    .join();

/** Reads a list. */
export function readList(text: string): WinnableDeal[] {
  const deals: WinnableDeal[] = [];
  let number = 0;
  for (const digit of text) {
    const worth = DIGITS.indexOf(digit);
    if (worth === LEFT_OUT) number += MOST_LEFT_OUT;
    else {
      number += Math.floor(worth / 3) + 1;
      deals.push({ number, difficulty: DIFFICULTIES[worth % 3] ?? 'easy' });
    }
  }
  return deals;
}

/** Writes a list; numbers must ascend. */
export function writeList(deals: readonly WinnableDeal[]): string {
  let text = '';
  let last = 0;
  for (const { number, difficulty } of deals) {
    let left = number - last - 1;
    for (; left >= MOST_LEFT_OUT; left -= MOST_LEFT_OUT) text += DIGITS.charAt(LEFT_OUT);
    text += DIGITS.charAt(left * 3 + DIFFICULTIES.indexOf(difficulty));
    last = number;
  }
  return text;
}

/**
 * The deals that are known to be winnable under these rules: none where none was found, null where none was looked for.
 */
export function winnableDeals(lists: WinnableLists, definition: GameDefinition, rules: Rules): WinnableDeal[] | null {
  const list = lists.byRules[rulesKey(definition, rules)];
  return list === undefined ? null : readList(list);
}

/** Their numbers, of one difficulty where one is named. */
export const numbersOf = (deals: readonly WinnableDeal[], difficulty?: Difficulty): number[] =>
  deals.filter((deal) => difficulty === undefined || deal.difficulty === difficulty).map(({ number }) => number);

/** The one of these numbers whose turn it is on a day (YYYY-MM-DD): the same for all who have the same list. There must be one. */
export const dailyOf = ({ id }: GameDefinition, day: string, numbers: readonly number[]): number =>
  pick(numbers, hashText(`${id} ${day}`));

/** One of these numbers, each equally likely, as a seed has it. There must be one. */
export const pick = (numbers: readonly number[], seed: number): number =>
  numbers[new Random(seed).below(numbers.length)] ?? 0;
