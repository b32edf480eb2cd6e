/**
 * What a search remembers of a table: a hash of what must be alike, and a rank for what may be better or worse. Of two
 * tables with one hash that of the lower rank can do whatever the other can.
 *
 * The pass is such a rank: what wins in a later pass wins in an earlier one. (Not where the stock is shuffled, for the
 * passes bring other cards.) Where turns are made together with moves and one pack is played, stock and waste hold the
 * cards that lie nowhere else, in the order in which they were dealt, so that it is enough to know how far it is turned:
 *
 * - A waste that could also have been reached from its beginning (a multiple of the cards turned at a time, or all of
 *   them) shows, turned on, what any such waste shows that is no smaller, then the next pass from its beginning. So these
 *   are in one order: by pass, then by size.
 * - Any other waste shows, turned on, what one of its pass shows that is larger by a multiple of the cards turned. With
 *   three turned at a time there are two kinds of these: their ranks stand side by side, the least size of each.
 *   Where passes are unlimited each of them can also do what those above can, which are alike then, and need no place of
 *   their own.
 */
import type { Law } from '../engine/law.js';
import type { SearchTable } from '../engine/search-table.js';
import type { Prunings } from './prunings.js';
import { PAIR } from './seen.js';

export class Ranks {
  low = 0;
  high = 0;
  rank = 0;
  /** The piles that make no difference to the hash, as bits of the law: a table need not hash them. */
  readonly silent: number;
  private readonly passes: boolean;
  private readonly order: boolean;
  private readonly unlimited: boolean;

  constructor(
    private readonly law: Law,
    prunings: Prunings,
    together: boolean,
    { sizes }: SearchTable,
  ) {
    const { between, draw } = law.plan.stock;
    this.unlimited = law.passes === Infinity;
    this.passes = prunings.passes && between !== 'shuffle';
    this.order =
      prunings.order &&
      // Four bits hold no more turns; composed tables may have more.
      (draw < 2 || (sizes[law.stock] as number) + (sizes[law.waste] as number) < 15 * draw) &&
      this.passes &&
      together &&
      law.definition.packs === 1 &&
      // Four times the sizes that the waste of one pack can have are room for four passes.
      (this.unlimited || law.passes <= 4);
    this.silent = this.order ? law.bits((_, pile) => [law.stock, law.waste].includes(pile)) : 0;
  }

  /** Sets hash and rank to those of a table. */
  of(table: SearchTable): void {
    const { law, unlimited } = this;
    let { pilesLow, pilesHigh } = table;
    let rank = unlimited ? 0 : table.pass - 1;
    if (!this.passes) {
      pilesLow = table.hashLow;
      pilesHigh = table.hashHigh;
      rank = 0;
    } else if (this.order) {
      const { draw } = law.plan.stock;
      const size = table.sizes[law.waste] as number;
      const even = table.sizes[law.stock] === 0 || size % draw === 0;
      if (even && !unlimited) rank = rank * 64 + size;
      else {
        const apart = (rank + 1) * 98765431;
        pilesLow += apart;
        pilesHigh -= apart;
        const turns = even ? 15 : (size / draw) | 0;
        rank = PAIR | (size % draw === 1 ? turns | 240 : (turns << 4) | 15);
      }
    }
    this.low = pilesLow | 0;
    this.high = pilesHigh | 0;
    this.rank = rank;
  }
}
