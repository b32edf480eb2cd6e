/**
 * Random games played by the engine and by an independent, plain reading of the rules side by side (test/oracle). After every move
 * both must show the same cards in every pile, the same legal moves, status and pass; at the end all moves are taken back again.
 * ORACLE_GAMES sets how many long games' worth of moves each set of rules gets, ORACLE_SEED which games they are.
 */
import { describe, expect, it } from 'vitest';
import { deal, games, type Game } from '../../src/engine.js';
import { Oracle, oracleRules, type OracleMove } from '../oracle/oracle.js';
import {
  anyMove,
  below,
  easyList,
  hasty,
  lingering,
  pick,
  randomFor,
  randomList,
  ruleSets,
  type Policy,
  type Random,
} from '../oracle/random-play.js';

const GAMES = Number(process.env['ORACLE_GAMES'] ?? 3);
const LONGEST = 500;
const SEED = process.env['ORACLE_SEED'] ?? '1';

const write = ({ from, to, count }: OracleMove) => `${from} ${to} ${count}`;

type Piles = readonly { readonly id: string; readonly cards: readonly { card: string; faceUp: boolean }[] }[];

/** The table as text, closed cards in brackets. */
const show = (piles: Piles) =>
  piles.map(({ id, cards }) => `${id}: ${cards.map((c) => (c.faceUp ? c.card : `(${c.card})`)).join(' ')}`).join('\n');

const sorted = (moves: readonly OracleMove[]) => moves.map(write).sort().join('\n');

const state = (side: Game | Oracle) =>
  side instanceof Oracle
    ? {
        table: show(side.piles()),
        moves: sorted(side.moves()),
        status: side.status(),
        pass: side.pass(),
        passes: side.passes(),
      }
    : {
        table: show(side.piles),
        moves: sorted(side.moves()),
        status: side.status,
        pass: side.pass,
        passes: side.passes,
      };

/** Any three values that name a move, legal or not. */
function thinkable(oracle: Oracle, random: Random): OracleMove {
  const piles = oracle.piles();
  const from = pick(piles, random);
  return { from: from.id, to: pick(piles, random).id, count: 1 + below(from.cards.length + 1, random) };
}

function walk(game: Game, oracle: Oracle, policy: Policy, label: string, random: Random): number {
  const past: OracleMove[] = [];
  const tables = [show(oracle.piles())];
  const where = () => `${label}, after ${JSON.stringify(past.map(write))}`;
  const same = () => {
    const ours = state(oracle);
    const theirs = state(game);
    if (JSON.stringify(theirs) !== JSON.stringify(ours)) expect(theirs, where()).toEqual(ours);
  };
  same();
  while (oracle.status() === 'playing' && past.length < LONGEST) {
    const legal = oracle.moves();
    const tried = thinkable(oracle, random);
    const isLegal = legal.some((move) => write(move) === write(tried));
    const drop = oracle.piles().find(({ id }) => id === tried.to);
    // A drop on another empty foundation is not a move of its own, but a person's may be redirected.
    if (!tried.to.startsWith('foundation') || (drop?.cards.length ?? 0) > 0) {
      expect(game.refusal(tried) === null, `refusal of ${write(tried)}: ${where()}`).toBe(isLegal);
    }
    const sizes = new Map(oracle.piles().map(({ id, cards }) => [id, cards.length]));
    const move = policy(legal, (pile) => sizes.get(pile) ?? 0, random);
    game.play(move);
    past.push(move);
    // Where a redeal shuffles, only the engine knows the order.
    oracle.play(
      move,
      game.pile('stock').cards.map(({ card }) => card),
    );
    same();
    tables.push(show(oracle.piles()));
  }
  expect(game.moveCount, where()).toBe(past.length);
  for (const table of tables.slice(0, -1).reverse()) {
    game.undo();
    if (show(game.piles) !== table)
      expect(show(game.piles), `taken back to move ${game.moveCount}: ${where()}`).toBe(table);
  }
  return past.length;
}

describe.each(games.map(({ id, packs }) => ({ id, packs })))('$id and the oracle', ({ id, packs }) => {
  it('offer the same rules', () => {
    const offered = games.find((game) => game.id === id)?.rules ?? [];
    const options = Object.fromEntries(offered.map(({ name, values }) => [name, [...values]]));
    expect(options).toEqual(oracleRules[id]);
    for (const rule of offered) expect(rule.default).toBe(rule.values[0]);
  });

  const sets = ruleSets(id, 3, randomFor(`${id} rules ${SEED}`));
  it.each(sets.map((rules) => ({ name: JSON.stringify(rules), rules })))(
    'agree on every move with $name',
    ({ name, rules }) => {
      const random = randomFor(`${id} ${name} ${SEED}`);
      let moves = 0;
      for (let n = 0; moves < GAMES * LONGEST; n += 1) {
        const policy = pick([hasty, anyMove, lingering], random);
        if (n % 2 === 1) {
          const cards = pick([randomList, easyList], random)(packs, random);
          const label = `${id} ${name} cards ${cards.join(' ')}`;
          moves += walk(deal(id, { cards, rules }), Oracle.fromList(id, rules, cards), policy, label, random);
        } else {
          const number = 1 + below(4294967295, random);
          const game = deal(id, { deal: number, rules });
          const piles = Object.fromEntries(game.piles.map((pile) => [pile.id, [...pile.cards]]));
          const oracle = Oracle.fromPiles(id, rules, piles, {});
          moves += walk(game, oracle, policy, `${id} ${name} deal ${number}`, random);
        }
      }
    },
    GAMES * 60_000,
  );

  it('open the same lists alike', () => {
    const random = randomFor(`${id} lists ${SEED}`);
    for (let n = 0; n < 10 * GAMES; n += 1) {
      const cards = randomList(packs, random);
      const label = `${id} cards ${cards.join(' ')}`;
      expect(state(deal(id, { cards })), label).toEqual(state(Oracle.fromList(id, {}, cards)));
    }
  });
});
