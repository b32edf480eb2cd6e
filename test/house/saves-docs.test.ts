import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { deal } from '../../src/engine.js';
import { nothingSaved, writeSaved } from '../../src/elements/saves/format.js';
import { readHandedOn, readSaved } from '../../src/elements/saves/read-saved.js';
import { keep } from '../../src/elements/saves/saved-game.js';
import { count } from '../../src/elements/saves/statistics.js';
import { Session } from '../../src/elements/session.js';
import { blocksOf } from '../support/markdown.js';

// docs/saves.md tells the format to the last field: its tables against what is written, its example against what reads it.

const text = readFileSync(resolve(import.meta.dirname, '../../docs/saves.md'), 'utf8');

/** The names in the first column of the table with this head. */
function namesIn(head: string): string[] {
  const [, rows = ''] = new RegExp(`^\\| ${head} +\\| is.*\\n\\| -.*\\n((?:\\|.*\\n)+)`, 'm').exec(text) ?? [];
  return [...rows.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
}

const saved = nothingSaved();
const game = deal('kenfild', { deal: 7 });
game.play({ from: 'stock', to: 'waste', count: 3 });
const session = new Session(game, null, false);
saved.games = [{ ...keep(session), id: 'a', asked: 'kenfild=7', counted: false, at: 1, revision: 1, by: 'b' }];
count(saved, { rules: 'kenfild', deal: 7, won: true, moves: 9, elapsed: 9, day: '2026-11-28', at: 1 });
const written = JSON.parse(writeSaved(saved)) as {
  games: object[];
  results: object[];
  statistics: Record<string, Record<string, object>>;
};

it('names every field that is written, and no other', () => {
  expect(readSaved(JSON.stringify(written)).whole).toBe(true);
  const lines = Object.values(written.statistics).flatMap((own) => Object.values(own));
  for (const [head, object] of [
    ['field', written],
    ['of a game', written.games[0]],
    ['of a result', written.results[0]],
    ['of statistics', lines[0]],
  ] as const)
    expect(namesIn(head).sort(), head).toEqual(Object.keys(object ?? {}).sort());
});

it('shows statistics as they are handed on', () => {
  const [block] = blocksOf(text).filter(({ info }) => info === 'json');
  const statistics = readHandedOn(block?.text ?? '');
  expect(statistics?.lines.get('k3f09xq1zt2')?.get('kenfild&draw=1')).toMatchObject({ played: 12, won: 3 });
  expect([...(statistics?.days ?? [])]).toEqual([['kenfild', [['2026-11-28', 3]]]]);
});
