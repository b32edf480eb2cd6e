/** Texts and values that nobody would write by hand, made out of good ones. Everything follows from the dice. */
import { pick, type Dice } from '../engine/support/walk.js';

/** What has broken programs before: markup, keys of prototypes, ends of numbers, letters that fall apart. */
const NASTY = [
  '',
  ' ',
  '\0',
  '\n',
  '~',
  '&',
  '=',
  '#',
  '%',
  '%00',
  '%E0%A4',
  '"',
  "'",
  '<img src=x onerror=alert(1)>',
  '</style><script>',
  '${7*7}',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '-1',
  '-0',
  '0',
  '1e309',
  '4294967295',
  '4294967296',
  '9007199254740993',
  '99999999999999999999',
  '0x10',
  '١٢',
  '\ud800',
  '\u202e',
  'é',
  'Ж',
  '🂡',
  'AS',
  'KH',
  'TD',
  '10D',
] as const;

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_.,:;~!*()&=/ ';

/** A longest text; what grows beyond it is cut, so that the time of a run is bounded. */
const LONGEST = 5000;

/** One change of a text; `others` are good texts to take pieces from. */
function change(text: string, others: readonly string[], roll: Dice): string {
  const at = roll(text.length + 1);
  const end = Math.min(text.length, at + 1 + roll(8));
  const put = (middle: string, from = at): string => text.slice(0, at) + middle + text.slice(from);
  switch (roll(9)) {
    case 0:
      return put(LETTERS.charAt(roll(LETTERS.length)), at + 1);
    case 1:
      return put(LETTERS.charAt(roll(LETTERS.length)));
    case 2:
      return put('', end);
    case 3:
      return put(text.slice(at, end).repeat(1 + roll(20)));
    case 4:
      return put(pick(NASTY, roll));
    case 5:
      return text.slice(0, at);
    case 6: {
      const other = pick(others, roll);
      return put(other.slice(roll(other.length + 1)));
    }
    case 7:
      return put(String.fromCharCode(roll(65_536)), at + 1);
    default:
      return roll(2) === 0 ? text.toUpperCase() : text.toLowerCase();
  }
}

/** A text near one of the good ones, or far from all. */
export function mutated(good: readonly string[], roll: Dice): string {
  let text = roll(40) === 0 ? pick(NASTY, roll) : pick(good, roll);
  for (let changes = roll(4); changes >= 0; changes--) text = change(text, good, roll).slice(0, LONGEST);
  return text;
}

/** Anything that a page may hand over by mistake, texts near good ones among it. */
export function anything(good: readonly string[], roll: Dice): unknown {
  switch (roll(13)) {
    case 0:
      return pick<unknown>([null, true, false, NaN, Infinity, -0, 1.5, 2 ** 53, -1, 10n, Symbol('x')], roll);
    case 1:
      return roll(5_000_000_000);
    case 2:
      return [mutated(good, roll), roll(9), null];
    case 3:
      return { [pick(NASTY, roll)]: mutated(good, roll) };
    case 4:
      return () => mutated(good, roll);
    case 5:
      return Object.create(null);
    case 6:
      return {
        toString() {
          throw new Error('no text');
        },
      };
    case 7:
      return undefined;
    default:
      return mutated(good, roll);
  }
}

/** A value of JSON with some of its pieces replaced, gone, doubled or put elsewhere. */
export function shaken(value: unknown, roll: Dice): unknown {
  if (roll(25) === 0) return pick<unknown>([null, true, -1, 0, 1.5, 1e300, '', [], {}, [[]], ...NASTY], roll);
  if (Array.isArray(value)) {
    const items: unknown[] = value.map((item: unknown) => shaken(item, roll));
    if (roll(12) === 0) items.splice(roll(items.length + 1), roll(2));
    if (items.length > 0 && roll(12) === 0) items.push(pick(items, roll));
    return items;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, item]) => [
      roll(30) === 0 ? pick(NASTY, roll) : key,
      shaken(item, roll),
    ]);
    return Object.fromEntries(entries.filter(() => roll(25) > 0)) as unknown;
  }
  return typeof value === 'string' && roll(8) === 0 ? mutated([value], roll) : value;
}
