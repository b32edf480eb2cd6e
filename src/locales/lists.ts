/** Lists, as sentences tell them. */
import type { PileState } from './facts.js';

/** Piles in their order, empty neighbours taken together. */
export const inRuns = (piles: readonly PileState[]): readonly (readonly PileState[])[] =>
  piles.reduce<readonly (readonly PileState[])[]>((runs, pile) => {
    const last = runs.at(-1);
    const joins = pile.count === 0 && last?.[0]?.count === 0;
    return joins ? [...runs.slice(0, -1), [...last, pile]] : [...runs, [pile]];
  }, []);

/** “A, b or c”, as the language joins alternatives. */
export const alternatives = (lang: string): ((items: readonly string[]) => string) => {
  const list = new Intl.ListFormat(lang, { type: 'disjunction' });
  return (items) => list.format(items);
};
