import { gameOf, type PanelsAround } from './panels.js';

/** Whether cards go up in this game. In some all suits are built on the table. */
export function hasFoundations(around: Omit<PanelsAround, 'shell'>): boolean {
  const game = gameOf(around);
  return game === null || game.definition.plan(game.rules).piles.some(({ role }) => role === 'foundation');
}
