/** Which card goes up by itself. All of it follows from the law; no game is known by name. */
import { STARTERS, TAKING } from './board.js';
import { finishLine } from './finish.js';
import type { Game } from './game.js';
import type { Move } from './game-types.js';
import type { Law } from './law.js';
import { safety } from './safe.js';
import { SearchTable } from './search-table.js';

/**
 * The next card that goes up to a foundation by itself, or null. `all`: whatever may, save what is the player's to
 * decide. `safe`: only what can never turn a game that can be won into one that cannot, shown by the rules of
 * `safe.ts`, or by all the rest that goes up after it.
 */
export function autoMove(game: Game, level: 'safe' | 'all'): Move | null {
  const up = goingUp(game);
  if (level === 'all' || up.length === 0) return up[0] ?? null;
  const proved = game.look((law, table) => {
    const isSafe = safety(law, new SearchTable(law, table));
    return up.find(({ from }) => isSafe(law.pile(from)));
  });
  if (proved !== undefined) return proved;
  const first = finishLine(game)?.[0];
  return up.find(({ from, to }) => from === first?.from && to === first.to) ?? null;
}

/** The moves to the foundations, without those that the player must choose. */
export const goingUp = (game: Game): readonly Move[] =>
  game.look((law, now) => {
    const table = new SearchTable(law, now);
    return game.moves().filter(({ from, to }) => {
      const target = law.pile(to);
      return law.roles[target] === 'foundation' && !isChoice(law, table, table.top(law.pile(from)));
    });
  });

/**
 * Where captives lie under the foundations it is the player's to say which is freed: by the place of the first card of
 * a suit, and by the place of a card that fits on two.
 */
function isChoice(law: Law, table: SearchTable, card: number): boolean {
  if (law.captive < 0) return false;
  const { foundationBits } = table.ways;
  const fits = (table.board[TAKING + card] as number) & foundationBits;
  const begins = (table.board[STARTERS + card] as number) & table.empty & foundationBits;
  return begins !== 0 || (fits & (fits - 1)) !== 0;
}
