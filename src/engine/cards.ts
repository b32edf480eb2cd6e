/**
 * Cards as small integers. A card is `suit * 13 + rank` (0 … 51) with rank A = 0 … K = 12 and suit S, H, D, C = 0 … 3.
 * The two copies of a card in a two-pack game are the same integer. Text codes (`TS`, `QH`) exist only at the border.
 */

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export const SUITS = ['S', 'H', 'D', 'C'] as const;

/** A rank as it is written in a card code: `A 2 … 9 T J Q K`. */
export type Rank = (typeof RANKS)[number];
/** A suit as it is written in a card code: spades, hearts, diamonds, clubs. */
export type Suit = (typeof SUITS)[number];
/** A card as text, rank then suit: `AS`, `TH`, `QC`. */
export type CardCode = `${Rank}${Suit}`;

/** How many different cards there are. */
export const KINDS = 52;

export const rankOf = (card: number): number => card % 13;
export const suitOf = (card: number): number => (card / 13) | 0;
/** True for hearts and diamonds. */
export const isRed = (card: number): boolean => card >= 13 && card < 39;
export const rankAt = (index: number): Rank => RANKS[index] ?? 'A';
export const rankIndex = (rank: Rank): number => RANKS.indexOf(rank);
/** The rank of a card as it is written; undefined without a card. */
export const rankNameOf = (card: number | undefined): Rank | undefined => RANKS[(card ?? NaN) % 13];

const CODES: readonly CardCode[] = SUITS.flatMap((suit) => RANKS.map((rank): CardCode => `${rank}${suit}`));

/** The code of a card, which must be one of 0 … 51. */
export const codeOf = (card: number): CardCode => CODES[card] as CardCode;

/** The card that a code names, or -1 where it names none. */
export const cardOf = (code: string): number => (CODES as readonly string[]).indexOf(code);

/** The unshuffled pack or packs: spades A … K, then hearts, diamonds and clubs; a second pack follows the first. */
export function freshPack(packs: number): Uint8Array {
  return Uint8Array.from({ length: packs * KINDS }, (_, index) => index % KINDS);
}
