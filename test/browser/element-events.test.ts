import { expect, fixture, html } from '@open-wc/testing';
import { restore, verify } from '../../src/engine.js';
import {
  PatienceDealEvent,
  PatienceMoveEvent,
  PatienceRefuseEvent,
  PatienceWinEvent,
  type PatienceElement,
} from '../../src/index.js';
import { byMouseDrag, byTapTap } from './support/player.js';
import { lines } from './support/lines.js';
import { eightOnNine, hear, mountScene, scene } from './support/scene.js';
import { calmWindow, create, put, settled } from './support/table.js';

const types = ['deal', 'move', 'win', 'lose', 'refuse'] as const;
const turn = { from: 'stock', to: 'waste', count: 3 };

describe('events', () => {
  beforeEach(() => calmWindow());

  it('tell of a first deal after the first update, not during connection', async () => {
    const element = create('kenfild', { deal: 7 });
    const states: unknown[] = [];
    element.addEventListener('deal', ({ dealNumber, restored, record }) =>
      states.push([element.hasUpdated, element.dealNumber, dealNumber, restored, record === element.record]),
    );
    const home = await fixture<HTMLElement>(html`<div></div>`);
    home.append(element);
    expect(states).to.deep.equal([]);
    await element.updateComplete;
    expect(states).to.deep.equal([[true, 7, 7, false, true]]);
    home.remove();
    home.append(element);
    document.body.append(home);
    await settled(element);
    expect(states.length).to.equal(1);
    home.remove();
  });

  it('of a game that was played before it was drawn come after its deal', async () => {
    const element = create('kenfild', { deal: 7 });
    const heard: unknown[] = [];
    element.addEventListener('deal', ({ dealNumber, record }) => heard.push([dealNumber, restore(record).moveCount]));
    element.addEventListener('move', ({ dealNumber, moveCount }) => heard.push([dealNumber, moveCount]));
    // What nobody was told of does not come.
    element.newDeal(8);
    element.play(turn);
    element.newDeal(9);
    element.play(turn);
    element.play({ ...turn });
    expect(heard).to.deep.equal([]);
    const home = await fixture<HTMLElement>(html`<div></div>`);
    home.append(element);
    await element.updateComplete;
    expect(heard).to.deep.equal([
      [9, 0],
      [9, 1],
      [9, 2],
    ]);
  });

  it('come from two shadow roots deep to the document, with the host there as their target', async () => {
    const outer = await fixture<HTMLElement>(html`<div style="width: 900px"></div>`);
    const inner = outer.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    const element = create('kenfild', { record: scene });
    const seen: unknown[] = [];
    const listeners = new AbortController();
    for (const type of types) {
      const listener = (event: Event): number => seen.push([event.type, event.target === outer]);
      document.addEventListener(type, listener, { signal: listeners.signal });
    }
    let target: EventTarget | null = null;
    element.addEventListener('move', (event) => (target = event.target));
    inner.attachShadow({ mode: 'open' }).append(element);
    await settled(element);
    await byMouseDrag(element, eightOnNine);
    await byTapTap(element, { from: 'tableau-1', to: 'tableau-3', count: 1 });
    listeners.abort();
    expect(target).to.equal(element);
    expect(seen).to.deep.equal([
      ['deal', true],
      ['move', true],
      ['refuse', true],
    ]);
  });

  it('are of their classes, with fixed fields, bubble, cross shadow roots and cannot be cancelled', async () => {
    const { record, rules } = lines['kenfild']!;
    const game = restore(record);
    const last = game.history.at(-1)!;
    game.undo();
    const element = await mountScene();
    const events: Event[] = [];
    for (const type of types) element.addEventListener(type, (event) => events.push(event));
    await byTapTap(element, { from: 'tableau-1', to: 'tableau-3', count: 1 });
    element.record = game.record();
    await element.updateComplete;
    element.play({ ...last });
    const classes = [PatienceRefuseEvent, PatienceDealEvent, PatienceMoveEvent, PatienceWinEvent];
    expect(events.length).to.equal(classes.length);
    events.forEach((event, index) => {
      expect(event).to.be.instanceOf(classes[index]!);
      expect(event).to.include({ bubbles: true, composed: true, cancelable: false });
      for (const name of Object.keys(event).filter((key) => key !== 'isTrusted')) {
        expect(Object.getOwnPropertyDescriptor(event, name), `${event.type}.${name}`).to.include({
          writable: false,
          configurable: false,
        });
      }
      // Some frameworks mark the events that they have seen.
      expect(Reflect.set(event, '_seen', 1)).to.equal(true);
      for (const name of ['rules', 'move', 'cards']) {
        const value: unknown = Reflect.get(event, name);
        expect(Object.isFrozen(value), `${event.type}.${name}`).to.equal(true);
      }
      event.preventDefault();
      expect(event.defaultPrevented).to.equal(false);
    });
    const [, dealt, moved] = events as [unknown, PatienceDealEvent, PatienceMoveEvent];
    expect(dealt.restored).to.equal(true);
    expect({ ...dealt.rules }).to.include(rules);
    expect(moved.gameId).to.equal('kenfild');
    expect(moved.dealNumber).to.equal(lines['kenfild']!.deal);
    expect(moved.cards.length).to.equal(last.count);
  });

  it('keep the move as it was, whatever its caller makes of the object later', async () => {
    const element = await put('kenfild', { deal: 7 });
    const moves: unknown[] = [];
    element.addEventListener('move', ({ move }) => moves.push(move));
    const mine = { ...turn, mine: true };
    element.play(mine);
    mine.count = 99;
    expect(moves).to.deep.equal([turn]);
  });

  it('come when the state has changed already', async () => {
    const element = await put('kenfild', { deal: 7 });
    const seen: unknown[] = [];
    element.addEventListener('move', ({ moveCount, status }) => {
      seen.push([element.moveCount === moveCount, element.status === status, element.game!.moveCount === moveCount]);
    });
    element.play(turn);
    element.undo();
    element.redo();
    expect(seen).to.deep.equal([1, 2, 3].map(() => [true, true, true]));
  });

  it('name the cards of the move itself, also when it is taken back', async () => {
    const element = await put('kenfild', { deal: 7 });
    const top = element
      .game!.pile('stock')
      .cards.slice(-3)
      .map(({ card }) => card);
    const cards: unknown[] = [];
    element.addEventListener('move', (event) => cards.push(event.cards));
    element.play(turn);
    expect(cards).to.deep.equal([[...top].reverse()]);
    element.undo();
    expect(cards[1]).to.have.members(top);
  });

  it('may be answered by new calls', async () => {
    const element = await put('kenfild', { deal: 7 });
    const heard = hear(element);
    element.addEventListener('move', ({ cause }) => {
      if (cause === 'api') element.undo();
    });
    element.play(turn);
    expect(heard).to.deep.equal(['api', 'undo']);
    expect(element.moveCount).to.equal(0);
    element.addEventListener('deal', () => element.play(turn), { once: true });
    element.newDeal(3);
    expect(element.moveCount).to.equal(0);
    expect(heard).to.deep.equal(['api', 'undo', 'deal', 'api', 'undo']);
  });

  it('tell of the win as it was and before anything else, though a listener of its move takes it back', async () => {
    const { record, deal, rules, moves } = lines['korol-dama-valet']!;
    const game = restore(record);
    const last = game.history.at(-1)!;
    game.undo();
    const element = await put('korol-dama-valet', { record: game.record() });
    const heard = hear(element);
    element.addEventListener('move', ({ cause }) => {
      if (cause === 'api') element.undo();
    });
    let win: PatienceWinEvent | null = null;
    element.addEventListener('win', (event) => (win = event));
    element.play(last);
    expect(heard).to.deep.equal(['api', 'win', 'undo']);
    expect(win).to.include({ record, moveCount: moves, undos: 0 });
    expect(verify(record, { game: game.id, deal, rules }).ok).to.equal(true);
  });

  it('of the table never come from within it', async () => {
    const element = await mountScene();
    const inner: Event[] = [];
    for (const type of types) element.shadowRoot!.addEventListener(type, (event) => inner.push(event));
    await byMouseDrag(element, eightOnNine);
    element.undo();
    element.newDeal(4);
    expect(inner).to.deep.equal([]);
  });
});

describe('records', () => {
  beforeEach(() => calmWindow());

  const broken: readonly (readonly [string, string])[] = [
    ['nonsense', 'rubbish'],
    ['a cut one', lines['kenfild']!.record.slice(0, -3)],
    ['one of another patience', lines['kongress']!.record],
    ['one of the future', 'r9_kenfild_1__n7_'],
    ['an impossible table', 't1_kenfild_1__1_stock~as'],
  ];
  const told = { en: 'This record could not be read.', ru: 'Эту запись не удалось прочитать.' };

  for (const [name, record] of broken) {
    for (const [lang, text] of Object.entries(told)) {
      it(`${name}: told to the player in ${lang}, then the deal is dealt`, async () => {
        const warnings: unknown[] = [];
        const warn = console.warn;
        console.warn = (words: unknown) => warnings.push(words);
        const element = create('kenfild', { record, deal: 7, lang });
        const heard = hear(element);
        (await fixture<HTMLElement>(html`<div style="width: 900px"></div>`)).append(element);
        await settled(element);
        console.warn = warn;
        expectTold(element, text);
        expect([element.dealNumber, heard.join(), warnings.length]).to.deep.equal([7, 'deal', 1]);
      });
    }
  }

  it('set later: a broken one is told, a good one opened with its history', async () => {
    const warn = console.warn;
    console.warn = () => undefined;
    const element = await put('kenfild', { deal: 7, lang: 'en' });
    element.play({ from: 'stock', to: 'waste', count: 3 });
    element.record = 'rubbish';
    await element.updateComplete;
    console.warn = warn;
    expectTold(element, told.en);
    expect([element.dealNumber, element.moveCount], 'what is played stays').to.deep.equal([7, 1]);
    const { record, moves } = lines['kenfild']!;
    element.record = record;
    await element.updateComplete;
    expect([element.record, element.moveCount, element.status]).to.deep.equal([record, moves, 'won']);
    expect(element.undo()).to.equal(true);
    const other = create('kenfild');
    other.record = element.record;
    element.after(other);
    await other.updateComplete;
    expect(other.game!.position()).to.equal(element.game!.position());
    other.remove();
  });

  function expectTold(element: PatienceElement, text: string): void {
    const read = (selector: string): string =>
      element.shadowRoot!.querySelector(selector)!.textContent.replaceAll('\u00a0', ' ').trim();
    expect(read('.status .text')).to.equal(text);
    expect(read('.spoken')).to.equal(text);
  }
});
