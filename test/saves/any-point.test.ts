import { expect, test } from 'vitest';
import { deal, type Game } from '../../src/engine.js';
import { keep, recall } from '../../src/elements/saves/saved-game.js';
import { readSaved } from '../../src/elements/saves/read-saved.js';
import { nothingSaved, writeSaved, type SavedGame } from '../../src/elements/saves/format.js';
import { Session } from '../../src/elements/session.js';
import { allGames } from '../../src/games/index.js';

// A game that is kept at any point, and read again, is the same game, with all that was taken back.

/** Numbers that are the same each time (Park and Miller). */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** Everything that a player can see of a game, and where undo and redo lead. */
function wholeOf(game: Game): unknown {
  const { piles, history, status, pass, dealNumber, rules } = game;
  const shown = { piles, history, status, pass, dealNumber, rules, position: game.position(), moves: game.moves() };
  return JSON.parse(JSON.stringify([shown, game.canUndo, game.canRedo]));
}

test.each(allGames)('$id', (definition) => {
  const random = numbers(7 + definition.id.length);
  for (let point = 0; point < 50; point++) {
    const game = deal(definition.id, { deal: 1 + random(100_000) });
    for (let left = random(120); left > 0; left--) {
      const moves = game.moves();
      const move = moves[random(moves.length || 1)];
      if (move === undefined) break;
      game.play(move);
    }
    for (let back = random(4); back > 0 && game.canUndo; back--) game.undo();
    const session = new Session(game, null, false);
    const kept: SavedGame = {
      ...keep(session),
      id: 'a',
      asked: `${definition.id}=random`,
      counted: false,
      at: 1,
      revision: 1,
      by: 'b',
    };
    const { saved, whole } = readSaved(writeSaved({ ...nothingSaved(), games: [kept] }));
    const [read] = saved?.games ?? [];
    if (read === undefined) throw new Error(`Point ${point} was not kept.`);
    expect(whole).toBe(true);
    const again = recall(definition, read).game;
    expect(wholeOf(again)).toEqual(wholeOf(game));
    while (game.canRedo) {
      game.redo();
      again.redo();
    }
    while (game.canUndo) {
      game.undo();
      again.undo();
    }
    expect(wholeOf(again)).toEqual(wholeOf(game));
  }
});
