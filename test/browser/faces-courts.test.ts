import { expect, fixture, html } from '@open-wc/testing';
import { faceTemplate, type Deck, type Indices, type Size } from '../../src/view/faces/index.js';
import { lazily } from '../../src/view/lazily.js';
import { until } from './support/time.js';

/** Paints have one letter each: `court-styles.ts` tells which. */
const SKIN = '.k';

const courts = Array.from('SHCD').flatMap((suit) => Array.from('JQK').map((rank) => rank + suit));

async function draw(
  card: string,
  size: Size,
  deck: Deck = 'plain',
  indices: Indices = 'latin',
): Promise<SVGSVGElement> {
  const host = await fixture(html`<div>${faceTemplate(card, { size, indices, deck })}</div>`);
  return host.querySelector('svg')!;
}

/** Asks for the figure of this card until it has come. */
const come = (card: string, deck: Deck): Promise<void> =>
  until(
    async () => (await draw(card, 'L', deck)).querySelector(deck === 'english' ? '.english' : SKIN) !== null,
    `${deck} ${card} comes`,
  );

/** Everything drawn, without the suit and without words for colours. */
const shapes = (face: SVGSVGElement): string =>
  Array.from(face.querySelectorAll('.k, .h, .r, .t, .w, .e'), (path) => path.getAttribute('d')).join();

describe('our court figures', () => {
  before(async () => {
    const early = await draw('QH', 'L');
    expect(early.querySelector(SKIN)).to.equal(null);
    expect(early.querySelectorAll('.pip').length).to.be.greaterThan(0);
    await come('QH', 'plain');
  });

  it('are twelve people, who differ by more than colour', async () => {
    for (const indices of ['latin', 'russian'] as const) {
      const people = await Promise.all(courts.map(async (card) => shapes(await draw(card, 'L', 'plain', indices))));
      expect(new Set(people).size).to.equal(12);
    }
  });

  it('have one head on small and medium cards and two on large ones', async () => {
    for (const card of courts) {
      const heads = async (size: Size): Promise<number> => (await draw(card, size)).querySelectorAll('.E').length;
      const [small, medium, large] = [await heads('S'), await heads('M'), await heads('L')];
      expect(small, card).to.be.greaterThan(0);
      expect(medium, card).to.equal(small);
      expect(large, card).to.equal(2 * small);
    }
  });

  it('change their hats with the letters', async () => {
    for (const card of courts) {
      expect(shapes(await draw(card, 'L', 'plain', 'russian')), card).not.to.equal(shapes(await draw(card, 'L')));
    }
  });

  it('say how their parts are coloured by classes alone', async () => {
    for (const card of courts) {
      for (const path of (await draw(card, 'L')).querySelectorAll('path')) {
        expect(path.getAttributeNames().toSorted()).to.deep.equal(['class', 'd']);
        const { fill, stroke } = getComputedStyle(path);
        expect(fill + stroke).to.be.a('string');
      }
    }
  });
});

describe('English court figures', () => {
  it('come one by one; until then ours is shown', async () => {
    expect((await draw('JD', 'L', 'english')).querySelector('.english')).to.equal(null);
    await come('JD', 'english');
    await new Promise<void>((told) => faceTemplate('JC', { size: 'L', indices: 'latin', deck: 'english', told }));
    expect((await draw('JC', 'L', 'english')).querySelector('.english')).not.to.equal(null);
    expect((await draw('JD', 'L', 'english')).querySelector('.english')).not.to.equal(null);
    expect((await draw('JD', 'L')).querySelector('.english')).to.equal(null);
    // Its twin had not been asked for.
    expect((await draw('KD', 'L', 'english')).querySelector('.english')).to.equal(null);
  });

  it('all come, with our indices, and carry nothing that a strict page forbids', async () => {
    for (const card of courts) {
      await come(card, 'english');
      for (const size of ['M', 'L'] as const) {
        const face = await draw(card, size, 'english', 'russian');
        expect(face.querySelector('.english'), card).not.to.equal(null);
        expect(face.querySelector(':scope > .index'), card).not.to.equal(null);
        for (const element of face.querySelectorAll('*')) {
          expect(element.localName).to.be.oneOf(['svg', 'g', 'path']);
          for (const name of ['id', 'style', 'href', 'fill', 'stroke'])
            expect(element.hasAttribute(name)).to.equal(false);
        }
      }
    }
  });

  it('leave small cards to ours, and numerals alone', async () => {
    expect((await draw('QS', 'S', 'english')).querySelector('.english')).to.equal(null);
    const options = { size: 'L', indices: 'latin' } as const;
    expect(faceTemplate('7C', { ...options, deck: 'english' })).to.equal(faceTemplate('7C', options));
  });
});

describe('what is fetched when first asked for', () => {
  it('is fetched once, and tells everybody once', async () => {
    let fetched = 0;
    let told = 0;
    const tell = (): void => {
      told++;
    };
    const ask = lazily(() => Promise.resolve(++fetched));
    expect([ask(tell), ask(tell), ask()]).to.deep.equal([undefined, undefined, undefined]);
    await Promise.resolve();
    await Promise.resolve();
    expect([ask(tell), fetched, told]).to.deep.equal([1, 1, 1]);
  });

  it('is done without if it cannot be had, with one warning', async () => {
    const warn = console.warn;
    const said: unknown[][] = [];
    console.warn = (...words: unknown[]) => {
      said.push(words);
    };
    try {
      const never = [1, 2].map(() => lazily<number>(() => Promise.reject(new Error('offline'))));
      const tell = (): void => expect.fail('nothing has come');
      for (const ask of never) expect(ask(tell)).to.equal(undefined);
      await new Promise((done) => setTimeout(done));
      for (const ask of never) expect(ask(tell)).to.equal(undefined);
    } finally {
      console.warn = warn;
    }
    expect(said).to.have.lengthOf(1);
  });
});
