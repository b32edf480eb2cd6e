/** Cards as the tests write them: codes with spaces between, `9H TS`. */

const SUITS = 'SHDC';
export const RANKS = 'A23456789TJQK';

/** The codes of a text. */
export const codes = (text: string): string[] => text.split(/\s+/).filter((code) => code !== '');

/** Cards of one suit, rank after rank: `run('98', 'H')` is `9H 8H`. */
export const run = (ranks: string, suit: string): string => [...ranks].map((rank) => rank + suit).join(' ');

/** The thirteen ranks upwards from one of them: `from('Q')` is `QKA23456789TJ`. */
export function from(rank: string): string {
  const at = RANKS.indexOf(rank);
  return RANKS.slice(at) + RANKS.slice(0, at);
}

/** All cards of full packs. */
export function fullPack(packs: number): string[] {
  const one = [...SUITS].flatMap((suit) => codes(run(RANKS, suit)));
  return Array.from({ length: packs }, () => one).flat();
}

/** The full packs without the cards given, plain cards first, then queens, then kings; throws where one is given too often. */
export function without(packs: number, given: readonly string[]): string[] {
  const rest = fullPack(packs);
  for (const code of given) {
    const at = rest.indexOf(code);
    if (at < 0) throw new Error(`${code} is used too often, or is no card`);
    rest.splice(at, 1);
  }
  const weight = (code: string): number => (code.startsWith('K') ? 2 : code.startsWith('Q') ? 1 : 0);
  return rest.sort((one, other) => weight(one) - weight(other));
}
