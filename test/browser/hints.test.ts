/** Hints and verdicts: what is asked of the solver, and what is shown, said and told of its answers. */
import { expect } from '@open-wc/testing';
import { restore } from '../../src/engine.js';
import { PatienceElement, type PatienceHintEvent, PatienceVerdictEvent } from '../../src/index.js';
import type { Order } from '../../src/solver/remote/messages.js';
import { engine, media, press } from '../support/commands.js';
import { lines } from './support/lines.js';
import { calmWindow, canMove, create, endMotion, mount, rootOf, settled, spotOf } from './support/table.js';
import { until } from './support/time.js';

/** A won game, so many moves before its end. */
function before(id: string, moves: number): string {
  const game = restore(lines[id]!.record);
  for (let move = 0; move < moves; move++) game.undo();
  return game.record();
}

/** A game on which no move wins any more, by proof: the first moves are those of a won one. */
const lost = 'r1_kenfild_1_passes~1_n1_';

const all = (element: PatienceElement, selector: string): HTMLElement[] => [
  ...rootOf(element).querySelectorAll<HTMLElement>(selector),
];
const text = (element: PatienceElement, selector: string): string =>
  (rootOf(element).querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();
const heard = (element: PatienceElement): PatienceHintEvent[] => {
  const events: PatienceHintEvent[] = [];
  element.addEventListener('hint', (event) => events.push(event));
  return events;
};
/** The piles whose cards or places are marked. */
const lit = (element: PatienceElement): string[] =>
  all(element, '[data-hinted]').map((card) => card.closest<HTMLElement>('[data-pile]')!.dataset['pile']!);

/** A maker of workers that no game of this page has had yet: what it has made, and the orders that those have been given. */
function maker(): { readonly make: () => Worker; readonly made: Worker[]; readonly orders: Order[] } {
  const made: Worker[] = [];
  const orders: Order[] = [];
  const make = (): Worker => {
    const worker = new Worker(new URL('../../src/solver/remote/worker.js', import.meta.url), { type: 'module' });
    const post = worker.postMessage.bind(worker);
    worker.postMessage = (order: Order) => {
      orders.push(order);
      post(order);
    };
    made.push(worker);
    return worker;
  };
  return { make, made, orders };
}

describe('a hint', () => {
  beforeEach(() => calmWindow());

  it('takes away the marks of a refusal, save where they are its own', async () => {
    const element = await mount('kenfild', { record: before('kenfild', 30), lang: 'en', tap: 'select' });
    const events = heard(element);
    const ring = (card: HTMLElement): string => getComputedStyle(card, '::after').boxShadow;
    spotOf(element, 'tableau-1').click();
    spotOf(element, 'reserve').click();
    await element.updateComplete;
    const refused = all(element, '.pile .refused');
    expect(refused.map(ring)).to.have.length(2).and.not.include('none');
    rootOf(element).querySelector<HTMLElement>('.button.hint')!.click();
    await until(() => events.length === 1, 'the hint');
    await settled(element);
    for (const card of refused.filter((one) => one.dataset['hinted'] === undefined))
      expect(ring(card)).to.equal('none');
  });

  it('by the button is lit, said, told and counted, and gone with the next move', async () => {
    const element = await mount('kenfild', { record: before('kenfild', 30), lang: 'en' });
    const events = heard(element);
    rootOf(element).querySelector<HTMLElement>('.button.hint')!.click();
    await until(() => events.length === 1, 'the hint');
    await settled(element);
    const { move, source, reason } = events[0]!;
    expect(source).to.equal('line');
    expect(reason).to.equal(null);
    expect(element.game!.refusal(move!)).to.equal(null);
    expect([...new Set(lit(element))].sort()).to.deep.equal([move!.from, move!.to].sort());
    expect(all(element, '.arrow')).to.have.length(1);
    expect(text(element, '.status .text')).to.match(/^Hint: .*\.$/);
    expect(text(element, '.spoken')).to.equal(text(element, '.status .text'));
    await expect(element).to.be.accessible();
    element.play(move!);
    await element.updateComplete;
    expect(lit(element)).to.deep.equal([]);
    expect(all(element, '.arrow')).to.have.length(0);
    expect(text(element, '.spoken')).not.to.contain('Hint');
  });

  it('points at where cards will lie, though they still fly, and is drawn anew for another size alone', async () => {
    const element = await mount('kenfild', { record: before('kenfild', 30), lang: 'en' });
    if (engine === 'chromium') await media({ 'prefers-reduced-motion': 'no-preference' });
    await canMove();
    element.play((await element.hint()).move!);
    await element.updateComplete;
    await element.hint();
    await element.updateComplete;
    const arrow = (): HTMLElement => all(element, '.arrow')[0]!;
    const path = (): string => arrow().querySelector('.line')!.getAttribute('d')!;
    const first = arrow();
    const drawn = [first.getAttribute('viewBox'), path()];
    element.requestUpdate();
    await element.updateComplete;
    expect(arrow()).to.equal(first);
    endMotion(element);
    const home = element.parentElement!;
    home.style.width = '800px';
    await until(() => arrow().getAttribute('viewBox') !== drawn[0], 'the arrow of a smaller board');
    home.style.width = '900px';
    await until(() => arrow().getAttribute('viewBox') === drawn[0], 'the arrow of the first board');
    await settled(element);
    expect(path()).to.equal(drawn[1]);
    expect(all(element, '.arrow')).to.have.length(1);
  });

  it('followed by the key H leads to a win, which tells how many there were', async () => {
    const element = await mount('kongress', { record: before('kongress', 6), lang: 'ru' });
    const events = heard(element);
    let hints = 0;
    element.addEventListener('win', (event) => (hints = event.hints));
    element.focus();
    for (let count = 1; element.status === 'playing'; count++) {
      await press('h');
      await until(() => events.length === count, `hint ${count}`);
      element.play(events.at(-1)!.move!);
      await element.updateComplete;
    }
    expect(element.status).to.equal('won');
    expect(hints).to.equal(events.length);
    await element.updateComplete;
    expect(rootOf(element).querySelector('.button.hint')!.getAttribute('aria-disabled')).to.equal('true');
  });

  it('says that nothing wins from here, and is not counted then', async () => {
    const element = await mount('kenfild', { record: lost, lang: 'ru' });
    expect(await element.hint()).to.deep.equal({ move: null, source: null, reason: 'lost' });
    await element.updateComplete;
    expect(text(element, '.status .text').replaceAll('\u00a0', ' ')).to.equal('Отсюда пасьянс уже не сойдётся.');
    expect(lit(element)).to.deep.equal([]);
  });

  it('is as sure as the verdict that is shown', async () => {
    const { make, orders } = maker();
    PatienceElement.createWorker = make;
    const element = await mount('kenfild', { record: lost, 'show-verdict': '', lang: 'en' });
    await until(() => element.verdict === 'lost', 'the verdict');
    expect(await element.hint()).to.deep.equal({ move: null, source: null, reason: 'lost' });
    delete PatienceElement.createWorker;
    expect(orders.map(({ kind }) => kind)).not.to.include('hint');
  });

  it('is fair where that is asked for', async () => {
    const element = await mount('kenfild', { deal: 7, hints: 'fair' });
    expect((await element.hint()).source).to.equal('fair');
  });

  it('is not to be had with hints="none"', async () => {
    const element = await mount('kenfild', { deal: 7, hints: 'none' });
    const events = heard(element);
    expect(rootOf(element).querySelector('.button.hint')).to.equal(null);
    element.focus();
    await press('h');
    expect(await element.hint()).to.deep.equal({ move: null, source: null, reason: 'off' });
    expect(events).to.deep.equal([]);
    expect(text(element, '.spoken')).to.equal('');
  });

  it('is gone when there are no more', async () => {
    const element = await mount('kenfild', { record: before('kenfild', 30) });
    await element.hint();
    await element.updateComplete;
    expect(all(element, '.arrow')).to.have.length(1);
    element.hints = 'none';
    await element.updateComplete;
    expect(lit(element)).to.deep.equal([]);
    expect(all(element, '.arrow')).to.have.length(0);
  });

  it('is not waited for by whoever moves on, or leaves', async () => {
    const element = await mount('kenfild', { deal: 7, hints: 'fair', lang: 'en' });
    const events = heard(element);
    await element.hint();
    for (const leave of [() => element.play(element.game!.moves()[0]!), () => element.remove()]) {
      const asked = element.hint();
      leave();
      expect((await asked).reason).to.equal('changed');
      expect(element.matches(':state(thinking)')).to.equal(false);
    }
    expect(events).to.have.length(1);
  });

  it('is said to be on its way where it takes long', async () => {
    const element = await mount('kongress', { deal: 3, lang: 'en' });
    const asked = element.hint();
    await until(() => element.matches(':state(thinking)'), 'the thinking');
    await element.updateComplete;
    // Its words come with it.
    await until(
      () => text(element, '.status .text') === 'Looking for a move…' || !element.matches(':state(thinking)'),
      '…',
    );
    await asked;
    expect(element.matches(':state(thinking)')).to.equal(false);
  });
});

describe('the solver of a page', () => {
  const own = window.Worker;
  beforeEach(() => calmWindow());
  afterEach(() => {
    Object.assign(window, { Worker: own });
    delete PatienceElement.createWorker;
  });

  it('is one worker for all games, whatever asks', async () => {
    const { make, made, orders } = maker();
    PatienceElement.createWorker = make;
    const first = await mount('kenfild', { record: before('kenfild', 20), 'show-verdict': '' });
    const second = create('kongress', { record: before('kongress', 20) });
    first.after(second);
    await settled(second);
    const [one, other] = await Promise.all([first.hint(), second.hint()]);
    expect([one.source, other.source]).to.deep.equal(['line', 'line']);
    await until(() => first.verdict === 'winnable', 'the verdict');
    expect(made).to.have.length(1);
    const asked = orders.flatMap((order) => (order.kind === 'cancel' ? [] : [order.record.split('_')[1]]));
    expect(asked).to.include.members(['kenfild', 'kongress']);
    second.remove();
  });

  it('is another where another maker of workers is given', async () => {
    for (const { make, made } of [maker(), maker()]) {
      PatienceElement.createWorker = make;
      const element = await mount('kenfild', { record: before('kenfild', 20) });
      expect((await element.hint()).source).to.equal('line');
      expect(made).to.have.length(1);
    }
  });

  it('is the page itself where a policy lets nobody make a worker, or one dies', async () => {
    const { createSolver } = await import('../../src/solver/index.js');
    const game = restore(before('kenfild', 20));
    const refuse = function () {
      throw new DOMException('The policy of this page forbids it.', 'SecurityError');
    };
    Object.assign(window, { Worker: refuse });
    const solver = createSolver();
    expect(await solver.hint(game)).to.have.property('source', 'line');
    solver.dispose();
    Object.assign(window, { Worker: own });
    const dying = createSolver({
      createWorker: () => {
        const script = "postMessage({ kind: 'ready' }); onmessage = () => { throw new Error('It dies.'); };";
        return new Worker(URL.createObjectURL(new Blob([script], { type: 'text/javascript' })));
      },
    });
    expect(await dying.solve(restore(before('kenfild', 20)))).to.have.property('verdict', 'winnable');
    dying.dispose();
  });
});

describe('a verdict', () => {
  beforeEach(() => calmWindow());

  it('is shown and told when it changes, and leads back to where the game could still be won', async function () {
    // It asks for many verdicts, and a busy machine takes long over each.
    this.timeout(120_000);
    const verdicts: PatienceVerdictEvent['verdict'][] = [];
    // The first may come before the element is complete.
    const hear = (event: Event): void => {
      if (event instanceof PatienceVerdictEvent) verdicts.push(event.verdict);
    };
    document.addEventListener('verdict', hear);
    const element = await mount('kenfild', { record: before('kenfild', 34), 'show-verdict': '', lang: 'en' });
    await until(() => element.verdict === 'winnable', 'that it can be won');
    await settled(element);
    expect(text(element, '.meta')).to.contain('can still come out');
    const alive = element.moveCount;
    // It is played badly until it is lost.
    while (element.verdict !== 'lost') {
      const { moveCount } = element;
      const good = await element.hint();
      const moves = element.game!.moves();
      const bad = moves.find(({ from, to }) => from !== good.move?.from || to !== good.move.to) ?? moves[0]!;
      element.play(bad);
      await until(() => element.moveCount > moveCount && element.verdict !== null, 'a verdict');
    }
    await until(() => all(element, '.pill').some(({ textContent }) => textContent.includes('Back to')), 'the way back');
    expect(text(element, '.status .text')).to.match(/^(From here the patience can no longer|No moves are left)/);
    await expect(element).to.be.accessible();
    const count = element.moveCount;
    all(element, '.pill')
      .find(({ textContent }) => textContent.includes('Back to'))!
      .click();
    await until(() => element.verdict !== null, 'the verdict there');
    expect(element.verdict).not.to.equal('lost');
    expect(element.moveCount).to.be.within(alive, count - 1);
    await element.updateComplete;
    expect(verdicts[0]).to.equal('winnable');
    expect(verdicts).to.include('lost');
    document.removeEventListener('verdict', hear);
    verdicts.forEach((verdict, at) => expect(verdict).not.to.equal(verdicts[at - 1]));
  });

  it('says of a deal that it cannot come out', async () => {
    const element = await mount('kenfild', { record: lost, 'show-verdict': '', lang: 'en' });
    await until(() => text(element, '.status .text') === 'This deal cannot come out.', 'the words');
    expect(element.verdict).to.equal('lost');
    expect(all(element, '.pill').map(({ textContent }) => textContent.trim())).to.deep.equal(['New deal']);
  });

  it('seeks no way back where nothing may be taken back', async () => {
    const { make, orders } = maker();
    PatienceElement.createWorker = make;
    const element = await mount('kenfild', { record: lost, 'no-undo': '', lang: 'en' });
    for (let count = 0; count < 4; count++) element.play(element.game!.moves()[0]!);
    element.showVerdict = true;
    await until(() => element.verdict === 'lost', 'the verdict');
    await settled(element);
    delete PatienceElement.createWorker;
    expect(orders.map(({ kind }) => kind)).to.deep.equal(['solve']);
    expect(text(element, '.status .text')).to.equal('From here the patience can no longer come out.');
  });

  it('is told of each game, though it is the same', async () => {
    const element = create('kenfild', { record: lost, 'show-verdict': '' });
    let told = 0;
    element.addEventListener('verdict', ({ verdict }) => (told += verdict === 'lost' ? 1 : 0));
    document.body.append(element);
    await until(() => told === 1, 'the verdict');
    element.record = lost;
    await until(() => told === 2, 'the verdict on the next game');
    element.remove();
  });

  it('is asked again by an element that comes back to the page', async () => {
    const element = await mount('kenfild', { record: lost, 'show-verdict': '' });
    const home = element.parentElement!;
    await until(() => element.verdict === 'lost', 'the verdict');
    element.remove();
    expect(element.verdict).to.equal(null);
    await settled(element);
    home.append(element);
    await until(() => element.verdict === 'lost', 'the same verdict');
  });

  it('is not that of another table, and is told anew of another deal', async () => {
    const element = await mount('kenfild', { record: lost, 'show-verdict': '' });
    const deals: number[] = [];
    element.addEventListener('verdict', ({ dealNumber }) => deals.push(dealNumber ?? 0));
    await until(() => element.verdict === 'lost', 'the verdict');
    element.restart();
    expect(element.verdict).to.equal(null);
    await until(() => element.verdict === 'lost', 'the verdict of the new attempt');
    element.play(element.game!.moves()[0]!);
    expect(element.verdict).to.equal(null);
    await until(() => element.verdict === 'lost', 'the verdict after a move');
    await element.updateComplete;
    expect(deals).to.deep.equal([1, 1]);
  });

  it('waits for the wish: until that is made nothing of it is asked, told or heard', async () => {
    const { make, orders } = maker();
    PatienceElement.createWorker = make;
    const element = await mount('kenfild', { record: lost, 'show-verdict': '', wish: '', lang: 'en' });
    let told = 0;
    element.addEventListener('verdict', () => told++);
    for (let round = 0; round < 20; round++) await settled(element);
    expect([element.verdict, told, orders.length]).to.deep.equal([null, 0, 0]);
    expect(text(element, '.spoken')).to.equal('');
    rootOf(element).querySelector<HTMLElement>('.sheet.wish .pill')!.click();
    await until(() => told === 1, 'the verdict');
    delete PatienceElement.createWorker;
    expect(element.verdict).to.equal('lost');
    await until(() => text(element, '.spoken') === 'This deal cannot come out.', 'the words');
  });

  it('comes when an element that was hidden is shown, and is given up when it is hidden again', async () => {
    const { make, orders } = maker();
    PatienceElement.createWorker = make;
    const element = await mount('kenfild', { record: lost, 'show-verdict': '' }, 'display: none');
    const home = element.parentElement!;
    for (let round = 0; round < 20; round++) await settled(element);
    expect([element.verdict, orders.length]).to.deep.equal([null, 0]);
    home.style.display = 'block';
    await until(() => element.verdict === 'lost', 'the verdict');
    delete PatienceElement.createWorker;
    home.style.display = 'none';
    await until(() => element.verdict === null, 'that nobody sees it');
  });

  it('is not asked without show-verdict, nor after it', async () => {
    const element = await mount('kenfild', { record: lost });
    expect(element.verdict).to.equal(null);
    element.showVerdict = true;
    await until(() => element.verdict === 'lost', 'the verdict');
    element.showVerdict = false;
    await element.updateComplete;
    expect(element.verdict).to.equal(null);
    expect(text(element, '.meta')).not.to.contain('come out');
  });
});
