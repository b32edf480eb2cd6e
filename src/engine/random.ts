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

/** High 32 bits of the unsigned product of two 32-bit numbers. */
function productHigh(a: number, b: number): number {
  const aLow = a & 0xffff;
  const aHigh = a >>> 16;
  const bLow = b & 0xffff;
  const bHigh = b >>> 16;
  const middle = aHigh * bLow + ((aLow * bLow) >>> 16);
  const carry = aLow * bHigh + (middle % 0x10000);
  return aHigh * bHigh + Math.floor(middle / 0x10000) + Math.floor(carry / 0x10000);
}

/** A 32-bit text hash (FNV-1a over UTF-16 code units), for seeds that come from text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

export class Random {
  /** State of the seeding mixer, then of the generator; 32-bit words. */
  private low = 0;
  private high = 0;
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 0;

  constructor(seed: number, stream = 0) {
    this.reseed(seed, stream);
  }

  /** Starts again from a seed (0 … 2^32 - 1) and a stream; allocates nothing. */
  reseed(seed: number, stream: number): this {
    this.low = seed | 0;
    this.high = stream | 0;
    this.mix();
    const first = this.mixed;
    this.a = first.low;
    this.b = first.high;
    this.mix();
    this.c = first.low;
    this.d = first.high;
    return this;
  }

  private readonly mixed = { low: 0, high: 0 };

  /** One step of SplitMix64, into `mixed`. */
  private mix(): void {
    const sum = (this.low >>> 0) + 0x7f4a7c15;
    this.low = sum | 0;
    this.high = (this.high + 0x9e3779b9 + (sum >= U32 ? 1 : 0)) | 0;
    let low = this.low;
    let high = this.high;
    // z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9
    low ^= (low >>> 30) | (high << 2);
    high ^= high >>> 30;
    let product = Math.imul(low, 0x1ce4e5b9);
    high = (productHigh(low >>> 0, 0x1ce4e5b9) + Math.imul(low, 0xbf58476d) + Math.imul(high, 0x1ce4e5b9)) | 0;
    low = product;
    // z = (z ^ (z >>> 27)) * 0x94d049bb133111eb
    low ^= (low >>> 27) | (high << 5);
    high ^= high >>> 27;
    product = Math.imul(low, 0x133111eb);
    high = (productHigh(low >>> 0, 0x133111eb) + Math.imul(low, 0x94d049bb) + Math.imul(high, 0x133111eb)) | 0;
    low = product;
    // z ^ (z >>> 31)
    this.mixed.low = low ^ ((low >>> 31) | (high << 1));
    this.mixed.high = high ^ (high >>> 31);
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
    for (let index = length - 1; index > 0; index--) swap(list, start + index, start + this.below(index + 1));
  }

  /** Takes back `shuffle` made from the same state; `draws` is scratch space of at least `length`. */
  unshuffle(list: Uint8Array, start: number, length: number, draws: Uint8Array): void {
    for (let index = length - 1; index > 0; index--) draws[index] = this.below(index + 1);
    for (let index = 1; index < length; index++) swap(list, start + index, start + (draws[index] ?? 0));
  }
}

function swap(list: Uint8Array, one: number, other: number): void {
  const kept = list[one] ?? 0;
  list[one] = list[other] ?? 0;
  list[other] = kept;
}
