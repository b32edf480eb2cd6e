/** What goes up by itself: never to harm, proved by search on endings; the finish; turns that lead nowhere. */
import { describe, expect, it } from 'vitest';
import { deal, type Game, type Move } from '../../src/engine.js';
import { goingUp } from '../../src/engine/auto.js';
import { autoMove, finishLine, onlyRepeats } from '../../src/engine/index.js';
import { safety } from '../../src/engine/safe.js';
import { SearchTable } from '../../src/engine/search-table.js';
import { endings, harm } from './support/endings.js';
import { put } from './support/table.js';
import { dice, ids, pick, rising, type Dice } from './support/walk.js';

const enough = process.env['FULL'] === '1' ? 2000 : 200;

const up = (game: Game): readonly Move[] => game.moves().filter(({ to }) => to.startsWith('foundation'));
const oneOf = (moves: readonly Move[], roll: Dice): Move | null => (moves.length > 0 ? pick(moves, roll) : null);

/** Those that the law shows to do no harm, whatever comes after them. */
const shown = (game: Game): readonly Move[] =>
  game.look((law, table) => {
    const isSafe = safety(law, new SearchTable(law, table));
    return goingUp(game).filter(({ from }) => isSafe(law.pile(from)));
  });

describe('a safe card that goes up by itself', () => {
  it.each(rising)('never loses a game of %s that can be won', (id) => {
    const { judged, harmful } = harm(id, enough, (game, roll) => oneOf(shown(game), roll));
    expect(harmful).toEqual([]);
    expect(judged).toBe(enough);
  });

  it('is judged by a search that finds harm in others', () => {
    const { harmful } = harm('korol-dama-valet', 150, (game, roll) => oneOf(up(game), roll));
    expect(harmful.length).toBeGreaterThan(1);
  });

  it('is shown by the law, or begins the finish', () => {
    for (const id of ids) {
      for (const game of endings(id, 100, dice(9))) {
        const move = autoMove(game, 'safe');
        const proved = shown(game)[0];
        if (proved !== undefined) expect(move).toEqual(proved);
        else if (move !== null) expect(finishLine(game)?.[0]).toEqual(move);
      }
    }
  });

  it('is never a king of Дамы кувырком, nor one of two equal places above captives', () => {
    for (const game of endings('damy-kuvyrkom', 200, dice(3))) {
      const move = autoMove(game, 'all');
      if (move === null) continue;
      expect(game.pile(move.from).cards.at(-1)?.card.startsWith('K')).toBe(false);
      expect(game.moves().filter(({ from, to }) => from === move.from && to.startsWith('foundation'))).toHaveLength(1);
    }
  });

  it('of a waste that is drawn in threes, or pays, fills or is shuffled, stays while cards are drawn', () => {
    for (const id of ['kenfild', 'stroptivye-damy', 'tsarstvo-zhenshchin', 'damskiy', 'kongress', 'korol-dama-valet']) {
      for (const game of endings(id, 100, dice(8))) {
        const { draw, 'between-passes': between } = game.rules;
        if (draw === '1' || between === 'turn' || game.pass === game.passes) continue;
        expect(shown(game).map(({ from }) => from)).not.toContain('waste');
      }
    }
  });

  it('is a queen only when she pays nothing, and a jack only when no queen can be turned onto him', () => {
    for (const id of ['tsarstvo-zhenshchin', 'damskiy']) {
      for (const game of endings(id, 400, dice(4))) {
        const queens = shown(game).filter(({ from }) => game.pile(from).cards.at(-1)?.card.startsWith('Q'));
        if (queens.length > 0) expect(game.pile('reserve').cards).toEqual([]);
      }
    }
    for (const game of endings('stroptivye-damy', 400, dice(4))) {
      const closed = [...game.pile('stock').cards, ...game.pile('waste').cards, ...game.pile('reserve').cards];
      for (const { from } of shown(game)) {
        const card = game.pile(from).cards.at(-1)?.card ?? '';
        if (card.startsWith('J')) expect(closed.map((each) => each.card)).not.toContain(`Q${card[1] ?? ''}`);
      }
    }
  });
});

/** How a game ends that is played without a thought: up with what goes up, else the stock, else what must be filled. */
function plainly(game: Game): string {
  const shuffles = game.rules['between-passes'] === 'shuffle';
  // Longer than this goes only a stock that is turned in vain.
  while (game.status === 'playing' && game.moveCount < 1500) {
    const moves = game.moves();
    const turns = moves.filter(
      ({ from, to }) => from === 'stock' || (to === 'stock' && !shuffles) || to === game.placeToFill,
    );
    const move = up(game)[0] ?? turns[0];
    if (move === undefined) break;
    game.play(move);
  }
  return game.status;
}

describe('the finish', () => {
  it('is never offered where suits are completed on the table', () => {
    for (const game of endings('skorpion', 60, dice(5))) {
      expect([autoMove(game, 'all'), finishLine(game)]).toEqual([null, null]);
    }
  });

  it.each(rising)('of %s is offered exactly when it ends in a win', (id) => {
    let offered = 0;
    for (const game of endings(id, 120, dice(5))) {
      const before = game.position();
      const line = finishLine(game);
      expect(game.position()).toBe(before);
      if (line === null) {
        expect(plainly(game)).not.toBe('won');
        continue;
      }
      offered++;
      for (const move of line) game.play(move);
      expect(game.status).toBe('won');
    }
    expect(offered).toBeGreaterThan(0);
  });

  it('is offered where the stock goes round in vain until its last pass', () => {
    const game = put(
      'kenfild',
      {
        stock: 'QD JD',
        waste: 'QC JC',
        'foundation-1': 'KS AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS',
        'foundation-2': 'KH AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH',
        'foundation-3': 'KD AD 2D 3D 4D 5D 6D 7D 8D 9D TD',
        'foundation-4': 'KC AC 2C 3C 4C 5C 6C 7C 8C 9C TC',
      },
      { rules: { spaces: 'any' } },
    );
    for (const move of finishLine(game) ?? []) game.play(move);
    expect(game.status).toBe('won');
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
