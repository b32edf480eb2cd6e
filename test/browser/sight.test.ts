import { expect } from '@open-wc/testing';
import type { PatienceElement } from '../../src/index.js';
import { media, press, viewport } from '../support/commands.js';
import { open } from './support/panels.js';
import { calmWindow, ids, mount, rootOf, settled } from './support/table.js';

const calm = { 'prefers-reduced-motion': 'reduce' };

/** Every pile and button that is seen lies inside the element, and the page does not scroll sideways for any. */
function expectInside(element: PatienceElement, told: string): void {
  const outer = element.getBoundingClientRect();
  for (const part of rootOf(element).querySelectorAll('.pile:not(.away), .control, button, .status')) {
    if (!part.checkVisibility()) continue;
    const box = part.getBoundingClientRect();
    expect(box.left, `${told}: left of ${part.className}`).to.be.at.least(outer.left - 1);
    expect(box.right, `${told}: right of ${part.className}`).to.be.at.most(outer.right + 1);
    expect(box.bottom, `${told}: foot of ${part.className}`).to.be.at.most(outer.bottom + 1);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, `${told}: the page scrolls sideways`).to.be.at.most(clientWidth);
}

describe('for eyes that need more', function () {
  this.timeout(60_000);
  beforeEach(() => calmWindow());
  afterEach(async () => {
    document.documentElement.style.fontSize = '';
    await calmWindow();
  });

  it('zoom 400 %: a window of 320 × 256 px holds every table, and its end in sight', async () => {
    await viewport(320, 256);
    for (const id of ids) {
      const element = await mount(id, { deal: 7 }, '');
      expectInside(element, id);
      await expect(element).to.be.accessible();
    }
  });

  it('text twice as large on the page', async () => {
    document.documentElement.style.fontSize = '200%';
    for (const id of ids) {
      const element = await mount(id, { deal: 7, lang: 'ru' }, 'width: 360px; font-size: 2rem; line-height: 1.5');
      expectInside(element, id);
    }
  });

  for (const [feature, value] of [
    ['forced-colors', 'active'],
    ['prefers-contrast', 'more'],
  ] as const) {
    it(`${feature}: ${value}`, async () => {
      await media({ ...calm, [feature]: value });
      for (const id of ids) {
        const element = await mount(id, { deal: 7, tap: 'select' });
        element.focus();
        await press('ArrowLeft');
        await press('Enter');
        await settled(element);
        const focused = rootOf(element).activeElement!;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
        const ring = (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
        expect(ring, `${id}: the focus is seen`).to.equal(true);
        await expect(element).to.be.accessible();
      }
    });
  }

  it('forced-colors: whatever takes the focus in a panel or on a sheet shows it, and what is offered is read', async () => {
    await media({ ...calm, 'forced-colors': 'active' });
    for (const name of ['settings', 'deal', 'keys', 'wish'] as const) {
      const element = await mount('kenfild', { deal: 7, timer: '', ...(name === 'wish' ? { wish: '' } : {}) });
      if (name === 'keys') await element.showKeys();
      else if (name !== 'wish') await open(element, name);
      const around = rootOf(element).querySelector('.panel, .sheet')!;
      for (const control of around.querySelectorAll<HTMLElement>('button, input')) {
        const ring = (): string => {
          const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(control);
          return outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineOffset}`;
        };
        control.blur();
        const quiet = ring();
        control.focus({ focusVisible: true });
        expect(['', quiet], `${name}: ${control.outerHTML}`).not.to.include(ring());
      }
      for (const pill of around.querySelectorAll('.pill.main')) {
        const { backgroundColor, color, forcedColorAdjust } = getComputedStyle(pill);
        expect(forcedColorAdjust, `${name}: no strip behind the words`).to.equal('none');
        expect(color).not.to.equal(backgroundColor);
      }
    }
  });

  it('prefers-contrast: more makes quiet things as plain as text', async () => {
    const colours = async (): Promise<readonly string[]> => {
      const element = await mount('kenfild', { deal: 7 });
      return ['.caption', '.pile.stock', '.title .which'].map(
        (part) => getComputedStyle(rootOf(element).querySelector(part)!).color,
      );
    };
    const [quiet] = await colours();
    await media({ ...calm, 'prefers-contrast': 'more' });
    const [caption, text] = await colours();
    expect(caption).not.to.equal(quiet);
    expect(caption).to.equal(text);
  });
});
