/** What is going on is visible: what a place takes, how many cards lie where, what must be done, what has just been done. */
import { expect, fixture, html } from '@open-wc/testing';
import type { PatienceElement } from '../../src/index.js';
import { position } from '../engine/support/table.js';
import { engine, media, viewport } from '../support/commands.js';
import { lines } from './support/lines.js';
import { calmWindow, canMove, create, ids, mount, pileOf, rootOf, settled, spotOf } from './support/table.js';

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();
const pilesOf = (element: PatienceElement): HTMLElement[] => [
  ...rootOf(element).querySelectorAll<HTMLElement>('.pile:not(.away)'),
];
const text = (element: PatienceElement, selector: string): string =>
  (rootOf(element).querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim();
const colour = (element: PatienceElement, name: string): string =>
  getComputedStyle(rootOf(element).querySelector('.table')!).getPropertyValue(`--${name}`).trim();

describe('on a table', () => {
  before(() => calmWindow());
  after(() => media());

  it('stock, waste and packet tell how many cards they have', async () => {
    const element = await mount('tsarstvo-zhenshchin', { deal: 7, lang: 'en' });
    const shown = (pile: string): string => pileOf(element, pile).textContent.replace(/\s+/g, ' ').trim();
    expect(shown('stock')).to.contain('64').and.contain('stock');
    expect(shown('reserve')).to.contain('packet · 32');
    element.play({ from: 'stock', to: 'waste', count: 1 });
    await element.updateComplete;
    expect(shown('waste')).to.contain('waste · 1');
    expect(shown('stock')).to.contain('63');
  });

  it('an empty waste, and a stock that has none under it, say what they are', async () => {
    for (const id of ids) {
      const game = await mount(id, { deal: 7, lang: 'en' }, 'width: 1000px');
      const pile = rootOf(game).querySelector('[data-pile=waste]') ?? pileOf(game, 'stock');
      expect(pile.querySelector('.caption')?.textContent.trim(), id).to.equal(id === 'skorpion' ? 'stock' : 'waste');
    }
  });

  it('under small cards an empty waste and a closed packet still have their names', async () => {
    for (const lang of ['en', 'ru']) {
      const element = await mount('stroptivye-damy', { deal: 7, lang }, 'width: 900px; height: 420px');
      element.style.height = '100%';
      await settled(element);
      expect(boxOf(pileOf(element, 'waste')).width).to.be.below(48);
      const [packet, stock, waste] = ['reserve', 'stock', 'waste'].map((pile) =>
        boxOf(pileOf(element, pile).querySelector('.caption span')!),
      );
      expect([packet!.width > 20, stock!.width, waste!.width > 20]).to.deep.equal([true, 0, true]);
    }
  });

  it('letters of 16 px and more on a table of 2560 px, in the same boxes; a sign of captives has its words from 640 px on', async () => {
    await viewport(2600, 1400);
    const element = await mount('damy-kuvyrkom', { deal: 7, lang: 'en', timer: '' }, 'width: 2560px');
    const letters = ['.title', '.which', '.caption', '.text p', '.meta span'].flatMap((selector) => [
      ...rootOf(element).querySelectorAll(selector),
    ]);
    expect(letters.length).to.be.above(6);
    for (const one of letters)
      expect(Number.parseFloat(getComputedStyle(one).fontSize), one.className).to.be.at.least(16);
    const heights = (): number[] =>
      ['.bar', '.status'].map((selector) => boxOf(rootOf(element).querySelector(selector)!).height);
    const widest = heights();
    element.parentElement!.style.width = '1400px';
    await settled(element);
    expect(heights()).to.deep.equal(widest);
    const words = rootOf(element).querySelector('.backs + span')!;
    for (const [width, told] of [
      [660, true],
      [560, false],
    ] as const) {
      element.parentElement!.style.width = `${width}px`;
      await settled(element);
      expect(boxOf(words).width > 0, String(width)).to.equal(told);
    }
    await calmWindow();
  });

  it('two sources and the place are lit while it must be filled, and nothing else', async () => {
    const record =
      'r1_tsarstvo-zhenshchin_1__n1_elcefjaf.....be...............bl......bl....bi.....bh.......bmbe..ekekek';
    const element = await mount('tsarstvo-zhenshchin', { record, lang: 'en' });
    expect(element.game!.moves().every(({ to }) => to === 'tableau-2')).to.equal(true);
    const lit = [...rootOf(element).querySelectorAll('.target')].map(
      (card) => card.closest<HTMLElement>('[data-pile]')!.dataset['pile'],
    );
    expect(lit.sort()).to.deep.equal(['reserve', 'stock', 'tableau-2']);
    expect(text(element, '.status .text')).to.equal('What fills place 2: a card from the packet or the stock?');
  });

  it('marks of empty places are drawn in their own colour, whatever they are the marks of', async () => {
    for (const id of ['kongress', 'stroptivye-damy', 'tsarstvo-zhenshchin', 'kenfild']) {
      const element = await mount(id, { deal: 7, lang: 'en' });
      const marks = [...rootOf(element).querySelectorAll('.place .mark:not(.closed) .index')];
      expect(marks, id).not.to.have.length(0);
      for (const mark of marks) {
        const { stroke, strokeOpacity, color } = getComputedStyle(mark);
        expect([stroke, strokeOpacity], id).to.deep.equal([color, '1']);
      }
    }
  });

  it('passes, captives and the base are told beside the status', async () => {
    const told = async (id: string): Promise<string> => text(await mount(id, { deal: 7, lang: 'en' }), '.meta');
    expect(await told('kenfild'))
      .to.contain('base rank: ace')
      .and.contain('pass 1 of 4');
    expect(await told('damy-kuvyrkom'))
      .to.contain('pass 1 of 3')
      .and.contain('0 of 7 captives freed');
    expect(await told('tsarstvo-zhenshchin')).to.contain('base rank: ten');
  });

  for (const width of [280, 360, 414])
    it(`the stock is within reach of a thumb at ${width} px: nothing lies lower`, async () => {
      await viewport(width, 800);
      for (const id of ids) {
        const element = await mount(id, { deal: 7 }, `width: ${width}px`);
        const lowest = Math.max(...pilesOf(element).map((pile) => boxOf(pile).top));
        expect(boxOf(pileOf(element, 'stock')).top, id).to.be.closeTo(lowest, 1);
      }
      await calmWindow();
    });

  it('the kings of «Строптивые дамы» stand in a half circle', async () => {
    const element = await mount('stroptivye-damy', { deal: 7 }, 'width: 1000px');
    const tops = Array.from({ length: 8 }, (_, at) => Math.round(boxOf(pileOf(element, `foundation-${at + 1}`)).top));
    expect(tops).to.deep.equal([...tops].reverse());
    for (let at = 1; at < 4; at++) expect(tops[at], String(at)).to.be.below(tops[at - 1]!);
  });

  it('the king, queen and jack of a suit stand together at the end', async () => {
    for (const width of [360, 1000]) {
      const { record } = lines['korol-dama-valet']!;
      const element = await mount('korol-dama-valet', { record }, `width: ${width}px`);
      const middles = (pile: string): { x: number; y: number } => {
        const box = boxOf(spotOf(element, pile));
        return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      };
      const family = (suit: number): { x: number; y: number }[] =>
        [`foundation-${suit}`, `queen-${suit}`, `foundation-${suit + 4}`].map(middles);
      const wide = boxOf(spotOf(element, 'queen-1')).width;
      for (const suit of [1, 2, 3, 4]) {
        const xs = family(suit).map(({ x }) => x);
        const ys = family(suit).map(({ y }) => y);
        expect(Math.max(...xs) - Math.min(...xs), `${width}, ${suit}`).to.be.below(2.2 * wide);
        expect(Math.max(...ys) - Math.min(...ys), `${width}, ${suit}`).to.be.below(wide / 2);
      }
    }
  });
});

describe('the last move', () => {
  before(async () => {
    await calmWindow();
    if (engine === 'chromium') await media({ 'prefers-reduced-motion': 'no-preference' });
  });
  after(() => media());

  it('can be seen for a second, or until the next; without motion too', async () => {
    await canMove();
    for (const motion of ['normal', 'none']) {
      const element = await mount('kenfild', { deal: 7, motion });
      element.play({ from: 'stock', to: 'waste', count: 3 });
      await element.updateComplete;
      const card = spotOf(element, 'waste');
      const [mark] = rootOf(element)
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === '::before');
      expect(card.hasAttribute('data-moved'), motion).to.equal(true);
      expect(mark?.effect?.getTiming().duration, motion).to.be.within(1000, 1200);
      element.undo();
      await element.updateComplete;
      expect(card.isConnected && card.hasAttribute('data-moved'), motion).to.equal(false);
    }
  });

  it('takes half its time where cards move fast, and comes back the way it went', async () => {
    await canMove();
    const timesOf = async (motion: string): Promise<readonly number[]> => {
      const element = await mount('kenfild', { deal: 7, motion });
      element.play({ from: 'stock', to: 'waste', count: 3 });
      await element.updateComplete;
      const flight = (pile: string): Animation | undefined => spotOf(element, pile).getAnimations()[0];
      const there = flight('waste');
      const way = (animation?: Animation): string =>
        String((animation?.effect as KeyframeEffect | null)?.getKeyframes()[0]?.['transform']);
      const x = Number(/translate\((-?[\d.]+)px/.exec(way(there))?.[1]);
      element.undo();
      await element.updateComplete;
      const back = Number(/translate\((-?[\d.]+)px/.exec(way(flight('stock')))?.[1]);
      expect(Math.sign(back), motion).to.equal(-Math.sign(x));
      return [Number(there?.effect?.getTiming().duration)];
    };
    const [normal = 0] = await timesOf('normal');
    const [fast = 0] = await timesOf('fast');
    expect(fast).to.be.closeTo(normal / 2, 1);
  });
});

describe('a palette', () => {
  before(() => calmWindow());

  it('follows the `color-scheme` of the page, unless the theme says otherwise', async () => {
    const home = await fixture<HTMLElement>(html`<div></div>`);
    const paper = async (scheme: string, theme: string): Promise<string> => {
      home.style.colorScheme = scheme;
      const element = create('kenfild', { deal: 7, theme });
      home.replaceChildren(element);
      await settled(element);
      return getComputedStyle(rootOf(element).querySelector('.table')!).backgroundColor;
    };
    const [light, dark] = [await paper('light', 'light'), await paper('light', 'dark')];
    expect(light).not.to.equal(dark);
    expect(await paper('light', 'auto')).to.equal(light);
    expect(await paper('dark', 'auto')).to.equal(dark);
    expect(await paper('dark', 'light')).to.equal(light);
  });

  it('has two colours for suits, or four', async () => {
    const element = await mount('kenfild', { deal: 7 });
    const suits = (): Set<string> =>
      new Set(['spade', 'heart', 'club', 'diamond'].map((suit) => colour(element, suit)));
    expect(suits().size).to.equal(2);
    element.suits = 'four-colour';
    await element.updateComplete;
    expect(suits().size).to.equal(4);
  });
});

describe('the words of a page', () => {
  const lost =
    'r1_korol-dama-valet_1__n42_...bj....bdbd.bg.be.bd.bc.bh..bj.bi.bhbh.be.....bg...bi....bf.bh.bd.be..be.bjbjbe.bf...bg.bc-.bc...bj..bc.bg.bc.bi.....-........bh';

  before(() => calmWindow());

  it('stand where its slots are: among the buttons, at both ends, below the table', async () => {
    const shown = async (record: string): Promise<string[]> => {
      const home = await fixture<HTMLElement>(html`<div style="width: 700px"></div>`);
      const element = create('korol-dama-valet', { record, lang: 'en' });
      for (const slot of ['actions', 'win', 'lose', 'footer']) {
        const own = document.createElement('span');
        Object.assign(own, { slot, textContent: `our ${slot}` });
        element.append(own);
      }
      home.append(element);
      await settled(element);
      return [...element.children].filter((own) => boxOf(own).width > 0).map((own) => own.slot);
    };
    expect(await shown(lines['korol-dama-valet']!.record)).to.deep.equal(['actions', 'win', 'footer']);
    expect(await shown(lost)).to.deep.equal(['actions', 'lose', 'footer']);
  });

  it('or ours answer the wish by how the game ended: it came out, nearly, not this time', async () => {
    const answer = async (id: string, record: string): Promise<string> => {
      const element = await mount(id, { record, lang: 'en', wish: '' });
      return `${text(element, '.sheet')} ${text(element, '.status .text')}`;
    };
    expect(await answer('korol-dama-valet', lines['korol-dama-valet']!.record)).to.contain('May your wish come true');
    expect(await answer('korol-dama-valet', lost)).to.contain('It came very close, and so may your wish.');
    const far = position(
      'kenfild',
      { 'foundation-1': '2S', 'tableau-1': '4H', 'tableau-2': '4D', 'tableau-3': '6H', 'tableau-4': '6D' },
      { rest: 'waste', pass: 4 },
    );
    expect(await answer('kenfild', far)).to.contain('Your wish is none the worse for it.');
  });
});
