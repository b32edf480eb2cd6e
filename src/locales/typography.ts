/** Fine spacing. Texts are written with plain spaces; the spaces that must not break are found here. */

const NBSP = '\u00a0';

/** A number stays with the words around it: “23 cards”, “place 3”. */
const holdNumbers = (text: string): string =>
  text.replace(/(\d) (?=\p{L})/gu, `$1${NBSP}`).replace(/([\p{L}№]) (?=[\d№])/gu, `$1${NBSP}`);

const SHORT = /(^|[\s(«])(а|в|во|и|к|ко|о|об|с|со|у|до|за|из|на|не|ни|но|от|по|под|из-под|или) /giu;

/** Russian: short words stay with the next one, a dash with the word before it. */
export function typesetRussian(text: string): string {
  // Twice: a short word may follow a short word, and one match cannot begin where the last one ended.
  const held = text.replace(SHORT, `$1$2${NBSP}`).replace(SHORT, `$1$2${NBSP}`);
  return holdNumbers(held.replace(/ (?=—)/g, NBSP));
}

export const typesetEnglish = holdNumbers;

/** A group of texts with the spacing put over each of them, plain strings and functions alike. */
export function typesetAll<Texts extends object>(texts: Texts, typeset: (text: string) => string): Texts {
  const over = (value: unknown): unknown => {
    if (typeof value === 'string') return typeset(value);
    if (typeof value === 'function') {
      const speak = value as (...facts: readonly unknown[]) => unknown;
      return (...facts: readonly unknown[]) => over(speak(...facts));
    }
    return typeof value === 'object' && value !== null ? typesetAll(value, typeset) : value;
  };
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, over(value)])) as Texts;
}
