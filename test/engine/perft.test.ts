/**
 * How many sequences of moves, and how many different tables, there are one to four moves after fixed points of fixed
 * deals, for every game and every option value. `golden/perft.txt` holds a line each: the record of the point, the
 * numbers of sequences, the numbers of tables.
 *
 * All counts were confirmed with the plain second reading of the rules in test/oracle, which shares no code with the
 * engine: PERFT_ORACLE=4 does it again in a minute (without it, to depth 2). UPDATE_PERFT=1 writes the file anew.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deal, restore, type Game } from '../../src/engine.js';
import { Oracle } from '../oracle/oracle.js';
import { generator, shuffle } from './support/reference-random.js';
import { dice, greedy, ids, singleRules } from './support/walk.js';

const DEPTH = 4;
const CONFIRMED = Number(process.env['PERFT_ORACLE'] ?? 2);
const file = join(import.meta.dirname, 'golden', 'perft.txt');

interface Counts {
  readonly sequences: number[];
  readonly tables: number[];
}

const format = (record: string, { sequences, tables }: Counts): string =>
  [record, sequences.join(' '), tables.join(' ')].join(' | ');

/** Counts with the engine, taking every move back. */
function count(game: Game, depth: number): Counts {
  const sequences = Array.from({ length: depth }, () => 0);
  const tables = sequences.map(() => new Set<string>());
  const visit = (level: number): void => {
    for (const move of game.moves()) {
      game.play(move);
      sequences[level]! += 1;
      tables[level]!.add(game.position());
      if (level + 1 < depth) visit(level + 1);
      game.undo();
    }
  };
  visit(0);
  return { sequences, tables: tables.map((set) => set.size) };
}

/** Counts with the second reading; it is told the order of a shuffle, which the rules do not give. */
function confirm(game: Game, depth: number): Counts {
  const sequences = Array.from({ length: depth }, () => 0);
  const tables = sequences.map(() => new Set<string>());
  const visit = (table: Oracle, level: number): void => {
    for (const move of table.moves()) {
      const child = table.clone();
      const waste = table
        .piles()
        .find(({ id }) => id === 'waste')
        ?.cards.map(({ card }) => card);
      const shuffles = move.to === 'stock' && game.rules['between-passes'] === 'shuffle';
      child.play(move, shuffles ? shuffle(waste ?? [], generator(game.dealNumber ?? 0, table.pass())) : undefined);
      sequences[level]! += 1;
      tables[level]!.add(JSON.stringify([child.piles(), child.pass()]));
      if (level + 1 < depth) visit(child, level + 1);
    }
  };
  const piles = Object.fromEntries(game.piles.map(({ id, cards }) => [id, [...cards]]));
  visit(Oracle.fromPiles(game.id, { ...game.rules }, piles, { pass: game.pass }), 0);
  return { sequences, tables: tables.map((set) => set.size) };
}

/** The points: at the start, in the middle and near the end of a plain player's game. */
function points(): string[] {
  return ids.flatMap((id) =>
    singleRules(id).flatMap((rules) =>
      [0, 50, 120].map((moves) => {
        const game = deal(id, { deal: 7, rules });
        greedy(game, dice(moves), moves);
        while (game.status !== 'playing') game.undo();
        return game.record();
      }),
    ),
  );
}

function write(): void {
  const known = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split(' | ')[0]!)
    : [];
  // A game that is new gets its points.
  const isNew = (record: string): boolean => known.every((other) => restore(other).id !== restore(record).id);
  const records = [...known, ...points().filter(isNew)];
  const lines = records.map((record) => format(record, count(restore(record), DEPTH)));
  writeFileSync(file, `${lines.join('\n')}\n`);
}

if (process.env['UPDATE_PERFT'] !== undefined) write();
const lines = readFileSync(file, 'utf8').trim().split('\n');

describe('sequences of moves', () => {
  it.each(ids.flatMap((id) => singleRules(id).map((rules) => [id, JSON.stringify(rules), rules] as const)))(
    '%s %s: as many as ever, and as the plain reading of the rules finds',
    (id, _, rules) => {
      const own = lines.filter((line) => {
        const game = restore(line.split(' | ')[0]!);
        return game.id === id && JSON.stringify(game.rules) === JSON.stringify(deal(id, { deal: 1, rules }).rules);
      });
      expect(own.length).toBeGreaterThanOrEqual(3);
      for (const line of own) {
        const record = line.split(' | ')[0]!;
        const counts = count(restore(record), DEPTH);
        expect(format(record, counts)).toBe(line);
        const { sequences, tables } = confirm(restore(record), CONFIRMED);
        expect(sequences).toEqual(counts.sequences.slice(0, CONFIRMED));
        expect(tables).toEqual(counts.tables.slice(0, CONFIRMED));
      }
    },
  );
});
