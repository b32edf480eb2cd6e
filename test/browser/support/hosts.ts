/** Pages that hold an element in some way, and what has to work in each: to lie right, and to be played by hand. */
import { expect, fixture, html } from '@open-wc/testing';
import type { Move } from '../../../src/engine.js';
import type { PatienceElement } from '../../../src/index.js';
import { byKeys, byMouseDrag, byTapTap, type Play } from './player.js';
import { boardOf, create, differences, ids, isCarried, rootOf, settled } from './table.js';

/** The deal of every test: each game has moves to be carried in it. */
const DEAL = 7;

/** A test of every tag under one name. */
export function everyTag(row: string, run: (id: string) => Promise<void>, chosen: readonly string[] = ids): void {
  describe(row, () => {
    for (const id of chosen) it(id, () => run(id));
  });
}

/** An element as a page has it: the deal, in English. */
export const make = (id: string, attributes: Readonly<Record<string, string>> = {}): PatienceElement =>
  create(id, { deal: DEAL, lang: 'en', ...attributes });

/** A part of a page that is cleared after the test. */
export async function page(markup: string, style = ''): Promise<HTMLElement> {
  const home = await fixture<HTMLElement>(html`<div></div>`);
  home.style.cssText = style;
  home.innerHTML = markup;
  return home;
}

/** The element laid in a page, where its markup has a `main`, drawn and measured. */
export async function lay(id: string, markup: string, style?: string): Promise<PatienceElement> {
  const home = await page(markup, style);
  const element = make(id);
  (home.querySelector('main') ?? home).append(element);
  await settled(element);
  return element;
}

/** Nothing that is seen lies outside the element, and cards have a size. */
export function expectInside(element: PatienceElement): void {
  const outer = element.getBoundingClientRect();
  const piles = [...rootOf(element).querySelectorAll('.pile:not(.away)')];
  expect(piles.length).to.be.greaterThan(5);
  for (const part of [...piles, ...rootOf(element).querySelectorAll('.control, button, .status')]) {
    if (!part.checkVisibility()) continue;
    const box = part.getBoundingClientRect();
    const told = `${part.className}: ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')}`;
    const all = [outer.left, outer.top, outer.right, outer.bottom].map(Math.round).join(' ');
    const isInside =
      box.left >= outer.left - 1 &&
      box.right <= outer.right + 1 &&
      box.top >= outer.top - 1 &&
      box.bottom <= outer.bottom + 1;
    expect(isInside, `${told} inside ${all}`).to.equal(true);
    if (part.matches('.pile')) expect(box.width, told).to.be.greaterThan(4);
  }
}

/** Where everything lies within the board, and how large its words are: the same wherever the page puts the element. */
export function shapeOf(element: PatienceElement): readonly string[] {
  const { left, top } = element.getBoundingClientRect();
  const parts = rootOf(element).querySelectorAll<HTMLElement>(
    '.board, .pile, .card, .bar, .bar .button, .status, .text, .which',
  );
  const shown = [...parts].filter((part) => part.checkVisibility());
  return shown.map((part) => {
    const box = part.getBoundingClientRect();
    const at = [box.left - left, box.top - top, box.width, box.height].map((value) => value.toFixed(0)).join(' ');
    const { fontSize, lineHeight, letterSpacing, textTransform } = getComputedStyle(part);
    return `${part.className} ${at} ${fontSize} ${lineHeight} ${letterSpacing} ${textTransform}`;
  });
}

/** A move to be carried, else a turn of the stock. */
export function aMove(element: PatienceElement): Move {
  const moves = element.game!.moves();
  const move = moves.find(isCarried) ?? moves[0];
  if (move === undefined) throw new Error('There is no move.');
  return move;
}

const HANDS: Readonly<Record<string, Play>> = { drag: byMouseDrag, taps: byTapTap, keys: byKeys };
const NAMES = Object.keys(HANDS);
let turn = 0;

/**
 * A move is made by real input and taken back: by a drag, by taps, by keys, or by the next of these in turn, so that every
 * row of tests sees all of them.
 */
export async function expectPlayable(element: PatienceElement, hands?: readonly string[]): Promise<void> {
  await element.updateComplete;
  expect(element.game, 'a game').not.to.equal(null);
  const start = element.game!;
  const before = start.position();
  const moved: string[] = [];
  const listener = ({ cause }: { readonly cause: string }): number => moved.push(cause);
  element.addEventListener('move', listener);
  for (const name of hands ?? [NAMES[turn++ % NAMES.length]!]) {
    const move = aMove(element);
    await HANDS[name]!(element, move);
    expect(moved.splice(0), `by ${name}: ${JSON.stringify(move)}`).to.deep.equal(['player']);
    element.undo();
    await element.updateComplete;
    expect(moved.splice(0)).to.deep.equal(['undo']);
    expect(differences(element.game!, { position: () => before })).to.equal('');
  }
  element.removeEventListener('move', listener);
  // Whatever is focused inside of it is not what the next test wants.
  boardOf(element).querySelector<HTMLElement>(':focus')?.blur();
}
