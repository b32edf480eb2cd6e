import { isQueen, order, suit } from './cards.js';
import { Patience, type OracleMove } from './patience.js';

/**
 * What the three games of seed 001 share: the store (pile `reserve`) with an open top card, the tableau packed in suit, places that
 * are refilled, queens that pay. Rules A1–A11; B and V change what their games override.
 */
export abstract class StoreGame extends Patience {
  /** A card of the rank that begins the foundations. */
  protected abstract first(): string;

  /** From where an empty place may be filled, as things stand. Two sources: the player chooses. None: it waits. */
  protected abstract sources(place: string): string[];

  /** The tableau places in play. */
  protected places(): string[] {
    return this.table.all('tableau');
  }

  /** Two of them make a choice. */
  protected having(...piles: string[]): string[] {
    return piles.filter((pile) => !this.table.isEmpty(pile));
  }

  /** 0A: while a vacated place has two possible sources the legal moves are exactly those fills, leftmost place first. */
  override moves(): OracleMove[] {
    const waiting = this.placeToChooseFor();
    if (waiting === undefined) return super.moves();
    return this.sources(waiting).map((from) => ({ from, to: waiting, count: 1 }));
  }

  /** The moves while no place waits for a choice. */
  protected legal(move: OracleMove): boolean {
    if (this.isTurn(move)) return this.legalTurn(move);
    if (this.isRedeal(move)) return this.legalRedeal(move);
    // A7: in play are the tops of the store and of the waste, and the tableau.
    if (move.from === 'reserve' || move.from === 'waste') return move.count === 1 && this.legalTarget(move);
    return this.fromTableau(move) && this.mayBeLifted(move) && this.legalTarget(move);
  }

  /** Option `packing`, D4: any top part of a run, or only the top card. */
  private mayBeLifted({ from, count }: OracleMove): boolean {
    return this.rules['packing'] === 'single' ? count === 1 : this.isRun(from, count);
  }

  private legalTarget(move: OracleMove): boolean {
    const card = this.lowestOf(move);
    if (this.toFoundation(move)) return move.count === 1 && this.goesUp(card, move.to, this.first());
    return this.toTableau(move) && !this.table.isEmpty(move.to) && this.packs(card, this.table.peek(move.to));
  }

  /** A6: down in suit in the cyclic order that begins with the base card; nothing on a base card. */
  protected override packs(card: string, target: string): boolean {
    return suit(card) === suit(target) && order(card, this.first()) + 1 === order(target, this.first());
  }

  /** Edge 2: the card moved, the payment, the store's own event, then the refills. */
  carryOut(move: OracleMove): void {
    if (this.isTurn(move)) {
      this.turn(1);
      if (isQueen(this.table.peek('waste'))) this.payForTurnedQueen();
    } else if (this.isRedeal(move)) {
      this.redeal();
    } else if (this.toTableau(move) && this.table.isEmpty(move.to)) {
      this.fill(move.from, move.to); // a fill by the player's choice
    } else {
      this.table.move(move.from, move.to, move.count);
      // A10, second sentence: a queen placed on a foundation, from wherever.
      if (this.toFoundation(move) && isQueen(this.table.peek(move.to))) this.payFromStore(5);
    }
    this.settle();
    this.table.turnUpTop('reserve'); // A2
  }

  /** Refills, one place at a time, each with its own payment, until none is left or the player must choose. */
  private settle(): void {
    for (;;) {
      this.storeEvent();
      const place = this.places().find((p) => this.table.isEmpty(p) && this.sources(p).length > 0);
      if (place === undefined) return;
      const [only, other] = this.sources(place);
      if (only === undefined || other !== undefined) return;
      this.fill(only, place);
    }
  }

  /** B2 hangs here. */
  protected storeEvent(): void {
    // nothing by A12
  }

  private placeToChooseFor(): string | undefined {
    return this.places().find((place) => this.table.isEmpty(place) && this.sources(place).length > 1);
  }

  /** A8 with the payments of A10 (D12: a queen of the stock that fills a place counts as turned). */
  private fill(source: string, place: string): void {
    this.table.move(source, place, 1);
    if (!isQueen(this.table.peek(place))) return;
    if (source === 'reserve') this.payFromStore(5);
    if (source === 'stock') this.payForTurnedQueen();
  }

  /** A10, first sentence. */
  protected payForTurnedQueen(): void {
    this.payFromStore(3);
  }

  /** From the bottom of the store under the stock; fewer left: what there is. */
  private payFromStore(count: number): void {
    this.table.bottomUnderStock('reserve', count);
  }
}
