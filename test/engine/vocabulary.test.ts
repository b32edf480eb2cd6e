/** The vocabulary of definitions: the eight games and two more that live here alone, all held to the same. */
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../src/engine/index.js';
import type { GameDefinition } from '../../src/engine/index.js';
import { lawFor } from '../../src/engine/law-for.js';
import { allGames } from '../../src/games/index.js';
import { Oracle } from '../oracle/oracle.js';
import { skorpion } from './games/skorpion.js';
import { twinQueens } from './games/twin-queens.js';
import { fullPack, run } from './support/cards.js';
import { cards, moves, next, play, size, tops, why, written } from './support/table.js';
import { dice, walk } from './support/walk.js';

const definitions = [...allGames, twinQueens, skorpion];
const engine = createEngine(definitions);

/** The defaults and all other values, as documented. */
const documented: Record<string, Record<string, string>> = {
  'stroptivye-damy': {
    'second-run': 'after-packet never always',
    packing: 'run single none',
    payment: 'every-queen unplayed-queen',
  },
  'tsarstvo-zhenshchin': { payment: 'packet talon', passes: '1 2', packing: 'run single' },
  damskiy: { packing: 'run single' },
  'otvazhnye-damy': { passes: '2 1 3', packing: 'run single' },
  kongress: { passes: '1 2' },
  'korol-dama-valet': { 'between-passes': 'shuffle turn', passes: '3 1 2' },
  kenfild: {
    draw: '3 1',
    passes: '4 1 2 3 unlimited',
    packing: 'pile pile-or-top run',
    spaces: 'waste any',
    wrap: 'full to-base',
  },
  'damy-kuvyrkom': { passes: '3 1 2 unlimited', wrap: 'none king-on-ace', kings: 'left-to-right any-place' },
  'twin-queens': {},
  skorpion: {},
};

/** Every choice of a definition's rules. */
const choices = ({ rules }: GameDefinition): Record<string, string>[] =>
  rules.reduce<Record<string, string>[]>(
    (sets, { name, values }) => sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
    [{}],
  );

describe('definitions', () => {
  it('ids and names are unique, in both languages', () => {
    for (const names of [
      (game: GameDefinition) => game.id,
      (game: GameDefinition) => game.names.ru,
      (game: GameDefinition) => game.names.en,
    ]) {
      expect(new Set(definitions.map(names)).size).toBe(definitions.length);
    }
  });

  it.each(definitions.map((game) => [game.id, game] as const))(
    '%s: options and values are the documented ones, the default first',
    (id, game) => {
      const options = Object.fromEntries(game.rules.map(({ name, values }) => [name, values.join(' ')]));
      expect(options).toEqual(documented[id]);
      for (const { values } of game.rules) expect(new Set(values).size).toBe(values.length);
    },
  );

  it.each(definitions.map((game) => [game.id, game] as const))(
    '%s: under all rules the cards are full packs, and the pile ids unique',
    (id, game) => {
      for (const rules of choices(game)) {
        const dealt = engine.deal(id, { deal: 1, rules });
        const all = dealt.piles.flatMap((pile) => pile.cards.map(({ card }) => card));
        expect(all.sort()).toEqual(fullPack(game.packs).sort());
        expect(new Set(dealt.piles.map((pile) => pile.id)).size).toBe(dealt.piles.length);
      }
    },
  );

  it.each(definitions.map((game) => [game.id, game] as const))(
    '%s: every pile is dealt to, or reached by some move',
    (id, game) => {
      const roll = dice(5);
      const reached = new Set<string>();
      const rules = choices(game);
      for (let number = 1; number <= 60; number++) {
        const dealt = engine.deal(id, { deal: number, rules: rules[number % rules.length]! });
        for (const { id: pile, cards: held } of dealt.piles) if (held.length > 0) reached.add(pile);
        walk(dealt, roll, 250);
        for (const { id: pile, cards: held } of dealt.piles) if (held.length > 0) reached.add(pile);
      }
      const piles = engine.deal(id, { deal: 1 }).piles.map((pile) => pile.id);
      // The row of eight is not filled by random play; those that start it are alike.
      const open = piles.filter((pile) => !pile.startsWith('foundation') || pile === 'foundation-1');
      expect(open.filter((pile) => !reached.has(pile))).toEqual([]);
    },
  );

  it.each(definitions.map((game) => [game.id, game] as const))(
    '%s: every option value makes a law of its own',
    (id, game) => {
      const book = choices(game)[0]!;
      const plan = (rules: Record<string, string>): string =>
        JSON.stringify(game.plan(rules), (_, value: unknown) => (value === Infinity ? 'unlimited' : value));
      for (const { name, values } of game.rules) {
        const plans = values.map((value) => plan({ ...book, [name]: value }));
        expect(new Set(plans).size, `${id} ${name}`).toBe(values.length);
      }
      expect(lawFor(game, book, 0)).toBe(lawFor(game, { ...book }, 0));
      expect(lawFor(game, book, 0).ids.length).toBeLessThanOrEqual(26);
    },
  );

  it('S28: Царство, Дамский and Отважные are choices of values over one set of parameters', () => {
    const family = definitions.slice(1, 4);
    const plans = family.map((game) => game.plan(choices(game)[0]!));
    for (const plan of plans) {
      expect(plan.payments).toEqual(plans[0]?.payments);
      expect(plan.piles.slice(0, 2)).toEqual(plans[0]?.piles.slice(0, 2));
    }
  });

  it.each(['twin-queens', 'skorpion'])('%s: agrees with the plain reading of its rules on every move', (id) => {
    const roll = dice(12);
    for (let round = 0; round < 12; round++) {
      const game = engine.deal(id, { deal: 1 + roll(1_000_000) });
      const oracle = Oracle.fromPiles(
        id,
        {},
        Object.fromEntries(game.piles.map((pile) => [pile.id, [...pile.cards]])),
        {},
      );
      const same = (): void => {
        expect(game.moves().map(written).sort()).toEqual(oracle.moves().map(written).sort());
        expect([game.status, game.piles]).toEqual([oracle.status(), oracle.piles()]);
      };
      same();
      walk(game, roll, 120, (move) => {
        oracle.play(move);
        same();
      });
    }
  });
});

describe('Twin Queens', () => {
  it('eight places in suit downwards, refilled from the waste, else the stock; K A … Q up; two passes', () => {
    const game = engine.deal('twin-queens', { deal: 1 });
    expect([game.piles.length, size(game, 'stock'), game.passes]).toEqual([18, 96, 2]);
    const position = (piles: Record<string, string>): string => {
      const named = Object.values(piles).join(' ').split(' ');
      const rest = fullPack(2);
      for (const card of named) rest.splice(rest.indexOf(card), 1);
      const parts = Object.entries(piles).map(([id, text]) => `${id}~${text.replaceAll(' ', '')}`);
      return `t1_twin-queens_1__1_${parts.join('.')}.stock~${rest.join('').toLowerCase()}`;
    };
    const places = {
      'tableau-1': 'KH',
      'tableau-2': 'QH',
      'tableau-3': '9H',
      'tableau-4': '8H',
      'tableau-5': '8S',
      'tableau-6': '2S',
      'tableau-7': 'AS',
      'tableau-8': '5C',
    };
    const table = engine.deal('twin-queens', {
      position: position({ ...places, 'foundation-1': run('KA23456789TJ', 'D'), waste: 'QD 4C' }),
    });
    expect(moves(table)).toEqual([
      'stock waste',
      'tableau-1 foundation-2',
      'tableau-2 tableau-1',
      'tableau-4 tableau-3',
      'tableau-7 tableau-6',
      'waste tableau-8',
    ]);
    play(table, 'tableau-2 tableau-1');
    expect(cards(table, 'waste')).toBe('QD');
    expect(why(table, 'tableau-1 tableau-3 2')).toBe('single-cards-only');
    play(table, 'waste foundation-1', 'tableau-4 tableau-3');
    expect(tops(table, 'foundation')).toBe('QD - - - - - - -');
    expect(size(table, 'tableau-4')).toBe(1);
  });
});

describe('Скорпион', () => {
  const game = engine.deal('skorpion', { deal: 1 });

  it('seven columns of seven dealt in rounds, the lowest three of the first four face down, three cards left', () => {
    for (let column = 1; column <= 7; column++) {
      const down = game.pile(`tableau-${column}`).cards.filter(({ faceUp }) => !faceUp).length;
      expect([size(game, `tableau-${column}`), down]).toEqual([7, column <= 4 ? 3 : 0]);
    }
    expect(size(game, 'stock')).toBe(3);
  });

  it('the three cards are spread over the first columns in one move, undone in one', () => {
    const first = next(game, 3).split(' ');
    const before = game.position();
    expect(play(game, 'stock tableau-1 3')).toHaveLength(3);
    expect([1, 2, 3].map((at) => game.pile(`tableau-${at}`).cards.at(-1)?.card)).toEqual(first);
    expect([game.record().endsWith('_.'), size(game, 'stock')]).toEqual([true, 0]);
    game.undo();
    expect(game.position()).toBe(before);
  });

  it('it is won with four columns from king to ace', () => {
    const columns = ['S', 'H', 'D'].map((suit, at) => `tableau-${at + 1}~${run('KQJT98765432A', suit)}`);
    const clubs = [`tableau-4~${run('KQJT98765432', 'C')}`, 'tableau-5~AC'];
    const position = `t1_skorpion_1__1_${[...columns, ...clubs].join('.').replaceAll(' ', '')}`;
    const end = engine.deal('skorpion', { position });
    expect(end.status).toBe('playing');
    play(end, 'tableau-5 tableau-4');
    expect(end.status).toBe('won');
    expect(engine.restore(end.record()).status).toBe('won');
  });
});
