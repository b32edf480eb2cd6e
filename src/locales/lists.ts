/** Lists, as sentences tell them. */
import type { PileState } from './facts.js';

/** Piles in their order, empty neighbours taken together. */
export const inRuns = (piles: readonly PileState[]): readonly (readonly PileState[])[] =>
  piles.reduce<readonly (readonly PileState[])[]>((runs, pile) => {
    const last = runs.at(-1);
    const joins = pile.count === 0 && last?.[0]?.count === 0;
    return joins ? [...runs.slice(0, -1), [...last, pile]] : [...runs, [pile]];
  }, []);

/** “A, b or c”, as the language joins alternatives. What joins them takes long to make, and few games ask for it. */
export const alternatives = (lang: string): ((items: readonly string[]) => string) => {
  let list: Intl.ListFormat | undefined;
  return (items) => (list ??= new Intl.ListFormat(lang, { type: 'disjunction' })).format(items);
};

/** The same of places, those that differ in their numbers taken together: “the empty place 3 or 6, or the ten of hearts”. */
export function alternativePlaces(
  either: (items: readonly string[]) => string,
  or: string,
  places: readonly string[],
): string {
  const numbers = new Map<string, string[]>();
  for (const place of places) {
    const [, name = place, number] = /^(.*\D)(\d+)$/.exec(place) ?? [];
    numbers.set(name, [...(numbers.get(name) ?? []), ...(number === undefined ? [] : [number])]);
  }
  const joined = [...numbers].map(([name, own]) => name + (own.length === 0 ? '' : either(own)));
  if (joined.length === places.length) return either(joined);
  const last = joined.pop() ?? '';
  return joined.length === 0 ? last : `${joined.join(', ')}, ${or} ${last}`;
}
