/** Panels and the focus: of a reader who has gone on in the page, of other elements, and of a game that ends below. */
import { expect, fixture, html } from '@open-wc/testing';
import { PANEL } from '../../src/elements/panels/panel-parts.js';
import type { PatienceElement } from '../../src/index.js';
import { mouse, pointOf, press } from '../support/commands.js';
import { lines } from './support/lines.js';
import { open, opened, openerOf, panelOf, textOf } from './support/panels.js';
import { calmWindow, create, mount, rootOf, settled } from './support/table.js';
import { until } from './support/time.js';

const active = (element: PatienceElement): Element | null => rootOf(element).activeElement;

/** A field of the page after the element. */
function fieldAfter(element: PatienceElement): HTMLInputElement {
  const field = document.createElement('input');
  element.after(field);
  return field;
}

/** Settings do not come before they are let through. */
function slowSettings(): { readonly come: () => void } {
  const { settings } = PANEL;
  let come = (): void => undefined;
  const waits = new Promise<void>((resolve) => (come = resolve));
  Object.defineProperty(settings, 'load', {
    configurable: true,
    value: async (anew?: boolean) => {
      await waits;
      // What is put here lies over the method, and is taken away.
      Reflect.deleteProperty(settings, 'load');
      return settings.load(anew);
    },
  });
  return { come };
}

describe('a panel that comes late', function () {
  this.timeout(60_000);
  beforeEach(() => calmWindow());
  afterEach(async () => {
    Reflect.deleteProperty(PANEL.settings, 'load');
    await mouse.reset();
  });

  it('leaves the focus to a reader who types in the page by now, and tells of itself', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    const field = fieldAfter(element);
    const { come } = slowSettings();
    openerOf(element, 'settings').focus();
    await press('Enter');
    field.focus();
    await press('a');
    come();
    await until(() => panelOf(element), 'nothing opens');
    await element.updateComplete;
    await press('b');
    expect(field.value).to.equal('ab');
    expect(textOf(rootOf(element).querySelector('.spoken'))).to.equal('Settings, Canfield');
    await press('Escape');
    expect(panelOf(element), 'Escape is the page’s').to.exist;
    await mouse.click(pointOf(panelOf(element)!.querySelector('.close')!));
    await element.updateComplete;
    expect(panelOf(element)).to.equal(null);
    expect(active(element)).to.equal(openerOf(element, 'settings'));
    field.remove();
  });

  it('takes the focus from its button, from a card and from nothing', async () => {
    for (const goTo of [
      (): void => undefined,
      (element: PatienceElement): void => element.focus(),
      (element: PatienceElement): void => openerOf(element, 'settings').blur(),
    ]) {
      const element = await mount('kenfild', { deal: 7, lang: 'en' });
      const { come } = slowSettings();
      openerOf(element, 'settings').focus();
      openerOf(element, 'settings').click();
      goTo(element);
      come();
      await opened(element, 'settings');
      Reflect.deleteProperty(PANEL.settings, 'load');
    }
  });

  it('does not open where the element has left its place meanwhile, be it for a moment', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    const home = element.parentElement!;
    const leave = (): void => {
      element.remove();
      home.append(element);
    };
    const first = element.showRules();
    leave();
    expect(await first).to.equal(false);
    const { come } = slowSettings();
    openerOf(element, 'settings').click();
    await element.updateComplete;
    leave();
    come();
    await settled(element);
    expect(panelOf(element)).to.equal(null);
    expect(await element.showRules()).to.equal(true);
  });

  it('does not open where Escape was pressed meanwhile, which goes no further; the next does', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    const { come } = slowSettings();
    openerOf(element, 'settings').focus();
    await press('Enter');
    const further: string[] = [];
    const hear = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (!defaultPrevented) further.push(key);
    };
    document.addEventListener('keydown', hear);
    await press('Escape');
    document.removeEventListener('keydown', hear);
    come();
    await settled(element);
    await settled(element);
    expect(panelOf(element)).to.equal(null);
    expect(further).to.deep.equal([]);
    expect(active(element)).to.equal(openerOf(element, 'settings'));
    await press('Enter');
    await opened(element, 'settings');
  });

  it('does not open where another was asked for after it', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    const { come } = slowSettings();
    openerOf(element, 'settings').click();
    expect(await element.showRules()).to.equal(true);
    come();
    await settled(element);
    expect(panelOf(element)!.matches('.rules')).to.equal(true);
  });
});

describe('the focus of a panel', function () {
  this.timeout(60_000);
  beforeEach(() => calmWindow());
  afterEach(() => mouse.reset());

  it('may go on to the page: Escape there is the page’s, the panel works on and gives the focus back', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    const field = fieldAfter(element);
    await open(element, 'rules');
    await press('Tab', 'Tab');
    expect(document.activeElement).to.equal(field);
    await press('Escape', 'z');
    expect([panelOf(element) !== null, field.value]).to.deep.equal([true, 'z']);
    await press('Shift+Tab');
    expect(active(element)?.matches('.close')).to.equal(true);
    await press('Escape');
    await element.updateComplete;
    expect(panelOf(element)).to.equal(null);
    expect(active(element)).to.equal(openerOf(element, 'rules'));
    field.remove();
  });

  it('goes home after a press beside it, and stays in the page where it has gone there', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    const field = fieldAfter(element);
    for (const home of [openerOf(element, 'settings'), field]) {
      const panel = await open(element, 'settings');
      if (home === field) field.focus();
      const { left } = panel.getBoundingClientRect();
      const { top } = panel.parentElement!.getBoundingClientRect();
      await mouse.click([left - 20, top + 60]);
      await element.updateComplete;
      expect(panelOf(element)).to.equal(null);
      expect(home === field ? document.activeElement : active(element)).to.equal(home);
    }
    field.remove();
  });

  it('stays in it when the game is won below, and then goes to what the end offers', async () => {
    const element = await mount('kongress', { record: lines['kongress']!.record, lang: 'en' });
    const sheet = (): Element | null => rootOf(element).querySelector('.sheet.win');
    expect(element.status).to.equal('won');
    element.undo();
    await element.updateComplete;
    expect(sheet()).to.equal(null);
    const panel = await open(element, 'rules');
    element.redo();
    await element.updateComplete;
    expect([element.status, sheet() !== null]).to.deep.equal(['won', true]);
    expect(active(element)).to.equal(panel);
    expect(sheet()!.closest('[inert]')).to.exist;
    const over = rootOf(element).elementFromPoint(...pointOf(sheet()!));
    expect(over?.closest('.veil'), 'the panel lies over the end').to.exist;
    await press('Escape');
    await element.updateComplete;
    expect(active(element)).to.equal(openerOf(element, 'rules'));
    expect(sheet()!.closest('[inert]')).to.equal(null);
    const next = sheet()!.querySelector('.pill')!;
    await until(() => next.getAnimations().length === 0, 'the button to take presses');
    await mouse.click(pointOf(next));
    await element.updateComplete;
    expect(element.status).to.equal('playing');
  });

  it('leaves a dialog of the page open: Escape closes the panel alone', async () => {
    const dialog = await fixture<HTMLDialogElement>(html`<dialog></dialog>`);
    const element = create('kenfild', { deal: 7, lang: 'en' });
    dialog.append(element);
    dialog.showModal();
    await settled(element);
    await open(element, 'settings');
    await press('Escape');
    await element.updateComplete;
    expect([panelOf(element), dialog.open]).to.deep.equal([null, true]);
    expect(active(element)).to.equal(openerOf(element, 'settings'));
    await press('Escape');
    expect(dialog.open).to.equal(false);
  });

  it('comes back in nested shadow roots, to the element and to others', async () => {
    const outer = await fixture<HTMLElement>(html`<div style="width: 600px"></div>`);
    const inner = outer.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    const root = inner.attachShadow({ mode: 'open' });
    const own = root.appendChild(document.createElement('button'));
    const element = create('kenfild', { deal: 7, lang: 'en' });
    root.append(element);
    await settled(element);
    await open(element, 'settings');
    await press('Escape');
    expect(active(element)).to.equal(openerOf(element, 'settings'));
    own.focus();
    expect(await element.showRules()).to.equal(true);
    expect(panelOf(element)!.matches(':focus-within')).to.equal(true);
    await press('Escape');
    expect(root.activeElement).to.equal(own);
  });

  it('stays in a panel whose element is moved in one step, hidden for a while, or made narrow', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    const home = element.parentElement!;
    const panel = await open(element, 'settings');
    home.style.width = '160px';
    await settled(element);
    expect(active(element)).to.equal(panel);
    expect(panel.scrollWidth).to.equal(panel.clientWidth);
    home.style.display = 'none';
    await settled(element);
    home.style.display = '';
    await settled(element);
    expect(panelOf(element)).to.equal(panel);
    panel.focus();
    const place = home.appendChild(document.createElement('div'));
    if ('moveBefore' in place && typeof place.moveBefore === 'function') {
      place.moveBefore(element, null);
      await settled(element);
      expect([panelOf(element), active(element)]).to.deep.equal([panel, panel]);
    }
    await press('Escape');
    await element.updateComplete;
    expect(panelOf(element)).to.equal(null);
    expect(active(element)).to.exist;
  });
});

describe('panels of several elements, and pages that read from the right', function () {
  this.timeout(60_000);
  beforeEach(() => calmWindow());

  it('tell by their names which game they are of', async () => {
    const home = await fixture<HTMLElement>(html`<div style="width: 600px"></div>`);
    const [one, other] = [create('kenfild', { deal: 7, lang: 'en' }), create('kongress', { deal: 7, lang: 'ru' })];
    home.append(one, other);
    await Promise.all([settled(one), settled(other)]);
    for (const [name, english, russian] of [
      ['rules', 'Rules', 'Правила'],
      ['settings', 'Settings', 'Настройки'],
      ['deal', 'Choose a deal', 'Выбор расклада'],
    ] as const) {
      await open(one, name);
      await open(other, name);
      expect([one, other].map((element) => panelOf(element)!.getAttribute('aria-label'))).to.deep.equal([
        `${english}, Canfield`,
        `${russian}, Конгресс`,
      ]);
      await press('Escape');
      one.focus();
      await press('Escape');
      await Promise.all([one.updateComplete, other.updateComplete]);
      expect([one, other].map(panelOf)).to.deep.equal([null, null]);
    }
  });

  it('fit a page that reads from right to left', async () => {
    const before = document.documentElement.dir;
    document.documentElement.dir = 'rtl';
    try {
      for (const width of [160, 280, 900])
        for (const name of ['rules', 'settings', 'deal'] as const) {
          const element = await mount('kenfild', { deal: 7, lang: 'en' }, `width: ${width}px`);
          const panel = await open(element, name);
          const told = `${name}, ${width}`;
          expect(panel.scrollWidth, told).to.equal(panel.clientWidth);
          const [inner, outer] = [panel.getBoundingClientRect(), element.getBoundingClientRect()];
          expect(inner.left - outer.left, told).to.be.at.least(-0.01);
          expect(outer.right - inner.right, told).to.be.at.least(-0.01);
        }
    } finally {
      document.documentElement.dir = before;
    }
  });
});

describe('the number of the deal', () => {
  before(() => calmWindow());

  it('keeps the focus where another width shows it elsewhere, and takes it from nothing else', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    const home = element.parentElement!;
    const [wide, narrow] = ['.title .which', '.status .which'];
    element.shadowRoot?.querySelector<HTMLElement>(wide)?.focus();
    for (const [width, place] of [
      [360, narrow],
      [900, wide],
      [400, narrow],
    ] as const) {
      home.style.width = `${width}px`;
      await settled(element);
      await until(() => active(element) !== null && active(element) === rootOf(element).querySelector(place), place);
    }
    const field = fieldAfter(element);
    field.focus();
    home.style.width = '900px';
    await settled(element);
    expect(document.activeElement).to.equal(field);
  });
});
