import { isRed, order, rank } from './cards.js';
import { Dealer } from './dealing.js';
import { Patience, type OracleMove } from './patience.js';
import { numbered } from './table.js';

/** Кэнфилд, rules N1–N10 with options M2–M5. */
export class Kenfild extends Patience {
  protected pileIds(): string[] {
    return ['stock', 'waste', 'reserve', ...numbered('tableau', 4), ...numbered('foundation', 4)];
  }

  deal(cards: string[]): void {
    const dealer = new Dealer(cards, this.table);
    dealer.dealTo('foundation-1', true); // N1
    dealer.packet('reserve', 13); // N2
    this.table.turnUpTop('reserve');
    for (const place of this.table.all('tableau')) dealer.dealTo(place, true); // N3
    dealer.restIsStock();
  }

  /** N8, option `draw`. */
  protected override turnSize(): number {
    return Number(this.rules['draw']);
  }

  /** The base card lies at the bottom of foundation-1. */
  private base(): string {
    return this.table.cards('foundation-1')[0]?.card ?? '';
  }

  protected legal(move: OracleMove): boolean {
    if (this.isTurn(move)) return this.legalTurn(move);
    if (this.isRedeal(move)) return this.legalRedeal(move);
    if (move.from !== 'reserve' && move.from !== 'waste' && !this.fromTableau(move)) return false;
    const card = this.lowestOf(move);
    if (this.toFoundation(move)) return move.count === 1 && this.goesUp(card, move.to, this.base()); // N5, N6
    if (!this.toTableau(move)) return false;
    if (this.table.isEmpty(move.to)) return this.legalInSpace(move);
    return this.mayBeLifted(move) && this.packs(card, this.table.peek(move.to));
  }

  /** N5 and option `packing`: whole piles; or also the top card; or any part of a run. From waste and reserve the top card. */
  private mayBeLifted(move: OracleMove): boolean {
    if (!this.fromTableau(move)) return move.count === 1;
    const whole = move.count === this.table.size(move.from);
    if (this.rules['packing'] === 'pile') return whole;
    if (this.rules['packing'] === 'pile-or-top') return whole || move.count === 1;
    return this.isRun(move.from, move.count);
  }

  /**
   * N7: while the reserve lasts a space fills itself from it; afterwards the waste's top may be put there. Option `spaces`: or a part
   * of a pile that `packing` lets move and that is not the whole pile.
   */
  private legalInSpace(move: OracleMove): boolean {
    if (!this.table.isEmpty('reserve')) return false;
    if (move.from === 'waste') return move.count === 1;
    if (this.rules['spaces'] !== 'any' || move.count === this.table.size(move.from)) return false;
    return this.mayBeLifted(move);
  }

  /** N4: down by one in alternating colours, a king on an ace; option `wrap`: nothing on a base card. */
  protected override packs(card: string, target: string): boolean {
    if (this.rules['wrap'] === 'to-base' && rank(target) === rank(this.base())) return false;
    return isRed(card) !== isRed(target) && order(target, card) === 1;
  }

  carryOut(move: OracleMove): void {
    if (this.isTurn(move)) this.turn(move.count);
    else if (this.isRedeal(move))
      this.redeal(); // N9
    else this.table.move(move.from, move.to, move.count);
    for (const place of this.table.all('tableau')) {
      if (this.table.isEmpty(place) && !this.table.isEmpty('reserve')) this.table.move('reserve', place, 1);
    }
    this.table.turnUpTop('reserve');
  }

  /** N10. */
  won(): boolean {
    return this.table.total('foundation') === 52;
  }
}
