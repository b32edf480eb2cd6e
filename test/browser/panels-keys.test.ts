/** The list of keys: it comes by "?" and by showKeys(), in the player's language, and says what is true. */
import { expect } from '@open-wc/testing';
import type { PatienceElement } from '../../src/index.js';
import { gesture, press } from '../support/commands.js';
import { opened, panelOf, textOf } from './support/panels.js';
import { calmWindow, mount, rootOf, spokenOf } from './support/table.js';
import { until } from './support/time.js';

/** What is listed: keys, then what they do. */
const rowsOf = (element: PatienceElement): readonly (readonly string[])[] =>
  [...panelOf(element)!.querySelectorAll('.key-list > div')].map((row) => [
    [...row.querySelectorAll('kbd')].map(textOf).join(' '),
    textOf(row.querySelector('dd')),
  ]);

describe('the list of keys', function () {
  this.timeout(60_000);
  beforeEach(() => calmWindow());

  it('comes by "?" on the board, and the focus goes back to the card', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    element.focus();
    const card = rootOf(element).activeElement;
    await press('?');
    const panel = await opened(element, 'keys');
    expect([panel.getAttribute('role'), panel.getAttribute('aria-label')]).to.deep.equal(['dialog', 'Keys, Canfield']);
    await press('?');
    expect(panelOf(element), 'in a panel the key does nothing').to.equal(panel);
    await press('Escape');
    await element.updateComplete;
    expect(panelOf(element)).to.equal(null);
    expect(rootOf(element).activeElement).to.equal(card);
  });

  it('comes by the question mark of a Russian and of an Arabic keyboard', async () => {
    for (const step of [
      { key: '?', code: 'Digit7' },
      { key: '؟', code: 'Slash' },
    ]) {
      const element = await mount('kenfild', { deal: 7, lang: 'ru' });
      element.focus();
      await gesture(step);
      expect((await opened(element, 'keys')).getAttribute('aria-label')).to.equal('Клавиши, Кэнфилд');
    }
  });

  it('comes by showKeys(), and the focus goes back to the page', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    const own = document.createElement('button');
    element.after(own);
    own.focus();
    expect(await element.showKeys()).to.equal(true);
    expect(panelOf(element)!.matches('.keys:focus-within')).to.equal(true);
    await press('Escape');
    await element.updateComplete;
    expect(document.activeElement).to.equal(own);
    own.remove();
  });

  it('is told of where the board is told of, in the player’s language', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    const board = rootOf(element).querySelector('[part="board"]')!;
    await until(() => board.getAttribute('aria-description') === 'List of keys: question mark.', 'the note');
    element.lang = 'ru';
    await until(() => board.getAttribute('aria-description') === 'Список клавиш: вопросительный знак.', 'Russian');
    await expect(element).to.be.accessible();
  });

  it('does not come from the page, nor with a modifier of the browser’s', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    // From now on all that it needs is there, and it would come at once.
    await element.showKeys();
    await press('Escape');
    const own = document.createElement('input');
    element.after(own);
    own.focus();
    await press('?');
    expect(own.value).to.equal('?');
    element.focus();
    await press('Control+?', 'Alt+?');
    await element.updateComplete;
    expect(panelOf(element)).to.equal(null);
    own.remove();
  });

  it('lists every key in English', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    await element.showKeys();
    expect(rowsOf(element)).to.deep.equal([
      ['← → ↑ ↓', 'Go from pile to pile, and from card to card of a fan'],
      ['Enter Space', 'Pick up a card, put it down; turn the stock'],
      ['Esc', 'Put back what is picked up'],
      ['D', 'Turn the stock'],
      ['Z U', 'Undo'],
      ['Y', 'Redo'],
      ['A', 'Send up all that can go up'],
      ['H', 'Hint'],
      ['T', 'Read the table in short'],
      ['R', 'Read this pile in full'],
      ['?', 'List the keys'],
    ]);
  });

  it('lists them in Russian with the letters of both layouts, and follows the language', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    await element.showKeys();
    element.lang = 'ru';
    await until(() => panelOf(element)!.lang === 'ru', 'no Russian comes');
    const rows = rowsOf(element);
    expect(rows[3]).to.deep.equal(['D (В)', 'Открыть карту из колоды']);
    expect(rows[4]).to.deep.equal(['Z (Я) U (Г)', 'Отменить ход']);
  });

  for (const lang of ['en', 'ru'])
    it(`fits into 160 px (${lang})`, async () => {
      const element = await mount('kenfild', { deal: 7, lang }, 'width: 160px');
      await element.showKeys();
      const panel = panelOf(element)!;
      expect(panel.scrollWidth).to.equal(panel.clientWidth);
    });

  it('leaves hints out where there are none', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en', hints: 'none' });
    await element.showKeys();
    expect(rowsOf(element).map(([keys]) => keys)).not.to.include('H');
  });

  it('leaves taking back out where nothing may be taken back', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en', 'no-undo': '' });
    await element.showKeys();
    const told = rowsOf(element).map(([keys]) => keys);
    expect(told).to.have.length(9);
    expect(told.join()).not.to.match(/[ZUY]/);
  });

  it('leaves sending up out where no card goes up, and leaves that key to the page', async () => {
    const element = await mount('skorpion', { deal: 7, lang: 'ru' });
    const left: string[] = [];
    const leave = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (!defaultPrevented) left.push(key);
    };
    document.addEventListener('keydown', leave);
    element.focus();
    await press('a');
    document.removeEventListener('keydown', leave);
    expect([left, spokenOf(element)]).to.deep.equal([['a'], '']);
    await element.showKeys();
    expect(
      rowsOf(element)
        .map(([, use]) => use)
        .join(),
    ).not.to.contain('базы');
  });
});
