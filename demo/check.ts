/** What checks are made of: a name, and something done with elements on a stage of the page. */
import { PatienceElement } from '../src/index.js';
import type { Language } from './site.js';

export interface Check {
  readonly name: Readonly<Record<Language, string>>;
  /** Throws, with a sentence, where it does not hold. The stage is cleared after it. */
  readonly run: (stage: HTMLElement) => void | Promise<void>;
}

/** The sentence is thrown unless this holds. */
export function hold(holds: boolean, sentence: string): void {
  if (!holds) throw new Error(sentence);
}

/** A table on the stage, or wherever it is to be, once it is drawn with all its parts. */
export async function lay(
  place: Element | ShadowRoot,
  attributes: Readonly<Record<string, string>>,
  id = 'kenfild',
): Promise<PatienceElement> {
  const element = document.createElement(`patience-${id}`);
  if (!(element instanceof PatienceElement)) throw new Error(`There is no element for ${id}.`);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  place.append(element);
  await element.updateComplete;
  return element;
}

/** The cards of a table as text. */
export const cardsOf = ({ game }: PatienceElement): string =>
  JSON.stringify(game?.piles.map(({ cards }) => cards.map(({ card }) => card)));

/** After the next drawing of the page. */
export const drawn = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
