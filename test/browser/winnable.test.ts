/** Attributes winnable and difficulty: which deals are drawn, and what is said where there is none. */
import { expect } from '@open-wc/testing';
import { dailyDeal } from '../../src/engine.js';
import type { GameDefinition } from '../../src/engine/index.js';
import type { SeekerCourse } from '../../src/elements/seeker.js';
import { Winnable } from '../../src/elements/winnable.js';
import { readList } from '../../src/engine/winnable.js';
import { allLists } from '../../src/lists/index.js';
import { hear } from './support/scene.js';
import { calmWindow, create, put } from './support/table.js';

/** The numbers of a list, and those of one difficulty. */
const listed = (game: string, rules: string, difficulty?: string): number[] =>
  readList(allLists[game]!.byRules[rules]!)
    .filter((deal) => difficulty === undefined || deal.difficulty === difficulty)
    .map(({ number }) => number);

describe('winnable deals', () => {
  let warnings: string[];
  const warn = console.warn;
  const RealDate = Date;

  beforeEach(async () => {
    await calmWindow();
    warnings = [];
    console.warn = (text: unknown) => warnings.push(String(text));
  });
  afterEach(() => {
    console.warn = warn;
    Object.assign(window, { Date: RealDate });
  });

  /** It is this time from now on. */
  const setTime = (time: string): void => {
    class At extends RealDate {
      constructor(given: string | number = time) {
        super(given);
      }
      static override now = (): number => RealDate.parse(time);
    }
    Object.assign(window, { Date: At });
  };

  for (const [id, rules] of [
    ['damskiy', {}],
    ['kongress', { passes: '2' }],
    ['korol-dama-valet', {}],
    ['kenfild', { passes: 'unlimited', wrap: 'to-base' }],
  ] as const) {
    it(`${id}: are drawn from the list of the rules, each time another`, async () => {
      const key = Object.entries(rules).map(([name, value]) => `${name}=${value}`);
      const numbers = listed(id, key.join());
      const element = await put(id, { winnable: '', ...rules });
      const heard = hear(element);
      for (let round = 0; round < 20; round++) {
        const before = element.dealNumber;
        expect(numbers).to.include(before);
        element.newDeal();
        expect(element.dealNumber).not.to.equal(before);
      }
      await element.updateComplete;
      expect(heard.every((type) => type === 'deal')).to.equal(true);
      expect(warnings).to.deep.equal([]);
    });
  }

  for (const difficulty of ['easy', 'medium', 'hard'] as const) {
    it(`are ${difficulty} ones by difficulty alone`, async () => {
      const element = await put('damskiy', { difficulty });
      for (let round = 0; round < 10; round++) {
        expect(listed('damskiy', '', difficulty)).to.include(element.dealNumber);
        element.newDeal();
      }
      expect(warnings).to.deep.equal([]);
    });
  }

  it('are not drawn for a difficulty that there is not: the warning names what the README does', async () => {
    for (const difficulty of ['huge', 'any'])
      await put('damskiy', { difficulty }).then((element) => element.updateComplete);
    expect(warnings).to.deep.equal(
      ['huge', 'any'].map(
        (given) => `<patience-damskiy> difficulty="${given}" is not one of absent, easy, medium, hard; absent is used.`,
      ),
    );
  });

  it('are as the server has them of a day, and stay when the day is over', async () => {
    setTime('2026-12-05T23:59:59.900Z');
    const element = await put('damskiy', { deal: 'daily', winnable: '', difficulty: 'hard' });
    const days: unknown[] = [];
    element.addEventListener('deal', ({ day }) => days.push(day));
    expect(element.dealNumber).to.equal(dailyDeal('damskiy', '2026-12-05', { winnable: true, difficulty: 'hard' }));
    setTime('2026-12-06T00:00:00.100Z');
    element.requestUpdate();
    element.winnable = false;
    await element.updateComplete;
    expect(element.dealNumber).to.equal(dailyDeal('damskiy', '2026-12-05', { winnable: true, difficulty: 'hard' }));
    element.newDeal('daily');
    expect(element.dealNumber).to.equal(dailyDeal('damskiy', '2026-12-06', { difficulty: 'hard' }));
    // Another page at the same time has the same deal.
    const other = await put('damskiy', { deal: 'daily', difficulty: 'hard' });
    expect(other.dealNumber).to.equal(element.dealNumber);
    element.difficulty = null;
    element.winnable = true;
    element.newDeal('daily');
    expect(element.dealNumber).to.equal(dailyDeal('damskiy', '2026-12-06', { winnable: true }));
    expect(days).to.deep.equal(['2026-12-06', '2026-12-06']);
  });

  it('of a day are of the day on which they were asked for, though their list comes on the next', async () => {
    setTime('2026-12-05T23:59:59.900Z');
    const element = create('kongress', { winnable: '' });
    element.newDeal('daily');
    setTime('2026-12-06T00:00:00.100Z');
    document.body.append(element);
    await element.updateComplete;
    expect(element.dealNumber).to.equal(dailyDeal('kongress', '2026-12-05', { winnable: true }));
    element.remove();
  });

  it('do not matter to a number, nor to what is on the table', async () => {
    const element = await put('damskiy', { deal: 7, difficulty: 'hard' });
    expect(element.dealNumber).to.equal(7);
    element.newDeal(8);
    expect(element.dealNumber).to.equal(8);
    const other = await put('damskiy', { deal: 9 });
    const heard = hear(other);
    other.play(other.game!.moves()[0]!);
    other.winnable = true;
    await other.updateComplete;
    other.setAttribute('difficulty', 'easy');
    await other.updateComplete;
    other.removeAttribute('winnable');
    await other.updateComplete;
    expect([other.dealNumber, other.moveCount]).to.deep.equal([9, 1]);
    expect(heard).to.deep.equal(['api']);
    other.newDeal();
    expect(listed('damskiy', '', 'easy')).to.include(other.dealNumber);
    other.removeAttribute('difficulty');
    other.newDeal('random');
    await other.updateComplete;
    expect(other.dealNumber).to.be.a('number');
    expect(warnings).to.deep.equal([]);
  });

  it('come with new rules from their list', async () => {
    const element = await put('kongress', { winnable: '' });
    expect(listed('kongress', '')).to.include(element.dealNumber);
    element.setAttribute('passes', '2');
    await element.updateComplete;
    expect(listed('kongress', 'passes=2')).to.include(element.dealNumber);
    expect(element.game!.rules['passes']).to.equal('2');
  });

  it('where few are known they are dealt, with one warning', async () => {
    const known = listed('tsarstvo-zhenshchin', '');
    const element = await put('tsarstvo-zhenshchin', { difficulty: 'hard' });
    expect(known).to.include(element.dealNumber);
    element.newDeal('daily');
    expect(known).to.include(element.dealNumber);
    element.newDeal();
    await element.updateComplete;
    expect(known).to.include(element.dealNumber);
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain(`only ${known.length} winnable deals are known`);
  });

  it('where none are known any deal will do, with one warning', async () => {
    const element = await put('kenfild', { winnable: '' });
    const { definition } = element.constructor as unknown as { definition: GameDefinition };
    const none = new Winnable(definition, { rated: true, byRules: { '': '' } });
    const draw = (): unknown => none.draw(element, {} as SeekerCourse, {}, { kind: 'deal', deal: 'random', day: null });
    expect([draw(), draw()]).to.deep.equal([null, null]);
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('no winnable deals are known');
  });

  it('have no difficulty in «Король, дама, валет»: one warning, and any of them', async () => {
    const element = await put('korol-dama-valet', { difficulty: 'hard' });
    expect(listed('korol-dama-valet', '')).to.include(element.dealNumber);
    element.newDeal();
    expect(listed('korol-dama-valet', '')).to.include(element.dealNumber);
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('difficulty="hard"');
  });

  it('a wrong difficulty is none, with one warning', async () => {
    const element = await put('damskiy', { difficulty: 'very hard', deal: 7 });
    await element.updateComplete;
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.contain('difficulty="very hard"');
    element.winnable = true;
    element.newDeal();
    await element.updateComplete;
    expect(listed('damskiy', '')).to.include(element.dealNumber);
    expect(warnings).to.have.length(1);
  });

  it('a new deal that is asked for before the list is there comes with it, once', async () => {
    const element = create('otvazhnye-damy', { deal: 7 });
    const heard = hear(element);
    document.body.append(element);
    element.winnable = true;
    element.newDeal();
    element.newDeal();
    await element.updateComplete;
    expect(listed('otvazhnye-damy', '')).to.include(element.dealNumber);
    expect(heard).to.deep.equal(['deal']);
    element.remove();
  });

  it('a broken record is told all the same', async () => {
    const element = await put('damskiy', { winnable: '', record: 'broken' });
    expect(listed('damskiy', '')).to.include(element.dealNumber);
    expect(element.shadowRoot!.querySelector('.status')!.textContent).to.contain('This record could not be read.');
    expect(warnings).to.have.length(1);
  });
});
