import { expect, test } from 'vitest';
import { RESULTS, nothingSaved, type SavedGame, type SavedResult } from '../../src/elements/saves/format.js';
import { lastTouched } from '../../src/elements/saves/saved-game.js';
import { count, countAll, totals } from '../../src/elements/saves/statistics.js';

const game: SavedGame = {
  ...{ id: 'a', asked: 'kenfild=7', record: '', undone: 0, joined: [], elapsed: 0, undos: 0, hints: 0, attempt: 1 },
  ...{ day: null, wished: false, told: false, counted: false, at: 1, revision: 1, by: 'b' },
};
const at = (id: string, time: number): SavedGame => ({ ...game, id, at: time });

test('the game that was touched last goes on, and one from the future does not stand before it for ever', () => {
  expect(lastTouched([], 10)).toBeNull();
  expect(lastTouched([at('old', 3), at('new', 9), at('older', 2)], 10)?.id).toBe('new');
  expect(lastTouched([at('old', 3), at('future', 99), at('new', 9)], 10)?.id).toBe('new');
  expect(lastTouched([at('future', 99)], 10)?.id).toBe('future');
});

const result = (deal: number, time: number): SavedResult => ({
  ...{ rules: 'kenfild', deal, won: false, moves: 9, elapsed: 9, day: null, at: time },
});

test('what another page has counted is counted by its time, in whatever order the known results lie', () => {
  const saved = nothingSaved();
  for (let deal = 1; deal <= RESULTS; deal++) count(saved, result(deal, 1000 - deal));
  countAll(saved, [result(500, 980), result(501, 1000 - RESULTS - 1)]);
  expect(saved.results.filter(({ deal }) => deal >= 500).map(({ deal }) => deal)).toEqual([500]);
});

test('moves and time are those of deals that came out, and nothing shown is an average', () => {
  const saved = nothingSaved();
  count(saved, { ...result(1, 1), moves: 5, elapsed: 5 });
  expect(totals(saved, 'kenfild', '2026-11-30')).toMatchObject({ played: 1, won: 0, moves: null, elapsed: null });
  count(saved, { ...result(2, 2), won: true, moves: 120, elapsed: 60_000 });
  count(saved, { ...result(3, 3), won: true, moves: 100, elapsed: 90_000 });
  count(saved, { ...result(4, 4), moves: 1, elapsed: 1 });
  expect(totals(saved, 'kenfild', '2026-11-30')).toMatchObject({ played: 4, won: 2, moves: 100, elapsed: 60_000 });
});
