/** What goes up by itself: never to harm, proved by search on endings; the finish; turns that lead nowhere. */
import { describe, expect, it } from 'vitest';
import { deal, PatienceError, restore, type Game, type Move } from '../../src/engine.js';
import { SUITS } from '../../src/engine/cards.js';
import { autoMove, finishLine, onlyRepeats } from '../../src/engine/index.js';
import { moveTo } from '../../src/engine/law.js';
import { generate, MOST_MOVES } from '../../src/engine/moves.js';
import { apply, isWon } from '../../src/engine/play.js';
import { lines } from '../browser/support/lines.js';
import { put } from './support/table.js';
import { allRules, dice, ids, pick, singleRules, type Dice } from './support/walk.js';

/** Whether a game can be won, by looking at everything; null where that takes more than `most` tables. */
function canBeWon(game: Game, most = 6000): boolean | null {
  return game.look((law, table) => {
    const seen = new Set<string>();
    const depth: Int32Array[] = [];
    const search = (level: number): boolean => {
      if (isWon(law, table)) return true;
      const key = `${table.hashLow} ${table.hashHigh}`;
      if (seen.has(key)) return false;
      if (seen.size >= most || level > 900) throw new RangeError('too many');
      seen.add(key);
      const out = (depth[level] ??= new Int32Array(MOST_MOVES));
      const count = generate(law, table, out);
      // Cards up first: a win is found sooner.
      const moves = [...out.subarray(0, count)].sort(
        (one, other) => +(law.roles[moveTo(other)] === 'foundation') - +(law.roles[moveTo(one)] === 'foundation'),
      );
      for (const move of moves) {
        const { mark } = table;
        apply(law, table, move);
        const won = search(level + 1);
        table.undo(mark);
        if (won) return true;
      }
      return false;
    };
    try {
      return search(0);
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  });
}

/**
 * A table near the end, composed at random: the foundations lack a few cards each, which lie about in disorder. Null
 * where play could not have left it so.
 */
function composed(id: string, rules: Readonly<Record<string, string>>, roll: Dice): Game | null {
  const { layout, passes } = deal(id, { deal: 1 + roll(1000), rules });
  const missing = 2 + roll(4);
  const piles: Record<string, string[]> = {};
  const rest: string[] = [];
  const captives: string[] = [];
  layout
    .filter(({ role }) => role === 'foundation')
    .forEach(({ id: pile, ranks, group }, index) => {
      const suit = SUITS[index % 4] ?? 'S';
      const order = (group.build?.lay === 'down' ? [...ranks].reverse() : ranks).map((rank) => `${rank}${suit}`);
      const height = Math.max(1, order.length - roll(missing + 1));
      piles[pile] = order.slice(0, height);
      rest.push(...order.slice(height));
      if (height < order.length) captives.push(pile.replace('foundation', 'captive'));
    });
  const places = layout.flatMap(({ id: pile, role }) =>
    role === 'tableau' ? [pile] : ['stock', 'waste', 'reserve'].includes(role) ? [pile, pile] : [],
  );
  const known = new Set(layout.map(({ id: pile }) => pile));
  for (const captive of captives) if (known.has(captive)) piles[captive] = rest.splice(roll(rest.length), 1);
  if (id === 'korol-dama-valet')
    layout
      .filter(({ role }) => role === 'queen')
      .forEach(({ id: pile }, index) => (piles[pile] = [`Q${SUITS[index] ?? ''}`]));
  while (rest.length > 0) (piles[pick(places, roll)] ??= []).push(...rest.splice(roll(rest.length), 1));
  const stays = id === 'otvazhnye-damy' ? SUITS.flatMap((suit) => [`Q${suit}`, `Q${suit}`]) : [];
  stays.forEach((queen, index) => (piles[`tableau-${index + 1}`] ??= []).unshift(queen));
  try {
    const texts = Object.fromEntries(Object.entries(piles).map(([pile, cards]) => [pile, cards.join(' ')]));
    return put(id, texts, { rules, pass: passes === Infinity ? 1 : 1 + roll(passes) });
  } catch (error) {
    if (error instanceof PatienceError || error instanceof RangeError) return null;
    throw error;
  }
}

/** Composed endings, by all the rules in turn, and some in which a line or a plain player ends. */
function* endings(id: string, rounds: number, roll: Dice): Generator<Game> {
  const sets = [...singleRules(id), ...allRules(id)];
  const line = lines[id];
  for (let round = 0; round < rounds; round++) {
    let game: Game | null = null;
    if (round % 4 > 0) game = composed(id, pick(sets, roll), roll);
    else if (line !== undefined) {
      game = restore(line.record);
      for (let back = 4 + roll(60); back > 0; back--) game.undo();
    }
    for (let step = roll(3); game?.status === 'playing' && step > 0; step--) game.play(pick(game.moves(), roll));
    if (game?.status === 'playing') yield game;
  }
}

/** Tries moves on endings that can be won, until `enough` are judged; gives those after which they cannot. */
function harm(
  id: string,
  enough: number,
  choose: (game: Game, roll: Dice) => Move | null,
): { judged: number; harmful: string[] } {
  const roll = dice(ids.indexOf(id) + 11);
  let judged = 0;
  const harmful: string[] = [];
  for (const game of endings(id, enough * 400, roll)) {
    if (judged === enough) break;
    const move = choose(game, roll);
    if (move === null || canBeWon(game) !== true) continue;
    game.play(move);
    const after = canBeWon(game);
    if (after === null) continue;
    judged++;
    if (!after) harmful.push(`${game.record()}: ${move.from} ${move.to}`);
  }
  return { judged, harmful };
}

const enough = process.env['FULL'] === '1' ? 2000 : 200;

describe('a safe card that goes up by itself', () => {
  it.each(ids)('never loses a game of %s that can be won', (id) => {
    const { judged, harmful } = harm(id, enough, (game) => autoMove(game, 'safe'));
    expect(harmful).toEqual([]);
    expect(judged).toBe(enough);
  });

  it('is judged by a search that finds out moves that do harm', () => {
    const found = ids.filter((id) => harm(id, 120, (game, roll) => pick(game.moves(), roll)).harmful.length > 0);
    expect(found.length).toBeGreaterThan(1);
  });

  it('is never a king of Дамы кувырком, nor one of two equal places above captives', () => {
    for (const game of endings('damy-kuvyrkom', 200, dice(3))) {
      const move = autoMove(game, 'all');
      if (move === null) continue;
      expect(game.pile(move.from).cards.at(-1)?.card.startsWith('K')).toBe(false);
      expect(game.moves().filter(({ from, to }) => from === move.from && to.startsWith('foundation'))).toHaveLength(1);
    }
  });

  it('of a waste that is drawn in threes, or pays and fills, stays', () => {
    for (const id of ['kenfild', 'stroptivye-damy', 'tsarstvo-zhenshchin', 'kongress']) {
      for (const game of endings(id, 100, dice(8))) {
        if (game.rules['draw'] === '1') continue;
        expect(autoMove(game, 'safe')?.from).not.toBe('waste');
      }
    }
  });
});

describe('the finish', () => {
  it.each(ids)('of %s is offered exactly when it ends in a win', (id) => {
    let offered = 0;
    for (const game of endings(id, 120, dice(5))) {
      const before = game.position();
      const line = finishLine(game);
      expect(game.position()).toBe(before);
      if (line === null) continue;
      offered++;
      for (const move of line) game.play(move);
      expect(game.status).toBe('won');
    }
    expect(offered).toBeGreaterThan(0);
  });
});

describe('turns that lead nowhere', () => {
  const onlyStock = (game: Game): boolean => game.moves().every(({ from, to }) => from === 'stock' || to === 'stock');
  const stockMove = (game: Game): Move | undefined =>
    game.moves().find(({ from, to }) => from === 'stock' || to === 'stock');

  it('are told once all of them have been seen, and not before', () => {
    let told = 0;
    for (let number = 1; number <= 60; number++) {
      const game = deal('kenfild', { deal: number, rules: { passes: 'unlimited' } });
      for (let step = 0; step < 400 && !onlyRepeats(game); step++) {
        const move = game.moves().find(({ to }) => to.startsWith('foundation')) ?? stockMove(game) ?? game.moves()[0];
        if (move === undefined) break;
        game.play(move);
      }
      if (!onlyRepeats(game)) continue;
      told++;
      const moves = game.moveCount;
      const seen = game.pile('waste').cards.map(({ card }) => card);
      do {
        expect(onlyStock(game)).toBe(true);
        game.play(stockMove(game) ?? { from: '', to: '', count: 0 });
      } while (
        game
          .pile('waste')
          .cards.map(({ card }) => card)
          .join() !== seen.join()
      );
      expect(game.moveCount).toBeGreaterThan(moves);
    }
    expect(told).toBeGreaterThan(0);
  });

  it('are no matter while a pass is left to be shuffled, or passes run out', () => {
    for (const id of ['korol-dama-valet', 'kongress']) {
      const game = deal(id, { deal: 5 });
      for (let step = 0; step < 200; step++) {
        expect(onlyRepeats(game)).toBe(false);
        const move = stockMove(game);
        if (move === undefined) break;
        game.play(move);
      }
    }
  });
});
