import { KINDS, codeOf } from './cards.js';

/** Which card is missing from full packs, and which is too many, as a phrase; null where the packs are full. */
export function packFault(cards: readonly number[], packs: number): string | null {
  const counts = new Uint8Array(KINDS);
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  const missing = counts.findIndex((count) => count < packs);
  const extra = counts.findIndex((count) => count > packs);
  if (missing < 0 && extra < 0) return null;
  const phrases = [
    ...(missing < 0 ? [] : [`${codeOf(missing)} is missing`]),
    ...(extra < 0 ? [] : [`there is one ${codeOf(extra)} too many`]),
  ];
  return phrases.join(', ');
}
