/** What stands beside the cards: the question, the wish, the clock, the end; and what goes up by itself. */
import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { restore } from '../../src/engine.js';
import type { PatienceElement } from '../../src/index.js';
import { gesture, mouse, pointOf } from '../support/commands.js';
import { lines } from './support/lines.js';
import { mount, pointAt, rootOf, settled, sourceOf, spokenOf } from './support/table.js';
import { StoppedClock, until } from './support/time.js';

type Heard = { type: string; cause?: string };

const text = (element: PatienceElement, selector: string): string =>
  (rootOf(element).querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();
const pills = (element: PatienceElement): HTMLButtonElement[] => [
  ...rootOf(element).querySelectorAll<HTMLButtonElement>('.pill'),
];
const press = async (element: PatienceElement, selector: string): Promise<void> => {
  rootOf(element).querySelector<HTMLElement>(selector)!.click();
  await element.updateComplete;
};
const turn = { from: 'stock', to: 'waste', count: 3 };

describe('a new deal by the toolbar', () => {
  it('is dealt at once where nothing has been played', async () => {
    const element = await mount('kenfild', { deal: '7', lang: 'en' });
    await press(element, '.button.deal');
    expect(element.dealNumber).not.to.equal(7);
  });

  it('is asked for in a game that has begun; nothing else asks', async () => {
    const element = await mount('kenfild', { deal: '7', lang: 'en' });
    element.play(turn);
    await press(element, '.button.deal');
    expect(element.dealNumber).to.equal(7);
    expect(text(element, '.status .text')).to.equal('Leave this deal unfinished?');
    expect(text(element, '.spoken')).to.equal('Leave this deal unfinished?');
    expect(rootOf(element).activeElement?.textContent.trim()).to.equal('Play on');
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    rootOf(element).activeElement?.dispatchEvent(escape);
    // A dialog around the game stays open.
    expect(escape.defaultPrevented).to.equal(true);
    await element.updateComplete;
    expect(pills(element)).to.have.length(0);
    expect(rootOf(element).activeElement?.closest('.board')).to.exist;
    await press(element, '.button.deal');
    // Asked twice, it is still a question.
    await press(element, '.button.deal');
    expect(element.dealNumber).to.equal(7);
    expect(pills(element)).to.have.length(2);
    element.play({ ...turn });
    await element.updateComplete;
    expect(pills(element)).to.have.length(0);
    await press(element, '.button.deal');
    await press(element, '.pill');
    expect(element.dealNumber).not.to.equal(7);
    element.play(element.game!.moves()[0]!);
    await element.updateComplete;
    await press(element, '.button.again');
    expect(element.moveCount).to.equal(0);
  });
});

describe('after a win', () => {
  it('the next deal comes by one press and no question', async () => {
    const element = await mount('kenfild', { record: lines['kenfild']!.record, lang: 'en', motion: 'none' });
    element.undo();
    element.play(restore(lines['kenfild']!.record).history.at(-1)!);
    await element.updateComplete;
    expect(element.status).to.equal('won');
    await press(element, '.sheet .pill.main');
    expect([element.moveCount, element.status]).to.deep.equal([0, 'playing']);
  });
});

describe('the end of a composed table', () => {
  it('is offered before the first move, and again when it is begun anew', async () => {
    const { record } = lines['kenfild']!;
    const game = restore(record);
    game.undo();
    const element = await mount('kenfild', { record: game.position(), lang: 'en', motion: 'none' });
    const offered = pills(element).map((pill) => pill.textContent.trim());
    expect(offered).to.have.length(1);
    element.restart();
    await element.updateComplete;
    expect(pills(element).map((pill) => pill.textContent.trim())).to.deep.equal(offered);
  });
});

describe('the last card sent up by two quick clicks', () => {
  it('wins, and the second click deals nothing, whatever button has come under it', async () => {
    const { record } = lines['kenfild']!;
    const element = await mount('kenfild', { record, lang: 'en', motion: 'none' });
    // Those 0.4 s do not go by.
    const still = new CSSStyleSheet();
    still.replaceSync('.sheet .pill { animation-play-state: paused !important }');
    const root = rootOf(element);
    root.adoptedStyleSheets.push(still);
    element.undo();
    await element.updateComplete;
    const deal = element.dealNumber;
    const last = restore(record).history.at(-1)!;
    const at = pointAt(element, sourceOf(element, last));
    await gesture({ mouse: 'move', at }, { mouse: 'down' }, { mouse: 'up' }, { mouse: 'down' }, { mouse: 'up' });
    await until(() => element.status === 'won', 'the win');
    const button = root.querySelector('.sheet .pill.main')!;
    await mouse.click(pointOf(button));
    expect([element.status, element.dealNumber]).to.deep.equal(['won', deal]);
    root.adoptedStyleSheets.pop();
    await until(() => button.getAnimations().length === 0, 'the button to be there for good');
    await mouse.click(pointOf(button));
    expect([element.status, element.moveCount]).to.deep.equal(['playing', 0]);
  });
});

describe('a key that is held down', () => {
  it('does not answer what it has asked', async () => {
    const element = await mount('kenfild', { deal: '7', lang: 'en' });
    element.play(turn);
    rootOf(element).querySelector<HTMLElement>('.button.deal')!.focus();
    await sendKeys({ down: 'Enter' });
    await until(() => rootOf(element).activeElement?.matches('.asked'), 'nothing is asked');
    await sendKeys({ down: 'Enter' });
    await sendKeys({ down: 'Enter' });
    await element.updateComplete;
    expect(pills(element)).to.have.length(2);
    await sendKeys({ up: 'Enter' });
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect(pills(element)).to.have.length(0);
    expect([element.dealNumber, element.moveCount]).to.deep.equal([7, 1]);
  });
});

describe('the focus', () => {
  const focused = (element: PatienceElement): string =>
    document.activeElement === element
      ? (rootOf(element).activeElement?.closest('.board, .sheet, .bar')?.className ?? '')
      : '';
  /** Presses a button as a key does: it has the focus, and may be gone afterwards. */
  const pressFocused = async (element: PatienceElement, selector: string): Promise<void> => {
    const button = rootOf(element).querySelector<HTMLElement>(selector)!;
    button.focus();
    button.click();
    await element.updateComplete;
  };

  it('goes to the board when the button that had it is gone', async () => {
    const element = await mount('kenfild', { deal: '7', lang: 'en', wish: '' });
    await pressFocused(element, '.sheet .pill');
    expect(focused(element)).to.match(/^board/);
    element.play(turn);
    await press(element, '.button.deal');
    await pressFocused(element, '.pill:not(.asked)');
    expect(element.moveCount).to.equal(0);
    // Another deal, and so another wish.
    expect(focused(element)).to.match(/^sheet wish/);
  });

  it('goes to the board when the page answers the question', async () => {
    const element = await mount('kenfild', { deal: '7', lang: 'en' });
    for (const act of [
      () => element.play(turn),
      () => element.undo(),
      () => element.newDeal(8),
      () => element.restart(),
      () => (element.deal = 9),
    ]) {
      element.play(turn);
      element.play(turn);
      await press(element, '.button.deal');
      expect(rootOf(element).activeElement?.className).to.contain('asked');
      act();
      await element.updateComplete;
      expect(focused(element), String(act)).to.match(/^board/);
    }
  });

  it('is where it was asked for, whatever is drawn next', async () => {
    const element = await mount('kenfild', { deal: '7' });
    element.newDeal(8);
    element.focus();
    await element.updateComplete;
    expect(focused(element)).to.match(/^board/);
    element.blur();
    element.wish = true;
    element.newDeal(9);
    element.focus();
    await element.updateComplete;
    expect(focused(element)).to.match(/^sheet wish/);
  });

  it('goes to the wish where one covers the board, and to the board when it is made', async () => {
    const element = await mount('kenfild', { deal: '7' });
    element.focus();
    element.wish = true;
    element.newDeal(8);
    await element.updateComplete;
    expect(focused(element)).to.match(/^sheet wish/);
    await pressFocused(element, '.sheet .pill');
    expect(focused(element)).to.match(/^board/);
  });

  it('is not taken from the page', async () => {
    const element = await mount('kenfild', { deal: '7' });
    const other = document.createElement('button');
    document.body.append(other);
    other.focus();
    element.play(turn);
    await element.updateComplete;
    element.newDeal(8);
    await element.updateComplete;
    expect(document.activeElement).to.equal(other);
    other.remove();
  });
});

describe('a wish', () => {
  it('is made before the first card, and can be made by key', async () => {
    const element = await mount('kenfild', { deal: '7', lang: 'ru', wish: '' });
    expect(text(element, '.sheet.wish .said')).to.equal('Загадайте желание.');
    expect(rootOf(element).querySelector('.board')!.hasAttribute('inert')).to.equal(true);
    // What lies under it is told by nothing else.
    expect((await element.hint()).reason).to.equal('off');
    expect(rootOf(element).querySelector('.button.hint')!.getAttribute('aria-disabled')).to.equal('true');
    await press(element, '.sheet .pill');
    expect(rootOf(element).querySelector('.button.hint')!.hasAttribute('aria-disabled')).to.equal(false);
    expect(rootOf(element).querySelector('.sheet')).to.equal(null);
    expect(rootOf(element).querySelector('.board')!.hasAttribute('inert')).to.equal(false);
    element.restart();
    await element.updateComplete;
    expect(rootOf(element).querySelector('.sheet')).to.equal(null);
    element.newDeal(8);
    await element.updateComplete;
    expect(rootOf(element).querySelector('.sheet.wish')).to.exist;
    // Whoever does not see it would take the table for open.
    expect(spokenOf(element).replaceAll('\u00a0', ' ').trim()).to.equal('Кэнфилд. Расклад № 8. Загадайте желание.');
  });
});

describe('the clock', () => {
  it('is shown with `timer`, and draws nothing else', async () => {
    const element = await mount('kenfild', { deal: '7', timer: '', motion: 'none' });
    expect(text(element, '.time')).to.equal('0:00');
    const clock = new StoppedClock();
    try {
      element.play(turn);
      await settled(element);
      const changes: Node[] = [];
      const observer = new MutationObserver((records) => changes.push(...records.map(({ target }) => target)));
      observer.observe(rootOf(element), { subtree: true, childList: true, characterData: true, attributes: true });
      clock.pass(61_300);
      await until(() => text(element, '.time') !== '0:00', 'the clock goes on');
      observer.disconnect();
      expect(text(element, '.time')).to.equal('1:01');
      expect(changes.every((node) => node === rootOf(element).querySelector('.time'))).to.equal(true);
    } finally {
      clock.release();
    }
    element.timer = false;
    await element.updateComplete;
    expect(rootOf(element).querySelector('.time')).to.equal(null);
  });
});

describe('cards that go up by themselves', () => {
  it('follow a move of the player, and are taken back with it', async () => {
    const element = await mount('kenfild', { deal: '7', 'auto-move': 'all', motion: 'none' });
    const heard: Heard[] = [];
    element.addEventListener('move', ({ type, cause }) => heard.push({ type, cause }));
    let before = 0;
    for (let turns = 0; turns < 60 && !heard.some(({ cause }) => cause === 'auto'); turns++) {
      heard.length = 0;
      before = element.moveCount;
      element.play(element.game!.moves().find(({ to }) => !to.startsWith('foundation')) ?? element.game!.moves()[0]!);
    }
    expect(heard.map(({ cause }) => cause).join(' ')).to.match(/^api( auto)+$/);
    const after = element.moveCount;
    heard.length = 0;
    element.undo();
    expect(element.moveCount).to.equal(before);
    expect(heard.every(({ cause }) => cause === 'undo')).to.equal(true);
    await nextFrame();
    expect(element.moveCount).to.equal(before);
    element.redo();
    expect(element.moveCount).to.equal(after);
  });
});
