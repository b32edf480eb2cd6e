/** Moves of records, read as docs/records.md describes them: what is no legal move is refused, everything else is that move. */
import { describe, expect, it } from 'vitest';
import { deal, PatienceError, restore, type Game, type Move } from '../../src/engine.js';
import { dice, ids, walk } from './support/walk.js';

const SMALL = 'abcdefghijklmnopqrstuvwxyz';
const CAPITAL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGIT = '0123456789';
const FIRST = `${CAPITAL}${DIGIT}~!*(`;
const SECOND = CAPITAL + SMALL + DIGIT;

/** The move that a text means; null where it means none. */
function meaning(game: Game, text: string): Move | null {
  if (text === '.') return game.moves().find(({ from, to }) => from === 'stock' && to !== game.placeToFill) ?? null;
  if (text === '-') return game.moves().find(({ to }) => to === 'stock') ?? null;
  const [first = '', second = ''] = text;
  const piles = game.piles.map(({ id }) => id);
  if (SMALL.includes(first)) {
    const from = piles[SMALL.indexOf(first)];
    const to = piles[SMALL.indexOf(second)];
    return second === '' || from === undefined || to === undefined || to === 'stock' ? null : { from, to, count: 1 };
  }
  const table = piles.filter((id) => id.startsWith('tableau'));
  const number = FIRST.indexOf(first) * SECOND.length + SECOND.indexOf(second);
  if (table.length === 0 || second === '' || !SECOND.includes(second)) return null;
  const [from = '', to = ''] = [table[Math.floor(number / table.length) % table.length], table[number % table.length]];
  return { from, to, count: 2 + Math.floor(number / table.length ** 2) };
}

/** The position after a record; null where it is refused. */
function after(record: string): string | null {
  try {
    return restore(record).position();
  } catch (error) {
    if (error instanceof PatienceError && error.code === 'bad-record') return null;
    throw error;
  }
}

const texts = ['.', '-', 'a', '?', '??', 'a?'];
for (const first of SMALL) for (const second of `${SMALL}A`) texts.push(first + second);
for (const first of FIRST) for (const second of `${SECOND}~`) texts.push(first + second);

describe('one more move in a record', () => {
  it.each(ids)('of %s is a legal one, or the record is refused', (id) => {
    const roll = dice(17);
    let taken = 0;
    for (const steps of [0, 12, 40]) {
      const game = deal(id, { deal: 7 + steps });
      walk(game, roll, steps);
      const record = game.record();
      for (const text of texts.filter((_, at) => at < 6 || at % 3 === steps % 3)) {
        const move = meaning(game, text);
        const found = after(record + text);
        if (move === null || game.refusal(move) !== null) {
          if (found !== null) throw new Error(`${record}${text} is taken`);
          continue;
        }
        const copy = restore(record);
        copy.play(move);
        if (found !== copy.position()) throw new Error(`${record}${text} is another move`);
        taken++;
      }
    }
    expect(taken).toBeGreaterThan(0);
  });
});
