/** What has been counted, below the settings: it is shown, copied, and added to what is counted elsewhere. */
import { expect } from '@open-wc/testing';
import type { PatienceElement } from '../../src/index.js';
import { statistics as en } from '../../src/locales/en-statistics.js';
import { statistics as ru } from '../../src/locales/ru-statistics.js';
import { press } from '../support/commands.js';
import { open, panelOf, textOf } from './support/panels.js';
import { counted, emptyStorage, KEY, meet, winOf } from './support/saves.js';
import { calmWindow, mount, rootOf } from './support/table.js';
import { until } from './support/time.js';

const { deal, moves } = winOf('kenfild');

function clipboard(writeText: ((text: string) => Promise<void>) | null): void {
  const value = writeText === null ? undefined : { writeText };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
}

const button = (element: PatienceElement, words: string): HTMLElement => {
  const found = [...panelOf(element)!.querySelectorAll<HTMLElement>('.pill')].find((pill) => textOf(pill) === words);
  if (found === undefined) throw new Error(`There is no button “${words}”.`);
  return found;
};
const field = (element: PatienceElement): HTMLInputElement | null =>
  panelOf(element)!.querySelector<HTMLInputElement>('#taken');
const byHand = (element: PatienceElement): HTMLInputElement | null =>
  panelOf(element)!.querySelector<HTMLInputElement>('.by-hand');
const said = (element: PatienceElement): string => textOf(panelOf(element)!.querySelector('.done'));
const focused = (element: PatienceElement): Element | null => rootOf(element).activeElement;
/** The rows that are shown, with what has been counted. */
const rows = (element: PatienceElement): string[] =>
  [...panelOf(element)!.querySelectorAll('.counts .setting')].map((row) => textOf(row));

/** Sends a text, by the keyboard alone. */
async function add(element: PatienceElement, text: string): Promise<void> {
  field(element)!.value = text;
  button(element, 'Add').focus();
  await press('Enter');
  await element.updateComplete;
}

/** What a browser hands on in which one deal has come out. */
async function handedOn(): Promise<string> {
  const element = await meet('kenfild', { deal });
  for (const move of moves) element.play(move);
  const text = await element.exportStatistics();
  element.remove();
  emptyStorage();
  return text;
}

describe('statistics', function () {
  this.timeout(60_000);
  beforeEach(async () => {
    await calmWindow();
    emptyStorage();
  });
  afterEach(() => {
    emptyStorage();
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  it('are nowhere without save-key', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    const panel = await open(element, 'settings');
    expect(panel.querySelector('.counts')).to.equal(null);
    expect(() => button(element, 'Copy statistics')).to.throw();
    expect(() => button(element, 'Add statistics')).to.throw();
  });

  it('tell best moves and time only once a deal has come out, and no average of some deals under a name for all', async () => {
    const element = await meet('kenfild', { deal: deal + 1 });
    element.play({ from: 'stock', to: 'waste', count: 3 });
    element.newDeal(deal);
    await element.updateComplete;
    await open(element, 'settings');
    const left = ['Deals played 1', 'Came out 0', 'In a row 0', 'Most in a row 0'];
    expect(rows(element)).to.deep.equal(left);
    await press('Escape');
    for (const move of moves) element.play(move);
    await element.updateComplete;
    await open(element, 'settings');
    expect(rows(element).slice(0, 5)).to.deep.equal([
      'Deals played 2',
      'Came out 1',
      'In a row 1',
      'Most in a row 1',
      `Fewest moves ${moves.length}`,
    ]);
    expect(rows(element).slice(5)).to.have.length(1);
    expect(rows(element)[5]).to.match(/^Best time \d+:\d\d$/);
    for (const { rows: labels } of [en, ru])
      for (const label of Object.values(labels))
        expect(label).not.to.match(/average|mean|rate|%|share|средн|процент|доля/i);
  });

  it('are copied, and it is said', async () => {
    const copied: string[] = [];
    clipboard((text) => Promise.resolve(void copied.push(text)));
    const element = await meet('kenfild', { deal });
    for (const move of moves) element.play(move);
    await element.updateComplete;
    await open(element, 'settings');
    expect(rows(element).slice(0, 2)).to.deep.equal(['Deals played 1', 'Came out 1']);
    button(element, 'Copy statistics').focus();
    await press('Enter');
    await until(() => said(element) !== '', 'nothing is said');
    expect(said(element)).to.equal('The statistics are copied: paste them in another browser, or keep them.');
    expect(copied).to.deep.equal([await element.exportStatistics()]);
    expect([byHand(element), focused(element)]).to.deep.equal([null, button(element, 'Copy statistics')]);
  });

  for (const [why, write] of [
    ['is refused, as in a frame', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
    ['is not there', null],
  ] as const) {
    it(`are to be copied by hand where the clipboard ${why}`, async () => {
      clipboard(write);
      const element = await meet('kenfild', { deal: 7 });
      await open(element, 'settings');
      button(element, 'Copy statistics').click();
      await until(() => focused(element) === byHand(element) && byHand(element) !== null, 'nothing is to be copied');
      const shown = byHand(element)!;
      expect([shown.value, shown.readOnly]).to.deep.equal([await element.exportStatistics(), true]);
      expect([shown.selectionStart, shown.selectionEnd]).to.deep.equal([0, shown.value.length]);
      expect([textOf(shown.labels![0]), said(element)]).to.deep.equal(['Copy them from here:', '']);
    });
  }

  it('from elsewhere are added by keys, and shown at once', async () => {
    const text = await handedOn();
    const element = await meet('kenfild', { deal: 7 });
    await open(element, 'settings');
    button(element, 'Add statistics').focus();
    await press('Enter');
    await element.updateComplete;
    expect(button(element, 'Add statistics').getAttribute('aria-expanded')).to.equal('true');
    expect(focused(element)).to.equal(field(element));
    expect(textOf(field(element)!.labels![0])).to.equal('Statistics that were copied elsewhere');
    expect(rows(element).slice(0, 2)).to.deep.equal(['Deals played 0', 'Came out 0']);
    await add(element, ` ${text} `);
    expect(rows(element).slice(0, 2)).to.deep.equal(['Deals played 1', 'Came out 1']);
    expect([said(element), field(element)]).to.deep.equal(['The statistics are added.', null]);
    expect(focused(element), 'back at the button').to.equal(button(element, 'Add statistics'));
    expect(counted('kenfild')).to.equal('1 1 1 1');
    expect(element.moveCount, 'keys in the panel are not for the board').to.equal(0);
  });

  it('say in one sentence that a text is another, and change nothing', async () => {
    const text = await handedOn();
    const element = await meet('kenfild', { deal: 7 });
    await open(element, 'settings');
    button(element, 'Add statistics').click();
    await element.updateComplete;
    let before: string | null = '';
    for (const wrong of ['', 'hello', '{}', text.slice(0, -9), text.replace('"won":1', '"won":9')]) {
      await add(element, wrong);
      const trouble = rootOf(element).getElementById(field(element)!.getAttribute('aria-describedby')!)!;
      expect(trouble.getAttribute('role')).to.equal('alert');
      expect(textOf(trouble)).to.equal('This is not a whole copied text, so nothing has been added.');
      expect(trouble.textContent, 'the same once more is a change, or it would not be heard').not.to.equal(before);
      before = trouble.textContent;
      expect(field(element)!.getAttribute('aria-invalid')).to.equal('true');
      expect([field(element)!.value, focused(element)]).to.deep.equal([wrong, field(element)]);
      expect(rows(element)[0]).to.equal('Deals played 0');
    }
    await add(element, text);
    expect(rows(element)[0]).to.equal('Deals played 1');
  });

  it('say so where the browser keeps nothing', async () => {
    const text = await handedOn();
    const element = await meet('kenfild', { deal: 7 });
    await open(element, 'settings');
    button(element, 'Add statistics').click();
    await element.updateComplete;
    const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')!;
    Storage.prototype.setItem = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    try {
      await add(element, text);
    } finally {
      Object.defineProperty(Storage.prototype, 'setItem', setItem);
    }
    expect(textOf(panelOf(element)!.querySelector('#untaken'))).to.equal(
      'The browser keeps nothing here, so nothing could be added.',
    );
    expect(localStorage.getItem(KEY) ?? '').not.to.contain('"played":1');
  });

  it('are put away with the field, and clean when the panel is opened anew', async () => {
    const element = await meet('kenfild', { deal: 7 });
    await open(element, 'settings');
    button(element, 'Add statistics').click();
    await element.updateComplete;
    await add(element, 'hello');
    button(element, 'Add statistics').click();
    await element.updateComplete;
    expect(field(element)).to.equal(null);
    button(element, 'Add statistics').click();
    await element.updateComplete;
    expect(field(element)!.hasAttribute('aria-invalid')).to.equal(false);
    await press('Escape');
    await element.updateComplete;
    expect(panelOf(element)).to.equal(null);
    await open(element, 'settings');
    expect([field(element), said(element)]).to.deep.equal([null, '']);
  });

  it('keep within a narrow element, in Russian', async () => {
    clipboard(null);
    const element = await mount('kenfild', { deal: 7, lang: 'ru', 'save-key': KEY }, 'width: 280px');
    const panel = await open(element, 'settings');
    button(element, 'Скопировать статистику').click();
    await until(() => byHand(element) !== null, 'nothing is to be copied');
    button(element, 'Добавить статистику').click();
    await element.updateComplete;
    expect(panel.scrollWidth).to.be.at.most(panel.clientWidth);
    for (const part of panel.querySelectorAll('.pill, .text')) {
      const { left, right } = part.getBoundingClientRect();
      const room = panel.getBoundingClientRect();
      expect(left >= room.left && right <= room.right, textOf(part)).to.equal(true);
    }
  });
});
