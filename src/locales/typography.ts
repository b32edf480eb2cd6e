/** Fine spacing. Texts are written with plain spaces; the spaces that must not break are found here. */

const NBSP = '\u00a0';

/** A number stays with the words around it: “23 cards”, “place 3”. */
export const typesetEnglish = (text: string): string =>
  text.replace(/(?<=\d) (?=\p{L})|(?<=[\p{L}№]) (?=[\d№])/gu, NBSP);

/** Short words stay with the next one, a dash with the word before it. */
const HELD = /(?<=(?<![\p{L}-])(?:а|во?|и|ко?|об?|со?|у|до|за|из|на|не|ни|но|от|по|под|из-под|или)) | (?=—)/giu;

export const typesetRussian = (text: string): string => typesetEnglish(text.replace(HELD, NBSP));

/** What a group of texts holds. */
type Text = string | ((...facts: readonly unknown[]) => string);

/** A group of texts with the spacing put over each of them, plain strings and functions alike. */
export const typesetAll = <Texts extends object>(texts: Texts, typeset: (text: string) => string): Texts =>
  Object.fromEntries(
    Object.entries(texts as Readonly<Record<string, Text>>).map(([key, text]): [string, Text] => [
      key,
      typeof text === 'string' ? typeset(text) : (...facts) => typeset(text(...facts)),
    ]),
  ) as Texts;
