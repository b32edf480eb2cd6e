/** The public calls verify and dailyDeal. */
import { describe, expect, it } from 'vitest';
import { dailyDeal, deal, verify, type Expectation } from '../../src/engine.js';
import { fullPack } from './support/cards.js';
import { any, codeOf, odd } from './support/odd.js';
import { dice, greedy, ids } from './support/walk.js';

const list = fullPack(1).reverse();

describe('verify', () => {
  const game = deal('korol-dama-valet', { deal: 4 });
  greedy(game, dice(1));
  const right: Expectation = { game: 'korol-dama-valet', deal: 4, status: game.status };

  it('is ok when every expectation holds, and says what it has seen', () => {
    expect(verify(game.record(), right)).toEqual({
      ok: true,
      game: 'korol-dama-valet',
      deal: 4,
      rules: { 'between-passes': 'shuffle', passes: '3' },
      status: game.status,
      moveCount: game.moveCount,
    });
  });

  it('asks for a won game unless told otherwise', () => {
    const won = Array.from({ length: 50 }, (_, at) => deal('korol-dama-valet', { deal: at + 1 })).find(
      (one) => (greedy(one, dice(1)), one.status === 'won'),
    )!;
    expect(verify(won.record(), { game: won.id, deal: won.dealNumber ?? 0 })).toMatchObject({
      ok: true,
      status: 'won',
    });
    const early = won.record().slice(0, -2);
    expect(verify(early, { game: won.id, deal: won.dealNumber ?? 0 })).toEqual({ ok: false, code: 'wrong-status' });
  });

  it.each<[string, Partial<Expectation>, string]>([
    ['another game', { game: 'kenfild' }, 'wrong-game'],
    ['an unknown game', { game: 'klondike' }, 'unknown-game'],
    ['another deal', { deal: 5 }, 'wrong-deal'],
    ['other rules', { rules: { passes: 2 } }, 'wrong-rules'],
    ['rules that are none', { rules: { passes: 9 } }, 'bad-rule'],
    ['another status', { status: 'playing' }, 'wrong-status'],
  ])('fails for %s', (_, wrong, code) => {
    expect(verify(game.record(), { ...right, ...wrong })).toEqual({ ok: false, code });
  });

  it('fails for a broken record, a record of a list, and never throws', () => {
    expect(verify(`${game.record()}!`, right)).toEqual({ ok: false, code: 'bad-record' });
    expect(verify(deal('korol-dama-valet', { cards: list }).record(), { ...right, status: 'playing' })).toEqual({
      ok: false,
      code: 'wrong-deal',
    });
    for (const value of odd) {
      expect(verify(any(value), right).ok).toBe(false);
      expect(verify(game.record(), any(value)).ok).toBe(false);
    }
  });

  it('the book’s rules are expected where none are named', () => {
    const other = deal('kenfild', { deal: 1, rules: { draw: 1 } });
    expect(verify(other.record(), { game: 'kenfild', deal: 1, status: 'playing' })).toEqual({
      ok: false,
      code: 'wrong-rules',
    });
    expect(verify(other.record(), { game: 'kenfild', deal: 1, rules: { draw: '1' }, status: 'playing' }).ok).toBe(true);
  });
});

describe('the daily deal', () => {
  it('a day gives every game a number of its own, always the same', () => {
    const numbers = ids.map((id) => dailyDeal(id, '2026-11-30'));
    expect(new Set(numbers).size).toBe(ids.length);
    expect(ids.map((id) => dailyDeal(id, '2026-11-30'))).toEqual(numbers);
    expect(dailyDeal('kenfild', '2026-11-30', { rules: { draw: 1 } })).toBe(numbers[6]);
    expect(numbers.every((number) => deal('kenfild', { deal: number }).dealNumber === number)).toBe(true);
    expect([numbers[0], numbers[6]]).toMatchInlineSnapshot(`
      [
        1871170570,
        1584264101,
      ]
    `);
  });

  it.each(['2026-02-29', '2026-13-01', '26-11-30', '2026-11-30T00:00', ' 2026-11-30', '2026-11-31'])(
    '%s is no day',
    (day) => {
      expect(codeOf(() => dailyDeal('kenfild', day))).toBe('bad-deal');
    },
  );

  it('bad games and bad rules have their codes', () => {
    expect(codeOf(() => dailyDeal('klondike', '2026-11-30'))).toBe('unknown-game');
    expect(codeOf(() => dailyDeal('kenfild', '2026-11-30', { rules: { draw: 9 } }))).toBe('bad-rule');
    expect(codeOf(() => dailyDeal('kenfild', '2026-11-30', any(null)))).toBe('bad-deal');
  });
});
