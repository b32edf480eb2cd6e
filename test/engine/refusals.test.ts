/** Every reason for a refusal is reached, and a move is refused exactly when it is not listed. */
import { describe, expect, it } from 'vitest';
import { REASONS, type RefusalReason } from '../../src/engine/reasons.js';
import { deal, PatienceError, type Game } from '../../src/engine.js';
import { run } from './support/cards.js';
import { move, play, put, row, written } from './support/table.js';
import { allRules, dice, ids, pick, walk } from './support/walk.js';

const four = { 'foundation-1': '7D', ...row('tableau', ['9H', '5S', '3C', 'JD']) };
const eight = row('tableau', '9H 8H 5S 3C JD 2D 7C TC'.split(' '));
const seven = row('tableau', '9H 8H 5S 3C JD 2D TC'.split(' '));
const columns = { ...eight, ...row('captive', '2S 3S 4S 6S 8S 9S TS'.split(' ')) };
const rows = { ...row('queen', 'QS QH QD QC'.split(' ')), ...row('foundation', '5S 5H 5D 5C 6S 6H 6D 6C'.split(' ')) };

const canfield = (piles: Record<string, string> = {}, rules: Record<string, string> = {}): Game =>
  put('kenfild', { ...four, reserve: '2S 4C', ...piles }, { rules });
const queens = (piles: Record<string, string> = {}, rules: Record<string, string> = {}): Game =>
  put('stroptivye-damy', { ...eight, reserve: '6S', waste: '4D', ...piles }, { rules });
const topsy = (piles: Record<string, string> = {}): Game => put('damy-kuvyrkom', { ...columns, ...piles });
const king = (): Game => put('korol-dama-valet', { ...rows, waste: '9S 2S' });
const done = (game: Game, ...texts: string[]): Game => (play(game, ...texts), game);

/** A column of Скорпион is empty and a single queen lies beside it. */
const scorpion = (): Game =>
  put(
    'skorpion',
    row('tableau', [...Array.from('SHD', (suit) => run('KQJT98765432A', suit)), run('KJT98765432A', 'C'), 'QC']),
  );

/** Reason → a game and a move that is refused for it. */
const reached: Record<RefusalReason, [Game, string]> = {
  'unknown-pile': [canfield(), 'waste nowhere'],
  'bad-count': [canfield(), 'reserve tableau-1 0'],
  'must-fill': [
    done(put('tsarstvo-zhenshchin', { 'foundation-1': '7D', ...seven, reserve: '2S' }), 'tableau-2 tableau-1'),
    'stock waste',
  ],
  'same-pile': [canfield(), 'tableau-1 tableau-1'],
  'empty-pile': [canfield(), 'waste tableau-1'],
  'not-enough-cards': [canfield(), 'tableau-1 tableau-2 2'],
  'stock-only-turns': [canfield(), 'stock tableau-1'],
  'turn-count': [canfield(), 'stock waste 2'],
  'stock-not-empty': [canfield({ waste: '4S' }), 'waste stock'],
  'no-redeal': [put('kongress', { ...eight, waste: '4S' }, { rest: 'waste' }), 'waste stock 96'],
  'packet-not-empty': [put('stroptivye-damy', { ...eight, waste: '4D' }, { rest: 'reserve' }), 'waste stock'],
  'whole-waste': [put('korol-dama-valet', { ...rows, waste: '9S' }, { rest: 'waste' }), 'waste stock 2'],
  'closed-pile': [canfield({ waste: '4S' }), 'waste reserve'],
  'foundation-keeps': [canfield(), 'foundation-1 tableau-1'],
  'packet-fills-only': [queens(), 'reserve tableau-1'],
  'queen-stays': [king(), 'queen-1 foundation-1'],
  'hidden-card': [canfield(), 'reserve tableau-1 2'],
  'captive-held': [topsy(), 'captive-1 foundation-1'],
  'captive-row-only': [
    done(
      topsy({
        'foundation-1': run('KA23456789TJ', 'C'),
        'tableau-4': '4D',
        'tableau-7': '4H',
        'tableau-8': '3S',
        'tableau-2': '9D',
        waste: 'QC',
      }),
      'waste foundation-1',
    ),
    'captive-1 tableau-8',
  ],
  'one-at-a-time': [canfield({ waste: '4S 2C' }), 'waste tableau-1 2'],
  'single-cards-only': [
    put('kongress', { ...eight, 'tableau-1': '9H 8C', 'tableau-2': 'TS' }),
    'tableau-1 tableau-2 2',
  ],
  'whole-pile-only': [canfield({ 'tableau-1': '9H 8S' }), 'tableau-1 tableau-2'],
  'whole-or-top-only': [canfield({ 'tableau-1': '9H 8S 7H' }, { packing: 'pile-or-top' }), 'tableau-1 tableau-2 2'],
  'not-a-run': [topsy({ 'tableau-1': '9H 4D' }), 'tableau-1 tableau-2 2'],
  'no-packing': [queens({}, { packing: 'none' }), 'tableau-2 tableau-1'],
  'wrong-base': [canfield(), 'tableau-1 foundation-2'],
  'first-empty': [canfield({ waste: '7S' }), 'waste foundation-4'],
  'row-order': [topsy({ waste: 'KC' }), 'waste foundation-2'],
  'foundation-complete': [
    canfield({ 'foundation-1': run('789TJQKA23456', 'D'), 'tableau-4': 'JC' }),
    'tableau-1 foundation-1',
  ],
  'wrong-suit': [topsy(), 'tableau-6 tableau-4'],
  'wrong-colour': [canfield({ waste: '8H' }), 'waste tableau-1'],
  'wrong-rank': [king(), 'waste foundation-1'],
  'takes-nothing': [queens({ 'tableau-3': 'AD' }), 'tableau-6 tableau-3'],
  'lies-on-nothing': [topsy({ waste: 'KC' }), 'waste tableau-1'],
  'place-refills': [
    done(put('damskiy', { 'foundation-1': '7D', ...seven }), 'tableau-2 tableau-1'),
    'tableau-3 tableau-2',
  ],
  'waste-only': [canfield({ 'tableau-2': '', reserve: '' }), 'tableau-1 tableau-2'],
  'kings-only': [scorpion(), 'tableau-5 tableau-6'],
  'place-shut': [put('otvazhnye-damy', { ...seven, reserve: '6S' }), 'tableau-1 tableau-8'],
  'changes-nothing': [topsy({ 'tableau-2': '' }), 'tableau-1 tableau-2'],
};

describe('refusals', () => {
  it.each(Object.entries(reached))('the reason %s is reached, and play gives it too', (reason, [game, text]) => {
    expect(game.refusal(move(text))).toBe(reason);
    const before = game.position();
    let error: unknown;
    try {
      game.play(move(text));
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(PatienceError);
    expect(error).toMatchObject(
      reason === 'unknown-pile' ? { code: 'unknown-pile' } : { code: 'illegal-move', reason },
    );
    expect(game.position()).toBe(before);
  });

  it('no reason is left out', () => {
    expect(Object.keys(reached)).toEqual([...REASONS]);
  });

  it.each(ids)('S12: in %s a move is refused exactly when it is not listed', (id) => {
    const roll = dice(id.length);
    for (let round = 0; round < 12; round++) {
      const game = deal(id, { deal: 1 + roll(4_000_000_000), rules: pick(allRules(id), roll) });
      walk(game, roll, roll(160));
      const listed = new Set(game.moves().map(written));
      expect(listed.size).toBe(game.moves().length);
      for (const { id: from, cards } of game.piles) {
        for (const { id: to } of game.piles) {
          for (let count = 1; count <= cards.length + 1; count++) {
            const text = written({ from, to, count });
            const reason = game.refusal({ from, to, count });
            if ((reason === null) !== listed.has(text))
              throw new Error(`${text}: ${String(reason)}, ${game.position()}`);
          }
        }
      }
    }
  });
});
