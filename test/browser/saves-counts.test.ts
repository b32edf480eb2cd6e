import { expect } from '@open-wc/testing';
import type { PatienceElement } from '../../src/index.js';
import { opened, openerOf, textOf } from './support/panels.js';
import { KEY, counted, emptyStorage, meet, meetListening, stored, winOf } from './support/saves.js';
import { calmWindow, create, put, rootOf } from './support/table.js';

// What is counted, and when; and storage that fails.

const turn = { from: 'stock', to: 'waste', count: 3 } as const;
const { deal, moves } = winOf('kenfild');

function win(element: PatienceElement): void {
  for (const move of moves) element.play(move);
}

/** A game that is left after its first move. */
function lose(element: PatienceElement, number: number): void {
  element.newDeal(number);
  element.play(turn);
  element.newDeal();
}

describe('what is counted', () => {
  beforeEach(async () => {
    await calmWindow();
    emptyStorage();
  });
  afterEach(emptyStorage);

  it('a deal that comes out is counted once, however often', async () => {
    const { element, heard } = await meetListening('kenfild', { deal });
    win(element);
    expect(counted('kenfild')).to.equal('1 1 1 1');
    element.undo();
    element.redo();
    element.restart();
    win(element);
    element.undo();
    element.newDeal();
    await element.updateComplete;
    expect(counted('kenfild')).to.equal('1 1 1 1');
    expect(heard.filter(({ type }) => type === 'win')).to.have.lengthOf(2);
    element.remove();
    const again = await meet('kenfild', { deal });
    win(again);
    expect(counted('kenfild')).to.equal('1 1 1 1');
  });

  it('a finished game that is met again tells no second win, not even by undo and redo', async () => {
    const element = await meet('kenfild', { deal });
    win(element);
    await element.updateComplete;
    const { element: again, heard } = await meetListening('kenfild', { deal });
    expect(again.status).to.equal('won');
    expect(again.matches(':state(won)')).to.equal(true);
    again.undo();
    again.redo();
    expect(heard.map(({ type }) => type)).to.deep.equal(['deal', 'move', 'move']);
    again.undo();
    await again.updateComplete;
    again.remove();
    const { element: third, heard: later } = await meetListening('kenfild', { deal });
    third.redo();
    expect(later.map(({ type }) => type)).to.deep.equal(['deal', 'move']);
    expect(counted('kenfild')).to.equal('1 1 1 1');
    third.remove();
  });

  it('a deal that is left after its first move ends the streak; untouched, restarted or closed it is not counted', async () => {
    const element = await meet('kenfild', { deal });
    win(element);
    element.newDeal(7);
    element.newDeal(8);
    expect(counted('kenfild')).to.equal('1 1 1 1');
    element.play(turn);
    element.restart();
    element.play(turn);
    element.undo();
    element.restart();
    await element.updateComplete;
    expect(counted('kenfild')).to.equal('1 1 1 1');
    const again = await meet('kenfild', { deal });
    expect(again.dealNumber).to.equal(8);
    again.newDeal();
    expect(counted('kenfild')).to.equal('2 1 0 1');
  });

  it('what was left once and comes out another time has come out', async () => {
    const element = await meet('kenfild');
    lose(element, deal);
    expect(counted('kenfild')).to.equal('1 0 0 0');
    element.newDeal(deal);
    win(element);
    expect(counted('kenfild')).to.equal('1 1 1 1');
  });

  it('counts by rules, and neither records nor positions', async () => {
    const element = await meet('kenfild', { draw: 1 });
    element.play({ from: 'stock', to: 'waste', count: 1 });
    element.newDeal();
    expect(counted('kenfild&draw=1')).to.equal('1 0 0 0');
    expect(counted('kenfild')).to.equal('nothing');
    const other = await meet('kenfild', { record: `r1_kenfild_1__n${deal}_` });
    win(other);
    other.newDeal();
    expect(counted('kenfild')).to.equal('nothing');
  });

  it('with no-undo a game without moves is counted when it is left', async () => {
    const element = await meet('kenfild', { deal: 7, 'no-undo': '' });
    for (let left = 600; element.status === 'playing' && left > 0; left--) {
      const next = element.game!.moves().find(({ to }) => to !== 'stock') ?? element.game!.moves()[0]!;
      element.play(next);
    }
    expect(counted('kenfild')).to.equal('nothing');
    element.newDeal();
    expect(counted('kenfild')).to.equal('1 0 0 0');
  });

  it('deals of the day are counted by day', async () => {
    const element = await meet('kenfild', { deal: 'daily', 'daily-zone': 'Asia/Kolkata' });
    await element.updateComplete;
    expect(element.dealNumber).to.be.greaterThan(0);
    element.play(element.game!.moves()[0]!);
    await element.updateComplete;
    const [game] = stored().games as unknown as { day: string }[];
    expect(game?.day).to.match(/^\d{4}-\d\d-\d\d$/);
    element.remove();
    // Midnight changes nothing on the table, nor what is met again.
    const text = localStorage.getItem(KEY)!.replaceAll(game!.day, '2020-02-29');
    localStorage.setItem(KEY, text);
    const { element: again, heard } = await meetListening('kenfild', { deal: 'daily' });
    expect(heard[0]).to.include({ restored: true, day: '2020-02-29' });
    again.newDeal('daily');
    await again.updateComplete;
    expect(heard.at(-1)).to.include({ restored: false });
    expect((heard.at(-1) as { day?: string }).day).not.to.equal('2020-02-29');
    again.remove();
  });

  it('when the deal of the day has come out, it is met again, and counting goes on', async () => {
    const element = await meet('kenfild', { deal: 'daily' });
    element.play(turn);
    await element.updateComplete;
    element.remove();
    const { games, ...others } = stored();
    const [left] = games as unknown as { record: string; day: string }[];
    // No deal of any day is known to be won by a known line: this one is.
    const record = left!.record.replace(/n\d+/, `n${deal}`).replace(/_[^_]*$/, '_');
    localStorage.setItem(KEY, JSON.stringify({ ...others, games: [{ ...left, record }] }));
    const { element: again, heard } = await meetListening('kenfild', { deal: 'daily' });
    win(again);
    await again.updateComplete;
    expect(stored().days).to.deep.equal({ kenfild: [[left!.day, 1]] });
    again.remove();
    const met = await meetListening('kenfild', { deal: 'daily' });
    expect(met.element.status).to.equal('won');
    lose(met.element, 7);
    await met.element.updateComplete;
    expect([...heard, ...met.heard].filter(({ type }) => type === 'saveerror')).to.deep.equal([]);
    expect(counted('kenfild')).to.equal('2 1 0 1');
    met.element.remove();
  });

  it('statistics are handed on, once however often, and nothing else is taken in', async () => {
    const element = await meet('kenfild', { deal });
    win(element);
    const text = await element.exportStatistics();
    emptyStorage();
    await element.importStatistics(text);
    await element.importStatistics(text);
    expect(counted('kenfild')).to.equal('1 1 1 1');
    const bad = ['', 'x', '{}', '[]', '{"patience-statistics":2}', text.replace('"won":1', '"won":9')];
    bad.push('{"patience-statistics":1,"statistics":{"__proto__":{"polluted":{}}}}');
    for (const wrong of bad) {
      const error = await element.importStatistics(wrong).catch((thrown: unknown) => thrown);
      expect(error, wrong).to.include({ name: 'SaveError', code: 'statistics' });
    }
    expect(counted('kenfild')).to.equal('1 1 1 1');
    expect(Reflect.get({}, 'polluted')).to.equal(undefined);
  });

  it('settings shows what is counted, with save-key alone', async () => {
    const element = await meet('kenfild', { deal });
    win(element);
    element.newDeal();
    await element.updateComplete;
    openerOf(element, 'settings').click();
    const panel = await opened(element, 'settings');
    const shown = [...panel.querySelectorAll('.counts .setting')].map(textOf);
    expect(shown.slice(0, 5)).to.deep.equal([
      'Deals played 1',
      'Came out 1',
      'In a row 1',
      'Most in a row 1',
      `Fewest moves ${moves.length}`,
    ]);
    const other = await put('kenfild');
    openerOf(other, 'settings').click();
    expect((await opened(other, 'settings')).querySelector('.counts')).to.equal(null);
  });

  it('settings are kept, for all games under the name', async () => {
    const element = await meet('kenfild');
    element.setOwn({ theme: 'dark', mirror: true });
    await element.updateComplete;
    const other = create('kongress', { 'save-key': KEY });
    element.after(other);
    await other.updateComplete;
    expect(other.ownSettings).to.deep.equal({ theme: 'dark', mirror: true });
    other.setOwn({ theme: 'dark' });
    await other.updateComplete;
    expect(element.ownSettings).to.deep.equal({ theme: 'dark' });
    other.remove();
    expect((await meet('kenfild')).ownSettings).to.deep.equal({ theme: 'dark' });
    expect(rootOf(element).querySelector('.table')).not.to.equal(null);
  });
});

describe('storage that fails', () => {
  beforeEach(async () => {
    await calmWindow();
    emptyStorage();
  });
  afterEach(emptyStorage);

  const errors = (heard: readonly Event[]): string[] =>
    heard
      .filter(({ type }) => type === 'saveerror')
      .map((event) => (event as Event & { error: { code: string } }).error.code);

  /** Plays under a storage that the page has made of the real one. */
  async function playWith(storage: unknown, name: string): Promise<string[]> {
    const real = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        if (storage instanceof Error) throw storage;
        return storage;
      },
    });
    try {
      const { element, heard } = await meetListening('kenfild', { deal, 'save-key': name });
      win(element);
      element.newDeal(7);
      element.play(turn);
      await element.updateComplete;
      expect(element.moveCount).to.equal(1);
      expect(heard[0]?.type).to.equal('deal');
      element.remove();
      return errors(heard);
    } finally {
      Object.defineProperty(window, 'localStorage', real);
    }
  }

  it('refused, absent, full or throwing it tells once, and the game goes on', async () => {
    const throwing = (error: Error): object => ({
      getItem: () => null,
      setItem: () => {
        throw error;
      },
    });
    expect(await playWith(new DOMException('no', 'SecurityError'), `${KEY}-1`)).to.deep.equal(['refused']);
    expect(await playWith(null, `${KEY}-2`)).to.deep.equal(['refused']);
    const full = new DOMException('no', 'QuotaExceededError');
    expect(await playWith(throwing(full), `${KEY}-3`)).to.deep.equal(['full']);
    expect(await playWith(throwing(new Error('no')), `${KEY}-4`)).to.deep.equal(['refused']);
  });

  const damage = [
    '',
    '{',
    'null',
    '[]',
    '"dark"',
    '{"theme":"dark"}',
    '{"patience":"1"}',
    '{"__proto__":{"patience":1}}',
    '\u0000',
  ];
  damage.forEach((text, index) => {
    it(`${JSON.stringify(text)} is kept under another name, and play goes on`, async () => {
      const name = `${KEY}-damaged-${index}`;
      localStorage.setItem(name, text);
      const { element, heard } = await meetListening('kenfild', { deal, 'save-key': name });
      expect(errors(heard)).to.deep.equal(['damaged']);
      expect(localStorage.getItem(`${name}.damaged`)).to.equal(text);
      element.play(turn);
      await element.updateComplete;
      expect(JSON.parse(localStorage.getItem(name)!)).to.include({ patience: 1 });
      expect(errors(heard)).to.deep.equal(['damaged']);
      element.remove();
      // What is damaged anew is kept beside it.
      localStorage.setItem(name, `${text}?`);
      const other = await meetListening('kenfild', { deal, 'save-key': name });
      expect(localStorage.getItem(`${name}.damaged`)).to.equal(text);
      expect(localStorage.getItem(`${name}.damaged-2`)).to.equal(`${text}?`);
      other.element.remove();
    });
  });

  it('what a later version has written is left as it is', async () => {
    const text = '{"patience":2,"anything":true}';
    const name = `${KEY}-newer`;
    localStorage.setItem(name, text);
    const { element, heard } = await meetListening('kenfild', { deal, 'save-key': name });
    win(element);
    await element.updateComplete;
    expect(errors(heard)).to.deep.equal(['newer']);
    expect(localStorage.getItem(name)).to.equal(text);
    element.remove();
  });

  it('a game that was left while the storage was full has gone once there is room, and is counted', async () => {
    const name = `${KEY}-room`;
    const { element, heard } = await meetListening('kenfild', { deal, 'save-key': name });
    element.play(turn);
    await element.updateComplete;
    const real = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')!;
    Object.defineProperty(Storage.prototype, 'setItem', {
      configurable: true,
      value: () => {
        throw new DOMException('no', 'QuotaExceededError');
      },
    });
    try {
      element.newDeal(7);
      await element.updateComplete;
    } finally {
      Object.defineProperty(Storage.prototype, 'setItem', real);
    }
    expect(errors(heard)).to.deep.equal(['full']);
    element.play(turn);
    await element.updateComplete;
    const { games, results } = JSON.parse(localStorage.getItem(name)!) as ReturnType<typeof stored>;
    expect(games.map(({ record }) => record.includes('n7_'))).to.deep.equal([true]);
    expect(results.map((counted) => counted.deal)).to.deep.equal([deal]);
    element.remove();
  });

  it('a game that cannot be opened is put aside, and all else goes on to count', async () => {
    const name = `${KEY}-record`;
    const first = await meet('kenfild', { deal, 'save-key': name });
    win(first);
    first.newDeal(7);
    first.play(turn);
    first.setOwn({ theme: 'dark' });
    await first.updateComplete;
    first.remove();
    const text = localStorage
      .getItem(name)!
      .replace(/"record":"r1_kenfild_1__n7_[^"]*"/, '"record":"r1_kenfild_1__n7_zzzz"');
    localStorage.setItem(name, text);
    const { element, heard } = await meetListening('kenfild', { deal, 'save-key': name });
    expect(errors(heard)).to.deep.equal(['damaged']);
    expect(localStorage.getItem(`${name}.damaged`)).to.equal(text);
    expect(element.dealNumber).to.equal(deal);
    expect(element.moveCount).to.equal(0);
    expect(element.ownSettings).to.deep.equal({ theme: 'dark' });
    const left = JSON.parse(localStorage.getItem(name)!) as { games: unknown[]; results: unknown[] };
    expect(left.games).to.have.lengthOf(0);
    expect(left.results).to.have.lengthOf(1);
    element.remove();
  });
});
