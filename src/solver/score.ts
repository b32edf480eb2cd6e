/** How well a table stands for the player, as a number: what a beam keeps the best of. All of it follows from the law. */
import { DOWNS, SIZES } from '../engine/board.js';
import { rankIndex } from '../engine/cards.js';
import type { Law } from '../engine/law.js';
import { Random } from '../engine/random.js';
import type { SearchTable } from '../engine/search-table.js';

/** What each trait of a table counts. */
type Weights = typeof WEIGHTS;

const WEIGHTS = { up: 6, waste: 1, reserve: 2, empty: 6, buried: 3, deep: 1, freed: 30 };
/** Where cards are captive until a suit is complete, it counts more how deep its cards lie, and the captives matter less by themselves. */
const CAPTIVES: Weights = { ...WEIGHTS, buried: 3.8, deep: 4, freed: 12 };

export class Score {
  /** Per card how many cards of its suit must be up before it. */
  private readonly order = new Uint8Array(64).fill(13);
  private readonly piles: readonly number[];

  private readonly weights: Weights;
  private readonly random: Random;
  /** How much chance adds at most. */
  private readonly noise: number;

  /** @param seed 0 for the plain score; any other for one that differs from it in its weights, and by chance */
  constructor(
    private readonly law: Law,
    seed: number,
  ) {
    this.random = new Random(seed);
    this.noise = seed > 0 ? 4 : 0;
    const weights = (this.weights = { ...(law.captive < 0 ? WEIGHTS : CAPTIVES) });
    if (seed > 0)
      for (const trait of Object.keys(weights) as (keyof Weights)[])
        weights[trait] *= 0.5 + this.random.below(1000) / 1000;
    law.layout.forEach(({ role, group, ranks }) => {
      if (role !== 'foundation') return;
      const inOrder = group.build?.lay === 'down' ? [...ranks].reverse() : ranks;
      inOrder.forEach((rank, height) => {
        for (let suit = 0; suit < 52; suit += 13) this.order[suit + rankIndex(rank)] = height;
      });
    });
    this.piles = law.roles.flatMap((role, pile) => (role === 'tableau' || role === 'waste' ? [pile] : []));
  }

  /** The better, the higher. */
  of(table: SearchTable): number {
    const { law, weights, order, piles } = this;
    const { board, cards } = table;
    let up = 0;
    for (let pile = law.foundation; pile < law.foundation + law.foundations; pile++)
      up += board[SIZES + pile] as number;
    let score = up * weights.up;
    score -= (board[SIZES + law.waste] as number) * weights.waste;
    if (law.reserve >= 0) score -= (board[SIZES + law.reserve] as number) * weights.reserve;
    let buried = 0;
    let deep = 0;
    for (let which = 0; which < piles.length; which++) {
      const pile = piles[which] as number;
      const size = board[SIZES + pile] as number;
      if (size === 0) {
        if (pile !== law.waste) score += weights.empty;
        continue;
      }
      let most = -1;
      for (let cell = (pile << 7) + size; cell > pile << 7; cell--) {
        const own = order[cards[cell] as number] as number;
        if (own < most) {
          buried++;
          deep += most - own;
        } else most = own;
      }
    }
    score -= buried * weights.buried + deep * weights.deep;
    if (law.captive >= 0) {
      let held = 0;
      for (let pile = law.captive; pile < law.ids.length; pile++) held += board[DOWNS + pile] as number;
      score -= held * weights.freed;
    }
    return score + (this.noise * (this.random.next() & 1023)) / 1024;
  }
}
