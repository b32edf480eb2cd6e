/**
 * Random games played by the engine and by an independent, plain reading of the rules side by side (test/oracle). After every move
 * both must show the same cards in every pile, the same legal moves, status and pass; at the end all moves are taken back again.
 * ORACLE_GAMES sets how many long games' worth of moves each set of rules gets, ORACLE_SEED which games they are.
 */
import { describe, expect, it } from 'vitest';
import { deal, games, type Game } from '../../src/engine.js';
import { compose, type Composed } from '../oracle/compose.js';
import { Oracle, oracleGames, oracleRules, type OracleMove } from '../oracle/oracle.js';
import {
  anyMove,
  below,
  easyList,
  hasty,
  lingering,
  moody,
  pick,
  randomFor,
  randomList,
  ruleSets,
  type Policy,
  type Random,
} from '../oracle/random-play.js';

const GAMES = Number(process.env['ORACLE_GAMES'] ?? 1);
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

const sizes = (oracle: Oracle) => {
  const found = new Map(oracle.piles().map(({ id, cards }) => [id, cards.length]));
  return (pile: string) => found.get(pile) ?? 0;
};

/** Any three values that name a move, legal or not. */
function thinkable(oracle: Oracle, random: Random): OracleMove {
  const piles = oracle.piles();
  const from = pick(piles, random);
  return { from: from.id, to: pick(piles, random).id, count: 1 + below(from.cards.length + 1, random) };
}

/** The same table on both sides, and how it came about. */
interface Start {
  readonly game: Game;
  readonly oracle: Oracle;
  readonly label: string;
}

type Opening = (id: string, packs: number, rules: Record<string, string>, random: Random) => Start;

/** A numbered deal, the oracle starting from the piles after the opening. */
const numbered: Opening = (id, _packs, rules, random) => {
  const number = 1 + below(4294967295, random);
  const game = deal(id, { deal: number, rules });
  return { game, oracle: Oracle.fromPiles(id, rules, pilesOf(game), {}), label: `deal ${number}` };
};

/** A list of cards, both sides doing the opening. */
const listed: Opening = (id, packs, rules, random) => {
  const cards = pick([randomList, easyList], random)(packs, random);
  return { game: deal(id, { cards, rules }), oracle: Oracle.fromList(id, rules, cards), label: cards.join(' ') };
};

/** A table from the middle or the end of a game. */
const composed: Opening = (id, packs, rules, random) => {
  const table = compose(id, rules, packs, deal(id, { deal: 1, rules }).passes, random);
  const label = positionText(id, rules, table);
  const game = deal(id, { position: label });
  return { game, oracle: Oracle.fromPiles(id, rules, pilesOf(game), { pass: table.pass }), label };
};

/** A composed table as the engine writes tables: cards face down in small letters. */
function positionText(id: string, rules: Record<string, string>, { piles, pass, open }: Composed): string {
  const closed = (pile: string, size: number): number => {
    if (pile === 'stock') return size;
    if (pile === 'reserve') return id === 'stroptivye-damy' ? size : open ? 0 : size - 1;
    const above = piles[pile.replace('captive', 'foundation')] ?? [];
    return pile.startsWith('captive') && above.length < 13 ? size : 0;
  };
  const parts = Object.entries(piles).map(([pile, cards]) => {
    const down = closed(pile, cards.length);
    return `${pile}~${cards.map((card, height) => (height < down ? card.toLowerCase() : card)).join('')}`;
  });
  const options = Object.entries(rules).map((option) => option.join('~'));
  return `t1_${id}_1_${options.join('.')}_${pass}_${parts.filter((part) => !part.endsWith('~')).join('.')}`;
}

const pilesOf = (game: Game) => Object.fromEntries(game.piles.map(({ id, cards }) => [id, [...cards]]));

/** Plays a random game on both sides; gives the number of moves. */
function walk({ game, oracle, label }: Start, policy: Policy, random: Random): number {
  const past: OracleMove[] = [];
  const tables: string[] = [];
  const where = () => `${game.id} ${JSON.stringify(game.rules)} ${label}, after ${JSON.stringify(past.map(write))}`;
  const same = () => {
    const ours = state(oracle);
    const theirs = state(game);
    if (JSON.stringify(theirs) !== JSON.stringify(ours)) expect(theirs, where()).toEqual(ours);
    tables.push(ours.table);
  };
  same();
  while (oracle.status() === 'playing' && past.length < LONGEST) {
    const legal = oracle.moves();
    const size = sizes(oracle);
    const tried = thinkable(oracle, random);
    const isLegal = legal.some((move) => write(move) === write(tried));
    // A drop on another empty foundation is not a move of its own, but a person's may be redirected.
    const mayBeRedirected = tried.to.startsWith('foundation') && size(tried.to) === 0;
    if (!mayBeRedirected && (game.refusal(tried) === null) !== isLegal) {
      expect.fail(`refusal of ${write(tried)}: ${game.refusal(tried) ?? 'none'}; ${where()}`);
    }
    const move = policy(legal, size, random);
    game.play(move);
    past.push(move);
    // Where a redeal shuffles, only the engine knows the order.
    oracle.play(
      move,
      game.pile('stock').cards.map(({ card }) => card),
    );
    same();
  }
  expect(game.moveCount, label).toBe(past.length);
  for (const table of tables.slice(0, -1).reverse()) {
    game.undo();
    if (show(game.piles) !== table) expect(show(game.piles), `taken back to ${game.moveCount}: ${where()}`).toBe(table);
  }
  return past.length;
}

it('knows the same games', () => {
  expect(games.map(({ id }) => id).sort()).toEqual([...oracleGames].sort());
});

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
        const start = pick([numbered, listed, composed], random)(id, packs, rules, random);
        moves += walk(start, pick([hasty, anyMove, lingering, moody()], random), random);
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
