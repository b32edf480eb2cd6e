/** Panels over the board: how they open and close, where the focus goes, and what they leave alone. */
import { expect, fixture, html } from '@open-wc/testing';
import type { PatienceElement } from '../../src/index.js';
import { mouse, pointOf, press } from '../support/commands.js';
import { open, opened, openerOf, panelOf, textOf } from './support/panels.js';
import { calmWindow, create, mount, rootOf } from './support/table.js';
import { until } from './support/time.js';

const NAMES = ['rules', 'settings', 'deal'] as const;
const active = (element: PatienceElement): Element | null => rootOf(element).activeElement;
const restOf = (element: PatienceElement): HTMLElement => rootOf(element).querySelector<HTMLElement>('.rest')!;

describe('a panel', function () {
  this.timeout(30_000);
  beforeEach(() => calmWindow());
  afterEach(() => mouse.reset());

  for (const name of NAMES) {
    it(`${name} opens and closes by mouse, and the focus goes in and back`, async () => {
      const element = await mount('kenfild', { deal: 7, lang: 'en' });
      const opener = openerOf(element, name);
      await mouse.click(pointOf(opener));
      const panel = await opened(element, name);
      expect(panel.getAttribute('role')).to.equal('dialog');
      const title = { rules: 'Rules', settings: 'Settings', deal: 'Choose a deal' }[name];
      expect(panel.getAttribute('aria-label')).to.equal(`${title}, Canfield`);
      expect(textOf(panel.querySelector('h2'))).to.equal(name === 'rules' ? 'Canfield' : title);
      expect(restOf(element).hasAttribute('inert')).to.equal(true);
      expect(panel.contains(active(element))).to.equal(true);
      await mouse.click(pointOf(panel.querySelector('.close')!));
      expect(active(element)).to.equal(opener);
      await element.updateComplete;
      expect(panelOf(element)).to.equal(null);
      expect(restOf(element).hasAttribute('inert')).to.equal(false);
      expect(active(element)).to.equal(opener);
    });

    it(`${name} opens by Enter and closes by Escape, which goes no further`, async () => {
      const element = await mount('kenfild', { deal: 7, lang: 'ru' });
      const heard: string[] = [];
      const hear = ({ key }: KeyboardEvent): void => void heard.push(key);
      document.addEventListener('keydown', hear);
      openerOf(element, name).focus();
      await press('Enter');
      await opened(element, name);
      heard.length = 0;
      await press('Escape');
      document.removeEventListener('keydown', hear);
      await element.updateComplete;
      expect(panelOf(element)).to.equal(null);
      expect(active(element)).to.equal(openerOf(element, name));
      expect(heard).to.deep.equal([]);
    });

    it(`${name} lies inside the element and fits at every width`, async () => {
      for (const width of [160, 280, 360, 900]) {
        const element = await mount('kenfild', { deal: 7, lang: 'ru' }, `width: ${width}px`);
        await open(element, name);
        const panel = panelOf(element)!;
        const [inner, outer] = [panel.getBoundingClientRect(), element.getBoundingClientRect()];
        // Browsers reckon with fractions of a pixel.
        for (const over of [
          outer.left - inner.left,
          inner.right - outer.right,
          outer.top - inner.top,
          inner.bottom - outer.bottom,
        ])
          expect(over, `${width}`).to.be.below(0.01);
        expect(panel.scrollWidth, `${width}`).to.equal(panel.clientWidth);
        const { bottom } = panel.querySelector('.body')!.getBoundingClientRect();
        panel.scrollTop = panel.scrollHeight;
        expect(panel.querySelector('.body')!.getBoundingClientRect().bottom - bottom, `${width}`).to.be.at.most(0);
        for (const part of panel.querySelectorAll('button, input, label')) {
          const box = part.getBoundingClientRect();
          expect(box.right, `${width}: ${textOf(part)}`).to.be.at.most(inner.right);
        }
      }
    });
  }

  it('leaves the focus at its button, else at the board, where nothing had it before', async () => {
    for (const name of [...NAMES, 'keys'] as const) {
      const element = await mount('kenfild', { deal: 7, lang: 'en' });
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      if (name === 'keys') void element.showKeys();
      else openerOf(element, name).click();
      await opened(element, name);
      await press('Escape');
      await element.updateComplete;
      expect(panelOf(element)).to.equal(null);
      if (name === 'keys') expect(active(element)?.closest('.board'), name).to.exist;
      else expect(active(element), name).to.equal(openerOf(element, name));
    }
  });

  it('closes by a press beside it, and the card below it is not touched', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    const panel = await open(element, 'settings');
    const stock = pointOf(rootOf(element).querySelector('[data-pile="stock"] .card')!);
    expect(stock[0]).to.be.below(panel.getBoundingClientRect().left);
    await mouse.click(stock);
    await element.updateComplete;
    expect(panelOf(element)).to.equal(null);
    expect(element.moveCount).to.equal(0);
    await mouse.click(stock);
    expect(element.moveCount).to.equal(1);
  });

  it('puts back what is being dragged', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    const card = pointOf(rootOf(element).querySelector('[data-pile="tableau-4"] .card')!);
    const foundation = pointOf(rootOf(element).querySelector('[data-pile="foundation-2"]')!);
    await mouse.move(card);
    await mouse.down();
    await mouse.move([card[0] - 40, card[1] - 40]);
    await until(() => element.matches(':state(dragging)'), 'nothing is dragged');
    await element.showRules();
    expect(element.matches(':state(dragging)')).to.equal(false);
    await mouse.move(foundation);
    await mouse.up();
    expect([element.moveCount, panelOf(element)?.matches('.rules')]).to.deep.equal([0, true]);
  });

  it('keeps keys to itself: none of the board acts', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    element.play({ from: 'stock', to: 'waste', count: 3 });
    await open(element, 'rules');
    await press('z', 'd', 'u', 'a', 'ArrowDown', ' ');
    expect(element.moveCount).to.equal(1);
    expect(panelOf(element)).to.exist;
  });

  it('lets Tab walk through it and out to the page, not to the board', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    const after = document.createElement('button');
    element.after(after);
    await open(element, 'rules');
    await press('Tab');
    expect(active(element)?.matches('.close')).to.equal(true);
    await press('Tab');
    expect(document.activeElement).to.equal(after);
    expect(panelOf(element)).to.exist;
    after.remove();
  });

  it('leaves a game on the table: the clock goes on, the page may play, another deal may come', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    element.play({ from: 'stock', to: 'waste', count: 3 });
    await open(element, 'settings');
    const { elapsed } = element;
    await until(() => element.elapsed > elapsed, 'the clock stands');
    element.undo();
    element.newDeal(8);
    await element.updateComplete;
    expect([element.dealNumber, panelOf(element)?.matches('.settings')]).to.deep.equal([8, true]);
    element.focus();
    expect(panelOf(element)!.contains(active(element))).to.equal(true);
  });

  it('does not touch another element on the page', async () => {
    const home = await fixture<HTMLElement>(html`<div style="width: 900px"></div>`);
    const [one, other] = [create('kenfild', { deal: 7, lang: 'en' }), create('kongress', { deal: 7, lang: 'ru' })];
    home.append(one, other);
    await Promise.all([one.updateComplete, other.updateComplete]);
    await open(one, 'rules');
    expect(panelOf(other)).to.equal(null);
    expect(restOf(other).hasAttribute('inert')).to.equal(false);
    await open(other, 'settings');
    expect(panelOf(one)?.matches('.rules')).to.equal(true);
    await press('Escape');
    await other.updateComplete;
    expect([panelOf(one) !== null, panelOf(other)]).to.deep.equal([true, null]);
    home.remove();
  });

  it('takes the place of another, and closes where its element leaves the page', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    await open(element, 'settings');
    expect(await element.showRules()).to.equal(true);
    expect(panelOf(element)!.matches('.rules')).to.equal(true);
    const home = element.parentElement!;
    element.remove();
    home.append(element);
    await element.updateComplete;
    expect(panelOf(element)).to.equal(null);
  });

  it('puts the focus on what is to be answered: a number that is none, a game that would be left', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    element.play({ from: 'stock', to: 'waste', count: 3 });
    const panel = await open(element, 'deal');
    expect(active(element)).to.equal(panel);
    const submit = (number: string): void => {
      panel.querySelector('input')!.value = number;
      panel.querySelector<HTMLElement>('[type=submit]')!.click();
    };
    submit('1.5');
    await until(() => active(element)?.matches('input[aria-invalid=true]'), 'the number is taken');
    submit('4,294,967,295');
    await until(() => active(element)?.matches('.pill.asked'), 'nothing is asked');
    panel.querySelector<HTMLElement>('.pill:not(.asked)')!.click();
    expect(element.dealNumber).to.equal(4_294_967_295);
  });

  it('drops the question that waits, and follows the language', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    element.play({ from: 'stock', to: 'waste', count: 3 });
    rootOf(element).querySelector<HTMLElement>('.button.deal')!.click();
    await until(() => rootOf(element).querySelector('.pill.asked') !== null, 'nothing is asked');
    await element.showRules();
    expect(rootOf(element).querySelector('.status .pill')).to.equal(null);
    expect(textOf(panelOf(element)!.querySelector('h2'))).to.equal('Canfield');
    element.lang = 'ru';
    await until(() => textOf(panelOf(element)!.querySelector('.body h3')) === 'Цель', 'no Russian comes');
    expect(textOf(panelOf(element)!.querySelector('h2'))).to.equal('Кэнфилд');
    expect(panelOf(element)!.lang).to.equal('ru');
  });
});

describe('showRules()', function () {
  this.timeout(30_000);
  beforeEach(() => calmWindow());

  it('gives the focus back to the page from which it was called', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    const own = document.createElement('button');
    element.after(own);
    own.focus();
    expect(await element.showRules()).to.equal(true);
    await press('Escape');
    await element.updateComplete;
    expect(document.activeElement).to.equal(own);
    own.remove();
  });

  it('gives it back to where it was inside of another element', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    const other = document.createElement('div');
    element.after(other);
    const inner = other.attachShadow({ mode: 'open' });
    const own = inner.appendChild(document.createElement('button'));
    own.focus();
    await element.showRules();
    await press('Escape');
    await element.updateComplete;
    expect(inner.activeElement).to.equal(own);
    other.remove();
  });

  it('is false outside of a page', async () => {
    expect(await create('kenfild', { deal: 7 }).showRules()).to.equal(false);
  });

  it('says the rules of the game on the table, not those that the page asks for next', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en', draw: 1 });
    await element.showRules();
    expect(textOf(panelOf(element)!.querySelector('.rules'))).to.contain('the stock is turned one card at a time');
    element.setAttribute('draw', '3');
    await element.updateComplete;
    expect(textOf(panelOf(element)!.querySelector('.rules'))).not.to.contain('the stock is turned one card at a time');
  });
});
