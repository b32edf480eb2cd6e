/** A game being played: piles, transfers forward and back, history, passes, frozen results. */
import { describe, expect, it } from 'vitest';
import { deal, type Game, type Transfer } from '../../src/engine.js';
import { move, play } from './support/table.js';
import { allRules, dice, ids, pick, walk } from './support/walk.js';

type Model = Map<string, string[]>;

const modelOf = (game: Game): Model => new Map(game.piles.map(({ id, cards }) => [id, cards.map(({ card }) => card)]));

/** What a transfer says, done to plain lists: the cards leave one end of `from` and lie at one end of `to` as written. */
function follow(model: Model, transfer: Transfer): void {
  const { from, to, cards, fromEnd, toEnd, reversed } = transfer;
  const source = model.get(from) ?? [];
  const left = fromEnd === 'top' ? source.splice(-cards.length) : source.splice(0, cards.length);
  const target = model.get(to) ?? [];
  if (from === to) expect(left).toEqual(cards);
  target.splice(toEnd === 'top' ? target.length : 0, 0, ...cards);
  // Unless they were shuffled on the way, the cards arrive as they left, or turned round.
  if (!(from === 'waste' && to === 'stock') && !(from === 'stock' && to === 'waste' && !reversed)) {
    expect(reversed ? [...left].reverse() : left).toEqual(cards);
  }
  expect([...left].sort()).toEqual([...cards].sort());
}

describe('transfers', () => {
  it.each(ids)('%s: followed one by one they make the table, forward and back', (id) => {
    const roll = dice(id.length * 7);
    for (const rules of allRules(id).slice(0, 12)) {
      const game = deal(id, { deal: 1 + roll(1_000_000), rules });
      const model = modelOf(game);
      const step = (transfers: readonly Transfer[]): void => {
        expect(transfers.length).toBeGreaterThan(0);
        for (const transfer of transfers) {
          follow(model, transfer);
          // As they lie at once after the move, unless a later transfer has taken them further.
          expect(transfer.cards.length).toBeGreaterThan(0);
        }
        const last = transfers.at(-1)!;
        const lie = game.pile(last.to).cards;
        const arrived = last.toEnd === 'top' ? lie.slice(-last.cards.length) : lie.slice(0, last.cards.length);
        expect(arrived).toEqual(last.cards.map((card) => ({ card, faceUp: last.faceUp })));
        expect(model).toEqual(modelOf(game));
      };
      for (let count = 0; count < 90 && game.moves().length > 0; count++) step(game.play(pick(game.moves(), roll)));
      while (game.canUndo) step(game.undo());
      for (let count = 0; count < 20 && game.canRedo; count++) step(game.redo());
    }
  });

  it('a turn, a redeal and a shuffle say which end and which order', () => {
    const canfield = deal('kenfild', { deal: 7 });
    expect(play(canfield, 'stock waste 3')).toMatchObject([
      { from: 'stock', to: 'waste', fromEnd: 'top', toEnd: 'top', reversed: true, faceUp: true },
    ]);
    for (const id of ['kenfild', 'korol-dama-valet']) {
      const game = deal(id, { deal: 7 });
      while (game.pile('stock').cards.length > 0) game.play(game.moves().find(({ from }) => from === 'stock')!);
      const all = game.pile('waste').cards.length;
      expect(game.play({ from: 'waste', to: 'stock', count: all })).toMatchObject([
        { fromEnd: 'top', toEnd: 'top', reversed: id === 'kenfild', faceUp: false },
      ]);
    }
  });

  it('a redo gives the transfers of the move again', () => {
    for (const id of ids) {
      const game = deal(id, { deal: 9 });
      const given: (readonly Transfer[])[] = [];
      const roll = dice(4);
      for (let count = 0; count < 40 && game.moves().length > 0; count++)
        given.push(game.play(pick(game.moves(), roll)));
      while (game.canUndo) game.undo();
      for (const transfers of given) expect(game.redo()).toEqual(transfers);
    }
  });
});

describe('a game', () => {
  it('piles come in a fixed order, empty ones too (0A edge 10)', () => {
    const order: Record<string, string> = {
      'stroptivye-damy': 'stock waste reserve tableau*8 foundation*8',
      'tsarstvo-zhenshchin': 'stock waste reserve tableau*7 foundation*8',
      damskiy: 'stock waste reserve tableau*7 foundation*8',
      'otvazhnye-damy': 'stock waste reserve tableau*8 foundation*8',
      kongress: 'stock waste tableau*8 foundation*8',
      'korol-dama-valet': 'stock waste foundation*8 queen*4',
      kenfild: 'stock waste reserve tableau*4 foundation*4',
      'damy-kuvyrkom': 'stock waste tableau*8 foundation*8 captive*7',
      'damy-bliznetsy': 'stock waste tableau*8 foundation*8',
      skorpion: 'stock tableau*7',
    };
    for (const id of ids) {
      const names = (order[id] ?? '').split(' ').flatMap((part) => {
        const [role = '', count] = part.split('*');
        return count === undefined ? [role] : Array.from({ length: Number(count) }, (_, at) => `${role}-${at + 1}`);
      });
      expect(deal(id, { deal: 1 }).piles.map((pile) => pile.id)).toEqual(names);
    }
  });

  it('the stock’s last card is drawn next', () => {
    const game = deal('kongress', { deal: 3 });
    const card = game.pile('stock').cards.at(-1)?.card;
    play(game, 'stock waste');
    expect(game.pile('waste').cards).toEqual([{ card, faceUp: true }]);
  });

  it('history holds the moves that stand; a new move forgets what could be redone', () => {
    const game = deal('kongress', { deal: 3 });
    play(game, 'stock waste', 'stock waste', 'stock waste');
    game.undo();
    expect([game.history, game.moveCount, game.canRedo]).toEqual([[move('stock waste'), move('stock waste')], 2, true]);
    play(game, 'stock waste');
    expect([game.moveCount, game.canRedo]).toEqual([3, false]);
  });

  it('pass counts the runs through the stock, and undo counts them back', () => {
    const game = deal('kenfild', { deal: 7, rules: { draw: 1, passes: 2 } });
    while (game.pile('stock').cards.length > 0) play(game, 'stock waste');
    expect([game.pass, game.passes]).toEqual([1, 2]);
    game.play({ from: 'waste', to: 'stock', count: 34 });
    expect(game.pass).toBe(2);
    game.undo();
    expect(game.pass).toBe(1);
  });

  it('what a game gives cannot be changed', () => {
    const game = deal('kenfild', { deal: 7 });
    walk(game, dice(1), 5);
    const transfers = game.undo();
    const [pile] = game.piles;
    const all = [
      game.rules,
      game.piles,
      pile,
      pile?.cards,
      pile?.cards[0],
      game.moves(),
      game.moves()[0],
      game.history[0],
    ];
    expect([...all, transfers, transfers[0], transfers[0]?.cards].filter((one) => !Object.isFrozen(one))).toEqual([]);
    const taken = game.history as unknown[];
    const before = game.moveCount;
    try {
      taken.length = 0;
    } catch {
      // Frozen is as good.
    }
    expect([game.moveCount, game.history.length]).toEqual([before, before]);
  });

  it('a list of piles or moves taken earlier does not change with the game', () => {
    const game = deal('kenfild', { deal: 7 });
    const [piles, moves] = [game.piles, game.moves()];
    const copy = JSON.stringify([piles, moves]);
    walk(game, dice(2), 10);
    expect(JSON.stringify([piles, moves])).toBe(copy);
  });
});
