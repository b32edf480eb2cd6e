export interface OracleCard {
  card: string;
  faceUp: boolean;
}

/** The kind of a pile is its id without the number: 'tableau-3' is a 'tableau'. */
export function kind(id: string): string {
  const dash = id.indexOf('-');
  return dash < 0 ? id : id.slice(0, dash);
}

/** `numbered('tableau', 3)` is tableau-1, tableau-2, tableau-3. */
export function numbered(name: string, howMany: number): string[] {
  return Array.from({ length: howMany }, (_, index) => `${name}-${index + 1}`);
}

/** The piles of a game, each listed bottom → top. Knows how cards are handled, nothing about what is allowed. */
export class Table {
  readonly ids: string[];
  private readonly piles = new Map<string, OracleCard[]>();

  constructor(ids: string[]) {
    this.ids = ids;
    for (const id of ids) this.piles.set(id, []);
  }

  copy(): Table {
    const twin = new Table(this.ids);
    for (const id of this.ids) twin.set(id, this.cards(id));
    return twin;
  }

  has(id: string): boolean {
    return this.piles.has(id);
  }

  /** The cards themselves, for the methods of this class; others only read them. */
  cards(id: string): OracleCard[] {
    const pile = this.piles.get(id);
    if (!pile) throw new Error(`no such pile: ${id}`);
    return pile;
  }

  set(id: string, cards: OracleCard[]): void {
    this.cards(id).splice(0, Infinity, ...cards.map(({ card, faceUp }) => ({ card, faceUp })));
  }

  size(id: string): number {
    return this.cards(id).length;
  }

  isEmpty(id: string): boolean {
    return this.size(id) === 0;
  }

  /** All piles of one kind, by ascending number. */
  all(name: string): string[] {
    return this.ids.filter((id) => kind(id) === name);
  }

  /** The lowest-numbered empty pile of a kind (edge 1). */
  firstEmpty(name: string): string | undefined {
    return this.all(name).find((id) => this.isEmpty(id));
  }

  /** How many cards lie on all piles of a kind together. */
  total(name: string): number {
    return this.all(name).reduce((sum, id) => sum + this.size(id), 0);
  }

  /** The card `depth` cards below the top, or '' where there is none. */
  peek(id: string, depth = 0): string {
    return this.cards(id).at(-1 - depth)?.card ?? '';
  }

  faceUpAt(id: string, depth: number): boolean {
    return this.cards(id).at(-1 - depth)?.faceUp ?? false;
  }

  /** Lays one card on top. */
  lay(id: string, card: string, faceUp: boolean): void {
    this.cards(id).push({ card, faceUp });
  }

  /** Takes the top card off. */
  draw(id: string): string {
    const top = this.cards(id).pop();
    if (!top) throw new Error(`nothing to take from ${id}`);
    return top.card;
  }

  /** Moves the top `count` cards in one block; they keep their order and end face up. */
  move(from: string, to: string, count: number): void {
    const pile = this.cards(from);
    if (count > pile.length) throw new Error(`${from} has only ${pile.length} cards`);
    for (const { card } of pile.splice(pile.length - count)) this.lay(to, card, true);
  }

  turnUpTop(id: string): void {
    const top = this.cards(id).at(-1);
    if (top) top.faceUp = true;
  }

  /** Section 0, order rule: cards from the TOP of a face-down packet go under the stock; the old top will be drawn first. */
  topUnderStock(id: string, count: number): void {
    const taken: string[] = [];
    while (taken.length < count && !this.isEmpty(id)) taken.push(this.draw(id));
    this.underStock(taken);
  }

  /** Section 0, order rule: cards from the BOTTOM of a face-up pile go under the stock; the lowest will be drawn first. */
  bottomUnderStock(id: string, count: number): void {
    this.underStock(
      this.cards(id)
        .splice(0, count)
        .map(({ card }) => card),
    );
  }

  /** Puts cards under the stock, face down; they will be drawn in the order given. */
  underStock(cards: string[]): void {
    for (const card of cards) this.cards('stock').unshift({ card, faceUp: false });
  }

  /** The waste is turned over and becomes the stock: the oldest card will be drawn first. */
  turnWasteOver(): void {
    while (!this.isEmpty('waste')) this.lay('stock', this.draw('waste'), false);
  }
}
