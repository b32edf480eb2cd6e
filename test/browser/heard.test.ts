/** What must be heard, and heard once: several moves at a time, keys that can do nothing, names, the verdict. */
import { expect } from '@open-wc/testing';
import { restore } from '../../src/engine.js';
import type { PatienceElement } from '../../src/index.js';
import { press } from '../support/commands.js';
import { lines } from './support/lines.js';
import { arrowsTo, byKeys, focusOf } from './support/player.js';
import { eightOnNine, hear, mountScene } from './support/scene.js';
import { calmWindow, mount, rootOf, sizeOf, spokenOf, statusOf } from './support/table.js';
import { until } from './support/time.js';

/** In the last pass: one card more from the stock, and nothing wins any more. */
const lastCard =
  'r1_kenfild_1__n336_chfe..bhbifhAGcecjgjgibf..bege...bh...bj.bk.bd-...bf.bd.bg.bkekbkejek.bfef.bkbigigjfjfkcdegA5bfbdbgbfbi.-di.Aebg....-.';

/** Proved lost at once. */
const lostDeal = 'r1_kenfild_1_passes~1_n1_';

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
    const queens = await mount('korol-dama-valet', { deal: 7, lang: 'en' });
    queens.focus();
    expect(await pressAt(queens, 'queen-3', 'Enter')).to.equal('Not allowed: the queens stay in their row.');
    const packet = await mount('stroptivye-damy', { deal: 7, lang: 'en' });
    packet.focus();
    expect(await pressAt(packet, 'reserve', 'Enter')).to.equal(
      'Not allowed: cards of the packet only fill empty places, and do so by themselves.',
    );
    expect(events).to.deep.equal([]);
  });

  it('is nothing of a key that has nothing to do: with no-undo Z, U and Y are the page’s', async () => {
    const element = await mountScene({ 'no-undo': '' });
    const left: string[] = [];
    const leave = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (!defaultPrevented) left.push(key);
    };
    document.addEventListener('keydown', leave);
    element.focus();
    await byKeys(element, eightOnNine);
    await element.updateComplete;
    const before = said(element);
    await press('z', 'u', 'y');
    await element.updateComplete;
    document.removeEventListener('keydown', leave);
    expect(said(element)).to.equal(before);
    expect([left, element.moveCount]).to.deep.equal([['z', 'u', 'y'], 1]);
  });

  it('is the move of the player before what the page does about it', async () => {
    const element = await mount('kenfild', { deal: 7, lang: 'en' });
    const { warn } = console;
    console.warn = () => undefined;
    element.addEventListener('move', () => (element.record = 'rubbish'), { once: true });
    element.focus();
    await press('d');
    await until(() => said(element).endsWith('read.'), 'what is wrong');
    console.warn = warn;
    expect(said(element)).to.match(/^Three cards from the stock, .*\. This record could not be read\.$/);
    expect(statusOf(element)).to.equal('This record could not be read.');
    await press('y');
    await element.updateComplete;
    expect(said(element)).to.equal('There is nothing to redo.');
  });

  it('is the move that is made again, and then that the game cannot come out any more', async () => {
    const element = await mount('kenfild', { record: lastCard, 'show-verdict': '', lang: 'en' });
    await until(() => element.verdict === 'winnable', 'the verdict before it');
    element.focus();
    await press('d');
    await until(() => said(element).endsWith('From here the patience can no longer come out.'), 'the verdict after it');
    await press('z');
    await until(() => element.verdict === 'winnable' && said(element).startsWith('Undone'), 'the way back');
    await press('y');
    await until(() => said(element).endsWith('out.'), 'the words again');
    expect(said(element)).to.match(
      /^Redone\. Three cards from the stock, .+\. From here the patience can no longer come out\.$/,
    );
  });

  it('is no empty place where none can be filled: the table in short leaves out what is not in play', async () => {
    const element = await mount('otvazhnye-damy', { deal: 7, lang: 'en' });
    element.focus();
    await press('t');
    await element.updateComplete;
    expect(said(element)).to.match(/^On the table: ([a-z ]+, ){6}[a-z]+ of [a-z]+\. Foundations: eight empty places\./);
  });

  it('is no name twice: what has a title has no other name', async () => {
    const element = await mountScene();
    await element.showRules();
    const titled = [...rootOf(element).querySelectorAll('[title]')];
    expect(titled.length).to.be.greaterThan(7);
    expect(titled.filter((node) => node.hasAttribute('aria-label'))).to.deep.equal([]);
  });

  it('is the legend of the picture of a layout once, with the picture', async () => {
    const element = await mountScene();
    await element.showRules();
    const figure = rootOf(element).querySelector('figure')!;
    const caption = figure.querySelector('figcaption')!;
    const label = figure.querySelector('[role=img]')!.getAttribute('aria-label')!;
    expect(caption.getAttribute('aria-hidden')).to.equal('true');
    for (const { textContent } of caption.children) expect(label).to.contain(textContent.slice(1).trim());
  });

  it('is the wish, by whoever comes to its answer', async () => {
    const element = await mountScene({ wish: '' });
    const sheet = rootOf(element).querySelector('.sheet')!;
    const words = rootOf(element).getElementById(sheet.getAttribute('aria-labelledby') ?? '');
    expect(words?.textContent).to.contain('Make a wish.');
  });

  it('is the answer to the wish, with the end of the game', async () => {
    const game = restore(lines['kenfild']!.record);
    game.undo();
    const element = await mount('kenfild', { record: game.record(), lang: 'en', wish: '', motion: 'none' });
    element.focus();
    await press('a');
    await until(() => element.status === 'won', 'the win');
    await element.updateComplete;
    expect(said(element)).to.match(/ The patience came out in \d+ moves\. May your wish come true as well\.$/);
    const last = await mount('kenfild', { record: lostDeal, lang: 'en', wish: '', motion: 'none' });
    while (last.status === 'playing') last.play(last.game!.moves().find(({ from }) => from === 'stock')!);
    await last.updateComplete;
    expect(said(last)).to.match(/ the patience did not come out\. Your wish is none the worse for it\.$/);
  });

  it('is the end once more, where a game is won again or lost again after a step back', async () => {
    const game = restore(lines['kenfild']!.record);
    game.undo();
    const element = await mount('kenfild', { record: game.record(), lang: 'en', motion: 'none' });
    element.focus();
    await press('a');
    await until(() => element.status === 'won', 'the win');
    for (const again of ['y', 'a']) {
      await press('z');
      await until(() => /^Undone/.test(said(element)), 'the step back');
      await press(again);
      await until(() => element.status === 'won' && !/^Undone/.test(said(element)), 'the win again');
      expect(said(element), again).to.match(/\. The patience came out in \d+ moves\.$/);
    }
    const last = await mount('kenfild', { record: lostDeal, lang: 'en', motion: 'none' });
    while (last.status === 'playing') last.play(last.game!.moves().find(({ from }) => from === 'stock')!);
    last.focus();
    await press('z');
    await until(() => /^Undone/.test(said(last)), 'the step back');
    await press('y');
    await until(() => /^Redone/.test(said(last)), 'the move again');
    expect(said(last)).to.match(/ No moves are left: the patience did not come out\.$/);
  });

  it('is the verdict: when a deal is proved lost, and with the table in short', async () => {
    const element = await mount('kenfild', { record: lostDeal, lang: 'en', 'show-verdict': '' });
    await until(() => element.verdict === 'lost' && said(element) !== '', 'the verdict');
    expect(said(element)).to.equal('This deal cannot come out.');
    element.focus();
    await press('t');
    await element.updateComplete;
    expect(said(element)).to.match(/\. Can no longer come out\./);
  });
});
