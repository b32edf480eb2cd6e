/**
 * The randomness of deals, written so that somebody else can rewrite it and get the same cards for ever.
 *
 * - Generator: xoshiro128** 1.1 (Blackman and Vigna, 2018), 128 bits of state.
 * - Seeding: SplitMix64 (Steele, Lea and Flood, 2014) started at the 64-bit number `stream * 2^32 + seed`.
 *   Its first output gives state words 0 (low half) and 1 (high half), its second words 2 and 3.
 * - The seed is the deal number. Stream 0 shuffles the pack; stream n shuffles the waste after pass n.
 * - Bounded draw: a 32-bit output below the largest multiple of n is taken modulo n, others are thrown away.
 * - Shuffle: Fisher–Yates from the end (i = last … 1, swap with a draw from 0 … i).
 */

const U32 = 0x1_0000_0000;

/** A 32-bit text hash (FNV-1a over UTF-16 code units), for seeds that come from text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

export class Random {
  /** State of the generator, 32-bit words. */
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  /** Starts from a seed (0 … 2^32 - 1) and a stream. */
  constructor(seed: number, stream = 0) {
    const state = (BigInt(stream) << 32n) + BigInt(seed);
    const first = splitMix(state + STEP);
    const second = splitMix(state + 2n * STEP);
    this.a = lowHalf(first);
    this.b = lowHalf(first >> 32n);
    this.c = lowHalf(second);
    this.d = lowHalf(second >> 32n);
  }

  /** The next 32-bit output. */
  next(): number {
    const times5 = Math.imul(this.b, 5);
    const result = Math.imul((times5 << 7) | (times5 >>> 25), 9) >>> 0;
    const shifted = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= shifted;
    this.d = (this.d << 11) | (this.d >>> 21);
    return result;
  }

  /** A whole number from 0 … n - 1, each equally likely (1 ≤ n ≤ 2^32). */
  below(n: number): number {
    const limit = U32 - (U32 % n);
    for (;;) {
      const value = this.next();
      if (value < limit) return value % n;
    }
  }

  /** Shuffles `length` entries of `list` from `start` on, in place. */
  shuffle(list: Uint8Array, start = 0, length = list.length): void {
    for (let index = length - 1; index > 0; index--) {
      const one = start + index;
      const other = start + this.below(index + 1);
      const kept = list[one] as number;
      list[one] = list[other] as number;
      list[other] = kept;
    }
  }
}

/** What SplitMix64 adds to its state for each output. */
const STEP = 0x9e3779b97f4a7c15n;

/** The output of SplitMix64 in this state. */
function splitMix(state: bigint): bigint {
  let z = BigInt.asUintN(64, state);
  z = BigInt.asUintN(64, (z ^ (z >> 30n)) * 0xbf58476d1ce4e5b9n);
  z = BigInt.asUintN(64, (z ^ (z >> 27n)) * 0x94d049bb133111ebn);
  return z ^ (z >> 31n);
}

const lowHalf = (word: bigint): number => Number(BigInt.asIntN(32, word));
