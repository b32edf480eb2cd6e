/** How pages bring a table about: hidden at first, made early or late, taken away and brought back. */
import { expect } from '@open-wc/testing';
import type { PatienceElement } from '../../src/index.js';
import { engine, gesture, mouse, viewport } from '../support/commands.js';
import { aMove, everyTag, expectInside, expectPlayable, lay, make, page, shapeOf } from './support/hosts.js';
import { dragOf } from './support/player.js';
import { expectClean } from './support/scene.js';
import { calmWindow, frame, isCarried, rootOf, settled } from './support/table.js';
import { until } from './support/time.js';

/** How a part of a page is hidden at first, and how it is shown. */
const HIDDEN: Readonly<Record<string, readonly [markup: string, show: (home: HTMLElement) => void]>> = {
  'display: none': [
    '<main style="display: none"></main>',
    (home) => home.querySelector('main')!.removeAttribute('style'),
  ],
  'visibility: hidden': [
    '<main style="visibility: hidden"></main>',
    (home) => home.querySelector('main')!.removeAttribute('style'),
  ],
  'content-visibility: hidden': [
    '<main style="content-visibility: hidden"></main>',
    (home) => home.querySelector('main')!.removeAttribute('style'),
  ],
  'closed details': ['<details><main></main></details>', (home) => (home.querySelector('details')!.open = true)],
  'hidden until it is found': [
    '<main hidden="until-found"></main>',
    (home) => home.querySelector('main')!.removeAttribute('hidden'),
  ],
  'a dialog that is not open': [
    '<dialog><main style="width: 560px"></main></dialog>',
    (home) => home.querySelector('dialog')!.show(),
  ],
  'no width, which grows': [
    '<main style="width: 0; overflow: hidden"></main>',
    (home) => home.querySelector('main')!.removeAttribute('style'),
  ],
  'no height, which grows': [
    '<main style="height: 0; overflow: hidden"></main>',
    (home) => home.querySelector('main')!.removeAttribute('style'),
  ],
};

describe('a table that is at first in', () => {
  beforeEach(() => calmWindow());
  afterEach(() => mouse.reset());

  for (const [name, [markup, show]] of Object.entries(HIDDEN))
    everyTag(name, async (id) => {
      await viewport(700, 800);
      const element = await lay(id, markup, 'width: 620px');
      const home = element.closest<HTMLElement>('[style^="width: 620px"]')!;
      expect(element.dealNumber).to.equal(7);
      await calmWindow();
      show(home);
      await until(() => rootOf(element).querySelector('.pile')!.getBoundingClientRect().width > 4, 'piles to be wide');
      await settled(element);
      expectInside(element);
      await expectPlayable(element);
    });

  everyTag('160 px', async (id) => {
    const element = await lay(id, '', 'width: 160px');
    expectInside(element);
    await expectPlayable(element);
    element.parentElement!.style.width = '620px';
    await settled(element);
    expectInside(element);
  });
});

describe('a table that is', () => {
  beforeEach(() => calmWindow());
  afterEach(() => mouse.reset());

  everyTag('made and played on no page comes there as it is', async (id) => {
    const element = make(id, { motion: 'none' });
    element.deal = 9;
    element.suits = 'four-colour';
    element.newDeal(11);
    const heard: string[] = [];
    for (const type of ['deal', 'move'] as const) element.addEventListener(type, () => heard.push(type));
    element.play(aMove(element));
    const { record } = element;
    (await page('', 'width: 620px')).append(element);
    await settled(element);
    expect([element.dealNumber, element.record, heard]).to.deep.equal([11, record, ['deal', 'move']]);
    element.undo();
    expectInside(element);
    await expectPlayable(element);
  });

  everyTag('on the page before its tag is known', async (id) => {
    const name = `late-${id}-${engine}`;
    const home = await page(
      `<${name} deal="7" lang="ru" toolbar="bottom"><p slot="footer">Words</p></${name}>`,
      'width: 620px',
    );
    const early = home.firstElementChild as PatienceElement;
    early.deal = 12;
    early.mirror = true;
    const heard: string[] = [];
    early.addEventListener('deal', () => heard.push('deal'));
    const base = customElements.get(`patience-${id}`) as typeof PatienceElement;
    customElements.define(name, class extends base {});
    await settled(early);
    expect([early.dealNumber, early.mirror, early.toolbar, heard]).to.deep.equal([12, true, 'bottom', ['deal']]);
    expect(rootOf(early).querySelector('.table')!.getAttribute('lang')).to.equal('ru');
    expectInside(early);
    await expectPlayable(early);
  });

  everyTag('moved about the page in one step keeps its game and the focus', async (id) => {
    const element = await lay(id, '<main></main><aside></aside>', 'width: 620px');
    const aside = element.closest('[style]')!.querySelector('aside')!;
    element.play(aMove(element));
    const { record } = element;
    element.focus();
    const move: unknown = Reflect.get(aside, 'moveBefore');
    if (typeof move === 'function') Reflect.apply(move, aside, [element, null]);
    else aside.append(element);
    await settled(element);
    expect(element.record).to.equal(record);
    if (typeof move === 'function') expect(document.activeElement).to.equal(element);
    element.undo();
    expectInside(element);
    await expectPlayable(element);
  });

  everyTag('taken away in the middle of a drag, and brought back, is clean', async (id) => {
    const element = await lay(id, '<main></main><aside></aside>', 'width: 620px');
    const home = element.parentElement!;
    const move = aMove(element);
    if (isCarried(move)) {
      const [from, to] = dragOf(element, move);
      await gesture({ mouse: 'move', at: from }, { mouse: 'down' }, { mouse: 'move', at: to });
      await frame();
      expect(element.matches(':state(dragging)')).to.equal(true);
    }
    element.remove();
    await frame();
    await mouse.reset();
    home.append(element);
    await settled(element);
    await expectClean(element);
    expect(element.moveCount).to.equal(0);
    await expectPlayable(element);
  });

  everyTag('taken away while cards fly and the width changes, and brought back, is whole', async (id) => {
    const element = await lay(id, '<main></main>', 'width: 620px');
    const shape = shapeOf(element);
    const home = element.parentElement!;
    const errors: string[] = [];
    const listener = ({ message }: ErrorEvent): number => errors.push(message);
    addEventListener('error', listener);
    element.motion = 'normal';
    element.play(aMove(element));
    home.style.width = '300px';
    await frame();
    element.remove();
    element.undo();
    home.style.width = '';
    home.append(element);
    await frame();
    element.newDeal(7);
    element.remove();
    await frame();
    home.append(element);
    await settled(element);
    removeEventListener('error', listener);
    expect(errors).to.deep.equal([]);
    await expectClean(element);
    expect(shapeOf(element)).to.deep.equal(shape);
    await expectPlayable(element);
  });

  everyTag('twice on a page in two themes is two games', async (id) => {
    const home = await page('', 'width: 620px');
    const [one, other] = [make(id, { theme: 'light' }), make(id, { theme: 'dark', lang: 'ru', suits: 'four-colour' })];
    home.append(one, other);
    await settled(one);
    await settled(other);
    const felt = (element: PatienceElement): string =>
      getComputedStyle(rootOf(element).querySelector('.table')!).backgroundColor;
    expect(felt(one)).not.to.equal(felt(other));
    expect(home.querySelectorAll('[id]').length + rootOf(one).querySelectorAll('[id]').length).to.equal(0);
    one.play(aMove(one));
    await settled(other);
    expect([one.moveCount, other.moveCount]).to.deep.equal([1, 0]);
    one.undo();
    await expectPlayable(one);
  });
});

describe('on the whole screen', () => {
  beforeEach(() => calmWindow());
  afterEach(async () => {
    if (document.fullscreenElement !== null) await document.exitFullscreen();
    await mouse.reset();
    await calmWindow();
  });

  // The display that WebKit is given here has no manager of windows, so that nothing fills it.
  if (engine !== 'webkit')
    everyTag('a table fits, is played, and is as before afterwards', async (id) => {
      const element = await lay(id, '<button>Large</button><main></main>', 'width: 620px');
      const shape = shapeOf(element);
      const button = element.closest('[style]')!.querySelector('button')!;
      let asked: Promise<void> | undefined;
      button.addEventListener('click', () => {
        asked = element.requestFullscreen();
      });
      const { left, top } = button.getBoundingClientRect();
      await gesture({ mouse: 'move', at: [left + 5, top + 5] }, { mouse: 'down' }, { mouse: 'up' });
      await until(() => asked !== undefined, 'a press on the button');
      await asked;
      await settled(element);
      expect(document.fullscreenElement).to.equal(element);
      expect(element.getBoundingClientRect().width).to.equal(innerWidth);
      expectInside(element);
      await expectPlayable(element);
      await document.exitFullscreen();
      await until(() => element.getBoundingClientRect().width === 620, 'its old width');
      await settled(element);
      expect(shapeOf(element)).to.deep.equal(shape);
    });
});
