import { order, suit } from './cards.js';
import { Dealer } from './dealing.js';
import { Patience, type OracleMove } from './patience.js';
import { numbered } from './table.js';

/** Конгресс, rules G1–G6. */
export class Kongress extends Patience {
  protected pileIds(): string[] {
    return ['stock', 'waste', ...numbered('tableau', 8), ...numbered('foundation', 8)];
  }

  deal(cards: string[]): void {
    const dealer = new Dealer(cards, this.table);
    for (const place of this.table.all('tableau')) dealer.dealTo(place, true); // G1, edge 1
    dealer.restIsStock();
  }

  /** G2: foundations begin with aces. */
  protected first(): string {
    return 'AS';
  }

  /** G3: single cards only; an empty place is only filled by rule (G5). */
  protected legal(move: OracleMove): boolean {
    if (this.isTurn(move)) return this.legalTurn(move);
    if (this.isRedeal(move)) return this.legalRedeal(move);
    if (move.count !== 1 || move.from === 'stock') return false;
    if (move.from !== 'waste' && !this.fromTableau(move)) return false;
    const card = this.lowestOf(move);
    if (this.toFoundation(move)) return this.goesUp(card, move.to, this.first());
    return this.toTableau(move) && !this.table.isEmpty(move.to) && this.packs(card, this.table.peek(move.to));
  }

  /** G3: down by one whatever the suit; nothing on an ace, a king on nothing. */
  protected override packs(card: string, target: string): boolean {
    return order(card, 'AS') + 1 === order(target, 'AS');
  }

  carryOut(move: OracleMove): void {
    if (this.isTurn(move)) this.turn(1);
    else if (this.isRedeal(move)) this.redeal();
    else this.table.move(move.from, move.to, 1);
    this.refill();
  }

  /** G5: at once with the waste's top, else with the next card of the stock, else not at all. */
  private refill(): void {
    for (const place of this.table.all('tableau')) {
      if (!this.table.isEmpty(place)) continue;
      const source = ['waste', 'stock'].find((pile) => !this.table.isEmpty(pile));
      if (source !== undefined) this.table.move(source, place, 1);
    }
  }

  /** G6. */
  won(): boolean {
    return this.table.total('foundation') === 104;
  }
}

/** Twin Queens (7.2): the same table, foundations K A 2 … Q, tableau down in suit K Q … A, one redeal. */
export class TwinQueens extends Kongress {
  override passes(): number {
    return 2;
  }

  protected override first(): string {
    return 'KS';
  }

  protected override packs(card: string, target: string): boolean {
    return suit(card) === suit(target) && super.packs(card, target);
  }
}
