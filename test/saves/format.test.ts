import { describe, expect, it } from 'vitest';
import { nothingSaved, writeSaved, writtenStatistics, type Saved } from '../../src/elements/saves/format.js';
import { readHandedOn, readSaved } from '../../src/elements/saves/read-saved.js';
import { count, totals } from '../../src/elements/saves/statistics.js';

const result = { rules: 'kenfild', deal: 7, won: true, moves: 101, elapsed: 60_000, at: 1_796_000_000_000 };

/** All that may be kept, with two runs of days. */
function everything(): Saved {
  const saved = nothingSaved();
  const record = 'r1_kenfild_1__n7_';
  const counts = { undone: 0, joined: [1, 2], elapsed: 5, undos: 1, hints: 2, attempt: 3, at: 4, revision: 5, by: 'b' };
  const marks = { day: '2026-11-28', wished: true, told: false, counted: false };
  saved.games = [{ id: 'a', asked: 'kenfild=daily&draw=1', record, ...counts, ...marks }];
  saved.settings.set('theme', { value: 'dark', revision: 1 }).set('timer', { value: null, revision: 2 });
  for (const [deal, day] of ['2026-11-27', '2026-11-28', '2026-11-30', null].entries())
    count(saved, { ...result, deal, day });
  return saved;
}

describe('what is kept', () => {
  it('is read as it was written, days too', () => {
    const saved = everything();
    expect(readSaved(writeSaved(saved))).toEqual({ saved, whole: true });
    const { lines, days } = saved;
    expect(readHandedOn(JSON.stringify({ 'patience-statistics': 1, ...writtenStatistics(saved) }))).toEqual({
      lines,
      days,
    });
    expect(totals(saved, 'kenfild', '2026-11-30')).toMatchObject({ won: 4, days: 1, longestDays: 2 });
  });

  it('can be read after something was counted, whatever was damaged before', () => {
    const text = writeSaved(everything());
    const most = Number.MAX_SAFE_INTEGER;
    const damages = [
      text.replace(/"statistics":\{.*?\}\}\}/, '"statistics":{}').replaceAll('"won":true', '"won":false'),
      text.replaceAll('"played":4', `"played":${most}`),
      text.replaceAll('"revision":5', `"revision":${most}`),
      text.replace('"2026-11-27",2', '"9999-12-31",2'),
      text.replace('"2026-11-27",2', '"2026-11-27",2,3'),
    ];
    for (const damaged of damages) {
      expect(damaged).not.toBe(text);
      const { saved } = readSaved(damaged);
      for (const deal of [0, 1, 9]) count(saved!, { ...result, deal, day: '2026-11-29' });
      saved!.games = saved!.games.map((game) => ({ ...game, revision: game.revision + 1 }));
      expect(readSaved(writeSaved(saved!)), damaged).toEqual({ saved, whole: true });
    }
  });
});
