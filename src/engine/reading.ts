/** Games from text. */
import type { GameDefinition } from './definition.js';
import { PatienceError } from './error.js';
import { Game } from './game.js';
import { writePosition } from './position.js';
import { readPosition } from './read-position.js';
import { readRecord } from './read-record.js';
import { resolveRules, type GivenRules } from './rules.js';

/** A game as its record left it, the whole history undoable; throws `bad-record`. */
export function openRecord(definitions: readonly GameDefinition[], record: string): Game {
  const { source, dealt, moves, marks } = readRecord(record, definitions);
  return new Game(source, dealt, moves, marks);
}

/** A game that begins at a position, which has its own rules; throws `bad-position`, where `rules` are others too. */
export function openPosition(definition: GameDefinition, text: string, rules?: GivenRules): Game {
  const dealt = readPosition(text, [definition]);
  const { law, table } = dealt;
  const asked = resolveRules(definition, rules);
  const differing = definition.rules.find(({ name }) => rules?.[name] !== undefined && asked[name] !== law.rules[name]);
  if (differing !== undefined) {
    throw new PatienceError('bad-position', `The position has its own rules, and its "${differing.name}" is another.`);
  }
  const written = writePosition(law, table);
  const [pass = '', piles = ''] = written.split('_').slice(4);
  const lay = () => readPosition(written, [definition]);
  return new Game({ number: null, text: `t${pass}.${piles}`, lay }, dealt);
}

/** A game from a text, which is a position if it begins with `t`, else a record; throws `bad-position` or `bad-record`. */
export function openText(definition: GameDefinition, text: string): Game {
  return text.trim().startsWith('t') ? openPosition(definition, text) : openRecord([definition], text);
}
