import { expect, fixture, html } from '@open-wc/testing';
import { deal, restore } from '../../src/engine.js';
import type { PatienceElement } from '../../src/index.js';
import { overlap } from '../../src/view/geometry.js';
import { engine, viewport } from '../support/commands.js';
import { longFans } from './support/fans.js';
import { lines } from './support/lines.js';
import { calmWindow, create, frame, ids, rootOf, settled } from './support/table.js';

interface Case {
  readonly id: string;
  readonly name: string;
  readonly record: string;
}

/** The game half way to its win. */
function half(id: string): string {
  const game = restore(lines[id]!.record);
  while (game.moveCount * 2 > lines[id]!.moves) game.undo();
  return game.record();
}

const cases: readonly Case[] = [
  ...ids.flatMap((id) => [
    { id, name: 'dealt', record: deal(id, { deal: 7 }).record() },
    { id, name: 'half way', record: half(id) },
    { id, name: 'won', record: lines[id]!.record },
  ]),
  ...longFans,
];

const shown = (element: HTMLElement): boolean =>
  getComputedStyle(element).visibility !== 'hidden' && element.getBoundingClientRect().width > 0;

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();

/** Steps of a fan, in widths of a card, that are longer than a fan's: a reader takes such cards for piles of their own. */
function apart(pile: HTMLElement): number[] {
  const cards = pile.classList.contains('fan') ? [...pile.querySelectorAll('.card')].map(boxOf) : [];
  return cards
    .slice(1)
    .map((box, at) => Math.hypot(box.top - cards[at]!.top, box.left - cards[at]!.left) / box.width)
    .filter((step) => step > 0.65);
}

/** The piles into which the caption of a pile runs. */
function writtenOver(pile: HTMLElement, piles: readonly HTMLElement[]): string[] {
  const words = [...pile.querySelectorAll('.caption > *')].map(boxOf).filter(({ width }) => width > 0);
  if (getComputedStyle(pile).opacity === '0') return [];
  return piles
    .filter((other) => words.some((one) => overlap(one, boxOf(other)) > 1))
    .map((other) => other.dataset['pile']!);
}

/** What is wrong with the places of piles and cards; empty where nothing is. */
function faults(element: PatienceElement): string[] {
  const found: string[] = [];
  const host = boxOf(element);
  const outside = (box: DOMRect): boolean =>
    box.left < host.left - 0.5 ||
    box.right > host.right + 0.5 ||
    box.top < host.top - 0.5 ||
    box.bottom > host.bottom + 0.5;
  const piles = [...rootOf(element).querySelectorAll<HTMLElement>('.pile:not(.away)')].filter(shown);
  for (const pile of piles) {
    const name = pile.dataset['pile']!;
    if (outside(boxOf(pile))) found.push(`${name} is outside`);
    const cards = [...pile.querySelectorAll<HTMLElement>('.card, .place')].filter(shown);
    if (cards.some((card) => outside(boxOf(card)))) found.push(`a card of ${name} is outside`);
    const ends = [boxOf(pile), ...cards.map(boxOf)];
    const spread = Math.max(...ends.map(({ bottom }) => bottom)) - boxOf(pile).bottom;
    if (spread > 0.5) found.push(`cards of ${name} lie ${spread.toFixed(1)} px under it`);
    found.push(...apart(pile).map((step) => `cards of ${name} come apart: a step of ${step.toFixed(2)} widths`));
    found.push(...writtenOver(pile, piles).map((other) => `what is written under ${name} runs into ${other}`));
  }
  piles.forEach((one, index) => {
    for (const other of piles.slice(index + 1)) {
      const names = [one.dataset['pile']!, other.dataset['pile']!];
      if (names.some((name) => name.startsWith('captive'))) continue;
      // Kings, queens and jacks gather as families.
      if (element.status === 'won' && element.localName.endsWith('valet')) continue;
      const [a, b] = [boxOf(one), boxOf(other)];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 0.5 && down > 0.5)
        found.push(`${names.join(' and ')} overlap by ${across.toFixed(1)} × ${down.toFixed(1)}`);
    }
  });
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px too wide`);
  return found;
}

/** The narrowest pile and the narrowest strip of a covered card, in px. */
function smallest(element: PatienceElement): { pile: number; strip: number } {
  const piles = [...rootOf(element).querySelectorAll<HTMLElement>('.pile:not(.away)')].filter(shown);
  const strips = piles.flatMap((pile) => {
    const cards = pile.classList.contains('fan') ? [...pile.querySelectorAll('.card')].map(boxOf) : [];
    return cards.slice(1).map((box, at) => Math.hypot(box.top - cards[at]!.top, box.left - cards[at]!.left));
  });
  return { pile: Math.min(...piles.map((pile) => boxOf(pile).width)), strip: Math.min(Infinity, ...strips) };
}

async function show({ id, record }: Case, style: string): Promise<PatienceElement> {
  const home = await fixture<HTMLElement>(html`<div></div>`);
  home.style.cssText = style;
  const element = create(id, { record });
  home.append(element);
  await settled(element);
  return element;
}

describe('layout', () => {
  document.body.style.margin = '0';
  before(() => calmWindow());

  /** All tables in a page of this size; what is wrong, in one list. */
  async function look(
    style: string,
    after?: (element: PatienceElement) => readonly string[] | Promise<readonly string[]>,
  ): Promise<string[]> {
    const wrong: string[] = [];
    for (const one of cases) {
      const element = await show(one, style);
      const more = (await after?.(element)) ?? [];
      wrong.push(...[...faults(element), ...more].map((fault) => `${one.id}, ${one.name}: ${fault}`));
      element.parentElement!.remove();
    }
    return wrong;
  }

  for (const width of [160, 280, 320, 360, 414, 600, 768, 1024, 1440, 2560]) {
    for (const [way, height] of [
      ['upright', Math.round(width * 1.9)],
      ['lying', Math.round(width * 0.55)],
    ] as const) {
      if (engine !== 'webkit' || width >= 450)
        it(`fits ${width} × ${height} px, ${way}`, async () => {
          await viewport(width, height);
          const wrong = await look('', (element) => {
            const { pile, strip } = smallest(element);
            if (width < 280) return [];
            return [
              ...(pile < 24 ? [`a pile is ${pile.toFixed(1)} px wide`] : []),
              ...(strip < 11.9 ? [`a strip is ${strip.toFixed(1)} px wide`] : []),
            ];
          });
          expect(wrong.join('\n')).to.equal('');
        });
    }
  }

  for (const width of [320, 1024]) {
    it(`changes sides with \`mirror\` at ${width} px, and cards are read from the left`, async () => {
      await viewport(width, 900);
      const stocks: number[] = [];
      const wrong = await look('', async (element) => {
        const stock = (): number => boxOf(rootOf(element).querySelector('.stock')!).left;
        const before = stock();
        element.mirror = true;
        await settled(element);
        stocks.push((before - width / 2) * (stock() - width / 2));
        return [...rootOf(element).querySelectorAll('.pile.fan')].flatMap((pile) => {
          const lefts = [...pile.querySelectorAll('.card')].map((card) => boxOf(card).left);
          return lefts.some((left, at) => at > 0 && left < lefts[at - 1]! - 0.5) ? ['a fan runs to the left'] : [];
        });
      });
      expect(wrong.join('\n')).to.equal('');
      expect(stocks.every((product) => product < 0)).to.equal(true);
    });
  }

  it('shows only cards on a table that came out', async () => {
    await viewport(1000, 700);
    for (const one of cases.filter(({ name }) => name === 'won')) {
      const element = await show(one, '');
      const piles = [...rootOf(element).querySelectorAll<HTMLElement>('.pile')].filter(shown);
      for (const pile of piles)
        expect(getComputedStyle(pile).opacity, `${one.id}, ${pile.dataset['pile'] ?? ''}`).to.equal(
          pile.dataset['count'] === '0' ? '0' : '1',
        );
      element.parentElement!.remove();
    }
  });

  it('fits a height that the page sets: 900 × 420 px', async () => {
    await viewport(1000, 700);
    const wrong: string[] = [];
    for (const one of cases) {
      const element = await show(one, 'width: 900px; height: 420px');
      element.style.height = '100%';
      await settled(element);
      expect(Math.abs(boxOf(element).height - 420)).to.be.at.most(1);
      wrong.push(...faults(element).map((fault) => `${one.id}, ${one.name}: ${fault}`));
      element.parentElement!.remove();
    }
    expect(wrong.join('\n')).to.equal('');
  });

  it('is right after it was hidden, first or between, while the window changed', async () => {
    await viewport(1000, 700);
    const wrong: string[] = [];
    for (const one of cases.filter(({ name }) => name === 'half way')) {
      const element = await show(one, 'display: none');
      element.parentElement!.style.display = 'block';
      await settled(element);
      wrong.push(...faults(element).map((fault) => `${one.id}, shown: ${fault}`));
      element.parentElement!.style.display = 'none';
      await viewport(340, 700);
      await frame();
      element.parentElement!.style.display = 'block';
      await settled(element);
      wrong.push(...faults(element).map((fault) => `${one.id}, shown again: ${fault}`));
      const before = boxOf(rootOf(element).querySelector('.board')!).height;
      const home = element.parentElement!;
      element.remove();
      await frame();
      home.append(element);
      await settled(element);
      expect(boxOf(rootOf(element).querySelector('.board')!).height).to.equal(before);
      home.remove();
      await viewport(1000, 700);
    }
    expect(wrong.join('\n')).to.equal('');
  });

  for (const width of [317, 333.3, 401]) {
    it(`puts cards exactly on their piles at ${width} px`, async () => {
      await viewport(800, 900);
      const wrong = await look(`width: ${width}px`, (element) => {
        const piles = [...rootOf(element).querySelectorAll<HTMLElement>('.pile:not(.away)')].filter(shown);
        return piles.flatMap((pile) => {
          const box = boxOf(pile);
          const cards = [...pile.querySelectorAll('.card')].map(boxOf);
          const first = pile.classList.contains('fan') ? cards.slice(0, 1) : cards;
          const off = first.some(
            (card) => Math.abs(card.top - box.top) > 0.5 || Math.abs(card.width - cards[0]!.width) > 0.5,
          );
          const away = cards.some((card) => card.left < box.left - 0.5 || card.right > box.right + 0.5);
          return off || away ? [`the cards of ${pile.dataset['pile'] ?? ''} are off`] : [];
        });
      });
      expect(wrong.join('\n')).to.equal('');
    });
  }

  it('makes no error while the page animates its width', async () => {
    await viewport(1000, 900);
    const errors: string[] = [];
    const listener = ({ message }: ErrorEvent): number => errors.push(message);
    addEventListener('error', listener);
    const elements = await Promise.all(
      cases
        .slice(0, 24)
        .filter((_, at) => at % 3 === 1)
        .map((one) => show(one, 'width: 200px')),
    );
    for (let width = 200; width <= 900; width += 35) {
      for (const element of elements) element.parentElement!.style.width = `${width}px`;
      await frame();
    }
    for (const element of elements) await settled(element);
    removeEventListener('error', listener);
    expect(errors).to.deep.equal([]);
    for (const element of elements)
      expect(
        faults(element)
          .filter((fault) => !fault.includes('page'))
          .join(),
      ).to.equal('');
  });
});
