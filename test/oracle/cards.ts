/** A card is written rank + suit, 'TS' is the ten of spades. The two copies in a two-pack game are written alike. */
const RANKS = 'A23456789TJQK';

/** A = 1 … K = 13 (section 0). */
export function rank(card: string): number {
  const index = RANKS.indexOf(card.charAt(0));
  if (card.length !== 2 || index < 0) throw new Error(`no such card: ${card}`);
  return index + 1;
}

export function suit(card: string): string {
  return card.charAt(1);
}

export function isKing(card: string): boolean {
  return rank(card) === 13;
}

export function isQueen(card: string): boolean {
  return rank(card) === 12;
}

export function isRed(card: string): boolean {
  return suit(card) === 'H' || suit(card) === 'D';
}

/** A5: the place of a card in a series that begins with the rank of `first`; the first is 0, the last 12, an ace follows a king. */
export function order(card: string, first: string): number {
  return (rank(card) - rank(first) + 13) % 13;
}

/** Every card of one or two packs. */
export function pack(packs: number): string[] {
  const cards: string[] = [];
  for (let copy = 0; copy < packs; copy += 1) {
    for (const s of ['S', 'H', 'D', 'C']) {
      for (const r of RANKS) cards.push(r + s);
    }
  }
  return cards;
}
