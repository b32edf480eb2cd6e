/** Random play with numbers that are always the same. */
import { deal, type Game, type Move } from '../../src/engine.js';
import { allGames } from '../../src/games/index.js';

/** Whole numbers below a limit; the same ones for the same seed. */
export function dice(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % limit;
  };
}

/** A legal move, mostly one that brings the game on. */
export function anyMove(game: Game, roll: (limit: number) => number): Move {
  const moves = game.moves();
  const up = moves.filter(({ to }) => to.startsWith('foundation'));
  const chosen = up.length > 0 && roll(8) > 0 ? up : moves;
  return chosen[roll(chosen.length)]!;
}

/** The games, each with its book's rules, then with every other value of every option. */
export function everyRules(seed: number): readonly Game[] {
  return allGames.flatMap(({ id, rules }) => [
    deal(id, { deal: seed }),
    ...rules.flatMap(({ name, values }) =>
      values.slice(1).map((value) => deal(id, { deal: seed, rules: { [name]: value } })),
    ),
  ]);
}
