/** Input made to cheat or to choke: read once, counted whole, repeated only in part. */
import { describe, expect, it } from 'vitest';
import { deal, PatienceError, restore } from '../../src/engine.js';
import { fullPack } from './support/cards.js';

function caught(call: () => unknown): PatienceError {
  try {
    call();
  } catch (error) {
    if (error instanceof PatienceError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

describe('hostile input', () => {
  it('a move whose count changes while it is read is one move', () => {
    const game = deal('kenfild', { deal: 7 });
    let reads = 0;
    const move = {
      from: 'stock',
      to: 'waste',
      get count(): number {
        reads++;
        return reads === 1 ? 3 : 20;
      },
    };
    game.play(move);
    expect([reads, game.pile('waste').cards.length]).toEqual([1, 3]);
    expect(restore(game.record()).position()).toBe(game.position());
  });

  it('a getter that throws is a move that no game knows', () => {
    const game = deal('kenfild', { deal: 7 });
    const move = {
      to: 'waste',
      count: 3,
      get from(): string {
        throw new Error('no');
      },
    };
    expect(game.refusal(move)).toBe('unknown-pile');
    expect(caught(() => game.play(move)).code).toBe('unknown-pile');
  });

  it('256 more of one card are not overlooked, nor are holes in a list', () => {
    const pack = [...fullPack(1)];
    const many = Array.from({ length: 256 }, () => 'AS');
    expect(caught(() => deal('kenfild', { cards: [...many, ...pack] })).code).toBe('bad-cards');
    const holes = [...pack];
    holes.length = 53;
    expect(caught(() => deal('kenfild', { cards: holes })).code).toBe('bad-cards');
    const position = deal('kenfild', { deal: 7 }).position();
    const stuffed = position.replace('stock~', `stock~${'as'.repeat(256)}`);
    expect(caught(() => deal('kenfild', { position: stuffed })).code).toBe('bad-position');
  });

  it.each([
    ['a game', (text: string) => deal(text)],
    ['a card', (text: string) => deal('kenfild', { cards: text })],
    ['a rule', (text: string) => deal('kenfild', { rules: { [text]: '1' } })],
    ['a value', (text: string) => deal('kenfild', { rules: { draw: text } })],
    ['a record', (text: string) => restore(text)],
    ['a record’s game', (text: string) => restore(`r1_${text}_1__n7_`)],
    ['a record’s deal', (text: string) => restore(`r1_kenfild_1__n${text}_`)],
    ['a position’s pile', (text: string) => deal('kenfild', { position: `t1_kenfild_1__1_${text}~as` })],
    ['a pile', (text: string) => deal('kenfild', { deal: 7 }).pile(text)],
  ])('a message repeats only a part of %s that is too long', (_, call) => {
    expect(caught(() => call('x'.repeat(1_000_000))).message.length).toBeLessThan(400);
  });

  it('what a game gives away cannot be changed', () => {
    const game = deal('kenfild', { deal: 7 });
    game.play({ from: 'stock', to: 'waste', count: 3 });
    expect([game.history, game.history[0], game.moves(), game.piles, game.layout].every(Object.isFrozen)).toBe(true);
  });
});
