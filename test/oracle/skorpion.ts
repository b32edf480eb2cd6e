import { isKing, order, suit } from './cards.js';
import { Dealer } from './dealing.js';
import { Patience, type OracleMove } from './patience.js';
import { numbered } from './table.js';

/** Скорпион (7.8). */
export class Skorpion extends Patience {
  protected pileIds(): string[] {
    return ['stock', ...numbered('tableau', 7)];
  }

  /** Seven rounds of seven; in columns 1–4 the lowest three are closed; three cards stay in the stock. */
  deal(cards: string[]): void {
    const dealer = new Dealer(cards, this.table);
    for (let round = 0; round < 7; round += 1) {
      this.table.all('tableau').forEach((column, index) => {
        dealer.dealTo(column, index >= 4 || round >= 3);
      });
    }
    dealer.restIsStock();
  }

  protected legal(move: OracleMove): boolean {
    // The three cards come once, at any time; the move names the first of their columns.
    if (move.from === 'stock') return move.to === 'tableau-1' && move.count === 3;
    if (!this.toTableau(move) || !this.table.faceUpAt(move.from, move.count - 1)) return false;
    const card = this.lowestOf(move);
    if (this.table.isEmpty(move.to)) return isKing(card) && move.count < this.table.size(move.from);
    return this.packs(card, this.table.peek(move.to));
  }

  /** Down in suit, nothing on an ace. What lies on the moved card does not matter. */
  protected override packs(card: string, target: string): boolean {
    return suit(card) === suit(target) && order(card, 'AS') + 1 === order(target, 'AS');
  }

  carryOut(move: OracleMove): void {
    if (move.from === 'stock') {
      for (const column of numbered('tableau', 3)) this.table.move('stock', column, 1);
    } else {
      this.table.move(move.from, move.to, move.count);
    }
    for (const column of this.table.all('tableau')) this.table.turnUpTop(column);
  }

  /** Four columns are whole suits from king to ace, the other three empty. */
  won(): boolean {
    const columns = this.table.all('tableau').filter((column) => !this.table.isEmpty(column));
    return columns.length === 4 && columns.every((column) => this.table.size(column) === 13 && this.isRun(column, 13));
  }
}
