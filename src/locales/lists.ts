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

/** The same of places, those that differ in their numbers taken together: “the empty place 3 or 6, or the ten of hearts”, “the ten of hearts (place 1 or 2)”. */
export function alternativePlaces(
  either: (items: readonly string[]) => string,
  or: string,
  places: readonly string[],
): string {
  const groups = new Map<string, { numbers: string[]; end: string }>();
  for (const place of places) {
    const [, name = place, number, end = ''] = /^(.*\D)(\d+)(\)?)$/.exec(place) ?? [];
    const { numbers } = groups.get(name) ?? { numbers: [] };
    groups.set(name, { numbers: number === undefined ? numbers : [...numbers, number], end });
  }
  const joined = [...groups].map(([name, { numbers, end }]) =>
    numbers.length === 0 ? name : `${name}${either(numbers)}${end}`,
  );
  // “3 or 6 or the ten of hearts” would blur; what a bracket closes does not.
  if ([...groups.values()].every(({ numbers, end }) => numbers.length < 2 || end !== '')) return either(joined);
  const last = joined.pop() ?? '';
  return joined.length === 0 ? last : `${joined.join(', ')}, ${or} ${last}`;
}
