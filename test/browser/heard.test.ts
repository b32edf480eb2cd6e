/** What must be heard, and heard once: several moves at a time, keys that can do nothing, names, the verdict. */
import { expect } from '@open-wc/testing';
import type { PatienceElement } from '../../src/index.js';
import { press } from '../support/commands.js';
import { arrowsTo, byKeys, focusOf } from './support/player.js';
import { eightOnNine, hear, mountScene } from './support/scene.js';
import { calmWindow, mount, rootOf, sizeOf, spokenOf } from './support/table.js';
import { until } from './support/time.js';

const said = (element: PatienceElement): string => spokenOf(element).replaceAll('\u00a0', ' ').trim();

async function pressAt(element: PatienceElement, pile: string, ...keys: readonly string[]): Promise<string> {
  const index = sizeOf(element, pile) - 1;
  await press(...arrowsTo(element, focusOf(element)!, { pile, index }), ...keys);
  await element.updateComplete;
  return said(element);
}

describe('heard', () => {
  beforeEach(() => calmWindow());

  it('is the player’s own move, and each card that goes up with it at once, and back', async () => {
    const element = await mountScene({ 'auto-move': 'all', motion: 'none' });
    element.focus();
    await byKeys(element, eightOnNine);
    await element.updateComplete;
    expect(said(element)).to.equal(
      'Eight of diamonds to the nine of clubs. Place 4 is empty. ' +
        'Sent up: two of spades to its foundation. Place 1 is empty.',
    );
    await press('z');
    await element.updateComplete;
    expect(said(element)).to.equal('Undone: two of spades back at place 1. Undone: eight of diamonds back at place 4.');
    await press('y');
    await element.updateComplete;
    expect(said(element)).to.match(/^Redone\. Eight of diamonds .* Redone\. Two of spades /);
  });

  it('is an answer to every key, where there is nothing to do as well; the page is not told', async () => {
    const element = await mountScene();
    const events = hear(element);
    element.focus();
    expect(await pressAt(element, 'stock', 'z')).to.equal('There is nothing to undo.');
    expect(await pressAt(element, 'stock', 'y')).to.equal('There is nothing to redo.');
    expect(await pressAt(element, 'foundation-1', 'Enter')).to.equal('Not allowed: cards never leave the foundations.');
    expect(await pressAt(element, 'foundation-2', ' ')).to.equal('Not allowed: there is no card here.');
    const kings = await mount('damy-kuvyrkom', { deal: 7, lang: 'ru' });
    kings.focus();
    expect(await pressAt(kings, 'captive-2', 'Enter')).to.equal(
      'Так нельзя: пленник закрыт, пока не собрана масть над ним.',
    );
    expect(events).to.deep.equal([]);
  });

  it('is no name twice: what has a title has no other name', async () => {
    const element = await mountScene();
    await element.showRules();
    const titled = [...rootOf(element).querySelectorAll('[title]')];
    expect(titled.length).to.be.greaterThan(7);
    expect(titled.filter((node) => node.hasAttribute('aria-label'))).to.deep.equal([]);
  });

  it('is the wish, by whoever comes to its answer', async () => {
    const element = await mountScene({ wish: '' });
    const sheet = rootOf(element).querySelector('.sheet')!;
    const words = rootOf(element).getElementById(sheet.getAttribute('aria-labelledby') ?? '');
    expect(words?.textContent).to.contain('Make a wish.');
  });

  it('is the verdict: when a deal is proved lost, and with the table in short', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en', 'show-verdict': '' });
    await until(() => element.verdict === 'lost' && said(element) !== '', 'the verdict');
    expect(said(element)).to.equal('This deal cannot come out.');
    element.focus();
    await press('t');
    await element.updateComplete;
    expect(said(element)).to.match(/ Pass 1 of 4\. Can no longer come out\.$/);
  });
});
