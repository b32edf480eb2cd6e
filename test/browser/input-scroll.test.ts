import { expect, fixture, html } from '@open-wc/testing';
import type { PatienceElement } from '../../src/index.js';
import { engine, touch, type Point } from '../support/commands.js';
import { byTouchDrag } from './support/player.js';
import { expectClean, hear, saying, scene, twoOnThree } from './support/scene.js';
import { calmWindow, create, frame, pointAt, rootOf, settled, spotOf } from './support/table.js';
import { shown, until } from './support/time.js';

// A browser scrolls by touch in its own time; only Chromium takes such touches from a test.
if (engine === 'chromium')
  describe('a finger on a long page', () => {
    let element: PatienceElement;
    let heard: string[];
    let warnings: unknown[];
    let endings: string[];
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
      endings = [];
      for (const type of ['pointerup', 'pointercancel'] as const)
        element.addEventListener(type, (event) => endings.push(event.type));
      scrollTo(0, 0);
      await shown();
    });
    afterEach(() => {
      console.warn = warn;
      scrollTo(0, 0);
    });

    /** Moves a finger upwards by 160 px in small steps, as a hand does. */
    async function swipe([x, y]: Point): Promise<void> {
      await touch.start([x, y]);
      for (let step = 1; step <= 16; step++) {
        await touch.move([x, y - step * 10]);
        await frame();
      }
      await touch.end();
    }

    /** The page goes with it, and comes to rest. */
    async function scrolls(from: Point): Promise<void> {
      let rests = false;
      document.addEventListener('scrollend', () => (rests = true), { once: true });
      await swipe(from);
      await until(() => rests, 'the page scrolls and comes to rest');
      expect(scrollY).to.be.greaterThan(50);
    }

    it('scrolls it from the felt', async () => {
      const felt = rootOf(element).querySelector('.felt')!.getBoundingClientRect();
      await scrolls([felt.left + 6, felt.bottom - 8]);
      expect(heard).to.deep.equal([]);
    });

    it('scrolls it from a card that cannot be moved, and from a hidden one', async () => {
      await scrolls(pointAt(element, spotOf(element, 'tableau-2')));
      scrollTo(0, 0);
      await shown();
      await scrolls(pointAt(element, spotOf(element, 'stock')));
      expect(heard).to.deep.equal([]);
      await expectClean(element);
    });

    it('scrolls it from beside a movable card', async () => {
      const box = spotOf(element, 'tableau-1').getBoundingClientRect();
      await scrolls([Math.round(box.left + box.width / 2), Math.round(box.bottom + 30)]);
    });

    it('does not scroll it from just beside a movable card', async () => {
      const box = spotOf(element, 'tableau-4').getBoundingClientRect();
      await swipe([Math.round(box.right) + 4, Math.round(box.top + box.height / 2)]);
      await shown();
      expect([endings, scrollY]).to.deep.equal([['pointerup'], 0]);
    });

    it('scrolls it from a movable card where the page says so', async () => {
      const style = document.createElement('style');
      style.textContent = 'patience-kenfild::part(card) { touch-action: pan-y }';
      element.before(style);
      await shown();
      await scrolls(pointAt(element, spotOf(element, 'tableau-4')));
      await expectClean(element);
      expect(heard).to.deep.equal([]);
    });

    it('drags a movable card, and the page stays', async () => {
      await swipe(pointAt(element, spotOf(element, 'tableau-4')));
      await shown();
      // A browser that scrolls takes the finger away first.
      expect([endings, scrollY]).to.deep.equal([['pointerup'], 0]);
      heard.length = 0;
      await byTouchDrag(element, twoOnThree);
      expect(heard).to.deep.equal([saying(twoOnThree)]);
      expect(scrollY).to.equal(0);
      expect(warnings).to.deep.equal([]);
    });
  });
