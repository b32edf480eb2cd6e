/** Whole games as text: there and back, in any place, short, and never believed when they are wrong. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deal, PatienceError, restore, type Game } from '../../src/engine.js';
import { fullPack } from './support/cards.js';
import { shuffled } from './support/list.js';
import { packsOf } from './support/table.js';
import { allRules, dice, greedy, ids, pick, view, walk } from './support/walk.js';

/** The same game from a number, a list and a position. */
const starts = (id: string, number: number, rules: Record<string, string>): Game[] => [
  deal(id, { deal: number, rules }),
  deal(id, { cards: shuffled(id, number), rules }),
  deal(id, { position: deal(id, { deal: number, rules }).position() }),
];

const sorted = (game: Game): string =>
  game.piles
    .flatMap(({ cards }) => cards.map(({ card }) => card))
    .sort()
    .join(' ');

describe('records', () => {
  it.each(ids)('S34: %s: restore∘record is the same game at 50 random points, its history undoable', (id) => {
    const roll = dice(34);
    for (let point = 0; point < 50; point++) {
      const game = starts(id, 1 + roll(4_000_000_000), pick(allRules(id), roll))[point % 3]!;
      const first = view(game);
      walk(game, roll, roll(220));
      const text = game.record();
      expect(encodeURIComponent(text)).toBe(text);
      const again = restore(text);
      expect([view(again), again.dealNumber, again.rules]).toEqual([view(game), game.dealNumber, game.rules]);
      expect(view(restore(` ${text}\n`))).toBe(view(game));
      while (again.canUndo) again.undo();
      expect(view(again)).toBe(first);
    }
  });

  it('moves that were taken back are not written', () => {
    const game = deal('kongress', { deal: 3 });
    walk(game, dice(1), 10);
    const text = game.record();
    walk(game, dice(2), 5);
    for (let step = 0; step < 5; step++) game.undo();
    expect(game.record()).toBe(text);
  });

  it('S21: a restored game turns the same order at its next shuffle', () => {
    for (const game of starts('korol-dama-valet', 8, {})) {
      while (game.pile('stock').cards.length > 0) game.play({ from: 'stock', to: 'waste', count: 1 });
      const other = restore(game.record());
      const redeal = { from: 'waste', to: 'stock', count: game.pile('waste').cards.length };
      expect(other.play(redeal)).toEqual(game.play(redeal));
    }
  });

  it.each(ids)('%s: a game of 250 moves takes at most 600 characters, 700 from a list, under any rules', (id) => {
    const roll = dice(250);
    let longest = 0;
    for (let round = 0; round < 24; round++) {
      const [numbered, listed] = starts(id, 4_294_967_295 - round, pick(allRules(id), roll));
      for (const [game, most] of [
        [numbered!, 600],
        [listed!, 700],
      ] as const) {
        // A plain player's game, and one of moves at random, which shuttles runs to and fro.
        if (round % 2 === 0) greedy(game, roll, 250);
        else walk(game, roll, 250);
        expect(game.record().length).toBeLessThanOrEqual(most);
        longest = Math.max(longest, game.moveCount);
      }
    }
    // Скорпион is played to its end in fewer moves than others.
    expect(longest).toBeGreaterThan(id === 'skorpion' ? 40 : 100);
  });
});

describe('records that are wrong', () => {
  const sample = (seed: number): Game => {
    const roll = dice(seed);
    const id = pick(ids, roll);
    const game = starts(id, 1 + roll(1_000_000), pick(allRules(id), roll))[roll(3)]!;
    walk(game, roll, roll(60));
    return game;
  };

  /** A text is refused with a sentence, or it is a whole and legal game. */
  function refusedOrSound(text: string): 'refused' | 'sound' {
    let game: Game;
    try {
      game = restore(text);
    } catch (error) {
      if (!(error instanceof PatienceError)) throw error;
      expect([error.code, error.message]).toEqual(['bad-record', expect.stringMatching(/^[A-Z].+\.$/s)]);
      return 'refused';
    }
    expect(sorted(game)).toBe(fullPack(packsOf(game.id)).sort().join(' '));
    expect(view(restore(game.record()))).toBe(view(game));
    while (game.canUndo) game.undo();
    expect(view(deal(game.id, { position: game.position() })).length).toBeGreaterThan(0);
    return 'sound';
  }

  const letters = [...'abcdefghijklmnopqrsABCDEFGHIJKLMNOP0123456789._-~ntc!é🂡 '];
  const mutation = fc.record({
    seed: fc.nat(5000),
    edits: fc.array(
      fc.record({
        at: fc.nat(2000),
        kind: fc.constantFrom('put', 'drop', 'change', 'double', 'cut'),
        letter: fc.constantFrom(...letters),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  });

  it('S39: changed texts are refused with bad-record, or are legal games', () => {
    const seen = { refused: 0, sound: 0 };
    fc.assert(
      fc.property(mutation, ({ seed, edits }) => {
        let text = sample(seed).record();
        for (const { at, kind, letter } of edits) {
          const place = at % (text.length + 1);
          const [before, after] = [text.slice(0, place), text.slice(place)];
          text = {
            put: before + letter + after,
            drop: before + after.slice(1),
            change: before + letter + after.slice(1),
            double: before + after.slice(0, 2) + after,
            cut: before,
          }[kind];
        }
        seen[refusedOrSound(text)]++;
      }),
      { numRuns: 2100, seed: 39 },
    );
    expect([seen.refused > 900, seen.sound > 10]).toEqual([true, true]);
  });

  it('S39: arbitrary texts are refused', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'binary' }),
          fc.string().map((text) => `r1_kenfild_1__n7_${text}`),
        ),
        (text) => {
          refusedOrSound(text);
        },
      ),
      { numRuns: 700, seed: 40 },
    );
  });

  it.each([
    ['nothing', '', /does not begin with "r1"/],
    ['a position', deal('kenfild', { deal: 7 }).position(), /a position, not a record/],
    ['a newer format', 'r2_kenfild_1__n7_', /newer version \(format r2\)/],
    ['a newer revision of the rules', 'r1_kenfild_2__n7_', /newer version \(rules 2 of kenfild\)/],
    ['an unknown game', 'r1_klondike_1__n7_', /unknown game, "klondike"/],
    ['an unknown option', 'r1_kenfild_1_redeals~3_n7_', /no rule option "redeals"/],
    ['an option twice', 'r1_kenfild_1_draw~1.draw~1_n7_', /faulty rule option, "draw~1"/],
    ['an option without a value', 'r1_kenfild_1_draw_n7_', /faulty rule option, "draw"/],
    ['deal 0', 'r1_kenfild_1__n0_', /faulty deal number, "0"/],
    ['a deal beyond the last', 'r1_kenfild_1__n4294967296_', /faulty deal number/],
    ['no deal', 'r1_kenfild_1__x7_', /which deal/],
    [
      'a list with a card twice',
      `r1_kenfild_1__cA${'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'.slice(1, 51)}A_`,
      /KC is missing, there is one AS too many/,
    ],
    ['a faulty position', 'r1_kenfild_1__t1.stock~as_', /52 cards, not 1/],
    ['too many fields', 'r1_kenfild_1__n7__', /cut off or too long/],
    ['a field too few', 'r1_kenfild_1__n7', /cut off or too long/],
    ['a move of unknown piles', 'r1_kenfild_1__n7_..zz', /breaks at move 3 \("zz"\): it is not a move/],
    ['half a move', 'r1_kenfild_1__n7_.a', /breaks at move 2 \("a"\)/],
    ['an illegal move', 'r1_kenfild_1__n7_.-', /breaks at move 2 \("-"\): the move is refused, stock-not-empty/],
  ])('say what is wrong: %s', (_, text, message) => {
    expect(() => restore(text)).toThrow(message);
    expect(refusedOrSound(text)).toBe('refused');
  });

  it('the place where it breaks is the move that was changed', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const game = sample(seed);
      const prefix = game.record();
      expect(() => restore(`${prefix}aa`)).toThrow(`move ${game.moveCount + 1} ("aa")`);
    }
  });
});
