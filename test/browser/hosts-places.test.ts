/** Places in which pages put a table: each tag is laid there and played by hand. */
import { expect } from '@open-wc/testing';
import { gesture, mouse, type Point } from '../support/commands.js';
import { aMove, everyTag, expectInside, expectPlayable, lay, make } from './support/hosts.js';
import { dragOf } from './support/player.js';
import { calmWindow, frame, isCarried, pointAt, rootOf, settled, sourceOf } from './support/table.js';

/** How a page may hold it: its markup, where `main` is the place of the element, and the style around it. */
const PLACES: Readonly<Record<string, readonly [markup: string, style: string]>> = {
  'scaled to a half': ['', 'width: 1000px; transform: scale(.5); transform-origin: 0 0'],
  'scaled up within a zoomed page': ['', 'width: 600px; zoom: .9; transform: scale(1.3); transform-origin: 0 0'],
  'zoomed by CSS': ['', 'width: 500px; zoom: 1.5'],
  'rotated a little': ['', 'width: 620px; margin: 90px; transform: rotate(-6deg)'],
  'turned by 90 degrees': ['', 'width: 620px; transform: translate(60px, 20px) rotate(90deg)'],
  'stood on its head': ['', 'width: 620px; transform: rotate(180deg)'],
  'columns of text': ['<p>Words</p><main></main><p>Words</p>', 'width: 1000px; columns: 2'],
  'a container for queries': ['<main></main>', 'width: 700px; container: page / inline-size'],
  'a container of both sizes': ['<main></main>', 'width: 700px; height: 900px; container-type: size'],
  'a flex row that shrinks': [
    '<p style="flex: none">Words</p><main style="flex: 1"></main>',
    'width: 620px; display: flex',
  ],
  'a flex row without a basis': ['<main></main><p>Words</p>', 'width: 820px; display: flex'],
  'a grid of two': ['<main></main><p>Words</p>', 'width: 900px; display: grid; grid-template-columns: 2fr 1fr'],
  'a grid that centres': ['<main></main>', 'width: 900px; display: grid; place-items: center'],
  'a float': ['<main style="float: right"></main>Words', 'width: 900px'],
  'an inline block': ['<main style="display: inline-block"></main>', 'width: 900px; line-height: 3'],
  'a cell of a table': ['<table><tr><td width="600"><main></main></table>', 'width: 900px'],
  'a positioned corner': [
    '<main style="position: absolute; right: 0; bottom: 0; width: 400px"></main>',
    'width: 800px; height: 900px; position: relative',
  ],
  'a strict containment': [
    '<main></main>',
    'width: 620px; height: 900px; contain: strict; filter: grayscale(1); overflow: clip',
  ],
  'a form': ['<form action="/nowhere"><main></main></form>', 'width: 620px'],
  'an editable text': ['<main></main>', 'width: 620px'],
  'a hidden part for assistive technology': ['<div aria-hidden="true"><main></main></div>', 'width: 620px'],
  'a page without selection and touch': ['<main></main>', 'width: 620px; user-select: none; touch-action: none'],
};

/** Places in which the box of the element is not upright. */
const TURNED = /rotated|turned|head/;

describe('a table in', () => {
  beforeEach(() => calmWindow());
  afterEach(async () => {
    document.documentElement.removeAttribute('dir');
    await mouse.reset();
  });

  for (const [name, [markup, style]] of Object.entries(PLACES))
    everyTag(name, async (id) => {
      const element = await lay(id, markup, style);
      if (name.startsWith('an editable')) element.parentElement!.contentEditable = 'true';
      if (!TURNED.test(name)) expectInside(element);
      await expectPlayable(element);
      expect(location.pathname).not.to.equal('/nowhere');
    });

  everyTag('a turned or scaled page has what is carried under the pointer', async (id) => {
    for (const transform of ['rotate(90deg)', 'rotate(-6deg)', 'scale(.6)', 'scale(1.3, .8)']) {
      const element = await lay(id, '', `width: 620px; margin: 60px; transform: ${transform}`);
      const home = element.parentElement!;
      const move = aMove(element);
      if (!isCarried(move)) continue;
      const card = sourceOf(element, move);
      const centre = (): Point => {
        const { left, top, width, height } = card.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
      };
      const [from, to] = dragOf(element, move);
      const grab = centre();
      await gesture({ mouse: 'move', at: from }, { mouse: 'down' });
      for (const at of [[from[0] + 40, from[1] + 20], to] as const) {
        const point: Point = [Math.round(at[0]), Math.round(at[1])];
        await gesture({ mouse: 'move', at: point });
        await frame();
        await frame();
        const off = Math.hypot(centre()[0] - grab[0] - point[0] + from[0], centre()[1] - grab[1] - point[1] + from[1]);
        expect(off, transform).to.be.below(1.5);
      }
      await gesture({ key: 'Escape' }, { mouse: 'up' });
      home.remove();
    }
  });

  everyTag('a page that reads from the right', async (id) => {
    document.documentElement.dir = 'rtl';
    const element = await lay(id, '', 'width: 620px');
    expectInside(element);
    await expectPlayable(element);
  });

  everyTag('a modal dialog', async (id) => {
    const element = await lay(id, '<dialog><main style="width: 560px"></main></dialog>');
    const dialog = element.closest('dialog')!;
    dialog.showModal();
    await settled(element);
    expectInside(element);
    await expectPlayable(element);
    element.focus();
    await gesture({ key: 'Escape' });
    expect(dialog.open, 'Escape belongs to the dialog where nothing is picked up').to.equal(false);
  });

  everyTag('a popover', async (id) => {
    const element = await lay(id, '<div popover="auto"><main style="width: 560px"></main></div>');
    const popover = element.closest<HTMLElement>('[popover]')!;
    popover.showPopover();
    await settled(element);
    expectInside(element);
    await expectPlayable(element);
    expect(popover.matches(':popover-open')).to.equal(true);
  });

  everyTag('shadow roots within shadow roots', async (id) => {
    const element = await lay(id, '<section></section>', 'width: 620px');
    let root: ShadowRoot = element.parentElement!.querySelector('section')!.attachShadow({ mode: 'open' });
    for (const mode of ['closed', 'open'] as const) {
      const inner = document.createElement('div');
      root.append(inner);
      root = inner.attachShadow({ mode, delegatesFocus: mode === 'open' });
    }
    root.append(element);
    await settled(element);
    expectInside(element);
    await expectPlayable(element);
  });

  everyTag('a slot of another element', async (id) => {
    const element = await lay(id, '<section></section>', 'width: 620px');
    const section = element.parentElement!.querySelector('section')!;
    section.attachShadow({ mode: 'open' }).innerHTML = '<style>::slotted(*) { margin: 7px }</style><slot></slot>';
    section.append(element);
    await settled(element);
    expectInside(element);
    await expectPlayable(element);
  });

  everyTag('a scroller under a sticky head', async (id) => {
    const head = '<header style="position: sticky; top: 0; height: 60px; z-index: 9; background: gray"></header>';
    const element = await lay(
      id,
      `<div style="height: 900px; overflow: auto">${head}<p style="height: 300px"></p><main></main><p style="height: 900px"></p></div>`,
      'width: 620px',
    );
    const scroller = element.closest<HTMLElement>('[style*=overflow]')!;
    scroller.scrollTop = 240;
    await settled(element);
    expectInside(element);
    await expectPlayable(element);
    scroller.scrollTop = 250;
    await expectPlayable(element, ['drag']);
  });

  everyTag('an inert part, until it is none any more', async (id) => {
    const element = await lay(id, '', 'width: 620px');
    const home = element.parentElement!;
    const at = pointAt(element, sourceOf(element, aMove(element)));
    home.inert = true;
    const moved: string[] = [];
    element.addEventListener('move', ({ cause }) => moved.push(cause));
    await gesture({ mouse: 'move', at }, { mouse: 'down' }, { mouse: 'up' });
    element.focus();
    await gesture({ key: 'd' });
    expect([moved, element.matches(':focus-within')]).to.deep.equal([[], false]);
    home.inert = false;
    await expectPlayable(element);
  });

  everyTag('a part that lets pointers through', async (id) => {
    const element = await lay(id, '<main style="pointer-events: none"></main>', 'width: 620px');
    const moved: string[] = [];
    element.addEventListener('move', ({ cause }) => moved.push(cause));
    const box = rootOf(element).querySelector("[data-pile='stock'] .card, .pile .card")!.getBoundingClientRect();
    const at: Point = [Math.round(box.left + box.width / 2), Math.round(box.top + box.height / 2)];
    await gesture({ mouse: 'move', at }, { mouse: 'down' }, { mouse: 'up' });
    expect(moved).to.deep.equal([]);
    element.parentElement!.style.pointerEvents = 'auto';
    await expectPlayable(element, ['drag']);
  });

  everyTag('a frame of the same origin, when it is taken there', async (id) => {
    const element = await lay(id, '<iframe width="700" height="900"></iframe>');
    const played = aMove(element);
    element.play(played);
    const position = element.game!.position();
    const home = element.parentElement!;
    const inside = home.querySelector('iframe')!.contentDocument!;
    inside.body.append(element);
    await settled(element);
    expect(element.ownerDocument).to.equal(inside);
    expect(element.game!.position()).to.equal(position);
    expectInside(element);
    element.undo();
    home.prepend(element);
    await settled(element);
    expectInside(element);
    await expectPlayable(element);
  });

  everyTag('a page of its own within a template, cloned or written as text', async (id) => {
    const tag = make(id).outerHTML;
    const home = (await lay(id, '', 'width: 620px')).parentElement!;
    const played = home.firstElementChild!.cloneNode(true) as HTMLElement;
    const template = document.createElement('template');
    template.innerHTML = tag;
    const parsed = new DOMParser().parseFromString(tag, 'text/html').body.firstElementChild!;
    const ways: readonly (readonly [string, () => Node])[] = [
      ['cloneNode', () => template.content.cloneNode(true)],
      ['importNode', () => document.importNode(template.content, true)],
      ['adoptNode', () => document.adoptNode(parsed)],
      ['a clone of a live one', () => played],
      ['text', () => document.createRange().createContextualFragment(tag)],
    ];
    for (const [name, way] of ways) {
      home.replaceChildren(way());
      const element = home.firstElementChild as ReturnType<typeof make>;
      await settled(element);
      expect(element.dealNumber, name).to.equal(7);
      expectInside(element);
    }
    await expectPlayable(home.firstElementChild as ReturnType<typeof make>, ['drag']);
  });
});
