import { KINDS, codeOf } from './cards.js';

/** What is wrong with a list of cards that should be full packs, as a phrase; null where it is full packs. */
export function packFault(cards: readonly number[], packs: number): string | null {
  const counts = new Uint32Array(KINDS);
  for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
  const missing = counts.findIndex((count) => count < packs);
  const extra = counts.findIndex((count) => count > packs);
  const phrases = [
    ...(missing < 0 ? [] : [`${codeOf(missing)} is missing`]),
    ...(extra < 0 ? [] : [`there is one ${codeOf(extra)} too many`]),
  ];
  if (phrases.length === 0 && cards.length === packs * KINDS) return null;
  return phrases.join(', ') || 'not all of them are cards';
}
