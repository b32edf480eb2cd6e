/** The public calls of the engine, over whichever games it is made with. */
import { dailyNumber } from './daily.js';
import { dealCards } from './deal-cards.js';
import { dealNumber } from './deal-number.js';
import type { GameDefinition, RuleOption, Rules } from './definition.js';
import { PatienceError, shown } from './error.js';
import type { Game } from './game.js';
import type { Status } from './game-types.js';
import { openPosition, openRecord } from './reading.js';
import { resolveRules, type GivenRules } from './rules.js';
import { dailyOf, DIFFICULTIES, numbersOf, winnableDeals, type Difficulty, type WinnableLists } from './winnable.js';

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

/** Which deal is to be the day's. */
export interface DailyOptions {
  /** Options that are not the book's. */
  readonly rules?: GivenRules | undefined;
  /** Only of deals that are proved winnable under these rules. */
  readonly winnable?: boolean | undefined;
  /** Only of winnable deals of this difficulty. */
  readonly difficulty?: Difficulty | undefined;
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
  /**
   * The deal number of a day (`YYYY-MM-DD`), the same for everybody; throws `unknown-game`, `bad-deal` or `bad-rule`. With
   * `winnable` or `difficulty` it comes out of the package's list for these rules: `bad-deal` where there is none, where no
   * deal is known to be winnable, or where deals have no difficulty.
   */
  readonly dailyDeal: (game: string, day: string, options?: DailyOptions) => number;
}

const info = ({ id, packs, names, rules }: GameDefinition): GameInfo =>
  Object.freeze({ id, packs, names: Object.freeze({ ...names }), rules: Object.freeze(rules.map(option)) });

const option = ({ name, values }: RuleOption): GameInfo['rules'][number] =>
  Object.freeze({ name, values: Object.freeze([...values]), default: values[0] });

/** Makes the calls for these games; `winnable` has the lists of winnable deals by game, where there are any. */
export function createEngine(
  definitions: readonly GameDefinition[],
  winnable: Readonly<Record<string, WinnableLists>> = {},
): Engine {
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
    if (options.position !== undefined) return openPosition(definition, options.position, options.rules);
    if (options.cards !== undefined) return dealCards(definition, options.rules, options.cards);
    return dealNumber(definition, options.rules, options.deal);
  };

  const restore: Engine['restore'] = (record) => openRecord(definitions, record);

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
    const rules = resolveRules(definition, options.rules);
    for (const name of Object.keys(options)) {
      if (!['rules', 'winnable', 'difficulty'].includes(name))
        throw new PatienceError('bad-deal', `Daily deals have no option "${shown(name)}".`);
    }
    if (!isDay(day)) throw new PatienceError('bad-deal', `A day is written YYYY-MM-DD, not "${shown(day)}".`);
    const { difficulty } = options;
    if (difficulty === undefined && options.winnable !== true) return dailyNumber(definition, day);
    const lists = winnable[id] ?? { rated: false, byRules: {} };
    if (difficulty !== undefined && !(lists.rated && DIFFICULTIES.includes(difficulty)))
      throw new PatienceError('bad-deal', `The game ${id} has no deals of difficulty "${shown(difficulty)}".`);
    const deals = winnableDeals(lists, definition, rules);
    if (deals === null)
      throw new PatienceError('bad-deal', `The game ${id} has no list of winnable deals under these rules.`);
    const numbers = numbersOf(deals, difficulty);
    if (numbers.length === 0)
      throw new PatienceError('bad-deal', `No ${difficulty ?? 'winnable'} deal of ${id} is known under these rules.`);
    return dailyOf(definition, day, numbers);
  };

  return Object.freeze({ games: Object.freeze(definitions.map(info)), deal, restore, verify, dailyDeal });
}

/** A caller without types may give anything. */
function checkOptions(options: unknown): void {
  if (typeof options !== 'object' || options === null)
    throw new PatienceError('bad-deal', 'Options must be an object.');
}

/** True for a real day of the calendar, written YYYY-MM-DD. */
function isDay(text: unknown): boolean {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
