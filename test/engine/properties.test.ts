/** What is true of every game at any time: cards, undo, refusals, faces. */
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { deal, PatienceError, type Game } from '../../src/engine.js';
import { Table } from '../../src/engine/table.js';
import { fullPack, RANKS } from './support/cards.js';
import { packsOf, move as read } from './support/table.js';
import { allRules, dice, greedy, ids, pick, view, walk } from './support/walk.js';

/** A game under any of its rules, and a seed for what is done with it. */
const anyGame = fc
  .record({ id: fc.constantFrom(...ids), number: fc.integer({ min: 1, max: 4_294_967_295 }), seed: fc.nat() })
  .map(({ id, number, seed }) => {
    const roll = dice(seed);
    const rules = pick(allRules(id), roll);
    return {
      label: `${id} ${number} ${JSON.stringify(rules)}`,
      start: () => deal(id, { deal: number, rules }),
      roll,
      id,
    };
  });

const check = (property: fc.IProperty<unknown>, numRuns: number): void => fc.assert(property, { numRuns, seed: 2026 });

/** Down in suit by one. */
const follows = (under: string, card: string): boolean =>
  under.charAt(1) === card.charAt(1) && RANKS.indexOf(under.charAt(0)) === RANKS.indexOf(card.charAt(0)) + 1;

const multiset = (game: Game): string =>
  game.piles
    .flatMap((pile) => pile.cards.map(({ card }) => card))
    .sort()
    .join(' ');

describe('every game', () => {
  it('S23: the cards are the full packs after every action', () => {
    check(
      fc.property(anyGame, ({ start, roll, id }) => {
        const game = start();
        const packs = fullPack(packsOf(id)).sort().join(' ');
        const same = (): void => {
          if (multiset(game) !== packs) throw new Error(game.record());
        };
        same();
        walk(game, roll, 150, same);
        while (game.canUndo) {
          game.undo();
          same();
        }
      }),
      40,
    );
  });

  it('S29: a random walk of 200 moves and the undo of all give the first table, to be played again', () => {
    check(
      fc.property(anyGame, ({ start, roll }) => {
        const game = start();
        const views = [view(game)];
        walk(game, roll, 200, () => views.push(view(game)));
        for (const earlier of views.slice(0, -1).reverse()) {
          game.undo();
          expect(view(game)).toBe(earlier);
        }
        expect(() => game.undo()).toThrow(PatienceError);
        for (const later of views.slice(1)) {
          game.redo();
          expect(view(game)).toBe(later);
        }
        expect(() => game.redo()).toThrow(PatienceError);
      }),
      40,
    );
  });

  it('S31: the count of moves is the length of the history after any mix of moves, undo and redo', () => {
    check(
      fc.property(anyGame, ({ start, roll }) => {
        const game = start();
        let stand = 0;
        for (let step = 0; step < 120; step++) {
          const action = roll(4);
          if (action === 0 && game.canUndo) (game.undo(), stand--);
          else if (action === 1 && game.canRedo) (game.redo(), stand++);
          else if (game.moves().length > 0) (game.play(pick(game.moves(), roll)), stand++);
          expect([game.moveCount, game.history.length, game.canUndo]).toEqual([stand, stand, stand > 0]);
        }
      }),
      60,
    );
  });

  it('S4: 10,000 illegal actions change neither the table nor the history', () => {
    let refused = 0;
    check(
      fc.property(anyGame, ({ start, roll }) => {
        const game = start();
        walk(game, roll, roll(120));
        if (roll(2) === 0 && game.canUndo) game.undo();
        const before = [view(game), game.canRedo];
        const piles = game.piles;
        for (let time = 0; time < 260; time++) {
          const from = pick(piles, roll);
          const move = { from: from.id, to: pick(piles, roll).id, count: roll(from.cards.length + 3) };
          if (game.refusal(move) === null) continue;
          refused++;
          expect(() => game.play(move)).toThrow(PatienceError);
        }
        expect([view(game), game.canRedo]).toEqual(before);
      }),
      45,
    );
    expect(refused).toBeGreaterThan(10_000);
  });

  it('S10: no legal move takes a card that lies face down', () => {
    check(
      fc.property(anyGame, ({ start, roll }) => {
        const game = start();
        walk(game, roll, 120, () => {
          for (const { from, count } of game.moves()) {
            // The stock's cards are turned, or fill a place unseen; nothing else may be taken face down.
            const lifted = from === 'stock' ? [] : game.pile(from).cards.slice(-count);
            if (lifted.some(({ faceUp }) => !faceUp)) throw new Error(`${from} ${count} ${game.position()}`);
          }
        });
      }),
      40,
    );
  });

  it('S9: so many cards of a pile can be lifted as are built right on each other, no more', () => {
    const roll = dice(9);
    for (let round = 0; round < 40; round++) {
      const game = deal('damy-kuvyrkom', { deal: round + 1 });
      walk(game, roll, 60);
      for (const { id, cards } of game.piles.filter((pile) => pile.id.startsWith('tableau'))) {
        const to = id === 'tableau-1' ? 'tableau-2' : 'tableau-1';
        for (let count = 1; count <= cards.length; count++) {
          const lifted = cards.slice(-count).map(({ card }) => card);
          const right = lifted.every((card, at) => at === 0 || follows(lifted[at - 1] ?? '', card));
          expect(game.refusal({ from: id, to, count }) !== 'not-a-run').toBe(right);
        }
      }
    }
  });

  it('S11: a foundation takes exactly one rank, and of one suit where it has begun', () => {
    check(
      fc.property(anyGame, ({ start, roll }) => {
        const game = start();
        walk(game, roll, 150, () => {
          const taken = new Map<string, Set<string>>();
          for (const { from, to } of game.moves()) {
            if (!to.startsWith('foundation')) continue;
            const set = taken.get(to) ?? new Set<string>();
            const card = game.pile(from).cards.at(-1)?.card ?? '';
            taken.set(to, set.add(game.pile(to).cards.length === 0 ? card.charAt(0) : card));
          }
          for (const set of taken.values()) expect(set.size).toBe(1);
        });
      }),
      40,
    );
  });

  it('S15: after the undo of a turn the card is face down again and no move takes it', () => {
    for (const id of ids) {
      const game = deal(id, { deal: 20 });
      const turn = game.moves().find(({ from }) => from === 'stock')!;
      game.play(turn);
      game.undo();
      expect(game.pile('stock').cards.every(({ faceUp }) => !faceUp)).toBe(true);
      expect(game.moves().filter(({ from }) => from === 'stock')).toEqual([turn]);
    }
  });

  it('S22: the same game, rules and number give the same deal, and restart, reload and a second instance too', () => {
    check(
      fc.property(anyGame, ({ start, roll }) => {
        const [one, other] = [start(), start()];
        expect(view(one)).toBe(view(other));
        const first = view(one);
        walk(one, roll, 60);
        while (one.canUndo) one.undo();
        expect(view(one)).toBe(first);
      }),
      80,
    );
  });

  it('S33: the table that an undo brings back is never lost', () => {
    check(
      fc.property(anyGame, ({ start, roll }) => {
        const game = start();
        greedy(game, roll);
        while (game.canUndo) {
          game.undo();
          expect(game.status).toBe('playing');
        }
      }),
      20,
    );
  });

  it('S21: undo five and redo five over a shuffle give the same order', () => {
    for (const number of [1, 2, 3]) {
      const game = deal('korol-dama-valet', { deal: number });
      for (let pass = 1; pass <= 2; pass++) {
        while (game.pile('stock').cards.length > 0) game.play(read('stock waste'));
        game.play({ from: 'waste', to: 'stock', count: game.pile('waste').cards.length });
        for (let step = 0; step < 2; step++) game.play(read('stock waste'));
        const after = view(game);
        for (let step = 0; step < 5; step++) game.undo();
        for (let step = 0; step < 5; step++) game.redo();
        expect(view(game)).toBe(after);
      }
    }
  });
});

describe('a fault inside the engine', () => {
  it('S20: is rolled back whole: table, history and redo stand, and the next undo works', () => {
    const game = deal('stroptivye-damy', { deal: 4 });
    walk(game, dice(1), 60);
    game.undo();
    const before = [view(game), game.canRedo];
    // A turn of the stock that a second transfer follows would break in the middle.
    const transfer = vi.spyOn(Table.prototype, 'transfer').mockImplementation(function (this: Table, ...args) {
      transfer.mockRestore();
      this.transfer(...args);
      throw new Error('broken');
    });
    expect(() => game.play(game.moves()[0]!)).toThrow('broken');
    expect([view(game), game.canRedo]).toEqual(before);
    const stand = game.moveCount;
    game.undo();
    game.redo();
    game.redo();
    expect(game.moveCount).toBe(stand + 1);
  });
});
