import { order, pack } from './cards.js';
import { oracleRules, type OracleMove } from './oracle.js';

/** A number in [0, 1). */
export type Random = () => number;

/** Repeatable numbers for a text (mulberry32 over a small hash of it). */
export function randomFor(text: string): Random {
  let state = 0x9e3779b9;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function below(limit: number, random: Random): number {
  return Math.floor(random() * limit);
}

export function pick<T>(items: readonly T[], random: Random): T {
  const item = items[below(items.length, random)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  const mixed: T[] = [];
  while (rest.length > 0) mixed.push(...rest.splice(below(rest.length, random), 1));
  return mixed;
}

/** A random list to deal from; every second one has kings and queens crowded where the opening meets them. */
export function randomList(packs: number, random: Random): string[] {
  const list = shuffled(pack(packs), random);
  if (random() < 0.5) return list;
  const isCourt = (card: string) => card.startsWith('Q') || card.startsWith('K');
  const courts = list.filter(isCourt);
  const others = list.filter((card) => !isCourt(card));
  const before = pick([0, 28, 30, 32, 33], random);
  const mixed = shuffled([...courts, ...others.splice(0, 8)], random);
  return [...others.splice(0, before), ...mixed, ...others];
}

/**
 * A list that is easily won, so that the ends of games are met too: the cards come more or less in the order in which the foundations
 * want them, but what is dealt first, a packet or a tableau, lies the other way round, on top of a few of the last cards.
 */
export function easyList(packs: number, random: Random): string[] {
  const first = pick(['KS', 'AS', '6S'], random);
  const disorder = pick([0.5, 2, 5, 8], random);
  const keyed = pack(packs).map((card) => ({ card, key: order(card, first) + disorder * random() }));
  const wanted = keyed.sort((a, b) => a.key - b.key).map(({ card }) => card);
  const last = wanted.splice(-pick([1, 7, 8], random));
  const early = wanted.splice(0, pick([0, 8, 13, 25, 32, 33], random));
  return [...last, ...early.reverse(), ...wanted];
}

/** The defaults, every other value of every option alone, every two such values together, and some random combinations. */
export function ruleSets(game: string, combinations: number, random: Random): Record<string, string>[] {
  const options = Object.entries(oracleRules[game] ?? {});
  const others = options.flatMap(([name, values]) => values.slice(1).map((value) => ({ name, value })));
  const sets: Record<string, string>[] = [{}];
  others.forEach((one, index) => {
    sets.push({ [one.name]: one.value });
    for (const two of others.slice(index + 1)) {
      if (one.name !== two.name) sets.push({ [one.name]: one.value, [two.name]: two.value });
    }
  });
  if (options.length > 2) {
    for (let n = 0; n < combinations; n += 1) {
      sets.push(Object.fromEntries(options.map(([name, values]) => [name, pick(values, random)])));
    }
  }
  return sets;
}

/** A way to choose among the legal moves, given how many cards lie on each pile. */
export type Policy = (moves: readonly OracleMove[], size: (pile: string) => number, random: Random) => OracleMove;

/** Wanders about. */
export const anyMove: Policy = (moves, _size, random) => pick(moves, random);

/** Gets on: mostly the move that a hasty player would like best. */
export const hasty: Policy = (moves, size, random) => {
  if (random() < 0.08) return pick(moves, random);
  const liking = ({ from, to, count }: OracleMove) => {
    if (to.startsWith('foundation')) return 6;
    if (from.startsWith('tableau')) return size(to) > 0 && count === size(from) ? 5 : 0;
    if (from === 'reserve') return 4;
    if (to.startsWith('tableau')) return 3;
    return from === 'stock' ? 2 : 1;
  };
  const best = Math.max(...moves.map(liking));
  return pick(
    moves.filter((move) => liking(move) === best),
    random,
  );
};

/** Builds on the table as long as anything fits there, and sends nothing up without need. */
export const lingering: Policy = (moves, _size, random) => {
  const building = moves.filter(({ to }) => to.startsWith('tableau'));
  const turning = moves.filter(({ to }) => !to.startsWith('foundation'));
  if (building.length > 0 && random() < 0.4) return pick(building, random);
  return pick(turning.length > 0 && random() < 0.8 ? turning : moves, random);
};

/** Changes its mind now and then. */
export function moody(): Policy {
  let mood = hasty;
  return (moves, size, random) => {
    if (random() < 0.06) mood = pick([hasty, anyMove, lingering], random);
    return mood(moves, size, random);
  };
}
