import { expect } from '@open-wc/testing';
import type { PatienceElement } from '../../src/index.js';
import { KEY, counted, emptyStorage, meet, meetListening, stored, winOf } from './support/saves.js';
import { StoppedClock, until } from './support/time.js';
import { calmWindow, create, ids, put } from './support/table.js';

// An element that is met again stands for a page that is opened again: nothing but the storage is left between them.

const turn = { from: 'stock', to: 'waste', count: 3 } as const;

/** Plays so many legal moves, always the first. */
function playOn(element: PatienceElement, moves: number): void {
  for (let move = 0; move < moves; move++) element.play(element.game!.moves()[0]!);
}

describe('games that are kept', () => {
  beforeEach(async () => {
    await calmWindow();
    emptyStorage();
  });
  afterEach(emptyStorage);

  it('without save-key nothing is read or written', async () => {
    const storage = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
    let asked = 0;
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        asked++;
        throw new Error('nobody may ask');
      },
    });
    try {
      const element = await put('kenfild', { deal: 7 });
      playOn(element, 3);
      element.newDeal();
      await element.updateComplete;
      element.remove();
      dispatchEvent(new Event('pagehide'));
    } finally {
      Object.defineProperty(window, 'localStorage', storage);
    }
    expect(asked).to.equal(0);
  });

  for (const id of ids) {
    it(`${id} goes on where it was left, with all that was taken back`, async () => {
      const element = await meet(id, { deal: 7 });
      playOn(element, 9);
      element.undo();
      element.undo();
      await element.updateComplete;
      const { record } = element;
      element.redo();
      const full = element.record;
      element.undo();
      await element.updateComplete;
      const { element: again, heard } = await meetListening(id, { deal: 7 });
      expect(again.record).to.equal(record);
      expect(heard.map(({ type }) => type)).to.deep.equal(['deal']);
      expect(heard[0]).to.include({ restored: true, record, dealNumber: 7, day: null });
      expect(again.redo()).to.equal(true);
      expect(again.record).to.equal(full);
      while (again.undo());
      expect(again.moveCount).to.equal(0);
      again.remove();
    });
  }

  it('keeps counts, time and the attempt', async () => {
    const element = await meet('kenfild', { deal: 336 });
    playOn(element, 4);
    element.restart();
    playOn(element, 3);
    element.undo();
    await element.updateComplete;
    const { elapsed } = element;
    const { element: again, heard } = await meetListening('kenfild', { deal: 336 });
    expect(again.elapsed).to.be.at.least(elapsed);
    while (again.undo());
    for (const move of winOf('kenfild').moves) again.play(move);
    const win = heard.find(({ type }) => type === 'win');
    // One was taken back before, two after it.
    expect(win).to.include({ attempt: 2, undos: 3 });
    again.remove();
  });

  it('cards that went up by themselves are taken back with their move, afterwards too', async () => {
    const { deal, moves } = winOf('kenfild');
    const element = await meet('kenfild', { deal, 'auto-move': 'all' });
    const heard: string[] = [];
    element.addEventListener('move', ({ cause }) => heard.push(cause));
    for (const move of moves) {
      if (heard.includes('auto')) break;
      if (element.game!.refusal(move) !== null) continue;
      element.play(move);
      await element.updateComplete;
    }
    expect(heard).to.include('auto');
    const autos = heard.length - 1 - heard.lastIndexOf('api');
    const { moveCount } = element;
    const again = await meet('kenfild', { deal });
    expect(again.moveCount).to.equal(moveCount);
    again.undo();
    expect(again.moveCount).to.equal(moveCount - autos - 1);
  });

  it('a save is for the same request and the same rules', async () => {
    const element = await meet('kenfild', { deal: 7 });
    playOn(element, 3);
    await element.updateComplete;
    expect((await meet('kenfild', { deal: 8 })).moveCount).to.equal(0);
    expect((await meet('kenfild', { deal: 7, draw: 1 })).moveCount).to.equal(0);
    expect((await meet('kenfild')).moveCount).to.equal(0);
    expect((await meet('kongress', { deal: 7 })).moveCount).to.equal(0);
    expect((await meet('kenfild', { deal: 7 })).moveCount).to.equal(3);
  });

  it('a record comes before a save', async () => {
    const element = await meet('kenfild', { deal: 7 });
    playOn(element, 3);
    await element.updateComplete;
    const other = await meet('kenfild', { deal: 7, record: 'r1_kenfild_1__n9_' });
    expect(other.dealNumber).to.equal(9);
    playOn(other, 2);
    await other.updateComplete;
    expect((await meet('kenfild', { deal: 7 })).moveCount).to.equal(3);
  });

  it('the page may ask for another deal and come back', async () => {
    const element = await meet('kenfild', { deal: 7 });
    playOn(element, 3);
    element.deal = 8;
    await element.updateComplete;
    expect(element.moveCount).to.equal(0);
    element.deal = 7;
    await element.updateComplete;
    expect(element.moveCount).to.equal(3);
    expect(counted('kenfild')).to.equal('nothing');
  });

  it('the same asked for in other words is the same game, and is kept once', async () => {
    const element = await meet('kenfild', { deal: 7 });
    playOn(element, 5);
    await element.updateComplete;
    element.deal = '07';
    await element.updateComplete;
    expect(element.moveCount).to.equal(5);
    playOn(element, 2);
    await element.updateComplete;
    expect(stored().games).to.have.lengthOf(1);
    expect((await meet('kenfild', { deal: 7 })).moveCount).to.equal(7);
  });

  it('moves that go together are those there are', async () => {
    const element = await meet('kenfild', { deal: 7 });
    playOn(element, 3);
    element.undo();
    await element.updateComplete;
    element.remove();
    const text = localStorage.getItem(KEY)!;
    localStorage.setItem(KEY, text.replace('"undone":1,"joined":[]', '"undone":9000,"joined":[2,4000]'));
    const again = await meet('kenfild', { deal: 7 });
    expect(again.moveCount).to.equal(0);
    again.redo();
    await again.updateComplete;
    expect(localStorage.getItem(KEY)).to.contain('"joined":[2]');
  });

  it('a random deal is met again once it has begun, and another game that the reader has chosen too', async () => {
    const untouched = await meet('kenfild');
    await untouched.updateComplete;
    expect(localStorage.getItem(KEY)).to.equal(null);
    const element = await meet('kenfild');
    element.play(turn);
    await element.updateComplete;
    const { record } = element;
    const again = await meet('kenfild');
    expect(again.record).to.equal(record);
    again.newDeal(9);
    await again.updateComplete;
    again.play(turn);
    await again.updateComplete;
    expect((await meet('kenfild')).dealNumber).to.equal(9);
    expect(stored().games).to.have.lengthOf(1);
  });

  it('all games under one name, and twice the same on one page, have each their own', async () => {
    for (const id of ids) {
      const element = await meet(id);
      playOn(element, 2);
      await element.updateComplete;
    }
    expect(stored().games).to.have.lengthOf(ids.length);
    for (const id of ids) expect((await meet(id)).moveCount, id).to.equal(2);
    const one = await meet('kenfild');
    const other = create('kenfild', { 'save-key': KEY });
    one.after(other);
    await other.updateComplete;
    expect(other.moveCount).to.equal(0);
    other.play(turn);
    await other.updateComplete;
    expect(stored().games.filter(({ asked }) => asked === 'kenfild=random')).to.have.lengthOf(2);
    other.remove();
  });

  it('a name that is given later keeps from then on, and taken away nothing more', async () => {
    const element = await put('kenfild', { deal: 7 });
    playOn(element, 2);
    element.saveKey = KEY;
    await element.updateComplete;
    expect(element.moveCount).to.equal(2);
    playOn(element, 1);
    await element.updateComplete;
    element.saveKey = null;
    await element.updateComplete;
    playOn(element, 2);
    await element.updateComplete;
    expect((await meet('kenfild', { deal: 7 })).moveCount).to.equal(3);
  });

  it('another name keeps what was left under the first, and tells of its own troubles', async () => {
    await meet('kenfild', { deal: 7 }).then(async (left) => {
      playOn(left, 3);
      await left.updateComplete;
    });
    localStorage.setItem(`${KEY}-b`, 'nonsense');
    const { element, heard } = await meetListening('kenfild', { deal: 7 });
    expect(heard.map(({ type }) => type)).to.deep.equal(['deal']);
    localStorage.setItem(KEY, 'nonsense');
    dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: 'nonsense' }));
    await until(() => heard.some(({ type }) => type === 'saveerror'), 'it tells of the first');
    element.saveKey = `${KEY}-b`;
    await element.updateComplete;
    playOn(element, 1);
    await element.updateComplete;
    const text = localStorage.getItem(`${KEY}-b`)!;
    expect((JSON.parse(text) as ReturnType<typeof stored>).games.map(({ record }) => record)).to.deep.equal([
      element.record,
    ]);
    expect(heard.filter(({ type }) => type === 'saveerror').length).to.equal(2);
  });

  it('time is kept when the page is hidden', async () => {
    const clock = new StoppedClock();
    const element = await meet('kenfild', { deal: 7 });
    playOn(element, 1);
    await element.updateComplete;
    clock.pass(1500);
    dispatchEvent(new Event('pagehide'));
    expect(stored().games.map(({ elapsed }) => elapsed)).to.deep.equal([1500]);
    clock.pass(500);
    document.dispatchEvent(new Event('freeze'));
    expect(stored().games.map(({ elapsed }) => elapsed)).to.deep.equal([2000]);
    clock.release();
  });

  it('an element that has gone touches nothing more', async () => {
    const element = await meet('kenfild', { deal: 7 });
    playOn(element, 2);
    element.remove();
    emptyStorage();
    for (const type of ['pagehide', 'pageshow', 'storage']) dispatchEvent(new Event(type));
    document.dispatchEvent(new Event('freeze'));
    expect(localStorage.getItem(KEY)).to.equal(null);
  });
});
