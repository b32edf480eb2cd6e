import { expect, fixture, html } from '@open-wc/testing';
import type { PatienceElement } from '../../src/index.js';
import { position, row } from '../engine/support/table.js';
import { gesture, mouse, pointOf, type Point } from '../support/commands.js';
import { byMouseDrag, dragOf } from './support/player.js';
import { eightOnNine, expectClean, hear, mountScene, saying, scene, twoOnThree, twoUp } from './support/scene.js';
import { boardOf, calmWindow, create, frame, mount, pointAt, settled, spotOf } from './support/table.js';
import { until } from './support/time.js';

/** A drag from a pile's top card by so many of its widths and heights. */
async function dragBy(element: PatienceElement, pile: string, across: number, down: number): Promise<void> {
  const card = spotOf(element, pile);
  const { width, height } = card.getBoundingClientRect();
  const [x, y] = pointAt(element, card);
  await mouse.drag([x, y], [x + across * width, y + down * height]);
  await element.updateComplete;
}

const pileName = (part: HTMLElement): string => part.closest<HTMLElement>('[data-pile]')!.dataset['pile']!;

describe('drags', () => {
  let element: PatienceElement;
  let heard: string[];

  beforeEach(async () => {
    await calmWindow();
    element = await mountScene();
    heard = hear(element);
  });
  afterEach(() => mouse.reset());

  it('are accepted where a third of the card covers the target', async () => {
    await dragBy(element, 'tableau-1', 1.24 - 0.7, 0);
    expect(heard).to.deep.equal([saying(twoOnThree)]);
  });

  it('go to the pile that takes the card, though another is covered more', async () => {
    await dragBy(element, 'tableau-1', 1.24 + 0.7, 0);
    expect(heard).to.deep.equal([saying(twoOnThree)]);
  });

  it('beside everything put the card back, and take none from a foundation nearby', async () => {
    await dragBy(element, 'tableau-1', 0.2, 2);
    await dragBy(element, 'tableau-1', -1, 0.5);
    const [x, y] = pointOf(spotOf(element, 'foundation-1'), [0, 1]);
    await mouse.drag([x - 3, y + 3], pointOf(spotOf(element, 'tableau-2')));
    await mouse.drag(pointOf(spotOf(element, 'foundation-1')), pointOf(spotOf(element, 'tableau-2')));
    expect(heard).to.deep.equal([]);
    await expectClean(element);
  });

  it('of several cards tell how many, those of one do not', async () => {
    const piles = {
      'foundation-1': 'AS',
      'tableau-1': 'TD',
      'tableau-2': '9C 8D',
      'tableau-3': 'KH',
      'tableau-4': 'KS',
    };
    const several = await mount('kenfild', { record: position('kenfild', piles) });
    for (const [index, told] of [
      [0, '2'],
      [1, undefined],
    ] as const) {
      const card = spotOf(several, 'tableau-2', index);
      const from = pointAt(several, card);
      await mouse.move(from);
      await mouse.down();
      await mouse.move([from[0] + 60, from[1] + 30]);
      await several.updateComplete;
      expect(several.matches(':state(dragging)'), `from ${index}`).to.equal(true);
      expect(card.dataset['carried']).to.equal(told);
      await mouse.move(from);
      await mouse.up();
      await several.updateComplete;
      expect(card.dataset['carried']).to.equal(undefined);
    }
  });

  it('out and back to the source leave nothing selected', async () => {
    const from = pointAt(element, spotOf(element, 'tableau-1'));
    await mouse.move(from);
    await mouse.down();
    await mouse.move([from[0] + 150, from[1] + 60]);
    await element.updateComplete;
    expect(element.matches(':state(dragging)')).to.equal(true);
    await mouse.move(from);
    await mouse.up();
    expect(heard).to.deep.equal([]);
    await expectClean(element);
  });

  it('carry a run of thirteen by its king to an empty place', async () => {
    const run = Array.from('KQJT98765432A').map((rank) => `${rank}S`);
    const others = row(
      'captive',
      Array.from('2345678', (rank) => `${rank}C`),
    );
    const places = row(
      'tableau',
      Array.from('234567', (rank) => `${rank}H`),
      3,
    );
    const record = position('damy-kuvyrkom', {
      ...others,
      ...places,
      'tableau-1': run.join(' '),
    });
    const game = await mount('damy-kuvyrkom', { record });
    const move = { from: 'tableau-1', to: 'tableau-2', count: 13 };
    expect(game.game!.refusal(move)).to.equal('changes-nothing');
    const shorter = { ...move, count: 12 };
    await byMouseDrag(game, shorter);
    expect(game.game!.pile('tableau-2').cards.map(({ card }) => card)).to.deep.equal(run.slice(1));
    const back = { from: 'tableau-2', to: 'tableau-1', count: 12 };
    for (let time = 0; time < 250; time++) {
      game.play(back);
      game.play(shorter);
    }
    await settled(game);
    await byMouseDrag(game, back);
    expect(game.game!.pile('tableau-1').cards.map(({ card }) => card)).to.deep.equal(run);
    expect(game.moveCount).to.equal(502);
  });

  it('light the pile that would take the card by a state, no `:hover` needed', async () => {
    const [from, to] = dragOf(element, twoOnThree);
    await mouse.move(from);
    await mouse.down();
    const lit = (): string[] => [...boardOf(element).querySelectorAll<HTMLElement>('.over')].map(pileName);
    for (const [at, names] of [
      [to, ['tableau-2']],
      [[to[0] + 40, to[1] + 300], []],
      [to, ['tableau-2']],
    ] as const) {
      await mouse.move([at[0], at[1]]);
      await until(() => lit().join() === names.join(), `lit: ${names.join()}`);
    }
    await mouse.up();
    await element.updateComplete;
    expect(lit()).to.deep.equal([]);
    expect(heard).to.deep.equal([saying(twoOnThree)]);
  });

  it('leave the page’s text unselected', async () => {
    element.remove();
    const page = await fixture<HTMLElement>(
      html`<div style="width: 900px">
        <p>before the game</p>
        <p>after</p>
      </div>`,
    );
    const game = create('kenfild', { record: scene });
    page.firstElementChild!.after(game);
    await settled(game);
    const native: Event[] = [];
    page.addEventListener('dragstart', (event) => native.push(event));
    await mouse.drag(pointAt(game, spotOf(game, 'tableau-1')), pointOf(page.firstElementChild!, [0.02, 0.5]));
    await mouse.drag(pointAt(game, spotOf(game, 'tableau-1')), pointOf(page.lastElementChild!, [0.05, 0.9]));
    expect(getSelection()!.toString()).to.equal('');
    expect(native.every(({ defaultPrevented }) => defaultPrevented)).to.equal(true);
    await expectClean(game);
  });

  it('go on across a frame beside the table', async () => {
    element.remove();
    const page = await fixture<HTMLElement>(
      html`<div style="display: flex; width: 1200px">
        <div style="width: 800px"></div>
        <iframe title="another page" srcdoc="a page of its own" width="300" height="400"></iframe>
      </div>`,
    );
    const game = create('kenfild', { record: scene });
    page.firstElementChild!.append(game);
    await settled(game);
    const moved = hear(game);
    const [from, to] = dragOf(game, twoOnThree);
    await mouse.move(from);
    await mouse.down();
    await mouse.move(pointOf(page.lastElementChild!));
    await mouse.move(pointOf(page.lastElementChild!, [0.6, 0.6]));
    await mouse.move(to);
    await mouse.up();
    expect(moved).to.deep.equal([saying(twoOnThree)]);
  });

  it('outlive the other button: the cards lie where the game says', async () => {
    const [from, to] = dragOf(element, twoUp);
    await gesture({ mouse: 'move', at: from }, { mouse: 'down' }, { mouse: 'move', at: to });
    await gesture({ mouse: 'down', button: 'right' }, { mouse: 'up' }, { mouse: 'up', button: 'right' });
    await mouse.move([to[0] + 40, to[1] + 40]);
    expect(heard.length).to.be.lessThan(2);
    await expectClean(element);
    await byMouseDrag(element, eightOnNine);
    expect(heard.at(-1)).to.equal(saying(eightOnNine));
  });

  it('do not start with the right or the middle button', async () => {
    const [from, to] = dragOf(element, twoUp);
    for (const button of ['right', 'middle'] as const) {
      await gesture(
        { mouse: 'move', at: from },
        { mouse: 'down', button },
        { mouse: 'move', at: to },
        { mouse: 'up', button },
      );
    }
    expect(heard).to.deep.equal([]);
    await expectClean(element);
  });

  const scaled: readonly (readonly [string, string])[] = [
    ['as it is', 'width: 900px'],
    ['transform: scale(.5)', 'width: 1000px; transform: scale(.5); transform-origin: 0 0'],
    ['transform: scale(1.5)', 'width: 700px; transform: scale(1.5); transform-origin: 0 0'],
    ['zoom: .8', 'width: 900px; zoom: .8'],
    ['zoom and transform', 'width: 900px; zoom: .8; transform: scale(1.2) translateX(20px); transform-origin: 0 0'],
  ];
  for (const [name, style] of scaled) {
    it(`keep the card under the pointer, ${name}`, async () => {
      const game = await mountScene({}, style);
      const moved = hear(game);
      const card = spotOf(game, 'tableau-1');
      const offset = ([x, y]: Point): Point => [
        card.getBoundingClientRect().left - x,
        card.getBoundingClientRect().top - y,
      ];
      const [from, to] = dragOf(game, twoUp);
      const grab = offset(from);
      await mouse.move(from);
      await mouse.down();
      for (const at of [[from[0] + 60, from[1] + 31], [from[0] + 211, from[1] - 17], to] as const) {
        const point: Point = [Math.round(at[0]), Math.round(at[1])];
        await mouse.move(point);
        // Carried cards follow with the next frame.
        await frame();
        await frame();
        expect(Math.abs(offset(point)[0] - grab[0]), 'across').to.be.at.most(1);
        expect(Math.abs(offset(point)[1] - grab[1]), 'down').to.be.at.most(1);
      }
      await mouse.up();
      expect(moved).to.deep.equal([saying(twoUp)]);
      await expectClean(game);
    });
  }
});
