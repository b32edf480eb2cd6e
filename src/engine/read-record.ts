/** Reads records as `record.ts` writes them. */
import { cardSource, cardsOf } from './deal-cards.js';
import { isDealNumber, numberSource } from './numbered.js';
import type { Dealt } from './dealing.js';
import type { GameDefinition, Rules } from './definition.js';
import { PatienceError, shown } from './error.js';
import { writeHeader } from './header.js';
import { moveCount, moveFrom, moveTo } from './law.js';
import { packFault } from './pack.js';
import { apply } from './play.js';
import { readHeader } from './read-header.js';
import { readMove } from './read-move.js';
import { readPosition } from './read-position.js';
import type { Source } from './record.js';
import { refuse } from './refusal.js';

/** A record read: the table after its moves, and how it came about. */
export interface ReadRecord {
  readonly source: Source;
  readonly dealt: Dealt;
  readonly moves: readonly number[];
  /** The table's mark before each move. */
  readonly marks: readonly number[];
}

/** Reads and replays a record; every fault is a `bad-record` that says where it broke. */
export function readRecord(text: unknown, games: readonly GameDefinition[]): ReadRecord {
  const { definition, rules, rest } = readHeader(text, 'r', 2, games, 'bad-record');
  const [sourceText = '', movesText = ''] = rest;
  const source = readSource(definition, rules, sourceText);
  const dealt = layFrom(source);
  const { law, table } = dealt;
  const moves: number[] = [];
  const marks: number[] = [];
  for (let index = 0; index < movesText.length;) {
    const { move, length } = readMove(law, table, movesText, index);
    const place = `move ${moves.length + 1} ("${movesText.slice(index, index + length)}")`;
    if (move < 0) throw bad(`The record breaks at ${place}: it is not a move.`);
    const why = refuse(law, table, moveFrom(move), moveTo(move), moveCount(move));
    if (why !== null) throw bad(`The record breaks at ${place}: the move is refused, ${why}.`);
    moves.push(move);
    marks.push(table.mark);
    apply(law, table, move);
    index += length;
  }
  return { source, dealt, moves, marks };
}

function layFrom(source: Source): Dealt {
  try {
    return source.lay();
  } catch (error) {
    throw bad(error instanceof PatienceError ? error.message : 'The record has a faulty position.');
  }
}

function readSource(definition: GameDefinition, rules: Rules, text: string): Source {
  const rest = text.slice(1);
  if (text.startsWith('n')) {
    const number = /^[1-9]\d{0,9}$/.test(rest) ? Number(rest) : 0;
    if (!isDealNumber(number)) throw bad(`The record has a faulty deal number, "${shown(rest)}".`);
    return numberSource(definition, rules, number);
  }
  if (text.startsWith('c')) {
    const cards = cardsOf(rest);
    const fault = cards.includes(-1) ? 'an unknown letter' : packFault(cards, definition.packs);
    if (fault !== null) throw bad(`The record has a faulty list of cards: ${fault}.`);
    return cardSource(definition, rules, cards);
  }
  if (text.startsWith('t')) {
    const [pass = '', ...piles] = rest.split('.');
    const position = `${writeHeader('t', definition, rules)}_${pass}_${piles.join('.')}`;
    return { number: null, text, lay: () => readPosition(position, [definition]) };
  }
  throw bad('The record does not say which deal it is of.');
}

const bad = (message: string): PatienceError => new PatienceError('bad-record', message);
