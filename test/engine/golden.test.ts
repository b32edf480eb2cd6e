/**
 * Records and positions written once: they must load for ever. `golden/<game>.txt` holds pairs of lines, a record and
 * the position it leads to, and before each pair how many moves stand, the pass, the status and the next card.
 *
 * A new pair may be added. GOLDEN=1 writes the file of a game that has none.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deal, restore, type Game } from '../../src/engine.js';
import { shuffled } from './support/list.js';
import { next } from './support/table.js';
import { dice, greedy, ids, singleRules, walk } from './support/walk.js';

const file = (id: string): string => join(import.meta.dirname, 'golden', `${id}.txt`);

const facts = (game: Game): string => `${game.moveCount} ${game.pass} ${game.status} ${next(game, 1) || '-'}`;

/** Games under each option value, from numbers, lists and positions in turn, played at random or by a plain player. */
function write(id: string): string {
  const choices = singleRules(id);
  const pairs = Array.from({ length: Math.max(4, choices.length) }, (_, at) => {
    const rules = choices[at % choices.length]!;
    const source = [
      { deal: 1000 + at },
      { cards: shuffled(id, 2000 + at) },
      { position: deal(id, { deal: 3000 + at, rules }).position() },
    ][at % 3]!;
    const game = deal(id, { ...source, rules });
    if (at % 2 === 1) greedy(game, dice(at), 400);
    else walk(game, dice(at), 90);
    return [facts(game), game.record(), game.position()].join('\n');
  });
  return `${pairs.join('\n\n')}\n`;
}

describe('old records and positions', () => {
  it.each(ids)('%s: lead where they led', (id) => {
    if (process.env['GOLDEN'] !== undefined && !existsSync(file(id))) writeFileSync(file(id), write(id));
    const pairs = readFileSync(file(id), 'utf8').trim().split('\n\n');
    expect(pairs.length).toBeGreaterThanOrEqual(singleRules(id).length);
    for (const pair of pairs) {
      const [what, record = '', position = ''] = pair.split('\n');
      const game = restore(record);
      expect([facts(game), game.record(), game.position()]).toEqual([what, record, position]);
      const table = deal(id, { position });
      expect([table.piles, table.moves(), table.status]).toEqual([game.piles, game.moves(), game.status]);
    }
  });
});
