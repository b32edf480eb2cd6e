import { order, suit } from './cards.js';
import { kind, Table } from './table.js';

export interface OracleMove {
  from: string;
  to: string;
  count: number;
}

/**
 * What all the games share. A game answers one question, `legal`, for one move at a time; the list of legal moves is simply every
 * thinkable move that it does not refuse. Slow and plain on purpose.
 */
export abstract class Patience {
  readonly table: Table;
  pass = 1;
  protected readonly rules: Record<string, string>;

  constructor(rules: Record<string, string>) {
    this.rules = rules;
    this.table = new Table(this.pileIds());
  }

  /** The piles in their fixed order; edge 10: all of them, empty or not. */
  protected abstract pileIds(): string[];

  /** Lays out a pack, given in dealing order, opening included. */
  abstract deal(cards: string[]): void;

  protected abstract legal(move: OracleMove): boolean;

  /** Carries out a legal move and everything that follows from it by rule. */
  abstract carryOut(move: OracleMove, order?: string[]): void;

  abstract won(): boolean;

  /** Runs through the stock in all: the option of that name, or one. */
  passes(): number {
    const passes = this.rules['passes'] ?? '1';
    return passes === 'unlimited' ? Infinity : Number(passes);
  }

  moves(): OracleMove[] {
    const found: OracleMove[] = [];
    for (const from of this.table.ids) {
      for (const to of this.table.ids) {
        for (let count = 1; count <= this.table.size(from); count += 1) {
          const move = { from, to, count };
          if (from !== to && this.legal(move)) found.push(move);
        }
      }
    }
    return found;
  }

  // --- the stock -----------------------------------------------------------------------------------------------------------------

  /** Edge 6: exactly so many cards are turned at a time, or what is left. */
  protected turnSize(): number {
    return 1;
  }

  protected isTurn({ from, to }: OracleMove): boolean {
    return from === 'stock' && to === 'waste';
  }

  protected legalTurn({ count }: OracleMove): boolean {
    return count === Math.min(this.turnSize(), this.table.size('stock'));
  }

  /** The cards of the stock go over to the waste one by one. */
  protected turn(count: number): void {
    for (let n = 0; n < count; n += 1) this.table.lay('waste', this.table.draw('stock'), true);
  }

  protected isRedeal({ from, to }: OracleMove): boolean {
    return from === 'waste' && to === 'stock';
  }

  /** Edge 6: only while the stock is empty and passes are left; always the whole waste. */
  protected legalRedeal({ count }: OracleMove): boolean {
    return this.table.isEmpty('stock') && count === this.table.size('waste') && this.pass < this.passes();
  }

  protected redeal(): void {
    this.table.turnWasteOver();
    this.pass += 1;
  }

  // --- building ------------------------------------------------------------------------------------------------------------------

  /** The card that would lie lowest of those moved. */
  protected lowestOf({ from, count }: OracleMove): string {
    return this.table.peek(from, count - 1);
  }

  /**
   * May the card go on this foundation, built up in suit from the rank of `first`? An empty one takes a first card, and of several
   * empty ones only the lowest-numbered counts (0A, Moves).
   */
  protected goesUp(card: string, foundation: string, first: string): boolean {
    if (this.table.isEmpty(foundation)) {
      return order(card, first) === 0 && foundation === this.table.firstEmpty('foundation');
    }
    return suit(card) === suit(this.table.peek(foundation)) && order(card, first) === this.table.size(foundation);
  }

  /** Does `card` lie on `target` by the packing rule of the game? */
  protected packs(card: string, target: string): boolean {
    throw new Error(`no packing rule for ${card} on ${target}`);
  }

  /** Are the top `count` cards of the pile face up and each packed on the one below? */
  protected isRun(pile: string, count: number): boolean {
    for (let depth = 0; depth < count; depth += 1) {
      if (!this.table.faceUpAt(pile, depth)) return false;
      if (depth > 0 && !this.packs(this.table.peek(pile, depth - 1), this.table.peek(pile, depth))) return false;
    }
    return true;
  }

  protected toTableau({ to }: OracleMove): boolean {
    return kind(to) === 'tableau';
  }

  protected toFoundation({ to }: OracleMove): boolean {
    return kind(to) === 'foundation';
  }

  protected fromTableau({ from }: OracleMove): boolean {
    return kind(from) === 'tableau';
  }
}
