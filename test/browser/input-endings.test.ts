import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { PatienceElement } from '../../src/index.js';
import { engine, mouse, press, touch, type Point } from '../support/commands.js';
import { byMouseDrag, dragOf } from './support/player.js';
import { eightOnNine, expectClean, hear, mountScene, saying, twoUp } from './support/scene.js';
import { boardOf, calmWindow, settled } from './support/table.js';
import { shown, until } from './support/time.js';

interface Ending {
  readonly name: string;
  readonly by: 'mouse' | 'touch';
  /** What ends the drag; `pointer` is its pointer, `at` where it is. */
  readonly end: (element: PatienceElement, pointer: number, at: Point) => Promise<unknown>;
}

const removed = async (element: PatienceElement): Promise<void> => {
  const home = element.parentElement!;
  element.remove();
  await mouse.move([5, 5]);
  home.append(element);
  await settled(element);
};

const otherButton = async (): Promise<void> => {
  await sendMouse({ type: 'down', button: 'right' });
  await sendMouse({ type: 'up', button: 'right' });
};

const endings: readonly Ending[] = [
  { name: 'Escape', by: 'mouse', end: () => press('Escape') },
  { name: 'lost capture', by: 'mouse', end: (element, id) => loseCapture(element, id) },
  { name: 'another button', by: 'mouse', end: otherButton },
  { name: 'removal from the page', by: 'mouse', end: removed },
  { name: 'removal within a finger’s drag', by: 'touch', end: removed },
  { name: 'an undo by the page', by: 'mouse', end: (element) => Promise.resolve(element.undo()) },
  { name: 'a second finger', by: 'touch', end: (_, __, [x, y]) => touch.start([x + 90, y + 90], 1) },
  { name: 'the system', by: 'touch', end: () => touch.cancel() },
];

async function loseCapture(element: PatienceElement, pointer: number): Promise<void> {
  boardOf(element).releasePointerCapture(pointer);
  await mouse.move([20, 20]);
}

/** Takes cards up by the mouse. */
async function carry(element: PatienceElement, from: Point, to: Point): Promise<void> {
  await mouse.move(from);
  await mouse.down();
  await mouse.move(to);
  await until(() => element.matches(':state(dragging)'), 'a drag');
}

/** The table is at rest, nothing has been played, and the next drag plays. */
async function expectNothing(element: PatienceElement, heard: readonly unknown[]): Promise<void> {
  await expectClean(element);
  expect(heard).to.deep.equal([]);
  await byMouseDrag(element, twoUp);
  expect(heard).to.deep.equal([saying(twoUp)]);
}

describe('a drag ended by', () => {
  beforeEach(() => calmWindow());
  afterEach(() => mouse.reset());

  for (const { name, by, end } of endings) {
    if (by === 'touch' && engine !== 'chromium') continue;
    it(`${name} leaves the table as it was`, async () => {
      const element = await mountScene();
      await byMouseDrag(element, eightOnNine);
      if (name.includes('undo')) await byMouseDrag(element, { from: 'stock', to: 'waste', count: 3 });
      const before = element.game!.position();
      const heard = hear(element);
      let pointer = -1;
      element.addEventListener('pointerdown', ({ pointerId }) => (pointer = pointerId));
      // A move of some length, and not on what the card would be taken by.
      const [from, to] = dragOf(element, twoUp);
      const at: Point = [to[0] + 5, to[1] + 5];
      element.focus();
      if (by === 'mouse') {
        await mouse.move(from);
        await mouse.down();
        await mouse.move(at);
      } else {
        await shown();
        await touch.start(from);
        await touch.move([from[0] + 40, from[1]]);
        await touch.move(at);
      }
      await until(() => element.matches(':state(dragging)'), 'a drag');

      await end(element, pointer, at);
      await expectClean(element);
      if (by === 'mouse') await mouse.up();
      else if (name.includes('finger')) {
        await touch.end(0);
        if (name.includes('second')) await touch.end(1);
      }
      await expectClean(element);
      if (name.includes('undo')) {
        expect(heard).to.deep.equal(['undo']);
      } else {
        expect(heard).to.deep.equal([]);
        expect(element.game!.position()).to.equal(before);
      }

      heard.length = 0;
      await byMouseDrag(element, twoUp);
      expect(heard, 'and the next drag plays').to.deep.equal([saying(twoUp)]);
    });
  }

  it('a release outside the window puts the cards back', async () => {
    const element = await mountScene();
    const heard = hear(element);
    const [from] = dragOf(element, twoUp);
    await carry(element, from, [from[0], from[1] + 40]);
    await mouse.move([from[0], -60]);
    await mouse.up();
    await until(() => !element.matches(':state(dragging)'), 'the end of the drag');
    await expectNothing(element, heard);
  });

  it('a release that the page never hears of is over when the pointer comes back', async () => {
    const element = await mountScene();
    const heard = hear(element);
    const [from, to] = dragOf(element, twoUp);
    await carry(element, from, to);
    const deaf = (event: Event): void => event.stopImmediatePropagation();
    const ends = ['pointerup', 'lostpointercapture', 'click'] as const;
    for (const type of ends) window.addEventListener(type, deaf, { capture: true });
    await mouse.up();
    await mouse.move([to[0], to[1] + 120]);
    await until(() => !element.matches(':state(dragging)'), 'the end of the drag');
    for (const type of ends) window.removeEventListener(type, deaf, { capture: true });
    await expectNothing(element, heard);
  });

  it('a new deal by the page leaves nothing in the air', async () => {
    const element = await mountScene();
    const heard = hear(element);
    const [from, to] = dragOf(element, twoUp);
    await mouse.move(from);
    await mouse.down();
    await mouse.move(to);
    element.newDeal(3);
    await element.updateComplete;
    await mouse.up();
    await expectClean(element);
    expect(heard).to.deep.equal(['deal']);
  });
});
