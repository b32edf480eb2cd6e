/** The rest of a game that goes up by itself. */
import { expect, oneEvent } from '@open-wc/testing';
import { deal, restore } from '../../src/engine.js';
import { finishLine } from '../../src/engine/index.js';
import type { PatienceElement } from '../../src/index.js';
import { position } from '../engine/support/table.js';
import { gesture, media } from '../support/commands.js';
import { longFans } from './support/fans.js';
import { lines } from './support/lines.js';
import { hear } from './support/scene.js';
import { calmWindow, endMotion, mount, pointAt, rootOf } from './support/table.js';
import { HeldTimers, StoppedClock, until } from './support/time.js';

/** A finish plays a card after so many ms. */
const PACE = 90;

const upTo = (suit: string): string => [...'A23456789TJ'].map((rank) => rank + suit).join(' ');

/** Кэнфилд, eight cards before its end. */
const ending = position('kenfild', {
  'foundation-1': upTo('S'),
  'foundation-2': upTo('H'),
  'foundation-3': upTo('D'),
  'foundation-4': upTo('C'),
  'tableau-1': 'KS QH',
  'tableau-2': 'KH QS',
  'tableau-3': 'KD QC',
  'tableau-4': 'KC QD',
});

const nearlyWon = (attributes: Readonly<Record<string, string>> = {}): Promise<PatienceElement> =>
  mount('kenfild', { record: ending, lang: 'en', ...attributes });

const button = (element: PatienceElement, name: string): HTMLElement =>
  rootOf(element).querySelector<HTMLElement>(`.button.${name}`)!;
const click = async (element: PatienceElement, target: HTMLElement): Promise<void> => {
  await gesture({ mouse: 'move', at: pointAt(element, target) }, { mouse: 'down' }, { mouse: 'up' });
};

describe('finish', () => {
  let pace: HeldTimers | null = null;
  let clock: StoppedClock | null = null;

  /** From now on cards go up when the test says so. */
  const hold = (): HeldTimers => {
    clock = new StoppedClock();
    return (pace = new HeldTimers(PACE));
  };

  beforeEach(async () => {
    await calmWindow();
    await media({ 'prefers-reduced-motion': 'no-preference' });
  });
  afterEach(() => {
    pace?.release();
    clock?.release();
    pace = clock = null;
  });

  it('wins card by card, and says so to whoever asked', async () => {
    const element = await nearlyWon();
    const heard = hear(element);
    const [first, second] = [element.finish(), element.finish()];
    expect(element.moveCount).to.equal(0);
    expect(await first).to.equal(true);
    expect(await second).to.equal(true);
    expect(heard).to.deep.equal([...Array.from({ length: 8 }, () => 'auto'), 'win']);
    expect(await element.finish()).to.equal(false);
  });

  it('is offered, by its button and in words, exactly while it ends in a win', async () => {
    const { deal: number, rules, record } = lines['kenfild']!;
    const game = deal('kenfild', { deal: number, rules });
    const element = await mount('kenfild', { deal: number, ...rules, lang: 'en', motion: 'none' });
    const offers: boolean[] = [];
    for (const move of restore(record).history) {
      const wins = finishLine(game) !== null;
      await element.updateComplete;
      expect(button(element, 'finish').hasAttribute('aria-disabled'), `after ${game.moveCount}`).to.equal(!wins);
      expect(rootOf(element).querySelectorAll('.status .pill.main').length).to.equal(wins ? 1 : 0);
      if (!wins) expect(await element.finish()).to.equal(false);
      offers.push(wins);
      game.play(move);
      element.play(move);
    }
    expect([offers.includes(false), offers.at(-1)]).to.deep.equal([true, true]);
  });

  it('takes three seconds at most, however many cards are left', async () => {
    const { record } = longFans.find(({ id }) => id === 'kongress')!;
    const element = await mount('kongress', { record });
    clock = new StoppedClock();
    const first = oneEvent(element, 'move');
    const ended = element.finish();
    clock.pass(3000);
    // What is due by then goes up in one task.
    await first;
    await Promise.resolve();
    expect(element.status).to.equal('won');
    expect(await ended).to.equal(true);
  });

  it('goes at once where nothing is to move', async () => {
    const element = await nearlyWon({ motion: 'none' });
    void element.finish();
    expect(element.status).to.equal('won');
  });

  it('is skipped by a press on the table', async () => {
    const element = await nearlyWon();
    const timers = hold();
    const ended = element.finish();
    timers.run();
    expect([element.moveCount, element.status]).to.deep.equal([1, 'playing']);
    await click(element, rootOf(element).querySelector<HTMLElement>('.felt')!);
    expect(element.status).to.equal('won');
    expect(await ended).to.equal(true);
  });

  it('is stopped by what the player wants instead', async () => {
    for (const name of ['undo', 'again', 'deal']) {
      const element = await nearlyWon();
      const heard = hear(element);
      const timers = hold();
      const ended = element.finish();
      timers.run();
      timers.run();
      expect(element.moveCount).to.equal(2);
      await element.updateComplete;
      await click(element, button(element, name));
      expect(await ended, name).to.equal(false);
      expect(timers.count, 'nothing more goes up').to.equal(0);
      timers.release();
      clock?.release();
      expect(element.status, name).to.equal('playing');
      expect(heard, name).not.to.contain('win');
      if (name === 'deal') expect(rootOf(element).querySelectorAll('.pill.asked').length).to.equal(1);
      else expect(element.moveCount, name).to.equal(0);
      element.remove();
    }
  });

  it('stops with the key that takes back', async () => {
    const element = await nearlyWon();
    element.focus();
    const timers = hold();
    const ended = element.finish();
    timers.run();
    timers.run();
    await gesture({ key: 'z' });
    expect(await ended).to.equal(false);
    expect([element.moveCount, timers.count]).to.deep.equal([0, 0]);
    timers.release();
    clock?.release();
    expect(await element.finish()).to.equal(true);
  });

  it('ends where the element leaves the page', async () => {
    const element = await nearlyWon();
    const timers = hold();
    const ended = element.finish();
    timers.run();
    element.remove();
    expect(await ended).to.equal(false);
    expect([element.moveCount, element.status, timers.count]).to.deep.equal([1, 'playing', 0]);
  });

  it('leaves the focus on the board', async () => {
    const element = await nearlyWon();
    endMotion(element);
    const pill = rootOf(element).querySelector<HTMLElement>('.pill')!;
    pill.focus();
    const timers = hold();
    await gesture({ key: 'Enter' });
    await until(() => timers.count === 1, 'the finish goes on');
    timers.run();
    expect(element.status).to.equal('playing');
    await gesture({ key: 'Enter' });
    await element.updateComplete;
    expect(element.status).to.equal('won');
    expect(rootOf(element).activeElement?.closest('.board, .sheet')).to.exist;
  });
});
