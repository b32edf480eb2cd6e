import type { Table } from './table.js';

/** 0A, Dealing: cards leave the list from the front, one at a time, each landing on top of its pile. */
export class Dealer {
  private readonly cards: string[];
  private readonly table: Table;

  constructor(cards: string[], table: Table) {
    this.cards = [...cards];
    this.table = table;
  }

  next(): string {
    const card = this.cards.shift();
    if (card === undefined) throw new Error('the pack is too small');
    return card;
  }

  /** The card goes to the end of what is still to be dealt. */
  putLast(card: string): void {
    this.cards.push(card);
  }

  dealTo(pile: string, faceUp: boolean): void {
    this.table.lay(pile, this.next(), faceUp);
  }

  /** A closed packet. */
  packet(pile: string, size: number): void {
    for (let n = 0; n < size; n += 1) this.dealTo(pile, false);
  }

  /** Takes all cards that the test picks out of the list, wherever they are. */
  takeOut(picked: (card: string) => boolean): string[] {
    const taken = this.cards.filter(picked);
    const kept = this.cards.filter((card) => !picked(card));
    this.cards.splice(0, Infinity, ...kept);
    return taken;
  }

  /** What is left is the stock, drawn from the front. */
  restIsStock(): void {
    this.table.underStock(this.cards);
  }
}
