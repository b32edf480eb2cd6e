/** How texts of every language are set, and cards read. */
import type { CardCode, Rank, Suit } from '../engine/index.js';

/** The rank and the suit of a card. */
export const splitCard = (card: CardCode): readonly [Rank, Suit] => [card.charAt(0) as Rank, card.charAt(1) as Suit];

/** A space that does not break. Texts are written with plain spaces; those that must not break are found later. */
export const NBSP = '\u00a0';

/** A number stays with the words around it: “23 cards”, “place 3”. */
export const holdNumbers = (text: string): string => text.replace(/(?<=\d) (?=\p{L})|(?<=[\p{L}№]) (?=[\d№])/gu, NBSP);

type Text = string | ((...facts: readonly unknown[]) => string);

/** A group of texts with the spacing put over each of them, plain strings and functions alike. */
export const typesetAll = <Texts extends object>(texts: Texts, typeset: (text: string) => string): Texts =>
  Object.fromEntries(
    Object.entries(texts as Readonly<Record<string, Text>>).map(([key, text]): [string, Text] => [
      key,
      typeof text === 'string' ? typeset(text) : (...facts) => typeset(text(...facts)),
    ]),
  ) as Texts;
