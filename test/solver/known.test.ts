/** No verdict contradicts what other solvers found out about the same deals. */
import { describe, expect, it } from 'vitest';
import { deal } from '../../src/engine.js';
import { Search } from '../../src/solver/search.js';
import { decided, ruleSets } from './fixtures/canfield-verdicts.js';

const full = process.env['FULL'] === '1';
const sample = decided().slice(0, full ? undefined : 30);
const nodes = full ? 5_000_000 : 20_000;

describe('deals of Canfield that others decided', () => {
  it.each(ruleSets.map((rules, index) => ({ ...rules, index })))(
    'by $packing $spaces $passes $wrap have the same verdict here',
    ({ index, ...rules }) => {
      let agreed = 0;
      for (const { cards, winnable } of sample) {
        const game = deal('kenfild', { cards: [...cards], rules });
        const search = new Search(game);
        const verdict = search.run(nodes);
        const known = winnable[index] ?? null;
        if (verdict === null || verdict === 'unknown' || known === null) continue;
        expect(verdict).toBe(known ? 'winnable' : 'lost');
        agreed++;
        for (const move of search.line) game.play(move);
        if (known) expect(game.status).toBe('won');
      }
      expect(agreed).toBeGreaterThan(sample.length / 5);
    },
    full ? 3_600_000 : 600_000,
  );
});
