import { isKing, isQueen } from './cards.js';
import { Dealer } from './dealing.js';
import type { OracleMove } from './patience.js';
import { StoreGame } from './store-game.js';
import { numbered } from './table.js';

/** Царство женщин, rules A1–A11. */
export class Tsarstvo extends StoreGame {
  protected pileIds(): string[] {
    return ['stock', 'waste', 'reserve', ...numbered('tableau', 7), ...numbered('foundation', 8)];
  }

  deal(cards: string[]): void {
    const dealer = new Dealer(cards, this.table);
    dealer.packet('reserve', 32); // A2
    this.table.turnUpTop('reserve');
    let base = dealer.next();
    while (isQueen(base)) {
      dealer.putLast(base); // A3
      base = dealer.next();
    }
    this.table.lay('foundation-1', base, true);
    for (const place of this.places()) dealer.dealTo(place, true); // A4
    dealer.restIsStock();
  }

  /** The base card lies at the bottom of foundation-1. */
  protected first(): string {
    return this.table.cards('foundation-1')[0]?.card ?? '';
  }

  /** A8: store or stock, the player's choice; when both are gone the waste. */
  protected sources(): string[] {
    const choice = this.having('reserve', 'stock');
    return choice.length > 0 ? choice : this.having('waste');
  }

  /** Option `payment`: `talon` takes the three cards from under the waste, she herself being one of its cards. */
  protected override payForTurnedQueen(): void {
    if (this.rules['payment'] === 'talon') this.table.bottomUnderStock('waste', 3);
    else super.payForTurnedQueen();
  }

  /** A11. */
  won(): boolean {
    return this.table.total('foundation') === 104;
  }
}

/** Дамский (2): Царство женщин with rules B1–B3. */
export class Damskiy extends Tsarstvo {
  /** B1: only from the store. */
  protected override sources(): string[] {
    return this.having('reserve');
  }

  /** B2: the talon becomes the store as it lies, wholly face up (edge 10). */
  protected override storeEvent(): void {
    if (this.table.isEmpty('reserve')) this.table.move('waste', 'reserve', this.table.size('waste'));
  }
}

/** Отважные дамы: Царство женщин with rules V1–V7 and edge 5. */
export class Otvazhnye extends StoreGame {
  protected pileIds(): string[] {
    return ['stock', 'waste', 'reserve', ...numbered('tableau', 8), ...numbered('foundation', 8)];
  }

  /** V2: 33 cards and seven places. */
  deal(cards: string[]): void {
    const dealer = new Dealer(cards, this.table);
    dealer.packet('reserve', 33);
    this.table.turnUpTop('reserve');
    for (const place of this.places()) dealer.dealTo(place, true);
    dealer.restIsStock();
  }

  /** V1: the foundations begin with kings. */
  protected first(): string {
    return 'KS';
  }

  /** V4: tableau-8 is out of play until the packet is exhausted. */
  protected override places(): string[] {
    const all = this.table.all('tableau');
    return this.table.isEmpty('reserve') ? all : all.slice(0, 7);
  }

  /** A8 and edge 5. */
  protected sources(place: string): string[] {
    if (place === 'tableau-8') return this.having('stock', 'waste');
    const choice = this.having('reserve', 'stock');
    return choice.length > 0 ? choice : this.having('waste');
  }

  /** V3: queens never go to foundations. */
  protected override goesUp(card: string, foundation: string, first: string): boolean {
    return !isQueen(card) && super.goesUp(card, foundation, first);
  }

  /** Edge 5: a king lies on nothing in the tableau, and nothing on a king. */
  protected override packs(card: string, target: string): boolean {
    return !isKing(card) && !isKing(target) && super.packs(card, target);
  }

  /** V3: a queen in a place is never moved away. */
  protected override legal(move: OracleMove): boolean {
    if (this.fromTableau(move) && isQueen(this.lowestOf(move))) return false;
    return super.legal(move);
  }

  /** V7, or edge 5: the eighth queen is the packet's only card. */
  won(): boolean {
    if (this.table.total('foundation') !== 96) return false;
    const lonely = (pile: string) => this.table.size(pile) === 1 && isQueen(this.table.peek(pile));
    const seven = numbered('tableau', 7).every(lonely);
    if (seven && lonely('tableau-8')) return true;
    return seven && lonely('reserve') && this.table.isEmpty('stock') && this.table.isEmpty('waste');
  }
}
