/**
 * Everything that takes text or values from outside. Each target eats one input; it throws what a caller must never meet, and
 * tells whether the input was taken.
 */
import {
  dailyDeal,
  deal,
  games,
  PatienceError,
  restore,
  verify,
  type Expectation,
  type Game,
  type Move,
} from '../../src/engine.js';
import { localeFor } from '../../src/locales/index.js';
import { dayIn } from '../../src/elements/days.js';
import { choose, textOf } from '../../src/elements/options.js';
import { readDeal } from '../../src/elements/requests.js';
import { readHandedOn, readSaved } from '../../src/elements/saves/read-saved.js';
import { nothingSaved, writeSaved, type Saved } from '../../src/elements/saves/format.js';
import { dice, greedy, pick, walk, type Dice } from '../engine/support/walk.js';
import { anything, mutated, shaken } from './mutations.js';

export interface Target {
  readonly name: string;
  readonly eat: (roll: Dice) => boolean;
}

/** Games of every kind, some of them far on. */
const played: readonly Game[] = games.flatMap(({ id, rules }, which) =>
  [0, 30, 120].map((moves, index) => {
    const roll = dice(which * 7 + index);
    const chosen = Object.fromEntries(rules.map(({ name, values }) => [name, pick(values, roll)]));
    const game = deal(id, { deal: 1 + which * 1000 + index, rules: moves === 0 ? {} : chosen });
    if (index === 1) greedy(game, roll, moves);
    else walk(game, roll, moves);
    return game;
  }),
);
const records = played.map((game) => game.record());
const positions = played.map((game) => game.position());
const packs = played.map((game) => game.piles.flatMap(({ cards }) => cards.map(({ card }) => card)).join(' '));
const ids = games.map(({ id }) => id);
const numbers = ['1', '7', '42', '336', '4294967295', 'random', 'daily'];
const days = ['2026-01-31', '2024-02-29', '1970-01-01', '9999-12-31'];
const zones = ['UTC', 'local', 'Europe/Berlin', 'Asia/Kathmandu', 'Etc/GMT+12', 'ru', 'en-GB'];
/** What attributes may be. */
const choices: readonly (readonly [string, ...string[]])[] = [
  ['two-colour', 'four-colour'],
  ['off', 'safe', 'all'],
  ['solver', 'fair', 'none'],
  ['1', '2', '3', 'unlimited'],
];

/** The day there, or null where there is no such zone. */
function zoneDay(zone: string): string | null {
  try {
    return dayIn(zone, new Date(1_800_000_000_000));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
const names = games.flatMap(({ rules }) => rules.map(({ name }) => name));
const values = games.flatMap(({ rules }) => rules.flatMap((rule) => rule.values));
const piles = [...new Set(played.flatMap((game) => game.piles.map(({ id }) => id)))];

/** The game, or null where the input is refused as it should be: by a `PatienceError` of one short sentence. */
function made(make: () => Game): Game | null {
  try {
    return make();
  } catch (error) {
    checkRefusal(error);
    return null;
  }
}

function checkRefusal(error: unknown): asserts error is PatienceError {
  if (!(error instanceof PatienceError)) throw error;
  if (error.message.length > 400) throw new Error(`A long message: ${error.message}`);
}

/** Whatever was taken is a whole game: its cards are the packs, and its record tells it again. */
function checkGame(game: Game | null): boolean {
  if (game === null) return false;
  const cards = game.piles.reduce((sum, pile) => sum + pile.cards.length, 0);
  if (cards !== 52 && cards !== 104) throw new Error(`${cards} cards: ${game.position()}`);
  const again = restore(game.record());
  if (again.position() !== game.position()) throw new Error(`Not told again: ${game.record()}`);
  return true;
}

const rulesNear = (roll: Dice): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: roll(3) }, () => [
      roll(4) === 0 ? mutated(names, roll) : pick(names, roll),
      (roll(4) === 0 ? anything(values, roll) : pick(values, roll)) as string,
    ]),
  );

const moveNear = (roll: Dice, legal: readonly Move[]): unknown => {
  if (roll(20) === 0) return anything(piles, roll);
  const move: Record<string, unknown> = { ...pick([...legal, { from: 'stock', to: 'waste', count: 1 }], roll) };
  for (const key of ['from', 'to', 'count', 'card', 'pile']) {
    if (roll(4) === 0)
      move[key] = roll(3) === 0 ? anything(piles, roll) : key === 'count' ? roll(14) : pick(piles, roll);
  }
  return move;
};

const looked = (game: Game): string => `${game.position()} ${game.history.length} ${game.moveCount}`;

/** A save with something in each of its places. */
const save: Saved = {
  ...nothingSaved(),
  source: 'abc123',
  settings: new Map([
    ['suits', { value: 'four-colour', revision: 3 }],
    ['mirror', { value: true, revision: 1 }],
  ]),
  games: played.slice(0, 4).map((game, index) => ({
    id: `g${index}`,
    asked: `${game.id}=daily`,
    record: game.record(),
    undone: 0,
    joined: [2, 3],
    elapsed: 12_000,
    undos: 1,
    hints: 2,
    attempt: 1,
    day: '2026-01-31',
    wished: false,
    told: false,
    counted: false,
    at: 1_700_000_000_000,
    revision: 4,
    by: 'page1',
  })),
  results: [
    { rules: 'kenfild&draw=1', deal: 7, won: true, moves: 90, elapsed: 60_000, day: null, at: 1_700_000_000_000 },
  ],
  lines: new Map([
    [
      'abc123',
      new Map([
        [
          'kenfild&draw=1',
          { played: 4, won: 2, streak: 1, longest: 2, moves: 80, elapsed: 50_000, at: 1_700_000_000_000 },
        ],
      ]),
    ],
  ]),
  days: new Map([['kenfild', [['2026-01-30', 2]]]]),
};
const saved = JSON.parse(writeSaved(save)) as unknown;
const handedOn = { ...(saved as object), 'patience-statistics': 1 };

export const targets: readonly Target[] = [
  { name: 'records', eat: (roll) => checkGame(made(() => restore(mutated(records, roll)))) },
  {
    name: 'positions',
    eat: (roll) => {
      const which = roll(positions.length);
      const id = roll(9) === 0 ? pick(ids, roll) : (played[which]?.id ?? '');
      return checkGame(made(() => deal(id, { position: mutated([positions[which] ?? ''], roll) })));
    },
  },
  {
    name: 'lists of cards',
    eat: (roll) => {
      const which = roll(packs.length);
      const text = mutated([packs[which] ?? ''], roll);
      const cards =
        roll(3) === 0 ? text : text.split(' ').map((code) => (roll(300) === 0 ? anything([code], roll) : code));
      return checkGame(made(() => deal(played[which]?.id ?? '', { cards: cards as string[] })));
    },
  },
  {
    name: 'deal numbers, games and rules',
    eat: (roll) => {
      const id = roll(9) === 0 ? mutated(ids, roll) : pick(ids, roll);
      const number = roll(2) === 0 ? 1 + roll(4_294_967_295) : (anything(numbers, roll) as number);
      const options = roll(50) === 0 ? (anything(numbers, roll) as object) : { deal: number, rules: rulesNear(roll) };
      return checkGame(made(() => deal(id, options)));
    },
  },
  {
    name: 'moves',
    eat: (roll) => {
      const which = roll(records.length);
      const game = restoredOnce(which);
      const move = moveNear(roll, game.moves()) as Move;
      const before = looked(game);
      const refusal = game.refusal(move);
      if (looked(game) !== before) throw new Error(`Asking changed the game: ${before}`);
      try {
        game.play(move);
      } catch (error) {
        checkRefusal(error);
        if (refusal === null) throw new Error(`Allowed and refused: ${error.message}`, { cause: error });
        if (looked(game) !== before) throw new Error(`A refused move changed the game: ${before}`, { cause: error });
        return false;
      }
      if (refusal !== null) throw new Error(`Refused (${refusal}) and played: ${game.record()}`);
      game.undo();
      if (game.position() !== before.slice(0, before.indexOf(' '))) throw new Error(`Not undone: ${game.record()}`);
      return true;
    },
  },
  {
    name: 'expectations',
    eat: (roll) => {
      const which = roll(records.length);
      const { id = '', dealNumber = 1, rules = {}, status = 'won' } = played[which] ?? {};
      const right: Record<string, unknown> = { game: id, deal: dealNumber, rules, status };
      const expected = { ...right };
      if (roll(2) === 0)
        expected[pick(Object.keys(right), roll)] = roll(2) === 0 ? rulesNear(roll) : anything(ids, roll);
      const text = roll(2) === 0 ? (records[which] ?? '') : (anything(records, roll) as string);
      return verify(text, (roll(20) === 0 ? anything(ids, roll) : expected) as Expectation).ok;
    },
  },
  {
    name: 'days',
    eat: (roll) => {
      try {
        const options = roll(3) === 0 ? (anything(days, roll) as object) : { winnable: true, rules: rulesNear(roll) };
        const number = dailyDeal(pick(ids, roll), mutated(days, roll), roll(2) === 0 ? {} : options);
        if (!Number.isInteger(number) || number < 1 || number > 4_294_967_295) throw new Error(`Deal ${number}`);
        return true;
      } catch (error) {
        checkRefusal(error);
        return false;
      }
    },
  },
  {
    name: 'attributes',
    eat: (roll) => {
      const given = anything([...numbers, ...values, ...zones], roll);
      const known = pick(choices, roll);
      const chosen = choose({ localName: 'patience-kenfild' } as Element, 'attribute', given, known);
      if (!known.includes(chosen)) throw new Error(`Chosen: ${chosen}`);
      const number = readDeal(given);
      if (typeof number === 'number' && (!Number.isInteger(number) || number < 1 || number > 4_294_967_295))
        throw new Error(`Deal ${number}`);
      const day = zoneDay(textOf(given));
      if (day !== null && !/^\d{4}-\d\d-\d\d$/.test(day)) throw new Error(`Day ${day}`);
      const lang = localeFor(textOf(given));
      if (typeof lang.ui !== 'object') throw new Error(`Language ${textOf(given)}`);
      return number !== null;
    },
  },
  {
    name: 'saves',
    eat: (roll) => {
      const text = JSON.stringify(shaken(saved, roll));
      const { saved: read, whole } = readSaved(roll(4) === 0 ? mutated([text], roll) : text);
      if (read === null) return false;
      // What was believed is written and read again without a loss.
      const again = readSaved(writeSaved(read));
      if (!again.whole || again.saved === null || writeSaved(again.saved) !== writeSaved(read)) {
        throw new Error(`Not read again: ${writeSaved(read)}`);
      }
      return whole;
    },
  },
  {
    name: 'statistics',
    eat: (roll) => {
      const text = JSON.stringify(shaken(handedOn, roll));
      return readHandedOn(roll(4) === 0 ? mutated([text], roll) : text) !== null;
    },
  },
];

const opened: (Game | undefined)[] = [];

/** A game of the list that only sees moves which are taken back. */
function restoredOnce(which: number): Game {
  const game = opened[which] ?? restore(records[which] ?? '');
  opened[which] = game;
  return game;
}
