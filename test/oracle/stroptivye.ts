import { isKing, isQueen, order, suit } from './cards.js';
import { Dealer } from './dealing.js';
import { Patience, type OracleMove } from './patience.js';
import { numbered } from './table.js';

/** Строптивые дамы, rules R1–R17 with edges 2, 3, 4 and 8. */
export class Stroptivye extends Patience {
  protected pileIds(): string[] {
    return ['stock', 'waste', 'reserve', ...numbered('tableau', 8), ...numbered('foundation', 8)];
  }

  /** R15: a second run is the waste turned over once. */
  override passes(): number {
    return this.rules['second-run'] === 'never' ? 1 : 2;
  }

  deal(cards: string[]): void {
    const dealer = new Dealer(cards, this.table);
    dealer.packet('reserve', 32); // R2
    const queens: string[] = [];
    for (const place of this.table.all('tableau')) {
      let card = dealer.next();
      while (isQueen(card)) {
        queens.push(card); // R4: set aside, the next card comes to the same place
        card = dealer.next();
      }
      this.table.lay(place, card, true);
    }
    dealer.restIsStock();
    // Edge 3: first the queens go back, then all kings go up, only then are the places filled.
    this.table.underStock(queens);
    for (const place of this.table.all('tableau')) {
      if (isKing(this.table.peek(place))) this.kingGoesUp(place);
    }
    this.refill();
  }

  protected legal(move: OracleMove): boolean {
    if (this.isTurn(move)) return this.legalTurn(move);
    if (this.isRedeal(move)) return this.legalRedeal(move);
    // Edge 7: no other move from the stock, none from the packet; R9 names waste and tableau.
    if (move.from !== 'waste' && !this.fromTableau(move)) return false;
    if (this.toFoundation(move)) return move.count === 1 && this.goesUp(this.lowestOf(move), move.to, 'KS');
    if (!this.toTableau(move)) return false;
    if (this.table.isEmpty(move.to)) return false; // R10: a vacant place is only filled by rule
    return this.mayBeLifted(move) && this.packs(this.lowestOf(move), this.table.peek(move.to));
  }

  /** R9b: from the waste its top card. R9c and option `packing`: from the tableau a run, a single top card, or nothing. */
  private mayBeLifted(move: OracleMove): boolean {
    if (!this.fromTableau(move)) return move.count === 1;
    if (this.rules['packing'] === 'none') return false;
    if (this.rules['packing'] === 'single') return move.count === 1;
    return this.isRun(move.from, move.count);
  }

  /** R8: down in suit by one; nothing on an ace, a queen on nothing (order K A 2 … Q, nothing on a king). */
  protected override packs(card: string, target: string): boolean {
    const fits = suit(card) === suit(target) && order(card, 'AS') + 1 === order(target, 'AS');
    return fits && !isQueen(card);
  }

  /** R15 and edge 4: stock empty, waste not, not used before; by the default the packet must be empty too. */
  protected override legalRedeal(move: OracleMove): boolean {
    const packetAllows = this.rules['second-run'] === 'always' || this.table.isEmpty('reserve');
    return super.legalRedeal(move) && packetAllows;
  }

  carryOut(move: OracleMove): void {
    if (this.isTurn(move)) this.turnOne();
    else if (this.isRedeal(move)) this.redeal();
    else this.table.move(move.from, move.to, move.count);
    this.refill();
  }

  /** R12, R13, R7: a king goes up at once, a queen too if a foundation waits for her; then the queen's payment. */
  private turnOne(): void {
    this.turn(1);
    const card = this.table.peek('waste');
    if (isKing(card)) this.kingGoesUp('waste');
    if (!isQueen(card)) return;
    const waiting = this.table.all('foundation').find((foundation) => this.goesUp(card, foundation, 'KS'));
    if (waiting !== undefined) this.table.move('waste', waiting, 1);
    // Option `payment`: C7.
    if (waiting === undefined || this.rules['payment'] === 'every-queen') this.table.bottomUnderStock('waste', 3);
  }

  private kingGoesUp(from: string): void {
    const free = this.table.firstEmpty('foundation');
    if (free === undefined) throw new Error('a ninth king');
    this.table.move(from, free, 1);
  }

  /** R10: several vacancies are filled left to right, each fully settled before the next. */
  private refill(): void {
    for (const place of this.table.all('tableau')) {
      while (this.table.isEmpty(place)) {
        const source = this.fillSource();
        if (source === undefined) return;
        this.table.move(source, place, 1);
        const filler = this.table.peek(place);
        if (isKing(filler)) this.kingGoesUp(place);
        // R11: only a queen out of the packet; edge 4: one from the stock stays and causes nothing.
        if (isQueen(filler) && source === 'reserve') this.table.topUnderStock('reserve', 5);
      }
    }
  }

  private fillSource(): string | undefined {
    return ['reserve', 'waste', 'stock'].find((source) => !this.table.isEmpty(source));
  }

  /** R16. */
  won(): boolean {
    return this.table.total('foundation') === 104;
  }
}
