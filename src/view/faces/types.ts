/** Size of the drawing: small cards show less, larger. */
export type Size = 'S' | 'M' | 'L';

/** Which letters stand in the corner: A K Q J, or Т К Д В. */
export type Indices = 'latin' | 'russian';

/** Whose court figures: our own, or the English ones. */
export type Deck = 'plain' | 'english';

export type Suit = 'S' | 'H' | 'C' | 'D';
export type Court = 'J' | 'Q' | 'K';
export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | Court;

export interface FaceOptions {
  readonly size: Size;
  readonly indices: Indices;
  /** Whose court figures; default `plain`. Those of `english` are fetched card by card, and shown from size M up. */
  readonly deck?: Deck | undefined;
  /** Called once if a figure that this face still lacks has come. */
  readonly told?: (() => void) | undefined;
}

export const isRank = (text: string): text is Rank => /^[A2-9TJQK]$/.test(text);
export const isSuit = (text: string): text is Suit => /^[SHCD]$/.test(text);
export const isCourt = (rank: Rank): rank is Court => rank === 'J' || rank === 'Q' || rank === 'K';

/** 'TS' → ten of spades. Throws on anything that is not one of the 52 cards. */
export function parseCard(card: string): { readonly rank: Rank; readonly suit: Suit } {
  const rank = card.charAt(0);
  const suit = card.slice(1);
  if (!isRank(rank) || !isSuit(suit)) throw new RangeError(`Not a card: ${card}`);
  return { rank, suit };
}

/** The drawing that suits a card of this width in CSS pixels. */
export function sizeFor(cardWidth: number): Size {
  if (cardWidth < 48) return 'S';
  return cardWidth < 96 ? 'M' : 'L';
}
