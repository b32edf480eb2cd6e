import { expect } from '@open-wc/testing';
import { restore } from '../../src/engine.js';
import type { PatienceElement } from '../../src/index.js';
import { engine, gesture, media, mouse, type Point } from '../support/commands.js';
import { lines } from './support/lines.js';
import {
  boardOf,
  calmWindow,
  canMove,
  create,
  endMotion,
  frame,
  ids,
  mount,
  pileOf,
  rootOf,
  settled,
} from './support/table.js';
import { until } from './support/time.js';

/** Numbers that come again with the same seed, each below `limit`. */
function dice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * limit);
  };
}

/** Where each card lies on the board, in whole px. */
function lying(element: PatienceElement): Record<string, readonly string[]> {
  const origin = boardOf(element).getBoundingClientRect();
  const piles = element.game!.piles.map(({ id }) => {
    const cards = [...pileOf(element, id).querySelectorAll<HTMLElement>('.card')].map((card) => {
      const box = card.getBoundingClientRect();
      const at = [box.left - origin.left, box.top - origin.top, box.width].map(Math.round).join(' ');
      return `${card.dataset['index'] ?? ''} ${card.dataset['card'] ?? 'hidden'} ${at}`;
    });
    return [id, cards] as const;
  });
  return Object.fromEntries(piles);
}

/** Nothing is left of any motion, and the cards lie as on a fresh table of the same record. */
async function expectRest(element: PatienceElement): Promise<void> {
  await settled(element);
  endMotion(element);
  const root = rootOf(element);
  const doing =
    '.held, .peek, [data-arriving], [data-paid], [data-giving], [data-paying], [data-shown], [data-carried]';
  // A card that was drawn away in flight ends its motion in its own time.
  await until(() => root.querySelector(`${doing}, .flight > *`) === null, 'something goes on');
  for (const card of root.querySelectorAll('.card')) expect(getComputedStyle(card).transform).to.equal('none');
  const fresh = create(element.localName.replace('patience-', ''), { record: element.record, lang: 'en' });
  element.lang = 'en';
  element.after(fresh);
  await settled(fresh);
  await settled(element);
  expect(lying(element)).to.deep.equal(lying(fresh));
  fresh.remove();
}

/** One thing that may happen to a table at any time. */
function happen(element: PatienceElement, roll: (limit: number) => number): void {
  const home = element.parentElement!;
  const moves = element.game!.moves();
  const move = moves[roll(moves.length)];
  const what = roll(14);
  if (what < 8 && move !== undefined) element.play(move);
  else if (what === 8) element.undo();
  else if (what === 9) element.redo();
  else if (what === 10) home.style.width = `${[340, 620, 900][roll(3)] ?? 900}px`;
  else if (what === 11) {
    element.remove();
    home.append(element);
  } else if (what === 12) element.lang = roll(2) === 0 ? 'ru' : 'en';
  else element.motion = (['normal', 'fast', 'none'] as const)[roll(3)] ?? 'normal';
}

/** The mouse somewhere on the board: it goes there, and may press what lies there, carry it on, or let it go. */
async function touchSomething(
  element: PatienceElement,
  roll: (limit: number) => number,
  down: boolean,
): Promise<boolean> {
  const box = boardOf(element).getBoundingClientRect();
  const at: Point = [Math.round(box.left + roll(box.width)), Math.round(box.top + roll(box.height))];
  await gesture({ mouse: 'move', at });
  if (down && roll(2) === 0) return true;
  await gesture({ mouse: down ? 'up' : 'down' });
  return !down;
}

describe('after a storm the table is at rest where its state says', () => {
  before(canMove);
  beforeEach(async () => {
    await calmWindow();
    if (engine === 'chromium') await media({ 'prefers-reduced-motion': 'no-preference' });
  });
  afterEach(async () => {
    await mouse.reset();
    if (engine === 'chromium') await media({ 'prefers-reduced-motion': 'reduce' });
  });

  for (const [number, id] of ids.entries()) {
    it(id, async () => {
      const element = await mount(id, { deal: number + 3, lang: 'en' });
      const roll = dice(number + 1);
      let down = false;
      for (let step = 0; step < 60; step++) {
        if (engine === 'chromium' && roll(3) === 0) down = await touchSomething(element, roll, down);
        happen(element, roll);
        // Some things come within one frame, others while cards are on their way.
        for (let wait = roll(4); wait > 0; wait--) await frame();
      }
      await mouse.reset();
      await expectRest(element);
      element.newDeal(number + 40);
      await frame();
      await frame();
      await expectRest(element);
    });
  }

  it('a deal and a win too, though the table is resized while they are shown', async () => {
    const { record } = lines['korol-dama-valet']!;
    const game = restore(record);
    const last = game.history.at(-1)!;
    game.undo();
    const element = await mount('korol-dama-valet', { record: game.record(), lang: 'en' });
    const home = element.parentElement!;
    const resized = async (): Promise<void> => {
      for (const width of [320, 1200, 500]) {
        await frame();
        home.style.width = `${width}px`;
      }
      await expectRest(element);
    };
    element.play(last);
    await resized();
    element.newDeal(5);
    await resized();
  });
});
