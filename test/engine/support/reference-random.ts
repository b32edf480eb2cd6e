/** The generator of deals once more, in big integers, written from its description alone. */

const M32 = (1n << 32n) - 1n;
const M64 = (1n << 64n) - 1n;

/** The outputs of SplitMix64 from a 64-bit seed. */
export function* splitMix64(seed: bigint): Generator<bigint, never> {
  let state = seed & M64;
  for (;;) {
    state = (state + 0x9e3779b97f4a7c15n) & M64;
    let z = state;
    z = ((z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n) & M64;
    z = ((z ^ (z >> 27n)) * 0x94d049bb133111ebn) & M64;
    yield z ^ (z >> 31n);
  }
}

const rotl = (value: bigint, by: bigint): bigint => ((value << by) | (value >> (32n - by))) & M32;

/** The outputs of xoshiro128** 1.1 from four 32-bit words. */
export function* xoshiro128(words: readonly [bigint, bigint, bigint, bigint]): Generator<number, never> {
  let [s0, s1, s2, s3] = words;
  for (;;) {
    yield Number((rotl((s1 * 5n) & M32, 7n) * 9n) & M32);
    const t = (s1 << 9n) & M32;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= t;
    s3 = rotl(s3, 11n);
  }
}

/** The generator of a seed and a stream. */
export function generator(seed: number, stream = 0): Generator<number, never> {
  const seeds = splitMix64((BigInt(stream) << 32n) + BigInt(seed));
  const [first, second] = [seeds.next().value, seeds.next().value];
  return xoshiro128([first & M32, first >> 32n, second & M32, second >> 32n]);
}

/** A number from 0 … n - 1: what lies above the largest multiple of n is thrown away. */
export function below(outputs: Generator<number, never>, n: number): number {
  const most = Math.floor(2 ** 32 / n) * n;
  for (;;) {
    const value = outputs.next().value;
    if (value < most) return value % n;
  }
}

/** Fisher–Yates from the end. */
export function shuffle<T>(list: T[], outputs: Generator<number, never>): T[] {
  for (let index = list.length - 1; index > 0; index--) {
    const other = below(outputs, index + 1);
    [list[index], list[other]] = [list[other]!, list[index]!];
  }
  return list;
}
