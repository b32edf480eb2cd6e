/** What a search tries. */
import { describe, expect, it } from 'vitest';
import { deal } from '../../src/engine.js';
import { moveOf } from '../../src/engine/game.js';
import { SearchTable } from '../../src/engine/search-table.js';
import { Choices } from '../../src/solver/choices.js';
import { ALL } from '../../src/solver/prunings.js';

describe('choices', () => {
  it('have the moves from one of two piles that lie alike to the other', () => {
    const dealt = deal('damy-kuvyrkom', { rules: { wrap: 'king-on-ace' } });
    const head = dealt.position().split('_').slice(0, 4);
    const ranks = [...'A23456789TJQK'];
    const whole = (suit: string): string => ranks.map((rank) => `${rank}${suit}`).join('');
    const ring = [...ranks.slice(0, 5).reverse(), ...ranks.slice(5).reverse()].map((rank) => `${rank}S`).join('');
    const rest = ['C', 'D', 'H']
      .map((suit) => whole(suit) + whole(suit))
      .join('')
      .toLowerCase();
    const captives = [1, 2, 3, 4, 5, 6, 7].map((at) => `captive-${at}~${rest.slice(at * 2 - 2, at * 2)}`);
    const piles = [`stock~${rest.slice(14)}`, `tableau-1~${ring}`, `tableau-2~${ring}`, ...captives].join('.');
    const game = deal('damy-kuvyrkom', { position: [...head, '1', piles].join('_') });
    const out = new Int32Array(1 << 12);
    const tried = game.look((law, now) => {
      const choices = new Choices(law, ALL);
      return [...out.subarray(0, choices.list(new SearchTable(law, now), out, 0))].map((move) => moveOf(law, move));
    });
    expect(game.moves()).toContainEqual({ from: 'tableau-1', to: 'tableau-2', count: 13 });
    expect(tried).toContainEqual({ from: 'tableau-1', to: 'tableau-2', count: 13 });
  });
});
