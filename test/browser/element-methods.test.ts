import { expect } from '@open-wc/testing';
import { deal, restore, verify, PatienceError, type Game } from '../../src/engine.js';
import type { PatienceElement, PatienceLoseEvent, PatienceWinEvent } from '../../src/index.js';
import { lines } from './support/lines.js';
import { hear } from './support/scene.js';
import { calmWindow, create, put, settled } from './support/table.js';

const turn = { from: 'stock', to: 'waste', count: 1 };
const line = lines['korol-dama-valet']!;

/** The won game one move before its end. */
function almost(): { game: Game; last: { from: string; to: string; count: number } } {
  const game = restore(line.record);
  const last = game.history.at(-1)!;
  game.undo();
  return { game, last };
}

/** A game one move before its dead end. */
function doomed(): { record: string; last: { from: string; to: string; count: number } } {
  for (let number = 1; ; number++) {
    const game = deal('korol-dama-valet', { deal: number });
    const turns = (): typeof turn | undefined =>
      game.moves().find(({ from, to }) => from === 'stock' || to === 'stock');
    while (game.status === 'playing') game.play(turns() ?? game.moves()[0]!);
    if (game.status !== 'lost') continue;
    const last = game.history.at(-1)!;
    game.undo();
    return { record: game.record(), last };
  }
}

const caught = (call: () => unknown): unknown => {
  try {
    call();
  } catch (error) {
    return error;
  }
  return null;
};

describe('methods', () => {
  let element: PatienceElement;
  let heard: string[];

  beforeEach(async () => {
    await calmWindow();
    element = await put('korol-dama-valet', { deal: 7 });
    heard = hear(element);
  });

  it('newDeal deals a number, the day’s deal, or at random', () => {
    element.newDeal(8);
    expect([element.dealNumber, element.moveCount, heard.length]).to.deep.equal([8, 0, 1]);
    element.newDeal('9');
    expect(element.dealNumber).to.equal(9);
    element.newDeal('daily');
    const days: (string | null)[] = [];
    element.addEventListener('deal', ({ day }) => days.push(day));
    element.newDeal('daily');
    element.newDeal();
    expect(days[0]).to.match(/^\d{4}-\d\d-\d\d$/);
    expect(days[1]).to.equal(null);
    expect(heard).to.deep.equal(['deal', 'deal', 'deal', 'deal', 'deal']);
  });

  it('newDeal refuses what is no deal, and changes nothing then', () => {
    element.play(turn);
    const before = element.record;
    for (const wrong of ['seven', 0, -1, 1.5, 2 ** 32, NaN, 'kenfild']) {
      const error = caught(() => element.newDeal(wrong));
      expect(error).to.be.instanceOf(PatienceError);
      expect((error as PatienceError).code).to.equal('bad-deal');
    }
    expect(element.record).to.equal(before);
    expect(heard).to.deep.equal(['api']);
  });

  it('newDeal before the element is on a page is what it begins with', async () => {
    const other = create('korol-dama-valet', { deal: 7 });
    const deals: (number | null)[] = [];
    other.addEventListener('deal', ({ dealNumber }) => deals.push(dealNumber));
    other.newDeal(11);
    element.replaceWith(other);
    expect(deals).to.deep.equal([]);
    await other.updateComplete;
    expect(deals).to.deep.equal([11]);
  });

  it('restart begins the same deal again, without a past', () => {
    element.play(turn);
    element.play(turn);
    element.restart();
    expect([element.dealNumber, element.moveCount, element.undo(), element.redo()]).to.deep.equal([7, 0, false, false]);
    expect(element.game!.position()).to.equal(deal('korol-dama-valet', { deal: 7 }).position());
    expect(heard).to.deep.equal(['api', 'api', 'deal']);
  });

  it('play plays, or says why not and changes nothing', () => {
    const before = element.record;
    const refused = caught(() => element.play({ from: 'queen-1', to: 'foundation-1', count: 1 })) as PatienceError;
    expect([refused.code, refused.reason]).to.deep.equal(['illegal-move', 'queen-stays']);
    const unknown = caught(() => element.play({ from: 'cellar', to: 'waste', count: 1 })) as PatienceError;
    expect(unknown.code).to.equal('unknown-pile');
    for (const nonsense of [null, undefined, 7, {}, { from: 'stock' }]) {
      expect(caught(() => element.play(nonsense as never))).to.be.instanceOf(PatienceError);
    }
    expect(element.record).to.equal(before);
    expect(heard).to.deep.equal([]);
    element.play(turn);
    expect(heard).to.deep.equal(['api']);
  });

  it('undo and redo say whether they did something', () => {
    expect([element.undo(), element.redo()]).to.deep.equal([false, false]);
    element.play(turn);
    const after = element.game!.position();
    expect([element.undo(), element.undo()]).to.deep.equal([true, false]);
    expect([element.redo(), element.redo()]).to.deep.equal([true, false]);
    expect(element.game!.position()).to.equal(after);
    element.undo();
    element.play(turn);
    expect(element.redo()).to.equal(false);
    expect(heard).to.deep.equal(['api', 'undo', 'redo', 'undo', 'api']);
  });

  it('do not take back where that is off', async () => {
    element.noUndo = true;
    await element.updateComplete;
    element.play(turn);
    expect([element.undo(), element.redo(), element.moveCount]).to.deep.equal([false, false, 1]);
    expect(element.shadowRoot!.querySelectorAll('[title="Undo"], [title="Redo"]').length).to.equal(0);
    expect(heard).to.deep.equal(['api']);
  });

  it('before the first game answer calmly', () => {
    const bare = create('korol-dama-valet', { deal: 7 });
    expect([bare.game, bare.status, bare.dealNumber, bare.moveCount, bare.elapsed]).to.deep.equal([
      null,
      'playing',
      null,
      0,
      0,
    ]);
    expect([bare.undo(), bare.redo(), bare.record]).to.deep.equal([false, false, '']);
    bare.restart();
    bare.focus();
    expect(caught(() => bare.play(turn))).to.be.instanceOf(PatienceError);
  });
});

describe('the end of a game', () => {
  let element: PatienceElement;
  let heard: string[];

  const open = async (id: string, record: string): Promise<void> => {
    element = await put(id, { record });
    heard = hear(element);
  };
  beforeEach(() => calmWindow());

  it('is won once, with an undo and a redo of the last move too', async () => {
    const { game, last } = almost();
    await open(game.id, game.record());
    const wins: PatienceWinEvent[] = [];
    element.addEventListener('win', (event) => wins.push(event));
    element.play(last);
    element.undo();
    element.redo();
    element.undo();
    element.play(last);
    expect(heard).to.deep.equal(['api', 'win', 'undo', 'redo', 'undo', 'api']);
    expect(wins[0]).to.include({ attempt: 1, undos: 0, hints: 0, moveCount: line.moves, record: line.record });
    expect(verify(wins[0]!.record, { game: game.id, deal: line.deal, rules: line.rules }).ok).to.equal(true);
    await element.updateComplete;
    expect(element.matches(':state(won)')).to.equal(true);
  });

  it('is won again by a second attempt', async () => {
    const { game, last } = almost();
    await open(game.id, game.record());
    element.play(last);
    element.restart();
    const wins: PatienceWinEvent[] = [];
    element.addEventListener('win', (event) => wins.push(event));
    for (const move of restore(line.record).history.slice(0, -1)) element.play(move);
    element.undo();
    element.redo();
    element.play(last);
    expect(wins.map(({ attempt, undos }) => [attempt, undos])).to.deep.equal([[2, 1]]);
    element.newDeal(5);
    await element.updateComplete;
    expect(element.matches(':state(won)')).to.equal(false);
  });

  it('is not told of a game that is opened finished, whatever is undone and repeated', async () => {
    await open('korol-dama-valet', line.record);
    await settled(element);
    expect([element.status, element.matches(':state(won)')]).to.deep.equal(['won', true]);
    element.undo();
    element.redo();
    expect(heard).to.deep.equal(['undo', 'redo']);
  });

  it('is lost by a move, not by an undo or a redo, and may be won yet', async () => {
    const { record, last } = doomed();
    await open('korol-dama-valet', record);
    const losses: PatienceLoseEvent[] = [];
    element.addEventListener('lose', (event) => losses.push(event));
    element.play(last);
    await element.updateComplete;
    expect(element.matches(':state(lost)')).to.equal(true);
    element.undo();
    await element.updateComplete;
    expect(element.matches(':state(lost)')).to.equal(false);
    element.redo();
    expect(heard).to.deep.equal(['api', 'lose', 'undo', 'redo']);
    expect(losses[0]).to.include({ attempt: 1, undos: 0, record: element.record, moveCount: element.moveCount });
    expect(element.status).to.equal('lost');
  });
});
