/** Requests, pointers and words that cross each other's way. All input is trusted. */
import { expect } from '@open-wc/testing';
import { registerLocale, type PatienceElement } from '../../src/index.js';
import { gesture } from '../support/commands.js';
import { hear } from './support/scene.js';
import { lines } from './support/lines.js';
import { calmWindow, pointAt, put, settled, spotOf } from './support/table.js';

const turn = { from: 'stock', to: 'waste', count: 1 };

describe('what is asked for last', () => {
  let element: PatienceElement & { draw?: string; passes?: string };
  let heard: string[];

  beforeEach(async () => {
    await calmWindow();
    element = await put('kenfild', { deal: 3 });
    heard = hear(element);
  });

  it('a new deal by method keeps the rules set in the same task, and is not dealt over', async () => {
    element.draw = '1';
    element.newDeal(7);
    await element.updateComplete;
    expect([element.dealNumber, element.game!.rules['draw'], heard]).to.deep.equal([7, '1', ['deal']]);
  });

  it('a record is forgotten when a new deal is asked for', async () => {
    element.record = lines['kenfild']!.record;
    await element.updateComplete;
    element.newDeal(6);
    element.passes = '2';
    await element.updateComplete;
    expect([element.dealNumber, element.moveCount, element.game!.passes]).to.deep.equal([3, 0, 2]);
  });

  it('the same record set again is opened again', async () => {
    const { record } = lines['korol-dama-valet']!;
    const other = await put('korol-dama-valet', { record });
    other.undo();
    other.record = record;
    await other.updateComplete;
    expect(other.status).to.equal('won');
  });

  it('a restart is not a restored game', async () => {
    element.record = lines['kenfild']!.record;
    await element.updateComplete;
    const restored: boolean[] = [];
    element.addEventListener('deal', (event) => restored.push(event.restored));
    element.restart();
    expect(restored).to.deep.equal([false]);
  });

  it('values that are no text are no value', async () => {
    Reflect.set(element, 'record', 42);
    await element.updateComplete;
    Reflect.set(element, 'deal', Object.create(null));
    await element.updateComplete;
    expect(element.game).not.to.equal(null);
    expect(() => element.newDeal(Object.create(null) as string))
      .to.throw()
      .with.property('code', 'bad-deal');
  });

  it('rule properties read the value in force', () => {
    expect([element.draw, element.passes]).to.deep.equal(['3', '4']);
  });
});

describe('hands that cross', () => {
  beforeEach(calmWindow);

  it('a press that began in one game makes no move in the next', async () => {
    const element = await put('kongress', { deal: 7 });
    const at = pointAt(element, spotOf(element, 'stock'));
    await gesture({ mouse: 'move', at }, { mouse: 'down' });
    element.newDeal(9);
    await element.updateComplete;
    await gesture({ mouse: 'up' });
    expect([element.dealNumber, element.moveCount]).to.deep.equal([9, 0]);
  });

  it('a selection is gone when the element comes back', async () => {
    const element = await put('kongress', { deal: 7 });
    element.tap = 'select';
    const at = pointAt(element, spotOf(element, 'tableau-1'));
    await gesture({ mouse: 'move', at }, { mouse: 'down' }, { mouse: 'up' });
    await element.updateComplete;
    expect(element.shadowRoot!.querySelectorAll('.selected').length).to.equal(1);
    const home = element.parentElement!;
    element.remove();
    home.append(element);
    await element.updateComplete;
    expect(element.shadowRoot!.querySelectorAll('.selected, [aria-pressed]').length).to.equal(0);
  });

  it('a move by the page does not scroll to the focused board', async () => {
    const element = await put('kongress', { deal: 7 });
    element.focus();
    const space = document.createElement('div');
    space.style.height = '4000px';
    document.body.append(space);
    scrollTo(0, 3000);
    const before = scrollY;
    element.play(turn);
    await settled(element);
    expect(scrollY).to.equal(before);
    expect(document.activeElement).to.equal(element);
    space.remove();
  });

  it('an empty column that takes every move is not a place to fill', async () => {
    const element = await put('damy-kuvyrkom', { deal: 7 });
    expect(element.shadowRoot!.querySelectorAll('.target').length).to.equal(0);
  });
});

describe('words', () => {
  beforeEach(calmWindow);

  it('a language that fails says nothing, and the game goes on', async () => {
    registerLocale({
      lang: 'qaa',
      facts: {
        moved: () => {
          throw new Error('no words');
        },
      },
    });
    const element = await put('kongress', { deal: 7, lang: 'qaa' });
    const heard = hear(element);
    for (let step = 0; step < 12; step++) element.play(element.game!.moves()[0]!);
    expect(heard.length).to.equal(12);
  });

  it('no language at all is refused', () => {
    expect(() => registerLocale({ lang: '…' })).to.throw(TypeError, 'language tag');
  });

  it('the nearest language is read again where the element comes back', async () => {
    const element = await put('kongress', { deal: 7 });
    const russian = document.createElement('div');
    russian.lang = 'ru';
    document.body.append(russian);
    russian.append(element);
    await element.updateComplete;
    expect(element.shadowRoot!.querySelector('.table')!.getAttribute('lang')).to.equal('ru');
    russian.remove();
  });
});
