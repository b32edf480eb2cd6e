/** Languages side by side, and one that changes while something is open, shown or asked: nothing of the other stays. */
import { expect, fixture, html } from '@open-wc/testing';
import type { PatienceElement } from '../../src/index.js';
import { press } from '../support/commands.js';
import { lines } from './support/lines.js';
import { open, opened, panelOf } from './support/panels.js';
import { calmWindow, create, mount, rootOf, settled, spokenOf, statusOf } from './support/table.js';
import { until } from './support/time.js';

/** All that is seen and heard of an element, but for the name of a deal’s sign. */
function wordsOf(element: PatienceElement): string {
  const root = rootOf(element);
  const labels = [...root.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((node) =>
    ['aria-label', 'title', 'placeholder'].flatMap((name) => node.getAttribute(name) ?? []),
  );
  // Indices of cards are drawn, and news are not said again in another language.
  const seen = [...root.querySelectorAll('.rest, .panel, .sheet')].map((node) => node.textContent);
  return [...labels, ...seen].join('\n').replaceAll('\u00a0', ' ');
}

const FOREIGN = { en: /[а-яё]+/giu, ru: /\b(the|and|of|to|card|cards|deal|new|undo|place|stock|waste|close)\b/giu };
type Known = keyof typeof FOREIGN;
const other = (lang: Known): Known => (lang === 'en' ? 'ru' : 'en');

function expectOnly(element: PatienceElement, lang: Known, what: string): void {
  expect(wordsOf(element).match(FOREIGN[lang]) ?? [], `${what}, ${lang}`).to.deep.equal([]);
}

const turn = { from: 'stock', to: 'waste', count: 3 };

/** What stands on the table, or over it, when the language changes. */
const SCENES: Readonly<Record<string, (lang: Known) => Promise<PatienceElement>>> = {
  'what a move has led to': async (lang) => {
    const { deal, rules } = lines['stroptivye-damy']!;
    const element = await mount('stroptivye-damy', { deal, ...rules, lang });
    while (statusOf(element).length < 60) {
      const [move] = element.game!.moves();
      element.play(move!);
      await element.updateComplete;
    }
    return element;
  },
  'the table read out': async (lang) => {
    const element = await mount('damskiy', { deal: 7, lang });
    element.focus();
    await press('t');
    return element;
  },
  'a question': async (lang) => {
    const element = await mount('kenfild', { deal: 7, lang });
    element.play(turn);
    await element.updateComplete;
    rootOf(element).querySelector<HTMLElement>('.button.deal')!.click();
    return element;
  },
  'a hint': async (lang) => {
    const element = await mount('kenfild', { deal: 7, lang, hints: 'fair' });
    await element.hint();
    return element;
  },
  'a wish': (lang) => mount('kenfild', { deal: 7, lang, wish: '' }),
  'the end': (lang) => mount('kenfild', { record: lines['kenfild']!.record, lang, wish: '' }),
  rules: async (lang) => {
    const element = await mount('kenfild', { deal: 7, lang, draw: '1' });
    await open(element, 'rules');
    return element;
  },
  settings: async (lang) => {
    const element = await mount('kenfild', { deal: 7, lang });
    await open(element, 'settings');
    return element;
  },
  deals: async (lang) => {
    const element = await mount('kenfild', { deal: 7, lang, link: '' });
    await open(element, 'deal');
    return element;
  },
  keys: async (lang) => {
    const element = await mount('kenfild', { deal: 7, lang });
    element.focus();
    await press('?');
    await opened(element, 'keys');
    return element;
  },
};

describe('languages', function () {
  this.timeout(60_000);
  beforeEach(() => calmWindow());

  it('two of them stand side by side, each to itself', async () => {
    const page = await fixture<HTMLElement>(html`<div></div>`);
    const tables = (['en', 'ru'] as const).map((lang) => {
      const column = page.appendChild(document.createElement('section'));
      column.lang = lang;
      column.style.width = '420px';
      const element = create('kenfild', { deal: 7 });
      column.append(element);
      return { lang, element };
    });
    for (const { element } of tables) await settled(element);
    for (const { element } of tables) element.play(turn);
    for (const { lang, element } of tables) {
      await element.updateComplete;
      expectOnly(element, lang, 'side by side');
      expect(spokenOf(element)).to.match(lang === 'en' ? /^Three cards from the stock/ : /^Из.колоды три карты/);
    }
    const [first] = tables;
    first!.element.parentElement!.lang = 'ru';
    await until(() => rootOf(first!.element).querySelector('.table')!.getAttribute('lang') === 'ru', 'the change');
    for (const { element } of tables) expectOnly(element, 'ru', 'both');
  });

  for (const [what, show] of Object.entries(SCENES))
    it(`one gives way to the other: ${what}`, async () => {
      for (const lang of ['en', 'ru'] as const) {
        const element = await show(lang);
        await settled(element);
        expectOnly(element, lang, what);
        const board = rootOf(element).querySelector('.board')!.getBoundingClientRect();
        const shown = panelOf(element) !== null || statusOf(element) !== '' || what === 'a wish' || what === 'the end';
        expect(shown, what).to.equal(true);
        element.lang = other(lang);
        await until(
          () => wordsOf(element).search(FOREIGN[other(lang)]) < 0 && wordsOf(element).search(FOREIGN[lang]) >= 0,
          `${what} in the other language`,
        );
        const table = rootOf(element).querySelector('.table')!;
        expect(table.getAttribute('lang')).to.equal(other(lang));
        expect(rootOf(element).querySelector('.board')!.getBoundingClientRect(), what).to.deep.equal(board);
      }
    });

  it('that nobody knows are English, without a word on the console', async () => {
    const warned: unknown[] = [];
    const { warn } = console;
    console.warn = (...words: unknown[]) => warned.push(words);
    try {
      for (const lang of ['uk', 'de-AT', '', ' ', 'zh-Hant-TW', 'rus', 'x', 'en_GB', '-']) {
        const element = await mount('kenfild', { deal: 7, lang });
        element.play(turn);
        await settled(element);
        expectOnly(element, 'en', lang);
        expect(rootOf(element).querySelector('.table')!.getAttribute('lang'), lang).to.equal('en');
        expect(spokenOf(element), lang).to.match(/^Three cards from the stock/);
      }
      for (const lang of ['ru-RU', 'RU', 'ru_BY', 'ru-Latn-RU']) {
        const element = await mount('kenfild', { deal: 7, lang });
        expectOnly(element, 'ru', lang);
        expect(rootOf(element).querySelector('.table')!.getAttribute('lang'), lang).to.equal('ru');
      }
    } finally {
      console.warn = warn;
    }
    expect(warned).to.deep.equal([]);
  });
});

describe('on a page from right to left', () => {
  beforeEach(() => calmWindow());
  afterEach(() => document.documentElement.removeAttribute('dir'));

  /** Whether the full stop of a sentence stands behind its words. */
  function isStopLast(sentence: Element): boolean {
    const texts = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT);
    let last: Text | null = null;
    while (texts.nextNode()) if (texts.currentNode.textContent!.trim() !== '') last = texts.currentNode as Text;
    const end = last!.data.trimEnd().length;
    expect(last!.data[end - 1]).to.equal('.');
    const [before, stop] = [end - 2, end - 1].map((at) => {
      const range = document.createRange();
      range.setStart(last!, at);
      range.setEnd(last!, at + 1);
      return range.getBoundingClientRect();
    });
    return stop!.left >= before!.right - 1;
  }

  for (const lang of ['en', 'ru'] as const)
    it(`sentences of ${lang} read from left to right`, async () => {
      document.documentElement.dir = 'rtl';
      const element = await mount('kenfild', { deal: 7, lang, record: 'nonsense' });
      await until(() => statusOf(element).endsWith('.'), 'it says that the record is broken');
      expect(isStopLast(rootOf(element).querySelector('.status p')!)).to.equal(true);
      const panel = await open(element, 'rules');
      const paragraphs = [...panel.querySelectorAll('section p')];
      expect(paragraphs.length).to.be.above(5);
      for (const paragraph of paragraphs) expect(isStopLast(paragraph), paragraph.textContent).to.equal(true);
    });
});
