import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { PatienceElement } from '../../src/index.js';
import { position, row } from '../engine/support/table.js';
import { engine, gesture, mouse, pointOf, touch, type Point } from '../support/commands.js';
import { eightOnNine, expectClean, hear, mountScene, saying, twoOnThree, twoUp } from './support/scene.js';
import { calmWindow, mount, pointAt, rootOf, selectedOf, spokenOf, spotOf, statusOf } from './support/table.js';
import { stampPresses } from './support/time.js';

/** The point of a pile's top card. */
const top = (element: PatienceElement, pile: string): Point => pointAt(element, spotOf(element, pile));

describe('taps', () => {
  let element: PatienceElement;
  let heard: string[];

  beforeEach(async () => {
    await calmWindow();
    element = await mountScene();
    heard = hear(element);
  });
  afterEach(() => mouse.reset());

  it('move a card with exactly one target at once, and select one with two', async () => {
    await mouse.click(top(element, 'tableau-4'));
    expect(heard).to.deep.equal([saying(eightOnNine)]);
    await mouse.click(top(element, 'tableau-1'));
    await element.updateComplete;
    expect(heard.length).to.equal(1);
    expect(selectedOf(element)).to.equal(1);
    expect(rootOf(element).querySelectorAll('.target').length).to.equal(2);
    // To be read as well as heard.
    expect(statusOf(element)).to.equal(spokenOf(element));
    expect(statusOf(element)).to.contain('Picked up: two of spades. Can go to ');
    await mouse.click(top(element, 'tableau-2'));
    expect(heard).to.deep.equal([saying(eightOnNine), saying(twoOnThree)]);
    await expectClean(element);
  });

  it('always come in twos where two are asked for', async () => {
    element.tap = 'select';
    await mouse.click(top(element, 'tableau-4'));
    await element.updateComplete;
    expect(heard).to.deep.equal([]);
    await mouse.click(top(element, 'tableau-3'));
    expect(heard).to.deep.equal([saying(eightOnNine)]);
  });

  it('send the selected card up when the second comes within 300 ms', async () => {
    const at = top(element, 'tableau-1');
    stampPresses(element, 1000, 1300);
    await gesture(...[1, 2].flatMap(() => [{ mouse: 'move', at }, { mouse: 'down' }, { mouse: 'up' }] as const));
    expect(heard).to.deep.equal([saying(twoUp)]);
  });

  it('only put the selected card back when the second comes later', async () => {
    stampPresses(element, 1000, 1301);
    await mouse.click(top(element, 'tableau-1'));
    await mouse.click(top(element, 'tableau-1'));
    expect(heard).to.deep.equal([]);
    await expectClean(element);
  });

  it('are new taps on any other card, however quick', async () => {
    stampPresses(element, 1000, 1001);
    const steps = [top(element, 'tableau-1'), top(element, 'tableau-4')].flatMap(
      (at) => [{ mouse: 'move', at }, { mouse: 'down' }, { mouse: 'up' }] as const,
    );
    await gesture(...steps);
    expect(heard).to.deep.equal([saying(eightOnNine)]);
  });

  it('all count, five in less than 200 ms', async () => {
    const game = await mount('korol-dama-valet', { deal: 7 });
    const turned = hear(game);
    const at = top(game, 'stock');
    // A busy machine may take longer over them: what they say is when they were made.
    stampPresses(game, 1000, 1040, 1080, 1120, 1160);
    const tap = [{ mouse: 'move', at }, { mouse: 'down' }, { mouse: 'up' }] as const;
    await gesture(...tap, ...tap, ...tap, ...tap, ...tap);
    expect(turned).to.deep.equal(Array.from({ length: 5 }, () => 'stock waste'));
  });

  it('survive a trembling hand of 4 px, by mouse and by finger', async () => {
    const [x, y] = top(element, 'tableau-1');
    await mouse.move([x, y]);
    await mouse.down();
    await mouse.move([x + 4, y]);
    await mouse.up();
    await element.updateComplete;
    expect(selectedOf(element)).to.equal(1);
    if (engine === 'webkit') return;
    await touch.start(top(element, 'tableau-2'));
    await touch.move([top(element, 'tableau-2')[0] - 3, top(element, 'tableau-2')[1] + 3]);
    await touch.end();
    expect(heard).to.deep.equal([saying(twoOnThree)]);
  });

  it('on a foundation, a hidden card or the felt do nothing', async () => {
    for (const pile of ['foundation-1', 'reserve']) await mouse.click(top(element, pile));
    const felt = rootOf(element).querySelector('.felt')!.getBoundingClientRect();
    await mouse.click([felt.right - 4, felt.bottom - 4]);
    expect(heard).to.deep.equal([]);
    await expectClean(element);
  });

  it('that just miss a card mean it, those further off nothing', async () => {
    const box = spotOf(element, 'tableau-4').getBoundingClientRect();
    await mouse.click([Math.round(box.right) + 12, Math.round(box.top + 20)]);
    expect(heard).to.deep.equal([]);
    await mouse.click([Math.round(box.right) + 5, Math.round(box.top + 20)]);
    expect(heard).to.deep.equal([saying(eightOnNine)]);
  });

  it('of the right and the middle button, and with Ctrl, do nothing, and leave the menu to the page', async () => {
    const menus: boolean[] = [];
    element.addEventListener('contextmenu', (event) => menus.push(event.defaultPrevented));
    for (const pile of ['tableau-4', 'stock', 'tableau-1']) {
      const at = top(element, pile);
      for (const button of ['right', 'middle'] as const) {
        await gesture({ mouse: 'move', at }, { mouse: 'down', button }, { mouse: 'up', button });
      }
    }
    expect(menus).to.deep.equal([false, false, false]);
    if (engine === 'chromium') {
      await sendKeys({ down: 'Control' });
      await mouse.click(top(element, 'tableau-4'));
      await mouse.click(top(element, 'stock'));
      await sendKeys({ up: 'Control' });
    }
    expect(heard).to.deep.equal([]);
    await expectClean(element);
  });

  it('on any empty place of the kings’ row start its first one', async () => {
    const record = position('damy-kuvyrkom', {
      ...row(
        'tableau',
        Array.from('23456789', (rank) => `${rank}H`),
      ),
      waste: 'KS',
      ...row(
        'captive',
        Array.from('2345678', (rank) => `${rank}C`),
      ),
    });
    for (let place = 2; place <= 8; place++) {
      const game = await mount('damy-kuvyrkom', { record, tap: 'select' });
      const moved = hear(game);
      await mouse.click(top(game, 'waste'));
      await mouse.click(pointOf(spotOf(game, `foundation-${place}`)));
      expect(moved, `place ${place}`).to.deep.equal(['waste foundation-1']);
      game.remove();
    }
  });

  it('ask for the place where a card fits equally on two above different captives', async () => {
    const record = position('damy-kuvyrkom', {
      ...row(
        'tableau',
        Array.from('23456789', (rank) => `${rank}H`),
      ),
      ...row(
        'captive',
        Array.from('2345678', (rank) => `${rank}C`),
      ),
      'foundation-1': 'KS AS',
      'foundation-2': 'KS AS',
      waste: '2S',
    });
    const game = await mount('damy-kuvyrkom', { record });
    const moved = hear(game);
    stampPresses(game, 1000, 1100);
    for (const tap of ['once', 'twice']) {
      await mouse.click(top(game, 'waste'));
      await game.updateComplete;
      expect(moved, tap).to.deep.equal([]);
      expect(rootOf(game).querySelectorAll('.target').length, tap).to.equal(2);
    }
    await mouse.click(top(game, 'foundation-2'));
    expect(moved).to.deep.equal(['waste foundation-2']);
  });
});
