/** Panels of an element, as a test opens and reads them. */
import type { PatienceElement } from '../../../src/index.js';
import { rootOf } from './table.js';
import { until } from './time.js';

export const panelOf = (element: PatienceElement): HTMLElement | null =>
  rootOf(element).querySelector<HTMLElement>('.panel');

/** What opens each panel: the button that is seen. */
const OPENERS = { rules: '.button.rules', settings: '.button.settings', deal: '.which' } as const;

export function openerOf(element: PatienceElement, name: keyof typeof OPENERS): HTMLElement {
  const all = [...rootOf(element).querySelectorAll<HTMLElement>(OPENERS[name])];
  const seen = all.find((button) => button.checkVisibility());
  if (seen === undefined) throw new Error(`Nothing opens ${name}.`);
  return seen;
}

/** Waits until this panel is open, and the focus is in it. */
export async function opened(element: PatienceElement, name: string): Promise<HTMLElement> {
  await until(
    () => panelOf(element)?.matches(`.${name}`) === true && panelOf(element)?.matches(':focus-within') === true,
    `${name} does not open`,
  );
  await element.updateComplete;
  const panel = panelOf(element);
  if (panel === null) throw new Error(`${name} is not open.`);
  return panel;
}

/** Opens a panel by its button. */
export async function open(element: PatienceElement, name: keyof typeof OPENERS): Promise<HTMLElement> {
  const opener = openerOf(element, name);
  opener.focus();
  opener.click();
  return opened(element, name);
}

/** A text without its fine spaces. */
export const textOf = (node: Element | null | undefined): string =>
  (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
