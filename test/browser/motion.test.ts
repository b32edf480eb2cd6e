/** Cards are shown moving, once that has been fetched: no table waits for it, and none is fetched for what stands still. */
import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { deal, type Move } from '../../src/engine.js';
import type { PatienceElement } from '../../src/index.js';
import { position } from '../engine/support/table.js';
import { engine, media } from '../support/commands.js';
import { calmWindow, canMove, create, frame, mount, pileOf, rootOf, settled, spotOf } from './support/table.js';
import { until } from './support/time.js';

const fetched = (): boolean => performance.getEntriesByType('resource').some(({ name }) => /\/motion\.ts/.test(name));
const moving = (element: PatienceElement): number => rootOf(element).getAnimations().length;

describe('motion', () => {
  before(async () => {
    await calmWindow();
    if (engine === 'chromium') await media({ 'prefers-reduced-motion': 'no-preference' });
  });
  after(async () => {
    if (engine === 'chromium') await media({ 'prefers-reduced-motion': 'reduce' });
  });

  it('is fetched when a table has been seen; until then a change is shown at rest', async () => {
    const home = await fixture<HTMLElement>(html`<div></div>`);
    const element = create('kenfild', { deal: '7' });
    setTimeout(() => home.append(element));
    await oneEvent(element, 'deal');
    expect(fetched()).to.equal(false);
    element.play({ from: 'stock', to: 'waste', count: 3 });
    await frame();
    expect(spotOf(element, 'waste').dataset['card']).to.equal(element.game!.pile('waste').cards.at(-1)!.card);
    expect(moving(element)).to.equal(0);
    await until(fetched, 'motion is fetched');
  });

  it('brings each card from where it was, and a new deal from the stock', async () => {
    await canMove();
    const element = await mount('kenfild', { deal: '7' });
    expect(moving(element)).to.equal(0);
    element.play({ from: 'stock', to: 'waste', count: 3 });
    await element.updateComplete;
    expect(spotOf(element, 'waste').getAnimations()).to.have.lengthOf(1);
    expect(pileOf(element, 'waste').hasAttribute('data-arriving')).to.equal(true);
    element.newDeal(8);
    await element.updateComplete;
    expect(moving(element)).to.be.greaterThan(4);
    expect(spotOf(element, 'tableau-1').getAnimations()).to.have.lengthOf(1);
  });

  it('shows a payment fly, and ends with the element', async () => {
    await canMove();
    const piles: Record<string, string> = { stock: '5S QH', reserve: '2S 3S 4S 6S 7S 8S' };
    ['9C', '9D', '9H', '9S', 'TC', 'TD', 'TH', 'TS'].forEach((card, at) => (piles[`tableau-${at + 1}`] = card));
    const element = await mount('stroptivye-damy', { record: position('stroptivye-damy', piles) });
    element.play({ from: 'stock', to: 'waste', count: 1 });
    await element.updateComplete;
    const flying = (): number => rootOf(element).querySelectorAll('.flight > *').length;
    expect(flying()).to.be.greaterThan(0);
    const home = element.parentElement!;
    element.remove();
    expect(flying()).to.equal(0);
    home.append(element);
    await settled(element);
    expect(moving(element)).to.equal(0);
  });

  it('counts the cards of a payment as they land', async () => {
    await canMove();
    const piles: Record<string, string> = { stock: '5S QH', waste: '2S 3S 4S 6S 7S 8S' };
    ['9C', '9D', '9H', '9S', 'TC', 'TD', 'TH', 'TS'].forEach((card, at) => (piles[`tableau-${at + 1}`] = card));
    const element = await mount('stroptivye-damy', { record: position('stroptivye-damy', piles) });
    const shown = (pile: string): string | undefined =>
      pileOf(element, pile).querySelector<HTMLElement>('.number, data')?.dataset['shown'];
    element.play({ from: 'stock', to: 'waste', count: 1 });
    await element.updateComplete;
    const [stock, waste] = ['stock', 'waste'].map((pile) => element.game!.pile(pile).cards.length);
    const flights = rootOf(element)
      .getAnimations()
      .filter(({ id }) => id === 'paid');
    for (const flight of flights) flight.pause();
    expect(flights).to.have.lengthOf(3);
    for (const [landed, flight] of flights.entries()) {
      expect(shown('stock')).to.equal(String(stock! - 3 + landed));
      expect(shown('waste')).to.equal(String(waste! + 3 - landed));
      flight.finish();
      await flight.finished;
      await frame();
    }
    expect([shown('stock'), shown('waste')]).to.deep.equal([undefined, undefined]);
  });

  it('shows a shuffle as one, where motion is wanted', async () => {
    await canMove();
    const game = deal('korol-dama-valet', { deal: 42 });
    const redeal = (): Move | undefined => game.moves().find(({ to }) => to === 'stock');
    while (redeal() === undefined) game.play(game.moves().find(({ from }) => from === 'stock')!);
    const element = await mount('korol-dama-valet', { record: game.record() });
    element.play(redeal()!);
    await element.updateComplete;
    const stock = (): Animation[] => spotOf(element, 'stock').getAnimations();
    const delays = stock().map(({ effect }) => effect!.getTiming().delay);
    // The card comes, then it is shuffled.
    expect(delays).to.have.lengthOf(2);
    expect(Number(delays[1])).to.be.greaterThan(Number(delays[0]));
    element.undo();
    await element.updateComplete;
    element.motion = 'none';
    element.play(redeal()!);
    await element.updateComplete;
    expect(stock()).to.have.lengthOf(0);
  });

  it('is none where none is wanted', async () => {
    await canMove();
    const element = await mount('kenfild', { deal: '7', motion: 'none' });
    element.newDeal(8);
    await element.updateComplete;
    expect(moving(element)).to.equal(0);
  });
});
