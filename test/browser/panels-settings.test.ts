/** The reader's own settings: they work at once, count before the page's, and do not touch them. */
import { expect } from '@open-wc/testing';
import type { PatienceElement } from '../../src/index.js';
import { mouse, pointOf, press } from '../support/commands.js';
import { open, panelOf, textOf } from './support/panels.js';
import { calmWindow, mount, rootOf } from './support/table.js';
import { until } from './support/time.js';

const input = (element: PatienceElement, name: string, value?: string): HTMLInputElement =>
  panelOf(element)!.querySelector<HTMLInputElement>(
    `input[name="${name}"]${value === undefined ? '' : `[value="${value}"]`}`,
  )!;
const table = (element: PatienceElement): HTMLElement => rootOf(element).querySelector<HTMLElement>('.table')!;
const attributes = (element: PatienceElement): string =>
  element.cloneNode(false) instanceof HTMLElement ? element.outerHTML : '';

describe('settings', function () {
  this.timeout(30_000);
  beforeEach(() => calmWindow());
  afterEach(() => mouse.reset());

  it('show what is in force, with the names of their rows', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en', theme: 'dark', tap: 'select', timer: '' });
    const panel = await open(element, 'settings');
    const checked = [...panel.querySelectorAll<HTMLInputElement>('input:checked')].map(
      ({ name, type, value }) => `${name}${type === 'radio' ? ` ${value}` : ''}`,
    );
    expect(checked).to.deep.equal([
      'suits two-colour',
      'faces plain',
      'theme dark',
      'autoMove off',
      'motion normal',
      'timer',
    ]);
    for (const one of panel.querySelectorAll('input')) expect(one.labels!.length).to.equal(1);
    for (const group of panel.querySelectorAll('[role=radiogroup]'))
      expect(group.getAttribute('aria-label')).to.equal(textOf(group.querySelector('.label')));
  });

  it('say nothing of cards that go up where none do', async () => {
    const element = await mount('skorpion', { deal: 7, lang: 'ru' });
    const panel = await open(element, 'settings');
    expect(input(element, 'autoMove')).to.equal(null);
    expect(textOf(panel)).not.to.contain('базы');
    expect(input(element, 'tap')).not.to.equal(null);
  });

  it('work at once and write no attribute; as the page has it, they are gone', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en', suits: 'four-colour' });
    const before = attributes(element);
    await open(element, 'settings');
    await mouse.click(pointOf(input(element, 'suits', 'two-colour')));
    await mouse.click(pointOf(input(element, 'theme', 'dark')));
    await mouse.click(pointOf(input(element, 'mirror')));
    await mouse.click(pointOf(input(element, 'tap')));
    await mouse.click(pointOf(input(element, 'timer')));
    await mouse.click(pointOf(input(element, 'motion', 'none')));
    await mouse.click(pointOf(input(element, 'autoMove', 'all')));
    await element.updateComplete;
    expect(table(element).dataset['suits']).to.equal('two-colour');
    expect(table(element).dataset['theme']).to.equal('dark');
    expect(rootOf(element).querySelector('.board.mirror')).to.exist;
    expect(rootOf(element).querySelector('.time')?.textContent).to.equal('0:00');
    expect([element.tapMode, element.motionMode, element.autoLevel]).to.deep.equal(['select', 'none', 'all']);
    expect(attributes(element)).to.equal(before);
    expect([element.suits, element.theme, element.mirror, element.timer]).to.deep.equal([
      'four-colour',
      'auto',
      false,
      false,
    ]);
    expect(element.ownSettings).to.deep.equal({
      suits: 'two-colour',
      theme: 'dark',
      mirror: true,
      tap: 'select',
      timer: true,
      motion: 'none',
      autoMove: 'all',
    });
    await mouse.click(pointOf(panelOf(element)!.querySelector('.actions .pill')!));
    await element.updateComplete;
    expect(element.ownSettings).to.deep.equal({});
    expect(table(element).dataset['suits']).to.equal('four-colour');
    expect(input(element, 'suits', 'four-colour').checked).to.equal(true);
    expect([input(element, 'mirror').checked, input(element, 'tap').checked]).to.deep.equal([false, true]);
    expect(rootOf(element).querySelector('.time')).to.equal(null);
  });

  it('are changed by keys: arrows within a row, Space for a switch', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    await open(element, 'settings');
    input(element, 'theme', 'auto').focus();
    await press('ArrowRight');
    await element.updateComplete;
    expect(element.tone).to.equal('light');
    input(element, 'mirror').focus();
    await press(' ');
    await element.updateComplete;
    expect(element.mirrored).to.equal(true);
    expect(element.moveCount).to.equal(0);
  });

  it('outlast the page’s changes and another deal, and are those of one element', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    element.setOwn({ theme: 'dark' });
    element.setAttribute('theme', 'light');
    element.newDeal(8);
    await element.updateComplete;
    expect(element.tone).to.equal('dark');
    const other = await mount('kenfild', { deal: 7, lang: 'en' });
    expect(other.tone).to.equal('auto');
  });

  it('say the English court figures, which then come, and go again', async () => {
    const element = await mount('korol-dama-valet', { deal: 7, lang: 'en' });
    /** Courts on the table, and those of them that are drawn in the English way. */
    const courts = (): readonly Element[] =>
      [...rootOf(element).querySelectorAll('.card[data-card]')].filter((card) =>
        /^[JQK]/.test(card.getAttribute('data-card')!),
      );
    const english = (): number => courts().filter((card) => card.querySelector('.english') !== null).length;
    element.play({ from: 'stock', to: 'waste', count: 1 });
    await element.updateComplete;
    expect([courts().length > 0, english()]).to.deep.equal([true, 0]);
    await open(element, 'settings');
    input(element, 'faces', 'english').click();
    await element.updateComplete;
    expect(element.deck).to.equal('english');
    expect(element.faces).to.equal('plain');
    await until(() => english() === courts().length, 'the courts are not drawn');
    input(element, 'faces', 'plain').click();
    await until(() => english() === 0, 'they stay');
  });

  it('look the same after the panel of deals was open: its styles are its own', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'ru' }, 'width: 360px');
    const look = async (): Promise<string[]> => {
      const panel = await open(element, 'settings');
      const rows = [...panel.querySelectorAll('.setting, .segments label, .pill')].map((row) => {
        const { x, width, height } = row.getBoundingClientRect();
        const { marginTop, borderTopWidth, borderBottomWidth } = getComputedStyle(row);
        return [x, width, height, marginTop, borderTopWidth, borderBottomWidth].join();
      });
      await press('Escape');
      await until(() => panelOf(element) === null, 'the settings do not close');
      return rows;
    };
    const first = await look();
    await open(element, 'deal');
    await press('Escape');
    await until(() => panelOf(element) === null, 'the panel of deals does not close');
    expect(await look()).to.deep.equal(first);
  });
});
