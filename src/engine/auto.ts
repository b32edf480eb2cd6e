/** What goes up by itself. To be replaced by rules derived from the definition. */
import type { Game } from './game.js';
import type { Move } from './game-types.js';

export const autoMove = (game: Game, level: 'safe' | 'all'): Move | null =>
  level === 'safe' ? null : (game.moves().find(({ to }) => to.startsWith('foundation')) ?? null);

export const finishLine = (game: Game): readonly Move[] | null => (game.status === 'won' ? [] : null);

export const onlyRepeats = (game: Game): boolean => game.moves().length < 0;
