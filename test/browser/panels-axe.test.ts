/** Panels for eyes that need more: axe in light, dark and forced colours, in every state that a panel has. */
import { expect } from '@open-wc/testing';
import type { PatienceElement } from '../../src/index.js';
import { media } from '../support/commands.js';
import { open, panelOf } from './support/panels.js';
import { emptyStorage, KEY } from './support/saves.js';
import { calmWindow, mount, rootOf } from './support/table.js';
import { until } from './support/time.js';

const calm = { 'prefers-reduced-motion': 'reduce' };
const LOOKS = {
  light: { 'prefers-color-scheme': 'light' },
  dark: { 'prefers-color-scheme': 'dark' },
  'forced colours': { 'forced-colors': 'active' },
} as const;

/** Sends this number. */
async function send(element: PatienceElement, number: string): Promise<void> {
  panelOf(element)!.querySelector<HTMLInputElement>('#number')!.value = number;
  panelOf(element)!.querySelector<HTMLElement>('[type=submit]')!.click();
  await element.updateComplete;
}

/** Opens the settings of an element that keeps. */
async function openCounted(element: PatienceElement): Promise<void> {
  element.saveKey = KEY;
  await element.updateComplete;
  await open(element, 'settings');
}

/** Languages and widths: those of the first two serve for other colours. */
const PLACES = [
  ['ru', 900],
  ['en', 280],
  ['ru', 160],
  ['en', 160],
  ['ru', 280],
  ['ru', 360],
  ['en', 360],
] as const;

/** Every panel, in every state. */
const STATES: Readonly<Record<string, (element: PatienceElement) => Promise<unknown>>> = {
  rules: (element) => open(element, 'rules'),
  settings: (element) => open(element, 'settings'),
  'settings of one’s own': async (element) => {
    element.setOwn({ mirror: true, faces: 'english' });
    await open(element, 'settings');
  },
  'statistics that are to be copied by hand': async (element) => {
    await openCounted(element);
    panelOf(element)!.querySelector<HTMLElement>('.counts + .actions .pill')!.click();
    await until(() => panelOf(element)!.querySelector('.by-hand') !== null, 'nothing is to be copied');
  },
  'a text that is no statistics': async (element) => {
    await openCounted(element);
    panelOf(element)!.querySelector<HTMLElement>('[aria-expanded]')!.click();
    await element.updateComplete;
    panelOf(element)!.querySelector<HTMLElement>('[type=submit]')!.click();
    await element.updateComplete;
    expect(panelOf(element)!.querySelector('#untaken')!.textContent.trim()).not.to.equal('');
  },
  deal: (element) => open(element, 'deal'),
  'a wrong number': async (element) => {
    await open(element, 'deal');
    await send(element, '0');
    expect(panelOf(element)!.querySelector('.wrong')!.textContent.trim()).not.to.equal('');
  },
  'a game that would be left': async (element) => {
    element.play(element.game!.moves()[0]!);
    await open(element, 'deal');
    await send(element, '8');
    expect(panelOf(element)!.querySelector('.offers')).to.exist;
  },
  'a text to be copied by hand': async (element) => {
    await open(element, 'deal');
    panelOf(element)!.querySelector<HTMLElement>('.on-table + .actions .pill')!.click();
    await until(() => panelOf(element)!.querySelector('.by-hand') !== null, 'nothing is to be copied');
  },
  keys: (element) => element.showKeys(),
};

describe('panels are accessible', function () {
  this.timeout(120_000);
  beforeEach(async () => {
    await calmWindow();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  });
  afterEach(async () => {
    Reflect.deleteProperty(navigator, 'clipboard');
    emptyStorage();
    await calmWindow();
  });

  for (const [look, features] of Object.entries(LOOKS)) {
    it(`in ${look}`, async () => {
      await media({ ...calm, ...features });
      const theme = look === 'dark' ? 'dark' : 'auto';
      for (const [state, reach] of Object.entries(STATES)) {
        for (const [lang, width] of look === 'light' ? PLACES : PLACES.slice(0, 2)) {
          const element = await mount('kenfild', { deal: 7, lang, link: '', theme }, `width: ${width}px`);
          await reach(element);
          const told = `${state}, ${lang}, ${width} px`;
          expect(panelOf(element), told).to.exist;
          expect(rootOf(element).querySelector('.rest')!.hasAttribute('inert'), told).to.equal(true);
          await expect(element, told).to.be.accessible();
        }
      }
    });
  }
});
