/** Ranks in order, and the question "may this card be laid on that one" answered once for every pair. */
import { KINDS, isRed, rankIndex, rankOf, suitOf, type Rank } from './cards.js';
import type { Build, Ranks } from './definition.js';

/** The rank indices of an order from low to high; `base` is the rank of the dealt base card. */
export function rankOrder(ranks: Ranks, base: number): readonly number[] {
  const low = ranks === 'base' ? base : Math.max(0, rankIndex(ranks.charAt(0) as Rank));
  const high = ranks.length === 3 ? rankIndex(ranks.charAt(2) as Rank) : low + 12;
  return Array.from({ length: ((high - low + 13) % 13) + 1 }, (_, step) => (low + step) % 13);
}

/** For each rank index its place in the order, or -1 where it has none. */
export function rankPlaces(ranks: Ranks, base: number): readonly number[] {
  const order = rankOrder(ranks, base);
  return Array.from({ length: 13 }, (_, rank) => order.indexOf(rank));
}

/** True where `card` has the colour or suit that a build asks for on `under`. */
export function suitFits(build: Build, card: number, under: number): boolean {
  if (build.suit === 'any') return true;
  return build.suit === 'same' ? suitOf(card) === suitOf(under) : isRed(card) !== isRed(under);
}

/** True where the rank of `card` follows the rank of `under`; `places` from `rankPlaces`. */
export function rankFollows(build: Build, places: readonly number[], card: number, under: number): boolean {
  const own = places[rankOf(card)] ?? -1;
  const below = places[rankOf(under)] ?? -1;
  if (own < 0 || below < 0) return false;
  const step = build.lay === 'up' ? own - below : below - own;
  return step === 1 || (build.ranks === 'ring' && step === -12);
}

/** 64 × 64 cells; cell `card << 6 | under` is 1 where `card` may be laid on `under`. */
export function fitTable(build: Build | undefined, base: number): Uint8Array {
  const table = new Uint8Array(64 * 64);
  if (build === undefined) return table;
  const places = rankPlaces(build.ranks, base);
  // Ranks are compared once, not for every suit.
  for (let rank = 0; rank < 13; rank++) {
    for (let below = 0; below < 13; below++) {
      if (!rankFollows(build, places, rank, below)) continue;
      for (let card = rank; card < KINDS; card += 13)
        for (let under = below; under < KINDS; under += 13)
          if (suitFits(build, card, under)) table[(card << 6) | under] = 1;
    }
  }
  return table;
}
