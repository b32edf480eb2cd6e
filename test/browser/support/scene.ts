/** A small table that one test of input after another begins with, and what a test hears and sees of it. */
import { expect } from '@open-wc/testing';
import type { PatienceElement } from '../../../src/index.js';
import { position } from '../../engine/support/table.js';
import { mount, pileOf, rootOf, selectedOf } from './table.js';

/**
 * Кэнфилд with base A. The two of spades may go up or on the three of hearts, the eight of diamonds only on the nine of
 * clubs; nothing else on the table moves. The reserve is used up; most cards lie in the stock, three on the waste.
 */
export const scene: string = position('kenfild', {
  'foundation-1': 'AS',
  'tableau-1': '2S',
  'tableau-2': '3H',
  'tableau-3': '9C',
  'tableau-4': '8D',
  waste: 'KD 5C 5D',
});
export const twoUp = { from: 'tableau-1', to: 'foundation-1', count: 1 } as const;
export const twoOnThree = { from: 'tableau-1', to: 'tableau-2', count: 1 } as const;
export const eightOnNine = { from: 'tableau-4', to: 'tableau-3', count: 1 } as const;

/** The element with that table, as wide as asked. */
export const mountScene = (
  attributes: Readonly<Record<string, string>> = {},
  style?: string,
): Promise<PatienceElement> => mount('kenfild', { record: scene, lang: 'en', ...attributes }, style);

/** Names of the events that the element sends from now on: a move as `from to`, the others by their type. */
export function hear(element: PatienceElement): string[] {
  const heard: string[] = [];
  element.addEventListener('move', ({ move, cause }) => {
    heard.push(cause === 'player' ? `${move.from} ${move.to}` : cause);
  });
  element.addEventListener('refuse', ({ reason }) => heard.push(`refused ${reason}`));
  for (const type of ['deal', 'win', 'lose'] as const) element.addEventListener(type, () => heard.push(type));
  return heard;
}

export const saying = ({ from, to }: { readonly from: string; readonly to: string }): string => `${from} ${to}`;

/** Nothing is selected, in the air, or away from its place. */
export async function expectClean(element: PatienceElement): Promise<void> {
  await element.updateComplete;
  const root = rootOf(element);
  expect(selectedOf(element), 'selected').to.equal(0);
  expect(root.querySelectorAll('.held, .target').length, 'held or marked').to.equal(0);
  expect(element.matches(':state(dragging)'), 'dragging').to.equal(false);
  for (const card of root.querySelectorAll<HTMLElement>('.card')) {
    expect(getComputedStyle(card).transform, 'moved away').to.equal('none');
  }
  for (const { id, cards } of element.game!.piles) {
    expect(pileOf(element, id).dataset['count'], id).to.equal(String(cards.length));
  }
}
