/** Hints: what they promise, what they know, and where they have none. */
import { describe, expect, it } from 'vitest';
import { deal, restore, type Game } from '../../src/engine.js';
import { hint, solve } from '../../src/solver.js';
import { dice, ids, walk } from '../engine/support/walk.js';
import { lines } from '../browser/support/lines.js';

/** A won game, so many moves before its end. */
function before(id: string, moves: number): Game {
  const game = restore(lines[id]?.record ?? '');
  for (let move = 0; move < moves; move++) game.undo();
  return game;
}

/** The same table with its hidden cards dealt anew among their places. */
function permuted(game: Game, seed: number): Game {
  const random = dice(seed);
  const [head = '', pass = '', piles = ''] = game.position().split(/_(?=\d+_[^_]*$)|_(?=[^_]*$)/);
  const hidden = [...piles.matchAll(/[a-z0-9][a-z](?=[^~]*(?:\.|$))/g)].map(([code]) => code);
  const cards = hidden.filter((code) => /^[2-9atjqk][shdc]$/.test(code));
  for (let at = cards.length - 1; at > 0; at--) {
    const other = random(at + 1);
    [cards[at], cards[other]] = [cards[other] ?? '', cards[at] ?? ''];
  }
  const parts = piles.split('.').map((part) => {
    const [id = '', codes = ''] = part.split('~');
    return `${id}~${codes.replace(/../g, (code) => (code === code.toLowerCase() ? (cards.shift() ?? '') : code))}`;
  });
  return deal(game.id, { position: `${head}_${pass}_${parts.join('.')}` });
}

describe('a hint of the solver', () => {
  it.each(ids)('leads to a win in %s, followed to the end, and never back', async (id) => {
    const game = before(id, 40);
    const been = new Set([game.position()]);
    while (game.status === 'playing') {
      const next = await hint(game, { milliseconds: Infinity });
      if (next.move === null) throw new Error(next.reason);
      expect(next.source).toBe('line');
      game.play(next.move);
      expect(been.has(game.position())).toBe(false);
      been.add(game.position());
    }
    expect(game.status).toBe('won');
  });

  it('leaves the game as it was', async () => {
    const game = before('kenfild', 30);
    game.redo();
    const record = game.record();
    await hint(game);
    expect(game.record()).toBe(record);
    expect(game.canRedo).toBe(true);
  });

  it('is about the table as it was when it was asked', async () => {
    const game = before('kenfild', 30);
    const then = restore(game.record());
    const asked = hint(game, { milliseconds: Infinity });
    while (game.canUndo) game.undo();
    const { move } = await asked;
    expect(then.moves()).toContainEqual(move);
  });

  it('finds another line when the player has left the first', async () => {
    const game = before('kenfild', 40);
    const first = await hint(game, { milliseconds: Infinity });
    const other = game.moves().find(({ from, to }) => from !== first.move?.from || to !== first.move.to);
    game.play(other ?? { from: '', to: '', count: 0 });
    const next = await hint(game, { milliseconds: Infinity });
    if (next.move === null) expect(next.reason).toBe('lost');
    else expect(game.refusal(next.move)).toBe(null);
  });

  it.each(ids)('is a legal move of %s where no line is known, and followed never leads back', async (id) => {
    const game = deal(id, { deal: 11 });
    const been = new Set([game.position()]);
    for (let step = 0; step < 6; step++) {
      const next = await hint(game, { milliseconds: 0 });
      if (next.move === null) return;
      game.play(next.move);
      expect(been.has(game.position())).toBe(false);
      been.add(game.position());
    }
  });

  it('says that no move leads to a win, by proof', async () => {
    const game = deal('kenfild', { deal: 1, rules: { passes: '1' } });
    expect(await hint(game, { milliseconds: Infinity })).toEqual({ move: null, reason: 'lost' });
    expect((await solve(game, { milliseconds: Infinity })).verdict).toBe('lost');
  });

  it('turns the stock where that is the thing to do', async () => {
    const game = restore(lines['korol-dama-valet']?.record ?? '');
    do game.undo();
    while (game.moves().some(({ from }) => from !== 'stock'));
    expect((await hint(game)).move).toMatchObject({ from: 'stock', to: 'waste' });
  });

  it('has nothing to say when the game is over', async () => {
    expect(await hint(before('kongress', 0))).toEqual({ move: null, reason: 'won' });
    const game = deal('kenfild', { deal: 7 });
    walk(game, dice(1), 1000);
    while (game.status === 'playing') game.play(game.moves()[0] ?? { from: '', to: '', count: 0 });
    expect(await hint(game)).toEqual({ move: null, reason: 'stuck' });
  });

  it('ends where its signal does', async () => {
    const stop = new AbortController();
    const asked = hint(deal('kongress', { deal: 1 }), { milliseconds: Infinity, signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(asked).rejects.toThrow('enough');
  });
});

describe('a fair hint', () => {
  it.each(ids)('of %s does not change with the cards that are not seen', async (id) => {
    for (const [index, moves] of [0, 50].entries()) {
      const dealt = deal(id, { deal: 20 + index });
      walk(dealt, dice(index + 1), moves);
      const game = deal(id, { position: dealt.position() });
      const told = await hint(game, { mode: 'fair' });
      const other = permuted(game, index + 1);
      expect(other.position()).not.toBe(game.position());
      expect(await hint(other, { mode: 'fair' }), game.position()).toEqual(told);
    }
  });

  it('knows as much as the solver where nothing is hidden', async () => {
    const game = before('kenfild', 1);
    expect(await hint(game, { mode: 'fair' })).toMatchObject({ source: 'line' });
  });

  it.each(ids)('of %s, followed, never leads back', async (id) => {
    const game = deal(id, { deal: 5 });
    const been = new Set([game.position()]);
    for (let step = 0; step < 4; step++) {
      const next = await hint(game, { mode: 'fair' });
      if (next.move === null) return;
      game.play(next.move);
      expect(been.has(game.position())).toBe(false);
      been.add(game.position());
    }
  });
});
