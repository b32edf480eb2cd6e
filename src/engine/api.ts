/** The public calls of the engine, over whichever games it is made with. */
import { KINDS, cardOf } from './cards.js';
import type { GameDefinition, RuleOption, Rules } from './definition.js';
import { PatienceError, shown } from './error.js';
import { Game } from './game.js';
import type { Status } from './game-types.js';
import { readPosition, writePosition } from './position.js';
import { packFault } from './pack.js';
import { Random, hashText } from './random.js';
import { isDealNumber, layOut, positionSource, readRecord, LAST_DEAL, type Source } from './record.js';
import { resolveRules, type GivenRules } from './rules.js';

/** The platform's generator; browsers, workers and Node have it alike. */
declare const crypto: { getRandomValues(words: Uint32Array): Uint32Array };

/** A game as the list `games` describes it. */
export interface GameInfo {
  readonly id: string;
  readonly packs: 1 | 2;
  readonly names: { readonly ru: string; readonly en: string };
  readonly rules: readonly { readonly name: string; readonly values: readonly string[]; readonly default: string }[];
}

/** What to deal: one of `deal`, `cards`, `position`; none of them = a random number. */
export interface DealOptions {
  /** 1 … 4294967295. */
  readonly deal?: number | undefined;
  /** 52 or 104 codes in dealing order, as an array or as one text with spaces. */
  readonly cards?: string | readonly string[] | undefined;
  /** The text of `game.position()`; it carries its own rules. */
  readonly position?: string | undefined;
  /** Options that are not the book's. */
  readonly rules?: GivenRules | undefined;
}

export interface Expectation {
  readonly game: string;
  readonly deal: number;
  /** Absent = the book's rules. */
  readonly rules?: GivenRules | undefined;
  /** Default `won`. */
  readonly status?: Status | undefined;
}

export type Verification =
  | {
      readonly ok: true;
      readonly game: string;
      readonly deal: number;
      readonly rules: Rules;
      readonly status: Status;
      readonly moveCount: number;
    }
  | {
      readonly ok: false;
      readonly code:
        'bad-record' | 'bad-rule' | 'unknown-game' | 'wrong-game' | 'wrong-deal' | 'wrong-rules' | 'wrong-status';
    };

export interface Engine {
  /** The games, in their fixed order. */
  readonly games: readonly GameInfo[];
  /** Deals a game; throws `unknown-game`, `bad-deal`, `bad-cards`, `bad-position` or `bad-rule`. */
  readonly deal: (game: string, options?: DealOptions) => Game;
  /** A game as its record left it, the whole history undoable; throws `bad-record`. */
  readonly restore: (record: string) => Game;
  /** Whether a record is what it is said to be; proves a line on a deal, not who found it. Never throws. */
  readonly verify: (record: string, expected: Expectation) => Verification;
  /** The deal number of a day (`YYYY-MM-DD`), the same for everybody; throws `unknown-game`, `bad-deal` or `bad-rule`. */
  readonly dailyDeal: (game: string, day: string, options?: { readonly rules?: GivenRules | undefined }) => number;
}

const info = ({ id, packs, names, rules }: GameDefinition): GameInfo =>
  Object.freeze({ id, packs, names: Object.freeze({ ...names }), rules: Object.freeze(rules.map(option)) });

const option = ({ name, values }: RuleOption): GameInfo['rules'][number] =>
  Object.freeze({ name, values: Object.freeze([...values]), default: values[0] });

/** Makes the calls for these games. */
export function createEngine(definitions: readonly GameDefinition[]): Engine {
  const find = (id: string): GameDefinition => {
    const definition = definitions.find((candidate) => candidate.id === id);
    if (definition === undefined) throw new PatienceError('unknown-game', `There is no game "${shown(id)}".`);
    return definition;
  };

  const deal: Engine['deal'] = (id, options = {}) => {
    const definition = find(id);
    checkOptions(options);
    const given = [options.deal, options.cards, options.position].filter((value) => value !== undefined);
    if (given.length > 1)
      throw new PatienceError('bad-deal', 'A deal is a number, a list of cards or a position, not two of them.');
    if (options.position !== undefined) return dealPosition(definition, options.position, options.rules);
    const rules = resolveRules(definition, options.rules);
    const source = options.cards === undefined ? numberSource(options.deal) : cardSource(definition, options.cards);
    const { law, table } = layOut(definition, rules, source);
    return new Game(law, table, source);
  };

  const restore: Engine['restore'] = (record) => {
    const read = readRecord(record, definitions);
    return new Game(read.law, read.table, read.source, read.moves, read.marks);
  };

  const verify: Engine['verify'] = (record, expected) => {
    try {
      const rules = resolveRules(find(expected.game), expected.rules);
      const game = restore(record);
      if (game.id !== expected.game) return { ok: false, code: 'wrong-game' };
      if (game.dealNumber === null || game.dealNumber !== expected.deal) return { ok: false, code: 'wrong-deal' };
      if (Object.keys(rules).some((name) => rules[name] !== game.rules[name]))
        return { ok: false, code: 'wrong-rules' };
      if (game.status !== (expected.status ?? 'won')) return { ok: false, code: 'wrong-status' };
      const { id, dealNumber, status, moveCount } = game;
      return { ok: true, game: id, deal: dealNumber, rules: game.rules, status, moveCount };
    } catch (error) {
      const code = error instanceof PatienceError ? error.code : 'bad-record';
      return { ok: false, code: code === 'unknown-game' || code === 'bad-rule' ? code : 'bad-record' };
    }
  };

  const dailyDeal: Engine['dailyDeal'] = (id, day, options = {}) => {
    const definition = find(id);
    checkOptions(options);
    resolveRules(definition, options.rules);
    for (const name of Object.keys(options)) {
      if (name !== 'rules') throw new PatienceError('bad-deal', `Daily deals have no option "${name}" yet.`);
    }
    if (!isDay(day)) throw new PatienceError('bad-deal', `A day is written YYYY-MM-DD, not "${shown(day)}".`);
    return 1 + new Random(hashText(`${id} ${day}`)).below(LAST_DEAL);
  };

  return Object.freeze({ games: Object.freeze(definitions.map(info)), deal, restore, verify, dailyDeal });
}

/** A caller without types may give anything. */
function checkOptions(options: unknown): void {
  if (typeof options !== 'object' || options === null)
    throw new PatienceError('bad-deal', 'Options must be an object.');
}

function dealPosition(definition: GameDefinition, text: string, rules: GivenRules | undefined): Game {
  const { law, table } = readPosition(text, [definition]);
  const asked = resolveRules(definition, rules);
  const differing = definition.rules.find(({ name }) => rules?.[name] !== undefined && asked[name] !== law.rules[name]);
  if (differing !== undefined) {
    throw new PatienceError('bad-position', `The position has its own rules, and its "${differing.name}" is another.`);
  }
  return new Game(law, table, positionSource(writePosition(law, table)));
}

function numberSource(number: number | undefined): Source {
  if (number === undefined) return { kind: 'number', number: randomDeal() };
  if (!isDealNumber(number)) {
    throw new PatienceError(
      'bad-deal',
      `A deal number is a whole number from 1 to ${LAST_DEAL}, not ${shown(number)}.`,
    );
  }
  return { kind: 'number', number };
}

/** A random deal number from the platform's generator. */
export function randomDeal(): number {
  const words = new Uint32Array(1);
  for (;;) {
    crypto.getRandomValues(words);
    const number = words[0] ?? 0;
    if (number > 0) return number;
  }
}

function cardSource(definition: GameDefinition, given: string | readonly string[]): Source {
  const codes = typeof given === 'string' ? given.trim().split(/[\s,]+/) : given;
  const bad = (message: string): PatienceError => new PatienceError('bad-cards', message);
  const most = definition.packs * KINDS * 4;
  if (typeof given === 'string' && given.length > most * 4) throw bad('The text of the cards is far too long.');
  if (!Array.isArray(codes)) throw bad('Cards are a text of codes or an array of them.');
  if (codes.length > most) throw bad(`The list of cards is far too long: ${codes.length} of them.`);
  const cards = Array.from(codes, (code: unknown) => {
    const card = typeof code === 'string' ? cardOf(code) : -1;
    if (card < 0) throw bad(`There is no card "${shown(code)}".`);
    return card;
  });
  const fault = packFault(cards, definition.packs);
  if (fault !== null)
    throw bad(
      `The game ${definition.id} is dealt from ${definition.packs * KINDS} cards, not ${cards.length}: ${fault}.`,
    );
  return { kind: 'cards', cards };
}

/** True for a real day of the calendar, written YYYY-MM-DD. */
function isDay(text: unknown): boolean {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
