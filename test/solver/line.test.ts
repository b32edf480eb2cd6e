/** Lines are made shorter: they still win, are about as long as a game, and come out the same each time. */
import { describe, expect, it } from 'vitest';
import { deal, restore, type Game, type Move } from '../../src/engine.js';
import { moveOf } from '../../src/engine/game.js';
import { packMove, type Law } from '../../src/engine/law.js';
import { SearchTable } from '../../src/engine/search-table.js';
import { shorten } from '../../src/solver/line.js';
import { Search } from '../../src/solver/search.js';
import { ids } from '../engine/support/walk.js';
import { lines } from '../browser/support/lines.js';

/** A move on the table and back again, where there is one. */
function thereAndBack(game: Game): readonly Move[] {
  const before = game.position();
  for (const move of game.moves()) {
    const back = { from: move.to, to: move.from, count: move.count };
    if (!move.from.startsWith('tableau') || !move.to.startsWith('tableau')) continue;
    game.play(move);
    const comes = game.refusal(back) === null && game.play(back).length > 0;
    const same = comes && game.position() === before;
    game.undo();
    if (comes) game.undo();
    if (same) return [move, back];
  }
  return [];
}

/** The moves of a won game, or others that win it, made shorter. */
function short(won: Game, line: readonly Move[] = won.history, watched = (law: Law): Law => law) {
  return won.again().look((own, table) => {
    const law = watched(own);
    const moves = line.map(({ from, to, count }) => packMove(law.pile(from), law.pile(to), count));
    const steps = shorten(law, new SearchTable(law, table), moves);
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    return step.value.map((move) => moveOf(law, move));
  });
}

describe('a line made shorter', () => {
  it.each(ids)('wins %s without coming back to a table, and is the same each time', (id) => {
    const won = restore(lines[id]?.record ?? '');
    const line = short(won);
    expect(line.length).toBeLessThanOrEqual(won.moveCount);
    expect(short(won)).toEqual(line);
    const game = won.again();
    const met = new Set([game.position()]);
    for (const move of line) {
      game.play(move);
      met.add(game.position());
    }
    expect(game.status).toBe('won');
    expect(met.size).toBe(line.length + 1);
  });

  it('is about as long as a game, where the search went a long way round', () => {
    // Found by the search in 1300 moves.
    const game = deal('kongress', { deal: 6 });
    const search = new Search(game, { bytes: 1 << 23 });
    expect(search.run(20_000)).toBe('winnable');
    expect(search.line.length).toBeLessThan(350);
    for (const move of search.line) game.play(move);
    expect(game.status).toBe('won');
  });

  it('can be left for later at any time', () => {
    const search = new Search(deal('kongress', { deal: 6 }), { bytes: 1 << 23 });
    search.run(20_000);
    let steps = 0;
    while (!search.shortenOn()) steps++;
    expect(steps).toBeGreaterThan(100);
    expect(search.shortenOn()).toBe(true);
    expect(search.line.length).toBeLessThan(350);
  });

  it('takes no work that grows with its length squared, though it goes round in circles all the time', () => {
    const won = restore(lines['kongress']?.record ?? '');
    const game = won.again();
    const long: Move[] = [];
    for (const move of won.history) {
      const round = thereAndBack(game);
      long.push(...Array.from({ length: 20 }, () => round).flat(), move);
      game.play(move);
    }
    expect(long.length).toBeGreaterThan(5000);
    let made = 0;
    // Each move that is made asks for it.
    const quiet = (): boolean => {
      if (++made > 1_000_000) throw new Error('It never ends.');
      return true;
    };
    const line = short(won, long, (law) => Object.create(law, { quiet: { get: quiet } }) as Law);
    expect(made).toBeGreaterThan(long.length);
    expect(line.length).toBeLessThanOrEqual(won.moveCount);
    const again = won.again();
    for (const move of line) again.play(move);
    expect(again.status).toBe('won');
  });
});
