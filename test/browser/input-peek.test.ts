/** Looking at a covered card, taps in quick succession, and the key that sends cards up. */
import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import type { PatienceElement } from '../../src/index.js';
import { position } from '../engine/support/table.js';
import { engine, gesture, mouse, pointOf, press, touch, type Point } from '../support/commands.js';
import { expectClean, hear, mountScene } from './support/scene.js';
import { calmWindow, mount, pointAt, rootOf, spotOf } from './support/table.js';
import { HeldTimers, shown, until } from './support/time.js';

/** So long a finger rests on a covered card before it is shown, in ms. */
const LONG = 400;

const record = position('kenfild', {
  'foundation-1': 'AS',
  'tableau-1': '9C 8D',
  'tableau-2': '3H',
  'tableau-3': 'QC',
  'tableau-4': '5D',
  waste: 'KD',
});

/** The nine with the eight on it goes on the ten. */
const run = position('kenfild', {
  'foundation-1': 'AS',
  'tableau-1': '9C 8D',
  'tableau-2': '3H',
  'tableau-3': 'TD',
  'tableau-4': '5D',
  waste: 'KD',
});

const covered = (element: PatienceElement): HTMLElement =>
  rootOf(element).querySelector<HTMLElement>("[data-pile='tableau-1'] [data-index='0'].card")!;
const strip = (element: PatienceElement): Point => pointOf(covered(element), [0.5, 0.07]);
const peeks = async (element: PatienceElement): Promise<number> => {
  await element.updateComplete;
  return rootOf(element).querySelectorAll('.peek').length;
};

describe('a covered card', () => {
  let element: PatienceElement;
  let heard: string[];

  beforeEach(async () => {
    await calmWindow();
    element = await mount('kenfild', { record, lang: 'en' });
    heard = hear(element);
  });
  afterEach(() => mouse.reset());

  it('is shown whole while the right button is down, without a menu, a tap or a drag', async () => {
    const menus: boolean[] = [];
    element.addEventListener('contextmenu', (event) => menus.push(event.defaultPrevented));
    await mouse.move(strip(element));
    await sendMouse({ type: 'down', button: 'right' });
    expect(await peeks(element)).to.equal(1);
    const [x, y] = pointOf(covered(element), [0.5, 0.8]);
    expect(covered(element).contains(rootOf(element).elementFromPoint(x, y))).to.equal(true);
    await mouse.move([x + 60, y + 60]);
    await sendMouse({ type: 'up', button: 'right' });
    expect(await peeks(element)).to.equal(0);
    expect(menus.every(Boolean)).to.equal(true);
    expect(heard).to.deep.equal([]);
    await expectClean(element);
  });

  it('is the only thing that keeps the menu of the page away', async () => {
    const menus: boolean[] = [];
    const note = (event: Event): void => {
      menus.push(event.defaultPrevented);
      event.preventDefault();
    };
    element.addEventListener('contextmenu', note);
    await mouse.move(pointAt(element, spotOf(element, 'tableau-3')));
    await sendMouse({ type: 'down', button: 'right' });
    expect(await peeks(element)).to.equal(0);
    await sendMouse({ type: 'up', button: 'right' });
    expect(menus.some(Boolean)).to.equal(false);
  });

  it('is let go by Escape and by removal', async () => {
    element.focus();
    await mouse.move(strip(element));
    await sendMouse({ type: 'down', button: 'right' });
    await press('Escape');
    expect(await peeks(element)).to.equal(0);
    await sendMouse({ type: 'up', button: 'right' });
    await sendMouse({ type: 'down', button: 'right' });
    expect(await peeks(element)).to.equal(1);
    const home = element.parentElement!;
    element.remove();
    home.append(element);
    expect(await peeks(element)).to.equal(0);
    await sendMouse({ type: 'up', button: 'right' });
  });

  if (engine === 'chromium') {
    let rest: HeldTimers;
    beforeEach(() => (rest = new HeldTimers(LONG)));
    afterEach(() => rest.release());

    it('is shown under a finger that rests on it, until it is lifted', async () => {
      await touch.start(strip(element));
      expect(await peeks(element)).to.equal(0);
      rest.run();
      expect(await peeks(element)).to.equal(1);
      await touch.end();
      expect(await peeks(element)).to.equal(0);
      expect(heard).to.deep.equal([]);
      await touch.tap(strip(element));
      expect(rest.count, 'a lifted finger rests no more').to.equal(0);
      expect(await peeks(element)).to.equal(0);
    });

    it('is carried on by a finger that has rested on it', async () => {
      element = await mount('kenfild', { record: run, lang: 'en' });
      heard = hear(element);
      await shown();
      await touch.start(strip(element));
      rest.run();
      expect(await peeks(element)).to.equal(1);
      const to = pointOf(spotOf(element, 'tableau-3'), [0.5, 0.5]);
      await touch.move([to[0], to[1] - 20]);
      await until(async () => (await peeks(element)) === 0, 'it is carried on');
      await touch.move(to);
      await touch.end();
      expect(heard).to.deep.equal(['tableau-1 tableau-3']);
    });
  }
});

describe('a fast player', () => {
  afterEach(() => mouse.reset());

  it('makes five moves by five taps in quick succession, while cards still fly', async () => {
    const element = await mount('kenfild', { deal: 7, draw: '1' });
    const heard = hear(element);
    const at = pointAt(element, spotOf(element, 'stock'));
    await gesture(
      ...Array.from({ length: 5 }, () => [{ mouse: 'move', at }, { mouse: 'down' }, { mouse: 'up' }] as const).flat(),
    );
    expect(heard).to.deep.equal(Array.from({ length: 5 }, () => 'stock waste'));
  });

  it('sends up by one key all that can go', async () => {
    const element = await mountScene({ motion: 'none' });
    element.focus();
    await press('a');
    expect(element.game!.pile('foundation-1').cards.map(({ card }) => card)).to.include('2S');
    const { moveCount } = element;
    element.undo();
    expect(element.moveCount).to.equal(0);
    expect(moveCount).to.be.greaterThan(0);
    await press('a', 'a');
    await element.updateComplete;
    expect(rootOf(element).querySelector('.status .text')!.textContent.trim()).to.equal('Nothing can go up just now.');
  });
});
