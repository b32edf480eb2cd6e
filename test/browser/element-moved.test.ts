/** A page that moves under the player's hand, other documents, other languages. All input is trusted. */
import { expect } from '@open-wc/testing';
import type { PatienceElement } from '../../src/index.js';
import { gesture, type Point } from '../support/commands.js';
import { deal } from '../../src/engine.js';
import { hear } from './support/scene.js';
import { calmWindow, frame, pointAt, put, settled, spotOf } from './support/table.js';
import { until } from './support/time.js';

const cardOf = (element: PatienceElement, pile: string): HTMLElement =>
  [...element.shadowRoot!.querySelectorAll<HTMLElement>(`[data-pile='${pile}'] .card`)].at(-1)!;

const centreOf = (card: Element): Point => {
  const box = card.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

const line = (element: PatienceElement): string =>
  element.shadowRoot!.querySelector('.status .text')!.textContent.trim();
const said = (element: PatienceElement): string => element.shadowRoot!.querySelector('.spoken')!.textContent.trim();

describe('a page that moves', () => {
  beforeEach(calmWindow);

  it('leaves carried cards under the pointer when it scrolls, shifts or resizes the table', async () => {
    const element = await put('kongress', { deal: 7 });
    const space = document.createElement('div');
    document.body.prepend(space);
    const tail = document.createElement('div');
    tail.style.height = '3000px';
    document.body.append(tail);
    const card = cardOf(element, 'tableau-2');
    const [x, y] = centreOf(card);
    await gesture({ mouse: 'move', at: [x, y] }, { mouse: 'down' }, { mouse: 'move', at: [x + 60, y + 40] });
    await element.updateComplete;
    const under = (when: string): Promise<void> =>
      until(() => {
        const [cx, cy] = centreOf(card);
        return Math.abs(cx - x - 60) < 2 && Math.abs(cy - y - 40) < 2;
      }, `under the pointer ${when}`);
    await under('at first');
    scrollTo(0, 30);
    await under('when the page scrolls');
    scrollTo(0, 0);
    await under('when it scrolls back');
    space.style.height = '40px';
    await gesture({ mouse: 'move', at: [x + 61, y + 40] });
    await gesture({ mouse: 'move', at: [x + 60, y + 40] });
    await under('when the table shifts');
    element.toolbar = 'none';
    await element.updateComplete;
    await under('when its toolbar is gone');
    await gesture({ key: 'Escape' }, { mouse: 'up' });
    space.remove();
    tail.remove();
  });

  it('of another document keeps its looks', async () => {
    const element = await put('kenfild', { deal: 7 });
    const other = document.createElement('iframe');
    other.style.width = '700px';
    other.style.height = '700px';
    document.body.append(other);
    other.contentDocument!.body.append(element);
    await settled(element);
    expect(element.shadowRoot!.adoptedStyleSheets.length).to.be.greaterThan(4);
    const { width } = cardOf(element, 'tableau-1').getBoundingClientRect();
    expect(width).to.be.within(40, 160);
    other.remove();
  });
});

describe('cards in flight', () => {
  beforeEach(calmWindow);

  it('do not catch the taps that are meant for what lies below them', async () => {
    const element = await put('kenfild', { deal: 7 });
    const at = pointAt(element, spotOf(element, 'stock'));
    const heard: string[] = [];
    element.addEventListener('move', ({ move }) => heard.push(move.from));
    for (let tap = 0; tap < 8; tap++) {
      await gesture({ mouse: 'move', at }, { mouse: 'down' }, { mouse: 'up' });
      await frame();
    }
    expect(heard).to.deep.equal(Array.from({ length: 8 }, () => 'stock'));
  });
});

describe('what is read and said', () => {
  beforeEach(calmWindow);

  it('turns to the new language with the element', async () => {
    const element = await put('kongress', { deal: 7, lang: 'en' });
    const grip = { from: 'tableau-1', to: 'foundation-1', count: 1 };
    element.focus();
    expect(element.game!.refusal(grip)).not.to.equal(null);
    const source = pointAt(element, spotOf(element, 'tableau-1'));
    const target = pointAt(element, spotOf(element, 'foundation-1'));
    element.tap = 'select';
    for (const at of [source, target]) await gesture({ mouse: 'move', at }, { mouse: 'down' }, { mouse: 'up' });
    await element.updateComplete;
    expect(line(element)).to.match(/^Not allowed/);
    element.lang = 'ru';
    await element.updateComplete;
    expect(line(element)).to.match(/^Так нельзя/);
    expect(said(element)).to.equal('');
  });

  it('names the new deal', async () => {
    const element = await put('kongress', { deal: 7, lang: 'en' });
    expect(said(element)).to.equal('');
    element.newDeal(9);
    await element.updateComplete;
    expect(said(element).replaceAll('\u00a0', ' ')).to.equal('Congress. Deal 9.');
  });

  it('a drop by keys where the card does not go is refused, whatever lies there', async () => {
    const element = await put('damy-kuvyrkom', { deal: 7 });
    const heard = hear(element);
    const reasons: string[] = [];
    element.addEventListener('refuse', ({ reason }) => reasons.push(reason));
    element.focus();
    const focusTo = (pile: string): void => cardOf(element, pile).focus();
    focusTo('tableau-8');
    await gesture({ key: 'Enter' });
    focusTo('tableau-5');
    await gesture({ key: 'Enter' });
    expect([heard.length, reasons]).to.deep.equal([1, ['wrong-suit']]);
  });

  it('the focus asked for before the first drawing comes with it', async () => {
    const element = document.createElement('patience-kongress') as PatienceElement;
    element.deal = 7;
    document.body.append(element);
    element.focus();
    await element.updateComplete;
    expect(document.activeElement).to.equal(element);
    element.remove();
  });
});

describe('a place to fill', () => {
  beforeEach(calmWindow);

  it('takes the stock by a drag, and nothing else is passed over in silence', async () => {
    let number = 0;
    let game = deal('tsarstvo-zhenshchin', { deal: 1 });
    while (game.placeToFill === null) {
      game = deal('tsarstvo-zhenshchin', { deal: ++number });
      for (let step = 0; step < 40 && game.placeToFill === null && game.status === 'playing'; step++) {
        game.play(game.moves().find(({ from }) => from.startsWith('tableau')) ?? game.moves()[0]!);
      }
    }
    const place = game.placeToFill;
    const element = await put('tsarstvo-zhenshchin', { record: game.record() });
    const reasons: string[] = [];
    element.addEventListener('refuse', ({ reason }) => reasons.push(reason));
    const other = game.piles.find(({ id, cards }) => id.startsWith('tableau') && cards.length > 0)!;
    const at = pointAt(element, spotOf(element, other.id));
    await gesture({ mouse: 'move', at }, { mouse: 'down' }, { mouse: 'up' });
    expect(reasons).to.deep.equal(['must-fill']);
    const from = pointAt(element, spotOf(element, 'stock'));
    const to = pointAt(element, spotOf(element, place));
    await gesture({ mouse: 'move', at: from }, { mouse: 'down' }, { mouse: 'move', at: to }, { mouse: 'up' });
    expect(element.game!.history.at(-1)).to.deep.equal({ from: 'stock', to: place, count: 1 });
  });
});
