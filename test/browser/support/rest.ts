/** A table at rest is what its state says: as a fresh element with the same game and the same attributes shows it. */
import { expect } from '@open-wc/testing';
import type { PatienceElement } from '../../../src/index.js';
import { boardOf, create, endMotion, pileOf, rootOf, settled } from './table.js';
import { until } from './time.js';

/** Passing states of cards and places: what is selected, offered, refused. */
const PASSING = /\s(?:selected|target|refused|movable|over)\b/g;
/** Attributes that bring a game, or belong to one element alone. */
const OWN = ['deal', 'record', 'save-key', 'link', 'wish', 'winnable', 'difficulty', 'show-verdict'];

/** Each pile from the bottom to the top: what lies on it, where, in whole px, how high, under what name, with which face. */
function lying(element: PatienceElement): Record<string, readonly string[]> {
  const origin = boardOf(element).getBoundingClientRect();
  const piles = element.game!.piles.map(({ id }) => {
    const pile = pileOf(element, id);
    const cards = [...pile.querySelectorAll<HTMLElement>('.card')].map((card) => {
      const box = card.getBoundingClientRect();
      const at = [box.left - origin.left, box.top - origin.top, box.width].map(Math.round).join(' ');
      const name = card.getAttribute('aria-label') ?? '';
      const face = card.innerHTML.replace(/<!--.*?-->/g, '');
      const { index = '', card: code = 'hidden' } = card.dataset;
      return [index, code, at, getComputedStyle(card).zIndex, card.className.replace(PASSING, ''), name, face].join(
        '|',
      );
    });
    return [id, [pile.className, pile.getAttribute('aria-label') ?? '', ...cards]] as const;
  });
  return Object.fromEntries(piles);
}

/** What differs between two tables, pile by pile; empty where they are the same. */
function unlike(one: PatienceElement, other: PatienceElement): string {
  const [ours, theirs] = [lying(one), lying(other)];
  const told = (lines: readonly string[] = [], rest: readonly string[] = []): string =>
    lines.flatMap((line, at) => (line === rest[at] ? [] : [`${line.slice(0, 150)} … ${line.length}`])).join('\n    ');
  return Object.keys({ ...ours, ...theirs })
    .filter((id) => ours[id]?.join() !== theirs[id]?.join())
    .map((id) => `${id}:\n    ${told(ours[id], theirs[id])}\n  fresh:\n    ${told(theirs[id], ours[id])}`)
    .join('\n');
}

/** Nothing is left of any motion, and the cards lie as on a fresh table of the same record. */
export async function expectRest(element: PatienceElement): Promise<void> {
  await settled(element);
  endMotion(element);
  const root = rootOf(element);
  const doing =
    '.held, .peek, [data-arriving], [data-paid], [data-giving], [data-paying], [data-shown], [data-carried]';
  // A card that was drawn away in flight ends its motion in its own time.
  await until(() => root.querySelector(`${doing}, .flight > *`) === null, 'something goes on');
  for (const card of root.querySelectorAll('.card')) expect(getComputedStyle(card).transform).to.equal('none');
  await anotherWidth(element);
  const rules = Object.keys(element.game!.rules);
  const fresh = create(element.localName.replace('patience-', ''), { record: element.record });
  for (const { name, value } of element.attributes)
    if (!OWN.includes(name) && !rules.includes(name)) fresh.setAttribute(name, value);
  fresh.lang = 'en';
  element.lang = 'en';
  element.after(fresh);
  await settled(fresh);
  await settled(element);
  // Words, faces and sizes may take their time, and come to the same.
  await until(() => unlike(element, fresh) === '', 'the same table as a fresh one').catch(() => {
    throw new Error(`The table is not as a fresh one: ${around(element)}; ${around(fresh)}\n${unlike(element, fresh)}`);
  });
  fresh.remove();
}

/**
 * While its width stays a table keeps the height that it had before fans grew long, so that the page does not jump; with
 * another width it lets go of that, and is as high as a fresh one.
 */
async function anotherWidth(element: PatienceElement): Promise<void> {
  const { maxWidth } = element.style;
  for (const width of [`${element.offsetWidth - 1}px`, maxWidth]) {
    element.style.maxWidth = width;
    await settled(element);
  }
}

/** What the size of a table hangs on. */
const around = (element: PatienceElement): string =>
  `${element.getAttribute('style') ?? ''} ${element.offsetWidth} × ${element.offsetHeight}, board ${boardOf(element).getAttribute('style') ?? ''} ${boardOf(element).className}`;
