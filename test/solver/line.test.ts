/** Lines are made shorter: they still win, are about as long as a game, and come out the same each time. */
import { describe, expect, it } from 'vitest';
import { deal, restore, type Game } from '../../src/engine.js';
import { moveOf } from '../../src/engine/game.js';
import { packMove } from '../../src/engine/law.js';
import { SearchTable } from '../../src/engine/search-table.js';
import { shorten } from '../../src/solver/line.js';
import { Search } from '../../src/solver/search.js';
import { ids } from '../engine/support/walk.js';
import { lines } from '../browser/support/lines.js';

/** The moves of a won game, made shorter. */
function short(won: Game) {
  return won.again().look((law, table) => {
    const moves = won.history.map(({ from, to, count }) => packMove(law.pile(from), law.pile(to), count));
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
});
