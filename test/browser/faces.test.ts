import { expect, fixture, html } from '@open-wc/testing';
import { render, type TemplateResult } from 'lit';
import {
  backTemplate,
  faceTemplate,
  markTemplate,
  sizeFor,
  type Indices,
  type MarkKind,
  type Size,
} from '../../src/view/faces/index.js';
import { icon, iconPaths, type IconName } from '../../src/view/icons.js';

const ranks = Array.from('A23456789TJQK');
const cards = Array.from('SHCD').flatMap((suit) => ranks.map((rank) => rank + suit));
const sizes: readonly Size[] = ['S', 'M', 'L'];
const languages: readonly Indices[] = ['latin', 'russian'];

/** Court figures are fetched when first asked for. */
before(() => new Promise<void>((told) => faceTemplate('KS', { size: 'L', indices: 'latin', told })));

async function draw(template: TemplateResult): Promise<Element> {
  return (await fixture(html`<div>${template}</div>`)).firstElementChild!;
}

/** What a strict content security policy, or a second deck on the page, would not forgive. */
function expectSelfContained(drawing: Element): void {
  expect(drawing.namespaceURI).to.equal('http://www.w3.org/2000/svg');
  expect(drawing.getAttribute('aria-hidden')).to.equal('true');
  for (const element of [drawing, ...drawing.querySelectorAll('*')]) {
    expect(element.namespaceURI).to.equal('http://www.w3.org/2000/svg');
    expect(element.localName).not.to.be.oneOf(['use', 'style', 'image', 'text', 'foreignObject']);
    for (const { name, value } of element.attributes) {
      expect(name).not.to.be.oneOf(['id', 'style', 'href', 'xlink:href']);
      expect(value).not.to.match(/url\(|NaN|undefined|object/);
    }
  }
}

const path = (drawing: Element, role: string): string =>
  drawing.querySelector(`:scope > path.${role}`)?.getAttribute('d') ?? '';

describe('card faces', () => {
  for (const size of sizes) {
    for (const indices of languages) {
      it(`draws all 52 cards, each its own way, in size ${size} with ${indices} indices`, async () => {
        const seen = new Set<string>();
        for (const card of cards) {
          const face = await draw(faceTemplate(card, { size, indices }));
          expectSelfContained(face);
          expect(face.getAttribute('viewBox')).to.equal('-120 -168 240 336');
          expect(path(face, 'index'), card).to.match(/^M/);
          expect(path(face, 'pip'), card).to.match(/^M/);
          seen.add(path(face, 'index') + path(face, 'pip'));
        }
        expect(seen.size).to.equal(52);
      });
    }
  }

  it('tells all ranks by the index and all suits by the pip beside it, even on the smallest card', async () => {
    for (const indices of languages) {
      const faces = await Promise.all(cards.map((card) => draw(faceTemplate(card, { size: 'S', indices }))));
      expect(new Set(faces.map((face) => path(face, 'index'))).size).to.equal(13);
      // The first pip is that of the index; the second, if any, is the picture.
      const beside = faces.map((face) => path(face, 'pip').split('M', 3).join('M'));
      expect(new Set(beside).size).to.equal(4);
      const classes = faces.map((face) =>
        ['spades', 'hearts', 'clubs', 'diamonds'].find((c) => face.classList.contains(c)),
      );
      expect(new Set(classes.map((name, n) => `${name ?? ''} ${beside[n] ?? ''}`)).size).to.equal(4);
    }
  });

  it('counts its pips on medium and large cards', async () => {
    for (const [size, corners] of [
      ['M', 1],
      ['L', 2],
    ] as const) {
      for (const rank of ranks.slice(1, 10)) {
        const face = await draw(faceTemplate(`${rank}D`, { size, indices: 'latin' }));
        // Each has two halves.
        const pips = (path(face, 'pip').split('M').length - 1) / 2;
        expect(pips - corners, rank).to.equal(rank === 'T' ? 10 : Number(rank));
      }
    }
  });

  it('writes ace, queen and jack in the chosen letters, and the rest alike', async () => {
    for (const rank of ranks) {
      const [latin, russian] = await Promise.all(
        languages.map(async (indices) => path(await draw(faceTemplate(`${rank}H`, { size: 'S', indices })), 'index')),
      );
      expect(latin === russian, rank).to.equal(!'AQJ'.includes(rank));
    }
  });

  it('gives the same template for the same card, size and letters', () => {
    for (const size of sizes) {
      for (const card of cards) {
        const again = faceTemplate(card, { size, indices: 'russian' });
        expect(faceTemplate(card, { size, indices: 'russian' })).to.equal(again);
        expect(faceTemplate(card, { size, indices: 'latin' })).not.to.equal(again);
      }
    }
  });

  it('touches nothing when rendered again', async () => {
    const host = await fixture<HTMLDivElement>(html`<div></div>`);
    const view = (): TemplateResult =>
      html`${cards.map((card) => faceTemplate(card, { size: 'L', indices: 'latin' }))}`;
    render(view(), host);
    const observer = new MutationObserver(() => undefined);
    observer.observe(host, { subtree: true, childList: true, attributes: true, characterData: true });
    render(view(), host);
    expect(observer.takeRecords()).to.have.lengthOf(0);
    observer.disconnect();
  });

  it('refuses what is no card', () => {
    for (const text of ['', 'S', 'T', '1S', 'TX', '10S', 'ts', 'TSS', 'JO']) {
      expect(() => faceTemplate(text, { size: 'S', indices: 'latin' }), text).to.throw(RangeError);
    }
  });

  it('chooses the drawing by the width of the card', () => {
    expect([20, 47.9, 48, 95.9, 96, 240].map(sizeFor)).to.deep.equal(['S', 'S', 'M', 'M', 'L', 'L']);
  });
});

describe('card backs', () => {
  const medallions = ['suits', 'plain'] as const;

  it('are drawn in every size', async () => {
    for (const size of sizes) {
      for (const medallion of medallions) {
        const back = await draw(backTemplate(size, { medallion }));
        expectSelfContained(back);
        expect(back.querySelector('.medal')).not.to.equal(null);
        expect(back.querySelector('.suits') !== null).to.equal(medallion === 'suits');
      }
    }
  });

  it('tell nothing of the card: there is one for all', () => {
    expect(backTemplate('M')).to.equal(backTemplate('M', { medallion: 'suits' }));
    expect(backTemplate('M', { medallion: 'plain' })).to.equal(backTemplate('M', { medallion: 'plain' }));
  });
});

describe('marks of empty places', () => {
  const kinds: readonly MarkKind[] = [
    'A',
    '6',
    'T',
    'Q',
    'K',
    'S',
    'H',
    'C',
    'D',
    'AS',
    'QH',
    'TD',
    'redeal',
    'closed',
    '',
  ];

  it('are drawn for all a place may take', async () => {
    for (const size of sizes) {
      for (const kind of kinds) {
        const mark = await draw(markTemplate(kind, { size }));
        expectSelfContained(mark);
        expect(mark.querySelector('path') !== null, kind).to.equal(kind !== '');
        expect(mark.classList.contains('closed')).to.equal(kind === 'closed');
      }
    }
  });

  it('follow the letters of the indices', async () => {
    const letter = async (kind: MarkKind, indices: Indices): Promise<string> =>
      path(await draw(markTemplate(kind, { indices })), 'index');
    expect(await letter('K', 'latin')).to.equal(await letter('K', 'russian'));
    expect(await letter('A', 'latin')).not.to.equal(await letter('A', 'russian'));
    expect(markTemplate('A')).to.equal(markTemplate('A', { size: 'M', indices: 'latin' }));
  });
});

describe('icons', () => {
  it('are drawn, and remembered', async () => {
    for (const name of Object.keys(iconPaths) as IconName[]) {
      expectSelfContained(await draw(icon(name)));
      expect(icon(name)).to.equal(icon(name));
    }
  });
});
