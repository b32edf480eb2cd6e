/** Statistics are handed on as text: to another browser, or to be kept by the reader. */
import type { Game } from '../../engine/index.js';
import { rulesKey } from './asked.js';
import { nothingSaved, VERSION, writtenStatistics } from './format.js';
import { readHandedOn } from './read-saved.js';
import { joinStatistics, totals, type Totals } from './statistics.js';
import { saveError, Store } from './store.js';

/** All that is counted under a name, as text. */
export function exportStatistics(name: string): string {
  const saved = (name === '' ? null : Store.under(name).read()) ?? nothingSaved();
  return JSON.stringify({ 'patience-statistics': VERSION, ...writtenStatistics(saved) });
}

/** Takes in what another storage, or this one earlier, has handed on; throws `SaveError` and changes nothing where it cannot. */
export function importStatistics(name: string, text: string): void {
  const others = readHandedOn(text);
  if (others === null) throw saveError('statistics');
  if (name === '' || !Store.under(name).edit((saved) => joinStatistics(saved, others))) throw saveError('refused');
}

/** What is counted under a name of a game by its rules; null where nothing is counted at all. */
export function totalsUnder(name: string, game: Game, today: string): Totals | null {
  const saved = name === '' ? null : Store.under(name).read();
  return saved && totals(saved, rulesKey(game), today);
}
