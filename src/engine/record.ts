/**
 * A whole game as text: `r1_<game>_<revision>_<options>_<source>_<moves>`.
 *
 * Source: `n` and the deal number; or `c` and one letter a card in dealing order (`A…Z a…z` for cards 0 … 51); or `t`,
 * the pass, a `.` and the piles of a position.
 *
 * Moves: see `move-text.ts`.
 */
import { codeOf } from './cards.js';
import { dealListed, dealNumbered, type Dealt } from './dealing.js';
import type { GameDefinition, Rules } from './definition.js';
import { PatienceError, shown } from './error.js';
import { moveCount, moveFrom, moveTo, type Law } from './law.js';
import { readMove, writeMove } from './move-text.js';
import { refuse } from './refusal.js';
import { apply } from './play.js';
import { packFault } from './pack.js';
import { readPosition } from './position.js';
import { hashText } from './random.js';
import { reasonName } from './reasons.js';
import { readHeader, writeHeader } from './text.js';

/** Where a game came from. */
export type Source =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'cards'; readonly cards: readonly number[] }
  /** The pass, a `.` and the piles. */
  | { readonly kind: 'position'; readonly text: string };

/** The largest deal number. */
export const LAST_DEAL = 4_294_967_295;

/** True for a whole number from 1 to 4294967295. */
export const isDealNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LAST_DEAL;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Lays out what a source says; a position may throw `bad-position`. */
export function layOut(definition: GameDefinition, rules: Rules, source: Source): Dealt {
  if (source.kind === 'number') return dealNumbered(definition, rules, source.number);
  if (source.kind === 'cards') {
    return dealListed(definition, rules, source.cards, hashText(source.cards.map(codeOf).join(' ')));
  }
  const [pass = '', ...piles] = source.text.split('.');
  return readPosition(`${writeHeader('t', definition, rules)}_${pass}_${piles.join('.')}`, [definition]);
}

/** The source that a position's text makes. */
export function positionSource(text: string): Source {
  const fields = text.split('_');
  return { kind: 'position', text: fields.slice(4).join('.') };
}

export function writeRecord(law: Law, source: Source, moves: readonly number[]): string {
  const written = moves.map((move) => writeMove(law, move)).join('');
  return `${writeHeader('r', law.definition, law.rules)}_${writeSource(source)}_${written}`;
}

function writeSource(source: Source): string {
  if (source.kind === 'number') return `n${source.number}`;
  if (source.kind === 'position') return `t${source.text}`;
  return `c${source.cards.map((card) => LETTERS.charAt(card)).join('')}`;
}

/** A record read: the table after its moves, and how it came about. */
export interface ReadRecord extends Dealt {
  readonly source: Source;
  readonly moves: readonly number[];
  /** The table's mark before each move. */
  readonly marks: readonly number[];
}

/** Reads and replays a record; every fault is a `bad-record` that says where it broke. */
export function readRecord(text: unknown, games: readonly GameDefinition[]): ReadRecord {
  const { definition, rules, rest } = readHeader(text, 'r', 2, games, 'bad-record');
  const [sourceText = '', movesText = ''] = rest;
  const source = readSource(definition, sourceText);
  const { law, table } = layFrom(definition, rules, source);
  const moves: number[] = [];
  const marks: number[] = [];
  for (let index = 0; index < movesText.length;) {
    const { move, length } = readMove(law, table, movesText, index);
    const place = `move ${moves.length + 1} ("${movesText.slice(index, index + length)}")`;
    if (move < 0) throw bad(`The record breaks at ${place}: it is not a move.`);
    const why = reasonName(refuse(law, table, moveFrom(move), moveTo(move), moveCount(move)));
    if (why !== null) throw bad(`The record breaks at ${place}: the move is refused, ${why}.`);
    moves.push(move);
    marks.push(table.mark);
    apply(law, table, move);
    index += length;
  }
  return { law, table, source, moves, marks };
}

function layFrom(definition: GameDefinition, rules: Rules, source: Source): Dealt {
  try {
    return layOut(definition, rules, source);
  } catch (error) {
    throw bad(error instanceof PatienceError ? error.message : 'The record has a faulty position.');
  }
}

function readSource(definition: GameDefinition, text: string): Source {
  const rest = text.slice(1);
  if (text.startsWith('n')) {
    const number = /^[1-9]\d{0,9}$/.test(rest) ? Number(rest) : 0;
    if (!isDealNumber(number)) throw bad(`The record has a faulty deal number, "${shown(rest)}".`);
    return { kind: 'number', number };
  }
  if (text.startsWith('c')) {
    const cards = [...rest].map((letter) => LETTERS.indexOf(letter));
    const fault = cards.includes(-1) ? 'an unknown letter' : packFault(cards, definition.packs);
    if (fault !== null) throw bad(`The record has a faulty list of cards: ${fault}.`);
    return { kind: 'cards', cards };
  }
  if (text.startsWith('t')) return { kind: 'position', text: rest };
  throw bad('The record does not say which deal it is of.');
}

const bad = (message: string): PatienceError => new PatienceError('bad-record', message);
