/** A hint and the verdict beside it are found out at different times, and must not contradict each other. */
import { expect } from '@open-wc/testing';
import { PatienceElement, type PatienceVerdictEvent } from '../../src/index.js';
import { restore } from '../../src/engine.js';
import { press } from '../support/commands.js';
import { lines } from './support/lines.js';
import { Oracle } from './support/oracle.js';
import { calmWindow, mount, rootOf, settled, spokenOf, statusOf } from './support/table.js';
import { until } from './support/time.js';

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ').trim();
const metaOf = (element: PatienceElement): string => plain(rootOf(element).querySelector('.meta')?.textContent);
const marks = (element: PatienceElement): number => rootOf(element).querySelectorAll('[data-hinted]').length;

describe('a hint and the verdict beside it', () => {
  let oracle: Oracle;
  let element: PatienceElement;
  let verdicts: PatienceVerdictEvent['verdict'][];
  let said: string[];

  /** A game that can be won, of which the solver has said nothing yet. */
  beforeEach(async () => {
    await calmWindow();
    oracle = new Oracle();
    PatienceElement.createWorker = oracle.make;
    const game = restore(lines['kenfild']!.record);
    for (let move = 0; move < 40; move++) game.undo();
    element = await mount('kenfild', { record: game.record(), 'show-verdict': '', lang: 'en' });
    verdicts = [];
    element.addEventListener('verdict', ({ verdict }) => verdicts.push(verdict));
    said = [];
    const ears = new MutationObserver(() => {
      const text = plain(spokenOf(element));
      if (text !== (said.at(-1) ?? '')) said.push(text);
    });
    ears.observe(rootOf(element), { childList: true, characterData: true, subtree: true });
  });
  afterEach(() => {
    delete PatienceElement.createWorker;
  });

  const legal = (): NonNullable<Awaited<ReturnType<PatienceElement['hint']>>['move']> => element.game!.moves()[0]!;

  async function guess(): Promise<void> {
    const asked = element.hint();
    const task = await oracle.next('hint');
    oracle.answer(task, { move: legal(), source: 'guess' });
    expect((await asked).source).to.equal('guess');
    await settled(element);
    expect(plain(spokenOf(element))).to.match(/^Hint: .+\. Whether it comes out is not known\.$/);
  }

  it('what a guess did not know is told when the verdict knows: that it can come out', async () => {
    await guess();
    const { history } = restore(lines['kenfild']!.record);
    oracle.answer(await oracle.next('solve'), { verdict: 'winnable', line: history.slice(-40), nodes: 1 });
    await until(() => element.verdict === 'winnable', 'the verdict');
    await settled(element);
    expect(said.at(-1)).to.equal('Can still come out.');
    expect(plain(statusOf(element))).to.match(/^Hint: [^.]+\.$/);
    expect(marks(element)).to.be.greaterThan(0);
    expect(metaOf(element)).to.contain('can still come out');
  });

  it('… and that it cannot: the hint is gone then', async () => {
    await guess();
    oracle.answer(await oracle.next('solve'), { verdict: 'lost', nodes: 1 });
    await until(() => element.verdict === 'lost', 'the verdict');
    await settled(element);
    expect(said.at(-1)).to.equal('From here the patience can no longer come out.');
    expect(plain(statusOf(element))).to.equal('From here the patience can no longer come out.');
    expect(marks(element)).to.equal(0);
  });

  it('a hint that proves what the verdict did not know changes it, and that is said once', async () => {
    oracle.answer(await oracle.next('solve'), { verdict: 'unknown', nodes: 1 });
    await until(() => element.verdict === 'unknown', 'the verdict');
    said.length = 0;
    const asked = element.hint();
    oracle.answer(await oracle.next('hint'), { move: null, reason: 'lost' });
    expect((await asked).reason).to.equal('lost');
    await settled(element);
    expect(element.verdict).to.equal('lost');
    expect(verdicts).to.deep.equal(['unknown', 'lost']);
    expect(metaOf(element)).to.contain('can no longer come out');
    expect(said).to.deep.equal(['From here the patience can no longer come out.']);
    // The way back is sought as of any other game that is lost.
    expect((await oracle.next('solve')).kind).to.equal('solve');
  });

  it('a hint that begins a line that wins changes it, too', async () => {
    oracle.answer(await oracle.next('solve'), { verdict: 'unknown', nodes: 1 });
    await until(() => element.verdict === 'unknown', 'the verdict');
    const asked = element.hint();
    const line = restore(lines['kenfild']!.record).history.slice(-40);
    oracle.answer(await oracle.next('hint'), { move: line[0]!, source: 'line', line });
    expect((await asked).source).to.equal('line');
    await settled(element);
    expect(verdicts).to.deep.equal(['unknown', 'winnable']);
    expect(metaOf(element)).to.contain('can still come out');
  });

  const pills = (): HTMLElement[] => [...rootOf(element).querySelectorAll<HTMLElement>('.pill')];

  /** Three moves more, after which it is proved lost, and was not before them; of that table `before` is found out. */
  async function loseAndGoBack(before: 'winnable' | 'unknown'): Promise<void> {
    const { history } = restore(lines['kenfild']!.record);
    const line = history.slice(-40);
    const found = before === 'winnable' ? { verdict: before, line, nodes: 1 } : { verdict: before, nodes: 1 };
    oracle.answer(await oracle.next('solve'), found);
    await until(() => element.verdict === before, 'the verdict');
    for (const move of line.slice(0, 3)) element.play(move);
    // After a move of the line it would be known that it wins: the last one is another.
    element.undo();
    element.play(element.game!.moves().find(({ from, to }) => from !== line[2]!.from || to !== line[2]!.to)!);
    oracle.answer(await oracle.next('solve'), { verdict: 'lost', nodes: 1 });
    await until(() => element.verdict === 'lost', 'the verdict');
    while (pills().length === 0) {
      if (oracle.asked.length > 0) oracle.answer(await oracle.next('solve'), { verdict: 'lost', nodes: 1 });
      await settled(element);
    }
  }

  it('the way back leads to where it can be won: that is said in one sentence, and stays known', async () => {
    await loseAndGoBack('winnable');
    expect(pills().map(({ textContent }) => plain(textContent))).to.deep.equal([
      'Back to where it could still come out',
    ]);
    const count = element.moveCount;
    const lost = 'From here the patience can no longer come out.';
    expect(said.filter((text) => text.includes(lost)).length, 'it is told once').to.equal(1);
    expect(rootOf(element).querySelector('.spoken')!.getAttribute('role'), 'politely').to.equal('status');
    element.focus();
    await press('Tab');
    expect(rootOf(element).activeElement, 'the way back is the next stop').to.equal(pills()[0]);
    said.length = 0;
    await press('Enter');
    await settled(element);
    const undone = count - element.moveCount;
    expect(undone).to.be.greaterThan(0);
    const moves = undone === 1 ? 'One move was' : `${undone} moves were`;
    expect(said).to.deep.equal([`${moves} taken back. From here the patience can still come out.`]);
    expect(element.verdict).to.equal('winnable');
    expect(metaOf(element)).to.contain('can still come out');
    expect(oracle.asked).to.deep.equal([]);
  });

  it('where nobody knows whether it can be won there, the way back promises nothing', async () => {
    await loseAndGoBack('unknown');
    expect(pills().map(({ textContent }) => plain(textContent))).to.deep.equal(['Back to where it was not lost yet']);
    said.length = 0;
    pills()[0]!.click();
    await settled(element);
    expect(said).to.deep.equal(['3 moves were taken back. Whether it comes out from here is not known.']);
    expect(element.verdict).to.equal('unknown');
  });
});
