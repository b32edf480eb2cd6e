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
 *   are in one order: by pass, then by size, the whole stock turned last.
 * - Any other waste is compared with those of its size alone, or, where passes are unlimited, with those from which it
 *   can be turned.
 */
import type { Law } from '../engine/law.js';
import type { SearchTable } from '../engine/search-table.js';
import type { Prunings } from './prunings.js';

/** More than any waste of one pack, and so many passes that a rank has room for. */
const WHOLE = 63;
const MOST_PASSES = 4;

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
  ) {
    const { between } = law.plan.stock;
    this.unlimited = law.passes === Infinity;
    this.passes = prunings.passes && between !== 'shuffle';
    this.order =
      prunings.order &&
      this.passes &&
      together &&
      law.definition.packs === 1 &&
      (this.unlimited || law.passes <= MOST_PASSES);
    this.silent = this.order ? law.bits(({ role }) => role === 'stock' || role === 'waste') : 0;
  }

  /** Sets hash and rank to those of a table. */
  of(table: SearchTable): void {
    const { law } = this;
    if (!this.passes) {
      this.low = table.hashLow;
      this.high = table.hashHigh;
      this.rank = 0;
      return;
    }
    const pass = this.unlimited ? 0 : table.pass - 1;
    if (!this.order) {
      this.low = table.pilesLow;
      this.high = table.pilesHigh;
      this.rank = pass;
      return;
    }
    const { stock, waste } = law;
    const size = table.sizes[waste] as number;
    const whole = table.sizes[stock] === 0;
    const even = whole || size % law.plan.stock.draw === 0;
    let apart: number;
    if (even) {
      apart = 0;
      this.rank = this.unlimited ? 0 : pass * (WHOLE + 1) + (whole ? WHOLE : size);
    } else if (this.unlimited) {
      apart = size % law.plan.stock.draw;
      this.rank = size;
    } else {
      apart = size;
      this.rank = pass;
    }
    this.low = (table.pilesLow + Math.imul(apart, 0x632be5ab)) | 0;
    this.high = (table.pilesHigh + Math.imul(apart, 0x1b873593)) | 0;
  }
}
