/** A table alone as text: there and back, and no table that play could not bring about. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deal, PatienceError, type Game } from '../../src/engine.js';
import { fullPack } from './support/cards.js';
import { packsOf, position, row } from './support/table.js';
import { allRules, dice, ids, pick, view, walk } from './support/walk.js';

const atRandom = (id: string, seed: number, most = 200): Game => {
  const roll = dice(seed);
  const game = deal(id, { deal: 1 + roll(4_000_000_000), rules: pick(allRules(id), roll) });
  walk(game, roll, roll(most));
  return game;
};

describe('positions', () => {
  it.each(ids)('S34: %s: a position gives the same table at 50 random points', (id) => {
    for (let point = 0; point < 50; point++) {
      const game = atRandom(id, point);
      const text = game.position();
      expect(encodeURIComponent(text)).toBe(text);
      const again = deal(id, { position: text });
      expect([again.position(), again.piles, again.moves(), again.status]).toEqual([
        text,
        game.piles,
        game.moves(),
        game.status,
      ]);
      expect([again.pass, again.passes, again.rules, again.base]).toEqual([
        game.pass,
        game.passes,
        game.rules,
        game.base,
      ]);
      expect([again.moveCount, again.dealNumber]).toEqual([0, null]);
    }
  });

  it('S60: the last card of the stock as written is the first one drawn', () => {
    const text = position('kongress', { ...row('tableau', '9H 8C 5S 3C JD 2D TC KS'.split(' ')), stock: '6H 4H' });
    expect(text.endsWith('6h4h')).toBe(true);
    const game = deal('kongress', { position: text });
    game.play({ from: 'stock', to: 'waste', count: 1 });
    expect(game.pile('waste').cards).toEqual([{ card: '4H', faceUp: true }]);
  });

  it('the piles may be written in any order', () => {
    const game = atRandom('kenfild', 3);
    const fields = game.position().split('_');
    const turned = [...fields.slice(0, 5), fields[5]!.split('.').reverse().join('.')].join('_');
    expect(deal('kenfild', { position: turned }).position()).toBe(game.position());
  });
});

describe('positions that are wrong', () => {
  it('S39: changed positions are refused with bad-position, or are tables that can be played on', () => {
    const letters = [...'abcdefghij23456789tjqkshdcASHDCQK._~-!é '];
    const edit = fc.record({
      at: fc.nat(1000),
      kind: fc.constantFrom('put', 'drop', 'change', 'swap', 'flip'),
      letter: fc.constantFrom(...letters),
      to: fc.nat(1000),
    });
    const seen = { refused: 0, sound: 0 };
    const mutated = fc.tuple(fc.nat(3000), fc.array(edit, { minLength: 1, maxLength: 3 }));
    const property = fc.property(mutated, ([seed, edits]) => {
      const id = pick(ids, dice(seed));
      let text = atRandom(id, seed, 80).position();
      for (const { at, kind, letter, to } of edits) {
        const cut = at % text.length;
        const [before, after] = [text.slice(0, cut), text.slice(cut)];
        const other = to % text.length;
        text = {
          put: before + letter + after,
          drop: before + after.slice(1),
          change: before + letter + after.slice(1),
          // Two cards change places, if these are cards.
          swap: text
            .split('')
            .map(
              (own, index) =>
                text[
                  index === cut
                    ? other
                    : index === other
                      ? cut
                      : index === cut + 1
                        ? other + 1
                        : index === other + 1
                          ? cut + 1
                          : index
                ] ?? own,
            )
            .join(''),
          flip:
            before +
            (/[a-z]/.test(after) ? after.slice(0, 2).toUpperCase() : after.slice(0, 2).toLowerCase()) +
            after.slice(2),
        }[kind];
      }
      try {
        const game = deal(id, { position: text });
        seen.sound++;
        const cards = game.piles.flatMap((pile) => pile.cards.map(({ card }) => card));
        expect(cards.sort()).toEqual(fullPack(packsOf(id)).sort());
        expect(deal(id, { position: game.position() }).position()).toBe(game.position());
        const first = view(game);
        walk(game, dice(seed), 30);
        while (game.canUndo) game.undo();
        expect(view(game)).toBe(first);
      } catch (error) {
        if (!(error instanceof PatienceError)) throw error;
        expect([error.code, error.message]).toEqual(['bad-position', expect.stringMatching(/^[A-Z].+\.$/s)]);
        seen.refused++;
      }
    });
    fc.assert(property, { numRuns: 1500, seed: 41 });
    expect([seen.refused > 700, seen.sound > 20]).toEqual([true, true]);
  });

  it('S39: arbitrary texts are refused', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.string().map((tail) => `t1_kenfild_1__1_${tail}`),
    );
    fc.assert(
      fc.property(text, (position) => {
        expect(() => deal('kenfild', { position })).toThrow(expect.objectContaining({ code: 'bad-position' }) as Error);
      }),
      { numRuns: 1000, seed: 42 },
    );
  });
});
