/** Games played at random, and by a plain player. Everything follows from seeds. */
import { deal, games, type Game, type Move } from '../../../src/engine.js';

export type Dice = (sides: number) => number;

/** Numbers 0 … sides - 1 from a seed: a plain generator, none of the engine's. */
export function dice(seed: number): Dice {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995) >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** One of a list. */
export function pick<T>(list: readonly T[], roll: Dice): T {
  const one = list[roll(list.length)];
  if (one === undefined) throw new Error('an empty list');
  return one;
}

/** Plays up to `steps` random legal moves; tells of each before and after it is played. */
export function walk(game: Game, roll: Dice, steps: number, seen?: (move: Move) => void): void {
  for (let step = 0; step < steps && game.moves().length > 0; step++) {
    const move = pick(game.moves(), roll);
    game.play(move);
    seen?.(move);
  }
}

const worth = ({ from, to }: Move): number =>
  to.startsWith('foundation') ? 3 : from === 'stock' && to === 'waste' ? 1 : to === 'stock' ? 0 : 2;

/** Plays as a plain player does: up where it goes, then onto the table, then the stock; never the last move back. */
export function greedy(game: Game, roll: Dice, most = 600): void {
  const seen = new Set<string>();
  for (let step = 0; step < most && game.status === 'playing'; step++) {
    const best = [...game.moves()].sort((one, other) => worth(other) - worth(one) || roll(3) - 1);
    const move = best.find((candidate) => {
      if (worth(candidate) !== 2) return true;
      const key = `${candidate.from} ${candidate.to} ${game
        .pile(candidate.from)
        .cards.map(({ card }) => card)
        .join('')}`;
      return !seen.has(key) && seen.add(key).size > 0;
    });
    if (move === undefined) return;
    game.play(move);
  }
}

/** Every choice of a game's rules. */
export function allRules(id: string): Record<string, string>[] {
  const options = games.find((game) => game.id === id)?.rules ?? [];
  return options.reduce<Record<string, string>[]>(
    (sets, { name, values }) => sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
    [{}],
  );
}

/** The book's rules, then each option value that is not the book's, alone. */
export function singleRules(id: string): Record<string, string>[] {
  const options = games.find((game) => game.id === id)?.rules ?? [];
  return [{}, ...options.flatMap(({ name, values }) => values.slice(1).map((value) => ({ [name]: value })))];
}

/** The ids of all games. */
export const ids: readonly string[] = games.map(({ id }) => id);

/** Those of games in which cards go up to foundations. */
export const rising: readonly string[] = ids.filter((id) =>
  deal(id, { deal: 1 }).layout.some(({ role }) => role === 'foundation'),
);

/** All that can be seen of a game, as one text. */
export const view = (game: Game): string =>
  JSON.stringify([game.position(), game.record(), game.moves(), game.status, game.moveCount, game.pass, game.history]);
