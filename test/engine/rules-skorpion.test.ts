/** Скорпион: columns whose cards move with their load, a stock that is spread over the table. */
import { describe, expect, it } from 'vitest';
import { deal, restore, type Game } from '../../src/engine.js';
import { run } from './support/cards.js';
import { cards, next, play, put, row, size, why } from './support/table.js';

const ID = 'skorpion';
const DOWN = 'KQJT98765432A';
const suits = (count: number): string[] => Array.from('SHDC'.slice(0, count), (suit) => run(DOWN, suit));
const table = (columns: readonly string[], piles: Readonly<Record<string, string>> = {}): Game =>
  put(ID, { ...row('tableau', columns), ...piles });

describe('Скорпион', () => {
  it('seven columns of seven dealt in rounds, the lowest three of the first four face down, three cards left', () => {
    const game = deal(ID, { deal: 1 });
    for (let column = 1; column <= 7; column++) {
      const down = game.pile(`tableau-${column}`).cards.filter(({ faceUp }) => !faceUp).length;
      expect([size(game, `tableau-${column}`), down]).toEqual([7, column <= 4 ? 3 : 0]);
    }
    expect(size(game, 'stock')).toBe(3);
  });

  it('columns are built down in suit, nothing on an ace', () => {
    const game = table([...suits(2), run('KQJT98765', 'D'), run('KQJT98765432A', 'C'), '4D 3D', '2D AD']);
    expect(why(game, 'tableau-5 tableau-3 2')).toBe(null);
    expect(why(game, 'tableau-6 tableau-5 2')).toBe(null);
    expect(why(game, 'tableau-6 tableau-3 2')).toBe('wrong-rank');
    expect(why(game, 'tableau-5 tableau-4 2')).toBe('takes-nothing');
  });

  it('any face-up card moves with all that lie on it, whatever their order', () => {
    const game = table([
      ...suits(2),
      run('KQJT9', 'D'),
      `7C 8D KC 2D 4C`,
      run('765', 'D'),
      'QC JC TC 9C 8C',
      '6C 5C 3C 2C AC 4D 3D AD',
    ]);
    play(game, 'tableau-4 tableau-3 4');
    expect([cards(game, 'tableau-3'), cards(game, 'tableau-4')]).toEqual(['KD QD JD TD 9D 8D KC 2D 4C', '7C']);
    play(game, 'tableau-4 tableau-6');
    expect(size(game, 'tableau-4')).toBe(0);
  });

  it('a face-down card stays where it is, and turns up when it is laid bare', () => {
    for (let number = 1; ; number++) {
      const game = deal(ID, { deal: number });
      const move = game.moves().find(({ from, count }) => count === 4 && Number(from.slice(-1)) <= 4);
      if (move === undefined) continue;
      expect(why(game, `${move.from} ${move.to} 5`)).toBe('hidden-card');
      game.play(move);
      expect(game.pile(move.from).cards.map(({ faceUp }) => faceUp)).toEqual([false, false, true]);
      break;
    }
  });

  it('an empty place takes a king with his load; a whole column that a king begins stays', () => {
    const game = table([...suits(3), run('JT98765432A', 'C'), 'QC KC']);
    expect(why(game, 'tableau-5 tableau-6')).toBe(null);
    expect(why(game, 'tableau-5 tableau-6 2')).toBe('kings-only');
    expect(why(game, 'tableau-1 tableau-6 13')).toBe('changes-nothing');
  });

  it('the three cards are spread over the first columns in one move, undone in one', () => {
    const game = deal(ID, { deal: 1 });
    const first = next(game, 3).split(' ');
    const before = game.position();
    expect(why(game, 'stock tableau-2 3')).toBe('stock-only-turns');
    expect(play(game, 'stock tableau-1 3')).toHaveLength(3);
    expect([1, 2, 3].map((at) => game.pile(`tableau-${at}`).cards.at(-1)?.card)).toEqual(first);
    expect([game.record().endsWith('_.'), size(game, 'stock'), why(game, 'stock tableau-1 3')]).toEqual([
      true,
      0,
      'empty-pile',
    ]);
    game.undo();
    expect(game.position()).toBe(before);
  });

  it('nearly a whole pack may move at once, and its record is read again', () => {
    const game = table(['KS', `QS ${[run('JT98765432A', 'S'), ...suits(4).slice(1)].join(' ')}`]);
    play(game, 'tableau-2 tableau-1 51');
    expect(restore(game.record()).position()).toBe(game.position());
  });

  it('four columns of thirteen cards that are no suits win nothing', () => {
    const crossed = table([
      ...suits(2),
      `${run('KQJT987', 'D')} ${run('65432A', 'C')}`,
      `${run('KQJT987', 'C')} ${run('65432A', 'D')}`,
    ]);
    expect(crossed.status).toBe('lost');
  });

  it('it is won with four columns from king to ace', () => {
    const end = table([...suits(3), run('KQJT98765432', 'C'), 'AC']);
    expect(end.status).toBe('playing');
    play(end, 'tableau-5 tableau-4');
    expect(end.status).toBe('won');
    expect(restore(end.record()).status).toBe('won');
  });
});
