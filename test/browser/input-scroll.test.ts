import { expect, fixture, html } from '@open-wc/testing';
import type { PatienceElement } from '../../src/index.js';
import { engine, touch, type Point } from '../support/commands.js';
import { byTouchDrag } from './support/player.js';
import { expectClean, hear, saying, scene, twoOnThree } from './support/scene.js';
import { calmWindow, create, frame, pause, pointAt, rootOf, settled, spotOf } from './support/table.js';

// A browser scrolls by touch in its own time; only Chromium takes such touches from a test.
if (engine === 'chromium')
  describe('a finger on a long page', () => {
    let element: PatienceElement;
    let heard: string[];
    let warnings: unknown[];
    const warn = console.warn;

    beforeEach(async () => {
      await calmWindow(800, 700);
      warnings = [];
      console.warn = (...words: unknown[]) => warnings.push(words);
      const page = await fixture<HTMLElement>(html`<div style="padding: 60px 0 3000px; width: 700px"></div>`);
      element = create('kenfild', { record: scene });
      page.append(element);
      await settled(element);
      heard = hear(element);
      scrollTo(0, 0);
      // What a touch meets is what the compositor has last drawn.
      await pause(100);
      await frame();
    });
    afterEach(() => {
      console.warn = warn;
      scrollTo(0, 0);
    });

    /** Moves a finger upwards by 160 px in small steps, as a hand does; gives how far the page went. */
    async function swipe([x, y]: Point): Promise<number> {
      await touch.start([x, y]);
      for (let step = 1; step <= 16; step++) {
        await touch.move([x, y - step * 10]);
        await frame();
      }
      await touch.end();
      await pause(120);
      await frame();
      return scrollY;
    }

    it('scrolls it from the felt', async () => {
      const felt = rootOf(element).querySelector('.felt')!.getBoundingClientRect();
      expect(await swipe([felt.left + 6, felt.bottom - 8])).to.be.greaterThan(50);
      expect(heard).to.deep.equal([]);
    });

    it('scrolls it from a card that cannot be moved, and from a hidden one', async () => {
      expect(await swipe(pointAt(element, spotOf(element, 'tableau-2')))).to.be.greaterThan(50);
      scrollTo(0, 0);
      await frame();
      expect(await swipe(pointAt(element, spotOf(element, 'stock')))).to.be.greaterThan(50);
      expect(heard).to.deep.equal([]);
      await expectClean(element);
    });

    it('scrolls it from beside a movable card', async () => {
      const box = spotOf(element, 'tableau-1').getBoundingClientRect();
      expect(await swipe([Math.round(box.left + box.width / 2), Math.round(box.bottom + 30)])).to.be.greaterThan(50);
    });

    it('drags a movable card, and the page stays', async () => {
      expect(await swipe(pointAt(element, spotOf(element, 'tableau-4')))).to.equal(0);
      heard.length = 0;
      await byTouchDrag(element, twoOnThree);
      expect(heard).to.deep.equal([saying(twoOnThree)]);
      expect(scrollY).to.equal(0);
      expect(warnings).to.deep.equal([]);
    });
  });
