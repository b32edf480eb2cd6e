/** A deal that can be won is sought where no list has the rules: what is seen of it, and what happens meanwhile. */
import { expect } from '@open-wc/testing';
import { dailyDeal, restore, type Move } from '../../src/engine.js';
import { PatienceElement } from '../../src/index.js';
import { Search } from '../../src/solver/search.js';
import { mouse, pointOf, press, viewport } from '../support/commands.js';
import { open, panelOf } from './support/panels.js';
import { Oracle } from './support/oracle.js';
import { hear } from './support/scene.js';
import { boardOf, calmWindow, create, mount, rootOf, settled, spokenOf, statusOf } from './support/table.js';
import { until } from './support/time.js';

/** Rules that no list has, by which most deals can be won, and it is soon found how. */
const rules = { draw: '1', passes: 'unlimited', packing: 'run', spaces: 'any' } as const;

/** How a game is won, or null where that is not soon found. */
function lineOf(record: string): readonly Move[] | null {
  const search = new Search(restore(record), { bytes: 1 << 22 });
  return search.run(20_000) === 'winnable' ? search.line : null;
}

/**
 * Waits until a deal is asked about, and says of it what it is; resolves to its number. Nobody believes that a deal is
 * winnable without a line that wins: the first is meant for which there is one, and of others nothing is known.
 */
class DealOracle extends Oracle {
  async say(verdict: 'winnable' | 'lost' | 'unknown'): Promise<number> {
    for (;;) {
      const task = await this.next();
      const line = verdict === 'winnable' ? lineOf(task.record) : null;
      if (line !== null) this.answer(task, { verdict: 'winnable', line, nodes: 1 });
      else this.answer(task, { verdict: verdict === 'lost' ? 'lost' : 'unknown', nodes: 1 });
      if (line !== null || verdict !== 'winnable') return Number(/_n(\d+)_/.exec(task.record)?.[1]);
    }
  }
}

const anyDeal = (element: PatienceElement): HTMLElement | undefined =>
  [...rootOf(element).querySelectorAll<HTMLElement>('.status .pill')].find(({ textContent }) =>
    /Take any deal|Взять любой/.test(textContent),
  );
const seeking = (element: PatienceElement): Promise<void> =>
  until(() => anyDeal(element) !== undefined && /^(Looking|Ищу)/.test(statusOf(element)), 'that it is being sought');

describe('a deal that is sought', () => {
  let oracle: DealOracle;
  let warnings: string[];
  const warn = console.warn;

  beforeEach(async () => {
    await calmWindow();
    oracle = new DealOracle();
    PatienceElement.createWorker = oracle.make;
    warnings = [];
    console.warn = (text: unknown) => warnings.push(String(text));
  });
  afterEach(async () => {
    delete PatienceElement.createWorker;
    console.warn = warn;
    await mouse.reset();
  });

  it('is the first that comes out; until then the table is empty, and how far it is can be read', async () => {
    const element = await mount('kenfild', { winnable: '', lang: 'en', ...rules });
    const heard = hear(element);
    await seeking(element);
    expect(element.game).to.equal(null);
    expect(statusOf(element)).to.equal('Looking for a deal that can be won…');
    expect(spokenOf(element)).to.equal('Looking for a deal that can be won…');
    await expect(element).to.be.accessible();
    const height = rootOf(element).querySelector('.status')!.getBoundingClientRect().height;
    await oracle.say('unknown');
    await until(() => /1\stried/.test(statusOf(element)), 'the count');
    await oracle.say('lost');
    await until(() => /2\stried/.test(statusOf(element)), 'the count');
    expect(spokenOf(element)).to.equal('Looking for a deal that can be won…');
    expect(rootOf(element).querySelector('.status')!.getBoundingClientRect().height).to.equal(height);
    const found = await oracle.say('winnable');
    await until(() => element.dealNumber === found, 'the deal');
    await settled(element);
    expect(heard).to.deep.equal(['deal']);
    expect(element.game!.rules).to.include(rules);
    expect(anyDeal(element)).to.equal(undefined);
    expect(spokenOf(element)).to.contain(String(found));
    expect(rootOf(element).querySelector('.status')!.getBoundingClientRect().height).to.equal(height);
    expect(warnings).to.deep.equal([]);
  });

  it('says so in Russian, on a phone, and in a language that comes meanwhile', async () => {
    await viewport(360, 760);
    const element = await mount('kenfild', { winnable: '', lang: 'ru', ...rules }, 'width: 340px');
    await seeking(element);
    const height = rootOf(element).querySelector('.board')!.getBoundingClientRect().height;
    await oracle.say('unknown');
    await until(() => /Просмотрено:\s1/.test(statusOf(element)), 'the count');
    await settled(element);
    expect(rootOf(element).querySelector('.board')!.getBoundingClientRect().height).to.equal(height);
    await expect(element).to.be.accessible();
    element.lang = 'en';
    await until(() => statusOf(element).startsWith('Looking'), 'English');
  });

  it('gives way to any deal, by a press or a key', async () => {
    const element = await mount('kenfild', { winnable: '', lang: 'en', ...rules });
    await seeking(element);
    await mouse.click(pointOf(anyDeal(element)!));
    await until(() => element.game !== null, 'any deal');
    await until(() => oracle.asked.length === 0, 'that nothing is asked any more');
    element.newDeal();
    await seeking(element);
    const { dealNumber } = element;
    anyDeal(element)!.focus();
    await press('Enter');
    await until(() => element.dealNumber !== dealNumber, 'any deal');
    await settled(element);
    expect(boardOf(element).contains(rootOf(element).activeElement), 'the focus is on the board').to.equal(true);
    expect(warnings).to.deep.equal([]);
  });

  it('leaves what is on the table: Escape and a move go on with that', async () => {
    const element = await mount('kenfild', { deal: 7, winnable: '', lang: 'en', ...rules });
    const heard = hear(element);
    element.focus();
    element.newDeal();
    await seeking(element);
    expect(element.dealNumber).to.equal(7);
    await press('Escape');
    await until(() => anyDeal(element) === undefined, 'that it is over');
    expect(spokenOf(element).replaceAll('\u00a0', ' ').trim(), 'heard').to.equal('Canfield. Deal 7.');
    element.newDeal();
    await seeking(element);
    element.play(element.game!.moves()[0]!);
    await until(() => anyDeal(element) === undefined, 'that it is over');
    await settled(element);
    expect([element.dealNumber, element.moveCount]).to.deep.equal([7, 1]);
    expect(heard).to.deep.equal(['api']);
    expect(oracle.asked).to.deep.equal([]);
    expect(warnings).to.deep.equal([]);
  });

  it('is waited for though something lies open: Escape closes that, and nothing behind it', async () => {
    const element = await mount('kenfild', { deal: 7, winnable: '', lang: 'en', ...rules });
    element.newDeal();
    await seeking(element);
    await open(element, 'settings');
    await press('Escape');
    await until(() => panelOf(element) === null, 'that it is closed');
    expect(anyDeal(element)).not.to.equal(undefined);
    const found = await oracle.say('winnable');
    await until(() => element.dealNumber === found, 'the deal');
  });

  for (const name of ['rules', 'settings'] as const)
    it(`is waited for at an empty table, where ${name} can be opened`, async () => {
      const element = await mount('kenfild', { winnable: '', lang: 'en', ...rules });
      await seeking(element);
      const panel = await open(element, name);
      expect(panel.textContent.trim()).not.to.equal('');
      if (name === 'rules') expect(panel.textContent).to.contain('Canfield');
      const found = await oracle.say('winnable');
      await until(() => element.dealNumber === found, 'the deal');
      await element.updateComplete;
      expect(panelOf(element)).to.equal(panel);
    });

  it('is not asked about twice by the button, which asks for it only in a game that has begun', async () => {
    const element = await mount('kenfild', { deal: 7, winnable: '', lang: 'en', ...rules });
    element.play(element.game!.moves()[0]!);
    await element.updateComplete;
    const button = rootOf(element).querySelector<HTMLElement>('.button.deal')!;
    await mouse.click(pointOf(button));
    await element.updateComplete;
    const yes = [...rootOf(element).querySelectorAll<HTMLElement>('.status .pill')][0]!;
    await mouse.click(pointOf(yes));
    await seeking(element);
    await mouse.click(pointOf(button));
    await seeking(element);
    const found = await oracle.say('winnable');
    await until(() => element.dealNumber === found, 'the deal');
    expect(element.moveCount).to.equal(0);
  });

  it('is forgotten for a number, a record, another attempt and other rules', async () => {
    const element = await mount('kenfild', { deal: 7, winnable: '', ...rules });
    const record = element.record;
    for (const [what, other] of [
      ['a number', () => element.newDeal(9)],
      ['another attempt', () => element.restart()],
      ['a record', () => (element.record = record)],
    ] as const) {
      element.newDeal();
      await seeking(element);
      other();
      await until(() => anyDeal(element) === undefined, `that it is over for ${what}`);
      await settled(element);
      expect(oracle.asked, what).to.deep.equal([]);
    }
    element.newDeal();
    await seeking(element);
    element.setAttribute('deal', 'random');
    element.setAttribute('packing', 'pile-or-top');
    await element.updateComplete;
    const found = await oracle.say('winnable');
    await until(() => element.dealNumber === found, 'the deal by the other rules');
    expect(element.game!.rules['packing']).to.equal('pile-or-top');
    expect(oracle.asked).to.deep.equal([]);
  });

  it('is not sought off the page, and goes on where the element comes back', async () => {
    const element = await mount('kenfild', { winnable: '', ...rules });
    const home = element.parentElement!;
    await seeking(element);
    await oracle.say('unknown');
    await until(() => statusOf(element).includes('1'), 'the count');
    element.remove();
    await until(() => oracle.asked.length === 0, 'that nothing is asked any more');
    home.append(element);
    await oracle.say('unknown');
    const found = await oracle.say('winnable');
    await until(() => element.dealNumber === found, 'the deal');
  });

  it('of a day is the first of the day’s numbers that comes out, of the day on which it was asked for', async () => {
    const element = create('kenfild', { deal: 'daily', winnable: '', ...rules });
    const days: unknown[] = [];
    element.addEventListener('deal', ({ day }) => days.push(day));
    const before = new Date().toISOString().slice(0, 10);
    document.body.append(element);
    const first = await oracle.say('unknown');
    const second = await oracle.say('winnable');
    await until(() => element.dealNumber === second, 'the deal');
    await settled(element);
    expect([before, new Date().toISOString().slice(0, 10)]).to.include(days[0]);
    expect(first).to.equal(dailyDeal('kenfild', String(days[0])));
    // Who skips has the day's deal as it is without `winnable`.
    element.newDeal('daily');
    expect(await oracle.say('unknown')).to.equal(dailyDeal('kenfild', new Date().toISOString().slice(0, 10)));
    await seeking(element);
    anyDeal(element)!.click();
    await until(() => element.dealNumber === first, 'the deal of the day');
    element.remove();
  });

  it('where the solver fails any deal is dealt, with one warning; and where none is found', async () => {
    const element = await mount('kenfild', { winnable: '', lang: 'en', ...rules });
    await oracle.fail();
    await until(() => element.game !== null, 'any deal');
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('It broke.');
    await settled(element);
    const told = spokenOf(element);
    expect(told).to.match(/^Canfield\. Deal\s\d+\. No deal that can be won was found\./);
    element.newDeal();
    for (let deal = 0; deal < 99; deal++) await oracle.say('lost');
    // In one breath with the deal: of two sentences one after the other only the last may be heard.
    const said: string[] = [];
    const ears = new MutationObserver(() => said.push(spokenOf(element)));
    ears.observe(rootOf(element), { childList: true, characterData: true, subtree: true });
    await oracle.say('lost');
    await until(() => statusOf(element).startsWith('No deal that can be won was found.'), 'that it is told');
    await settled(element);
    ears.disconnect();
    expect([...new Set(said.filter((text) => !text.startsWith('Looking')))]).to.have.length(1);
    expect(said.at(-1)).to.match(/^Canfield\. Deal\s\d+\. No deal that can be won was found\./);
    expect(spokenOf(element)).not.to.equal(told);
    expect(warnings).to.have.length(2);
    expect(element.moveCount).to.equal(0);
  });

  it('has no difficulty', async () => {
    const element = await mount('kenfild', { difficulty: 'hard', ...rules });
    const found = await oracle.say('winnable');
    await until(() => element.dealNumber === found, 'the deal');
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('difficulty="hard"');
  });

  it('is sought by each of two games on a page', async () => {
    const first = await mount('kenfild', { winnable: '', ...rules });
    const second = create('kenfild', { winnable: '', ...rules });
    first.after(second);
    const found = [await oracle.say('winnable'), await oracle.say('winnable')];
    await until(() => first.game !== null && second.game !== null, 'both');
    expect([first.dealNumber, second.dealNumber]).to.have.members(found);
    second.remove();
  });

  it('can be won: the real solver finds one', async function () {
    this.timeout(120_000);
    delete PatienceElement.createWorker;
    const kenfild = await mount('kenfild', { winnable: '', draw: '1', passes: 'unlimited' });
    await until(() => kenfild.game !== null, 'the deal');
    const { createSolver } = await import('../../src/solver/index.js');
    const { deal } = await import('../../src/engine.js');
    const solver = createSolver();
    const game = deal('kenfild', { deal: kenfild.dealNumber!, rules: { draw: 1, passes: 'unlimited' } });
    expect(await solver.solve(game, { milliseconds: 60_000 })).to.have.property('verdict', 'winnable');
    solver.dispose();
  });
});
