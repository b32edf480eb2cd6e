import { describe, expect, it } from 'vitest';
import { games, verify } from '../../src/engine.js';
import { lines } from '../browser/support/lines.js';

describe('won games that the browser tests play', () => {
  it('are there for every patience', () => {
    expect(Object.keys(lines).sort()).toEqual(games.map(({ id }) => id).sort());
  });

  it.each(Object.entries(lines))('%s is won', (game, { deal, rules, moves, record }) => {
    expect(verify(record, { game, deal, rules })).toMatchObject({ ok: true, status: 'won', moveCount: moves });
  });
});
