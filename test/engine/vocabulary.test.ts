/** The vocabulary of definitions: all games are held to the same. */
import { describe, expect, it } from 'vitest';
import { deal } from '../../src/engine.js';
import type { GameDefinition } from '../../src/engine/index.js';
import { lawFor } from '../../src/engine/law-for.js';
import { allGames } from '../../src/games/index.js';
import { fullPack } from './support/cards.js';
import { dice, walk } from './support/walk.js';

const definitions = allGames;

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
  'damy-bliznetsy': {},
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
        const dealt = deal(id, { deal: 1, rules });
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
        const dealt = deal(id, { deal: number, rules: rules[number % rules.length]! });
        for (const { id: pile, cards: held } of dealt.piles) if (held.length > 0) reached.add(pile);
        walk(dealt, roll, 250);
        for (const { id: pile, cards: held } of dealt.piles) if (held.length > 0) reached.add(pile);
      }
      const piles = deal(id, { deal: 1 }).piles.map((pile) => pile.id);
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
});
