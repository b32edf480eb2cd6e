import { rank, suit } from './cards.js';
import { Dealer } from './dealing.js';
import { Patience, type OracleMove } from './patience.js';
import { numbered } from './table.js';

const DOWN = [5, 4, 3, 2, 1, 13];
const UP = [6, 7, 8, 9, 10, 11];

/** Король, дама, валет, rules K1–K5. */
export class Korol extends Patience {
  protected pileIds(): string[] {
    return ['stock', 'waste', ...numbered('foundation', 8), ...numbered('queen', 4)];
  }

  /** K1; 0A: suits in the order S H D C, foundation-1…4 the fives, foundation-5…8 the sixes. */
  deal(cards: string[]): void {
    const dealer = new Dealer(cards, this.table);
    ['S', 'H', 'D', 'C'].forEach((s, index) => {
      const starters = { 5: `foundation-${index + 1}`, 6: `foundation-${index + 5}`, Q: `queen-${index + 1}` };
      for (const [r, pile] of Object.entries(starters)) {
        for (const card of dealer.takeOut((c) => c === r + s)) this.table.lay(pile, card, true);
      }
    });
    dealer.restIsStock();
  }

  /** K2, K3: the waste's top goes to the row of its suit that waits for its rank. Nothing else ever moves. */
  protected legal(move: OracleMove): boolean {
    if (this.isTurn(move)) return this.legalTurn(move);
    if (this.isRedeal(move)) return this.legalRedeal(move);
    if (move.from !== 'waste' || move.count !== 1 || !this.toFoundation(move)) return false;
    const card = this.table.peek('waste');
    const series = numbered('foundation', 4).includes(move.to) ? DOWN : UP;
    return suit(card) === suit(this.table.peek(move.to)) && rank(card) === series[this.table.size(move.to)];
  }

  /** K4: the waste is shuffled, or by option `between-passes` only turned over. The oracle is told the shuffled order. */
  carryOut(move: OracleMove, order?: string[]): void {
    if (this.isTurn(move)) this.turn(1);
    else if (!this.isRedeal(move)) this.table.move('waste', move.to, 1);
    else if (this.rules['between-passes'] === 'turn') this.redeal();
    else this.shuffledRedeal(order);
  }

  private shuffledRedeal(order?: string[]): void {
    if (!order) throw new Error('a shuffling redeal needs its order');
    const old = this.table.cards('waste').map(({ card }) => card);
    if ([...old].sort().join() !== [...order].sort().join())
      throw new Error('the shuffled cards are not those of the waste');
    this.redeal();
    this.table.set(
      'stock',
      order.map((card) => ({ card, faceUp: false })),
    );
  }

  /** K5: forty cards placed on the eight starters. */
  won(): boolean {
    return this.table.total('foundation') === 48;
  }
}
