import { expect, test } from 'vitest';
import { deal } from '../../src/engine.js';
import { nothingSaved, writeSaved, type SavedGame, type SavedResult } from '../../src/elements/saves/format.js';
import { readSaved } from '../../src/elements/saves/read-saved.js';
import { keep, recall } from '../../src/elements/saves/saved-game.js';
import { count } from '../../src/elements/saves/statistics.js';
import { allGames } from '../../src/games/index.js';

test('moves that were never made take no room, whatever numbers are stored', () => {
  const game = deal('kenfild', { deal: 7 });
  for (let turn = 0; turn < 3; turn++) game.play({ from: 'stock', to: 'waste', count: 3 });
  const saved: SavedGame = {
    ...{ id: 'a', asked: 'kenfild=7', record: game.record(), undone: Number.MAX_SAFE_INTEGER },
    ...{ joined: [1, 3, 2 ** 32 - 2, 2 ** 40], elapsed: 0, undos: 0, hints: 0, attempt: 1, day: null },
    ...{ wished: false, told: false, counted: false, at: 1, revision: 1, by: 'b' },
  };
  const session = recall(
    allGames.find(({ id }) => id === 'kenfild')!,
    saved,
  );
  expect([session.game.moveCount, session.joined.length]).toEqual([0, 2]);
  expect(keep(session)).toMatchObject({ undone: 3, joined: [1] });
});

const result: SavedResult = { rules: 'kenfild', deal: 7, won: false, moves: 9, elapsed: 9, day: null, at: 1 };

test('a deal that is known and comes out counts truly where its line was lost to damage', () => {
  const saved = nothingSaved();
  saved.results = [result];
  count(saved, { ...result, won: true, at: 2 });
  expect(saved.lines.get(saved.source)?.get('kenfild')).toMatchObject({ played: 1, won: 1, streak: 1, longest: 1 });
  const { saved: again, whole } = readSaved(writeSaved(saved));
  expect([whole, again?.lines]).toEqual([true, saved.lines]);
});

test('a deal that was left and comes out is won, and not played again', () => {
  const saved = nothingSaved();
  count(saved, { ...result, deal: 6, won: true });
  count(saved, result);
  count(saved, { ...result, won: true, at: 2 });
  expect(saved.lines.get(saved.source)?.get('kenfild')).toMatchObject({ played: 2, won: 2, streak: 1 });
});
