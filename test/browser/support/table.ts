/** An element on a page, and how a test finds its piles and cards. */
import { fixture, html } from '@open-wc/testing';
import '../../../src/define/all.js';
import { games, type Game, type Move } from '../../../src/engine.js';
import type { PatienceElement } from '../../../src/index.js';
import { moving } from '../../../src/view/moving.js';
import { engine, media, viewport, type Point } from '../../support/commands.js';

type Tag = Extract<keyof HTMLElementTagNameMap, `patience-${string}`>;

/** The ids of all games. */
export const ids: readonly string[] = games.map(({ id }) => id);

/** A bare element of a game with these attributes, on no page yet. */
export function create(id: string, attributes: Readonly<Record<string, string | number>> = {}): PatienceElement {
  const element = document.createElement(`patience-${id}` as Tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

let home: HTMLElement | null = null;

/** The same alone on a page, drawn and measured; the page is cleared after the test. */
export async function mount(
  id: string,
  attributes: Readonly<Record<string, string | number>> = {},
  style = 'width: 900px',
): Promise<PatienceElement> {
  home?.remove();
  home = await fixture<HTMLElement>(html`<div></div>`);
  home.style.cssText = style;
  const element = create(id, attributes);
  home.append(element);
  await settled(element);
  return element;
}

/** The same, drawn but not yet measured. */
export async function put(
  id: string,
  attributes: Readonly<Record<string, string | number>> = {},
): Promise<PatienceElement> {
  home?.remove();
  home = await fixture<HTMLElement>(html`<div style="width: 900px"></div>`);
  const element = create(id, attributes);
  home.append(element);
  await element.updateComplete;
  return element;
}

export const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits until the element is drawn and has had the time to measure itself and be drawn again. */
export async function settled(element: PatienceElement): Promise<void> {
  await element.updateComplete;
  for (let round = 0; round < 3; round++) await frame();
  await element.updateComplete;
}

/** A big window without motion, for tests that do not look at it. */
export async function calmWindow(width = 1280, height = 1000): Promise<void> {
  await viewport(width, height);
  // A finger that pans sideways would go back in the history, away from the tests: here it finds only this page.
  document.documentElement.style.overscrollBehavior = 'none';
  history.pushState(null, '');
  if (engine === 'chromium') await media({ 'prefers-reduced-motion': 'reduce' });
}

export const rootOf = (element: PatienceElement): ShadowRoot => element.shadowRoot!;
export const boardOf = (element: PatienceElement): HTMLElement => rootOf(element).querySelector<HTMLElement>('.board')!;
export const pileOf = (element: PatienceElement, id: string): HTMLElement =>
  rootOf(element).querySelector<HTMLElement>(`[data-pile='${id}']`)!;

/** The card of a pile at a height from the bottom, by default its top; the empty place where there is none. */
export function spotOf(element: PatienceElement, pile: string, index = sizeOf(element, pile) - 1): HTMLElement {
  return pileOf(element, pile).querySelector<HTMLElement>(`[data-index='${index}']`)!;
}

export const sizeOf = (element: PatienceElement, pile: string): number => element.game!.pile(pile).cards.length;

/** Waits until cards can move: a table that has just come to the page shows its changes at rest. */
export const canMove = (): Promise<void> =>
  new Promise((resolve) => {
    if (moving(resolve) !== undefined) resolve();
  });

/** Brings cards that are still flying to where they lie. */
export function endMotion(element: PatienceElement): void {
  for (const animation of rootOf(element).getAnimations()) animation.finish();
}

/** A point where a press lands on this card or place and not on what covers it. */
export function pointAt(element: PatienceElement, target: HTMLElement): Point {
  const box = target.getBoundingClientRect();
  const next = target.nextElementSibling?.getBoundingClientRect();
  const down = next !== undefined && next.top > box.top + 1 ? (next.top - box.top) / 2 : box.height / 2;
  const across = next !== undefined && next.left > box.left + 1 ? (next.left - box.left) / 2 : box.width / 2;
  const tries: readonly Point[] = [
    [box.width / 2, box.height / 2],
    [box.width / 2, down],
    [across, box.height / 2],
    [box.width / 2, 3],
    [box.width / 2, box.height - 3],
    [3, box.height / 2],
    [box.width - 3, box.height / 2],
  ];
  for (const [x, y] of tries) {
    const point: Point = [Math.round(box.left + x), Math.round(box.top + y)];
    const hit = rootOf(element).elementFromPoint(point[0], point[1]);
    if (hit !== null && target.contains(hit)) return point;
  }
  const pile = target.closest<HTMLElement>('[data-pile]')?.dataset['pile'] ?? '';
  throw new Error(`No point of ${pile} ${target.dataset['index'] ?? ''} can be pressed.`);
}

/** The card by which a move begins. */
export const sourceOf = (element: PatienceElement, { from, count }: Move): HTMLElement =>
  spotOf(element, from, sizeOf(element, from) - count);

/** A move that can be dragged: neither a turn of the stock, nor a fill from it, nor a redeal. */
export const isCarried = ({ from, to }: Move): boolean => from !== 'stock' && to !== 'stock';

type Shown = Pick<Game, 'position'>;

/** What differs between two tables, pile by pile; an empty text where nothing does. */
export function differences(one: Shown, other: Shown): string {
  const [ours, theirs] = [one, other].map((game) => game.position().split(/[._](?=[a-z]+(?:-\d)?~)/));
  const only = (list: readonly string[] = [], rest: readonly string[] = []): string =>
    list.filter((part) => !rest.includes(part)).join(' ');
  return one.position() === other.position() ? '' : `${only(ours, theirs)} instead of ${only(theirs, ours)}`;
}

/** The status line, the live region, as one reads or hears them. */
export const statusOf = (element: PatienceElement): string =>
  rootOf(element).querySelector('.status .text')!.textContent.trim();
export const spokenOf = (element: PatienceElement): string =>
  rootOf(element).querySelector('.spoken')!.textContent.trim();

/** Cards that are selected now. */
export const selectedOf = (element: PatienceElement): number =>
  rootOf(element).querySelectorAll('.card.selected').length;
