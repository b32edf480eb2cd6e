/** The solver is compared with a search that leaves nothing out, on endings of all games by all their rules. */
import { describe, expect, it } from 'vitest';
import { deal, type Game } from '../../src/engine.js';
import { Search } from '../../src/solver/search.js';
import { ALL, NONE_AT_ALL, type Prunings } from '../../src/solver/prunings.js';
import { canBeWon, endings } from '../engine/support/endings.js';
import { allRules, dice, greedy, ids, pick, singleRules, walk, type Dice } from '../engine/support/walk.js';

const full = process.env['FULL'] === '1';
const enough = full ? 800 : 120;
/** A verdict on an ending takes no more than that, or is none. */
const most = 4000;

/** Each pruning alone, and all of them without it. */
const sets: Record<string, Prunings> = { all: ALL, none: NONE_AT_ALL };
for (const name of Object.keys(ALL)) {
  sets[`without ${name}`] = { ...ALL, [name]: false };
  sets[`only ${name}`] = { ...NONE_AT_ALL, [name]: true };
}

/** The verdict; a line of all prunings together must win. */
function verdict(game: Game, prunings: Prunings): string {
  const search = new Search(game, { prunings, bytes: 1 << 20, beams: false });
  const found = search.run(most) ?? 'unknown';
  // Whether one of the others wins is known here; that lines are played is seen on those of all prunings.
  if (found !== 'winnable' || prunings !== ALL) return found;
  const before = game.moveCount;
  for (const move of search.line) game.play(move);
  expect(game.status).toBe('won');
  while (game.moveCount > before) game.undo();
  return found;
}

/** Tables near the end: composed ones, and those in which random and plain players are soon at their end. */
function* late(id: string, roll: Dice): Generator<Game> {
  const sets = [...singleRules(id), ...allRules(id)];
  for (const ending of endings(id, Infinity, roll)) {
    yield ending;
    for (const play of [walk, greedy]) {
      const game = deal(id, { deal: 1 + roll(10_000), rules: pick(sets, roll) });
      play(game, roll, 300);
      for (let back = roll(id === 'kongress' ? 5 : 16); back > 0 && game.canUndo; back--) game.undo();
      if (game.status === 'playing') yield game;
    }
  }
}

describe('a verdict', () => {
  it.each(ids)('on %s is the same whatever is left out', { timeout: 600_000 }, (id) => {
    let won = 0;
    let lost = 0;
    let decided = 0;
    for (const game of late(id, dice(ids.indexOf(id) + 71))) {
      const known = canBeWon(game, 800);
      // Most of the composed ones are won, most of the others lost.
      if (known === null || (known ? won : lost) >= enough / 2) continue;
      if (known) won++;
      else lost++;
      for (const [name, prunings] of Object.entries(sets)) {
        const given = verdict(game, prunings);
        if (given === 'unknown') continue;
        if (given !== (known ? 'winnable' : 'lost')) expect.fail(`${name}: ${given}, ${game.record()}`);
        if (prunings === ALL) decided++;
      }
      if (won + lost >= enough) break;
    }
    expect(decided).toBeGreaterThan(enough * 0.9);
  });
});
