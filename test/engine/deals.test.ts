/**
 * Deal numbers give the same cards for ever: short hashes of the tables of deals 1 to 20, and of the shuffles between
 * the passes of Король, дама, валет. GOLDEN=1 writes the file where it is missing.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deal, restore } from '../../src/engine.js';
import { ids, view } from './support/walk.js';

const file = join(import.meta.dirname, 'golden', 'deals.txt');
const numbers = Array.from({ length: 20 }, (_, at) => at + 1);

/** FNV-1a over the characters, as eight hexadecimal digits. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, '0');
}

/** The tables after the first and the second shuffle, nothing having been played up. */
function shuffles(number: number): string[] {
  const game = deal('korol-dama-valet', { deal: number });
  return [1, 2].map(() => {
    while (game.pile('stock').cards.length > 0) game.play({ from: 'stock', to: 'waste', count: 1 });
    game.play({ from: 'waste', to: 'stock', count: 40 });
    return hash(game.position());
  });
}

/** One line a game: its id and the hashes. */
const lines = (): string[] => [
  ...ids.map((id) => [id, ...numbers.map((number) => hash(deal(id, { deal: number }).position()))].join(' ')),
  ...[0, 1].map((at) => [`shuffle-${at + 1}`, ...numbers.map((number) => shuffles(number)[at])].join(' ')),
];

describe('deal numbers', () => {
  it('S22: deals 1 to 20 of every game, and their shuffles, are what they were', () => {
    if (process.env['GOLDEN'] !== undefined && !existsSync(file)) writeFileSync(file, `${lines().join('\n')}\n`);
    expect(lines()).toEqual(readFileSync(file, 'utf8').trim().split('\n'));
  });

  it.each(ids)('S118: %s: game, rules and number are enough to share a deal', (id) => {
    const game = deal(id, { deal: 118 });
    expect(game.record()).toBe(`r1_${id}_1__n118_`);
    expect(view(restore(`r1_${id}_1__n118_`))).toBe(view(game));
  });

  it('the first and the last number are dealt', () => {
    for (const id of ids) {
      for (const number of [1, 4_294_967_295]) expect(deal(id, { deal: number }).dealNumber).toBe(number);
    }
  });
});
