/** The panel for another deal: numbers, the question before a game is left, and what may be copied. */
import { expect } from '@open-wc/testing';
import { lists } from '../../src/lists/tsarstvo-zhenshchin.js';
import { dailyDeal } from '../../src/engine.js';
import { readList } from '../../src/engine/winnable.js';
import type { PatienceElement } from '../../src/index.js';
import { allLists } from '../../src/lists/index.js';
import { mouse, pointOf, press } from '../support/commands.js';
import { open, panelOf, textOf } from './support/panels.js';
import { calmWindow, mount, rootOf } from './support/table.js';
import { until } from './support/time.js';

const field = (element: PatienceElement): HTMLInputElement =>
  panelOf(element)!.querySelector<HTMLInputElement>('#number')!;
const wrong = (element: PatienceElement): string => textOf(panelOf(element)!.querySelector('.wrong'));
const byHand = (element: PatienceElement): HTMLInputElement | null | undefined =>
  panelOf(element)?.querySelector<HTMLInputElement>('#by-hand');

/** A button of the panel by its words. */
function pill(element: PatienceElement, words: string): HTMLElement {
  const all = [...panelOf(element)!.querySelectorAll<HTMLElement>('.pill')];
  const found = all.find((button) => textOf(button) === words);
  if (found === undefined) throw new Error(`No “${words}” among ${all.map(textOf).join(', ')}.`);
  return found;
}

/** The choices among which deals one is drawn. */
const radios = (element: PatienceElement): HTMLInputElement[] => [
  ...panelOf(element)!.querySelectorAll<HTMLInputElement>('input[name=draws]'),
];

/** Presses a button of the panel by the mouse. */
async function take(element: PatienceElement, words: string): Promise<void> {
  await mouse.click(pointOf(pill(element, words)));
  await element.updateComplete;
}

/** Writes a number and sends it by Enter. */
async function write(element: PatienceElement, number: string): Promise<void> {
  field(element).focus();
  field(element).value = number;
  await press('Enter');
  await element.updateComplete;
}

const WRONG = {
  en: 'A deal number is a whole number from 1 to 4,294,967,295.',
  ru: 'Номер расклада — целое число от 1 до 4 294 967 295.',
};

/** A clipboard that does as the test says, until `release`. */
function clipboard(value: { readonly writeText: (text: string) => Promise<void> } | undefined): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
}

describe('the deal panel', function () {
  this.timeout(60_000);
  beforeEach(() => calmWindow());
  afterEach(async () => {
    Reflect.deleteProperty(navigator, 'clipboard');
    await mouse.reset();
  });

  it('lays out the number that is written, however it is grouped, and closes', async () => {
    for (const [written, deal] of [
      ['1', 1],
      ['  42 ', 42],
      ['№ 4 294 967 295', 4_294_967_295],
      ['1,234,567', 1_234_567],
    ] as const) {
      const element = await mount('kenfild', { deal: 7, lang: 'en' });
      await open(element, 'deal');
      field(element).value = written;
      await take(element, 'Deal');
      expect([element.dealNumber, panelOf(element)], written).to.deep.equal([deal, null]);
    }
  });

  it('is written by keys alone', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    await open(element, 'deal');
    await press('Tab', 'Tab', '1', '2', '8', 'Enter');
    await element.updateComplete;
    expect([element.dealNumber, panelOf(element)]).to.deep.equal([128, null]);
  });

  for (const lang of ['en', 'ru'] as const) {
    it(`tells a wrong number in one sentence (${lang}), and takes the next`, async () => {
      const element = await mount('kenfild', { deal: 7, lang });
      await open(element, 'deal');
      expect(wrong(element)).to.equal('');
      let before: string | null = '';
      for (const written of [
        '',
        '0',
        '-3',
        '1.5',
        '1,5',
        '4294967296',
        '1e3',
        'abc',
        'random',
        '٣',
        '<b>7</b>',
        '12 34 x',
      ]) {
        await write(element, written);
        expect(wrong(element), written).to.equal(WRONG[lang]);
        const told = panelOf(element)!.querySelector('.wrong')!.textContent;
        expect(told, 'the same once more is a change, or it would not be heard').not.to.equal(before);
        before = told;
        expect(field(element).value, 'what is written stays').to.equal(written);
        expect(field(element).getAttribute('aria-invalid')).to.equal('true');
        const described = field(element).getAttribute('aria-describedby')!;
        expect(textOf(rootOf(element).getElementById(described))).to.equal(WRONG[lang]);
        expect(rootOf(element).activeElement).to.equal(field(element));
        expect(element.dealNumber).to.equal(7);
      }
      await write(element, '9');
      expect([element.dealNumber, panelOf(element)]).to.deep.equal([9, null]);
      await open(element, 'deal');
      expect([wrong(element), field(element).value], 'opened anew it is clean').to.deep.equal(['', '']);
    });
  }

  it('asks before a game that has begun is left: it is played on, or it goes', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    element.play({ from: 'stock', to: 'waste', count: 3 });
    for (const words of ['Random deal', 'Today’s deal']) {
      await open(element, 'deal');
      await take(element, words);
      expect(textOf(panelOf(element)!.querySelector('.body p'))).to.equal('Leave this deal unfinished?');
      const group = rootOf(element).activeElement!.closest('[role=group]')!;
      const question = rootOf(element).getElementById(group.getAttribute('aria-labelledby')!);
      expect(textOf(question), 'what the answer in focus is heard with').to.equal('Leave this deal unfinished?');
      await take(element, 'Play on');
      expect([element.dealNumber, element.moveCount], words).to.deep.equal([7, 1]);
      expect(field(element), 'the panel is as it was').to.exist;
      await press('Escape');
      await element.updateComplete;
    }
    await open(element, 'deal');
    await write(element, '8');
    expect([element.dealNumber, element.moveCount]).to.deep.equal([7, 1]);
    await take(element, 'New deal');
    expect([element.dealNumber, element.moveCount, panelOf(element)]).to.deep.equal([8, 0, null]);
  });

  it('does not ask where nothing has been played, and forgets a question that was not answered', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    element.play({ from: 'stock', to: 'waste', count: 3 });
    await open(element, 'deal');
    await write(element, '8');
    await press('Escape');
    await element.updateComplete;
    expect(element.dealNumber).to.equal(7);
    await open(element, 'deal');
    expect(field(element)).to.exist;
    element.newDeal(9);
    await element.updateComplete;
    await write(element, '10');
    expect(element.dealNumber).to.equal(10);
  });

  it('drops the question where the game it was about has gone', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    element.play({ from: 'stock', to: 'waste', count: 3 });
    await open(element, 'deal');
    await write(element, '8');
    element.newDeal(9);
    await element.updateComplete;
    expect(field(element)).to.exist;
    expect(element.dealNumber).to.equal(9);
  });

  it('deals at random, and the deal of the day', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'ru' });
    await open(element, 'deal');
    await take(element, 'Случайный расклад');
    expect(element.dealNumber).to.be.within(1, 4_294_967_295);
    expect(element.dealNumber).not.to.equal(7);
    await open(element, 'deal');
    const today = (): string => new Date().toISOString().slice(0, 10);
    const before = today();
    await take(element, 'Расклад дня');
    const days = [before, today()].map((day) => dailyDeal('kenfild', day));
    expect(days).to.include(element.dealNumber);
    expect(panelOf(element)).to.equal(null);
  });

  it('says among which deals one is drawn, and lets the reader choose', async () => {
    const element = await mount('damskiy', { deal: 7, winnable: '', lang: 'ru' });
    const offered = (): string[] => radios(element).map(({ value }) => value);
    const chosen = (): string | undefined => radios(element).find(({ checked }) => checked)?.value;
    await open(element, 'deal');
    expect(offered()).to.deep.equal(['any', 'winnable', 'easy', 'medium', 'hard']);
    expect(chosen()).to.equal('winnable');
    await expect(element).to.be.accessible();
    // By the mouse, and then by keys.
    await mouse.click(pointOf(radios(element)[3]!));
    await element.updateComplete;
    expect(chosen()).to.equal('medium');
    await press('ArrowRight');
    await element.updateComplete;
    expect(chosen()).to.equal('hard');
    expect([element.dealNumber, element.winnable, element.difficulty]).to.deep.equal([7, true, null]);
    await take(element, 'Случайный расклад');
    const hard = readList(allLists['damskiy']!.byRules['']!).filter(({ difficulty }) => difficulty === 'hard');
    expect(hard.map(({ number }) => number)).to.include(element.dealNumber);
    // The reader has all deals, though the page wants winnable ones.
    await open(element, 'deal');
    await mouse.click(pointOf(radios(element)[0]!));
    expect(chosen()).to.equal('any');
    const day = new Date().toISOString().slice(0, 10);
    await take(element, 'Расклад дня');
    expect([day, new Date().toISOString().slice(0, 10)].map((each) => dailyDeal('damskiy', each))).to.include(
      element.dealNumber,
    );
    // “As the page has it” gives this up, too.
    element.setOwn({});
    await open(element, 'deal');
    expect(chosen()).to.equal('winnable');
  });

  it('offers no difficulty where there is none, and says where no winnable deal is known', async () => {
    const unrated = await mount('korol-dama-valet', { deal: 7, difficulty: 'hard', lang: 'en' });
    await open(unrated, 'deal');
    expect(radios(unrated).map(({ value, checked }) => `${value} ${checked}`)).to.deep.equal([
      'any false',
      'winnable true',
    ]);
    // Its list by the book has next to none; here it has none.
    const { byRules } = lists;
    const known = byRules[''];
    Object.assign(byRules, { '': '' });
    const none = await mount('tsarstvo-zhenshchin', { deal: 7, lang: 'en' });
    await open(none, 'deal');
    const offered = radios(none);
    const note = textOf(panelOf(none)!.querySelector('.note'));
    Object.assign(byRules, { '': known });
    expect(offered).to.deep.equal([]);
    expect(note).to.equal('By these rules no deal is known that can be won.');
    // By other rules there are some.
    none.setAttribute('passes', '2');
    await none.updateComplete;
    expect(radios(none)).to.have.length(5);
  });

  it('copies the number of the deal on the table, and says so', async () => {
    const copied: string[] = [];
    clipboard({ writeText: (text) => Promise.resolve(void copied.push(text)) });
    const element = await mount('kenfild', { deal: 4_294_967_295, lang: 'en' });
    const panel = await open(element, 'deal');
    expect(textOf(panel.querySelector('.on-table'))).to.equal('Deal 4294967295 is on the table.');
    const said = panel.querySelector('.copied')!;
    expect([said.getAttribute('role'), textOf(said)]).to.deep.equal(['status', '']);
    await take(element, 'Copy number');
    await until(() => textOf(said) === 'The number is copied.', 'nothing is said');
    expect(copied).to.deep.equal(['4294967295']);
    expect(byHand(element)).to.equal(null);
  });

  it('offers a link only where the page wants it; it names the game, the deal and the changed rules', async () => {
    const copied: string[] = [];
    clipboard({ writeText: (text) => Promise.resolve(void copied.push(text)) });
    const bare = await mount('kenfild', { deal: 7, lang: 'en' });
    await open(bare, 'deal');
    expect(() => pill(bare, 'Copy link')).to.throw();
    for (const [rules, fragment] of [
      [{}, '#kenfild=7'],
      [{ draw: 1 }, '#kenfild=7&draw=1'],
    ] as const) {
      const element = await mount('kenfild', { deal: 7, lang: 'en', link: '', ...rules });
      const panel = await open(element, 'deal');
      await take(element, 'Copy link');
      await until(() => textOf(panel.querySelector('.copied')) === 'The link is copied.', 'nothing is said');
      const address = new URL(copied.at(-1)!);
      expect(address.hash).to.equal(fragment);
      expect(address.href.slice(0, -fragment.length)).to.equal(location.href.replace(/#.*/, ''));
    }
  });

  it('says nothing of what was copied once another deal lies there', async () => {
    clipboard({ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    await open(element, 'deal');
    await take(element, 'Copy number');
    await until(() => byHand(element)?.value === '7', 'nothing is to be copied');
    element.newDeal(8);
    await element.updateComplete;
    expect([element.dealNumber, byHand(element)]).to.deep.equal([8, null]);
  });

  for (const [why, value] of [
    [
      'fails at once',
      {
        writeText: () => {
          throw new TypeError('no');
        },
      },
    ],
    ['is refused', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
    ['is not there', undefined],
  ] as const) {
    it(`shows the text to be copied by hand where the clipboard ${why}`, async () => {
      clipboard(value);
      const element = await mount('kenfild', { deal: 7, lang: 'en', link: '' });
      const panel = await open(element, 'deal');
      await take(element, 'Copy number');
      await until(() => rootOf(element).activeElement === byHand(element), 'nothing is to be copied');
      const shown = byHand(element)!;
      expect([shown.value, shown.readOnly]).to.deep.equal(['7', true]);
      expect([shown.selectionStart, shown.selectionEnd]).to.deep.equal([0, 1]);
      expect(textOf(shown.labels![0])).to.equal('Copy it from here:');
      expect(textOf(panel.querySelector('.copied'))).to.equal('');
      await take(element, 'Copy link');
      await until(() => byHand(element)?.value.endsWith('#kenfild=7') === true, 'the link is not to be copied');
    });
  }

  it('on a phone the choices stand in two rows, with difficulties in the second', async () => {
    for (const lang of ['en', 'ru']) {
      const element = await mount('kongress', { deal: 7, lang }, 'width: 360px');
      await open(element, 'deal');
      const boxes = radios(element).map((radio) => radio.getBoundingClientRect());
      expect(boxes).to.have.length(5);
      const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))];
      expect(tops.map((top) => boxes.filter((box) => Math.round(box.top) === top).length)).to.deep.equal([2, 3]);
      expect(Math.max(...boxes.slice(2).map(({ width }) => width))).to.be.below(160);
    }
  });
});
