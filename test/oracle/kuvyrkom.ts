import { isKing, order, suit } from './cards.js';
import { Dealer } from './dealing.js';
import { Patience, type OracleMove } from './patience.js';
import { kind, numbered } from './table.js';

/** Дамы кувырком, rules T1–T9 with options J1, J2. */
export class Kuvyrkom extends Patience {
  protected pileIds(): string[] {
    return ['stock', 'waste', ...numbered('tableau', 8), ...numbered('foundation', 8), ...numbered('captive', 7)];
  }

  /** T1, T2; 0A: the captives first, then four rounds of eight. */
  deal(cards: string[]): void {
    const dealer = new Dealer(cards, this.table);
    for (const captive of this.table.all('captive')) dealer.dealTo(captive, false);
    for (let round = 0; round < 4; round += 1) {
      for (const place of this.table.all('tableau')) dealer.dealTo(place, true);
    }
    dealer.restIsStock();
  }

  protected legal(move: OracleMove): boolean {
    if (this.isTurn(move)) return this.legalTurn(move);
    if (this.isRedeal(move)) return this.legalRedeal(move);
    if (kind(move.from) === 'captive')
      return this.toFoundation(move) && this.table.faceUpAt(move.from, 0) && this.legalInRow(move); // T5
    if (move.from !== 'waste' && !this.fromTableau(move)) return false;
    return this.toFoundation(move) ? this.legalInRow(move) : this.toTableau(move) && this.legalOnTable(move);
  }

  /** T3, T4. */
  private legalInRow(move: OracleMove): boolean {
    return move.count === 1 && this.goesUp(this.lowestOf(move), move.to, 'KS');
  }

  /** T3: a king takes the first empty place only; option `kings`: any empty place. */
  protected override goesUp(card: string, foundation: string, first: string): boolean {
    if (this.rules['kings'] === 'any-place' && this.table.isEmpty(foundation)) return isKing(card);
    return super.goesUp(card, foundation, first);
  }

  /** T6, T7. */
  private legalOnTable(move: OracleMove): boolean {
    if (move.from === 'waste' && move.count !== 1) return false;
    if (this.fromTableau(move) && !this.isRun(move.from, move.count)) return false;
    if (!this.table.isEmpty(move.to)) return this.packs(this.lowestOf(move), this.table.peek(move.to));
    return move.from === 'waste' || move.count < this.table.size(move.from); // 0A: a whole pile to an empty place is not a move
  }

  /** T6: down in suit by one, king high, nothing on an ace; option `wrap`: a king on an ace. */
  protected override packs(card: string, target: string): boolean {
    if (suit(card) !== suit(target)) return false;
    if (this.rules['wrap'] === 'king-on-ace') return order(target, card) === 1;
    return order(card, 'AS') + 1 === order(target, 'AS');
  }

  carryOut(move: OracleMove): void {
    if (this.isTurn(move)) this.turn(1);
    else if (this.isRedeal(move))
      this.redeal(); // T8
    else this.table.move(move.from, move.to, move.count);
    this.freeCaptives();
  }

  /** T5: a completed place turns up the captive under it. */
  private freeCaptives(): void {
    for (const captive of this.table.all('captive')) {
      if (this.table.size(captive.replace('captive', 'foundation')) === 13) this.table.turnUpTop(captive);
    }
  }

  /** T9. */
  won(): boolean {
    return this.table.total('foundation') === 104;
  }
}
