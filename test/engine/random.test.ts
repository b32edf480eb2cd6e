/** The randomness of deals: published vectors, a second writing of it, and statistics over fixed seeds. */
import { describe, expect, it } from 'vitest';
import { deal } from '../../src/engine.js';
import { freshPack, rankOf, suitOf } from '../../src/engine/cards.js';
import { Random } from '../../src/engine/random.js';
import { codes, fullPack } from './support/cards.js';
import { shuffled } from './support/list.js';
import { below, generator, shuffle, splitMix64, xoshiro128 } from './support/reference-random.js';
import { cards, next, tops } from './support/table.js';
import { ids } from './support/walk.js';

/** The four words of the generator's state. */
const state = (random: Random): number[] => {
  const { a, b, c, d } = random as unknown as Record<'a' | 'b' | 'c' | 'd', number>;
  return [a, b, c, d].map((word) => word >>> 0);
};

const SPLITMIX = [
  6457827717110365317n,
  3203168211198807973n,
  9817491932198370423n,
  4593380528125082431n,
  16408922859458223821n,
];
const XOSHIRO = [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804];

describe('the generator', () => {
  it('SplitMix64: the published outputs of seed 1234567', () => {
    const seeds = splitMix64(1234567n);
    expect(SPLITMIX.map(() => seeds.next().value)).toEqual(SPLITMIX);
    const [first = 0n, second = 0n] = SPLITMIX;
    const words = [first & 0xffffffffn, first >> 32n, second & 0xffffffffn, second >> 32n].map(Number);
    expect(state(new Random(1234567))).toEqual(words);
  });

  it('xoshiro128** 1.1: the published outputs of the state 1, 2, 3, 4', () => {
    const reference = xoshiro128([1n, 2n, 3n, 4n]);
    expect(XOSHIRO.map(() => reference.next().value)).toEqual(XOSHIRO);
    const random = new Random(0);
    Object.assign(random, { a: 1, b: 2, c: 3, d: 4 });
    expect(XOSHIRO.map(() => random.next())).toEqual(XOSHIRO);
  });

  it('the same outputs as its second writing, from any seed and stream', () => {
    for (const [seed, stream] of [
      [0, 0],
      [1, 0],
      [4294967295, 0],
      [7, 1],
      [7, 2],
      [123456789, 4294967295],
      [2147483648, 3],
    ] as const) {
      const random = new Random(seed, stream);
      const reference = generator(seed, stream);
      for (let time = 0; time < 200; time++) expect(random.next()).toBe(reference.next().value);
    }
  });

  it('S114: a state of at least 128 bits, and draws that throw away what would favour some', () => {
    const random = new Random(1);
    const outputs = [4294967295, 4294967294, 4294967290, 5];
    random.next = () => outputs.shift() ?? 0;
    // 2^32 = 10 · 429496729 + 6: the last six outputs are thrown away.
    expect([random.below(10), outputs]).toEqual([5, []]);
    expect(state(new Random(1))).toHaveLength(4);
  });

  it.each([2, 3, 7, 40, 52, 104, 1000])('S114: draws below %i are equally likely (chi-square, |z| < 4)', (n) => {
    const random = new Random(114);
    const draws = 200_000;
    const counts = new Float64Array(n);
    for (let time = 0; time < draws; time++) counts[random.below(n)]! += 1;
    const expected = draws / n;
    const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(Math.abs((chi - (n - 1)) / Math.sqrt(2 * (n - 1)))).toBeLessThan(4);
  });

  it('S114: the largest bounds: halves of the range above 2^31 are equally likely', () => {
    const random = new Random(115);
    const n = 3_000_000_000;
    let low = 0;
    for (let time = 0; time < 100_000; time++) low += random.below(n) < n / 2 ? 1 : 0;
    expect(Math.abs(low - 50_000) / Math.sqrt(25_000)).toBeLessThan(4);
    expect(new Random(1).below(2 ** 32)).toBe(new Random(1).next());
  });
});

describe('the shuffle', () => {
  it.each([1, 2])('the lists of deals are those of its second writing, %i packs', (packs) => {
    const id = packs === 1 ? 'kenfild' : 'kongress';
    for (const number of [1, 2, 3, 7, 1000, 123456, 4294967295]) {
      expect(shuffled(id, number)).toEqual(shuffle(fullPack(packs), generator(number)));
    }
  });

  it('Король, дама, валет: the waste after pass n is shuffled from its bottom by stream n', () => {
    for (const number of [1, 2, 3, 4294967295]) {
      const game = deal('korol-dama-valet', { deal: number });
      for (const pass of [1, 2]) {
        while (game.pile('stock').cards.length > 0) game.play({ from: 'stock', to: 'waste', count: 1 });
        const waste = codes(cards(game, 'waste'));
        game.play({ from: 'waste', to: 'stock', count: 40 });
        expect(codes(cards(game, 'stock'))).toEqual(shuffle(waste, generator(number, pass)));
      }
    }
  });

  it('Строптивые дамы: the queens that go back draw their depths after the shuffle (R4)', () => {
    let met = 0;
    for (let number = 1; number <= 120; number++) {
      const outputs = generator(number);
      const list = shuffle(fullPack(2), outputs).slice(32);
      const [places, queens]: [string[], string[]] = [[], []];
      while (places.length < 8) {
        const card = list.shift() ?? '';
        (card.startsWith('Q') ? queens : places).push(card);
      }
      if (places.some((card) => card.startsWith('K'))) continue;
      for (const queen of queens) list.splice(below(outputs, list.length + 1), 0, queen);
      const game = deal('stroptivye-damy', { deal: number });
      expect([tops(game, 'tableau'), next(game, 104)]).toEqual([places.join(' '), list.join(' ')]);
      met += queens.length;
    }
    expect(met).toBeGreaterThan(20);
  });
});

describe('statistics of deals 1 to 100,000', () => {
  const DEALS = 100_000;
  const cells = new Float64Array(52 * 52);
  const neighbours = { suit: [0, 0], rank: [0, 0] };
  const list = freshPack(1);
  for (let number = 1; number <= DEALS; number++) {
    list.set(freshPack(1));
    new Random(number).shuffle(list);
    let [suits, ranks] = [0, 0];
    list.forEach((card, place) => {
      cells[card * 52 + place]! += 1;
      const before = list[place - 1];
      if (before === undefined) return;
      if (suitOf(before) === suitOf(card)) suits++;
      if (rankOf(before) === rankOf(card)) ranks++;
    });
    neighbours.suit[0]! += suits;
    neighbours.suit[1]! += suits * suits;
    neighbours.rank[0]! += ranks;
    neighbours.rank[1]! += ranks * ranks;
  }

  it('S113: every card lies equally often in every place (chi-square, |z| < 4)', () => {
    const expected = DEALS / 52;
    const chi = cells.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // Rows and columns have fixed sums: chi · 51/52 has 51 · 51 degrees of freedom.
    const degrees = 51 * 51;
    expect(Math.abs((chi * (51 / 52) - degrees) / Math.sqrt(2 * degrees))).toBeLessThan(4);
  });

  it.each([
    // Each of 51 neighbouring pairs is of one suit with chance 12/51, of one rank with chance 3/51.
    ['suit', 12],
    ['rank', 3],
  ] as const)('S113: neighbours of one %s: %i on average, as theory says (|z| < 4)', (kind, theory) => {
    const [sum = 0, squares = 0] = neighbours[kind];
    const mean = sum / DEALS;
    const error = Math.sqrt((squares / DEALS - mean * mean) / DEALS);
    expect(Math.abs(mean - theory) / error).toBeLessThan(4);
  });
});

describe('numbers', () => {
  it.each([1, 2])('S115: no two of the deals 1 to 50,000 are alike, %i packs', (packs) => {
    const seen = new Set<string>();
    const list = freshPack(packs);
    for (let number = 1; number <= 50_000; number++) {
      list.set(freshPack(packs));
      new Random(number).shuffle(list);
      seen.add(String.fromCharCode(...list));
    }
    expect(seen.size).toBe(50_000);
  });

  it.each(ids)('S115: %s: no two of the tables 1 to 2,000 are alike', (id) => {
    const seen = new Set<string>();
    for (let number = 1; number <= 2000; number++) seen.add(deal(id, { deal: number }).position());
    expect(seen.size).toBe(2000);
  });
});
