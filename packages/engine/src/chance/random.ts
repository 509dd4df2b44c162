/** A source of integers: what bots, policies and playouts draw from. */
export interface Random {
  /** Uniform in 0 … n - 1, for 1 <= n <= 2^31. */
  below(n: number): number;
}

/** Where the outcomes of chance nodes come from: the same key always gives the same number. */
export interface DiceSource {
  /** Uniform in 0 … n - 1: the index-th draw (from 0) of this stream. */
  draw(stream: string, index: number, n: number): number;
}

/**
 * xoshiro128** 1.1 by Blackman and Vigna (https://prng.di.unimi.it/xoshiro128starstar.c), seeded by splitmix32.
 * Its state is in fields and not in an array, which is three times as fast.
 */
export class Xoshiro implements Random {
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 0;

  constructor(seed: number) {
    this.seed(seed);
  }

  seed(seed: number): void {
    this.a = split(seed + 0x9e3779b9);
    this.b = split(seed + 2 * 0x9e3779b9);
    this.c = split(seed + 3 * 0x9e3779b9);
    this.d = split(seed + 4 * 0x9e3779b9);
  }

  /** Seeds the generator with 64 bits; two different pairs of words give two different states. */
  seedBy(a: number, b: number): void {
    this.a = split(a + 0x9e3779b9);
    this.b = split(b + 2 * 0x9e3779b9);
    this.c = split(a + 3 * 0x9e3779b9);
    this.d = split(b + 4 * 0x9e3779b9);
  }

  /** Sets the four words of the state, not all zero: for the published test vectors. */
  setState(a: number, b: number, c: number, d: number): void {
    this.a = a | 0;
    this.b = b | 0;
    this.c = c | 0;
    this.d = d | 0;
  }

  /** The next 32 bits, as an int32. */
  next(): number {
    const b = this.b;
    const m = Math.imul(b, 5);
    const result = Math.imul((m << 7) | (m >>> 25), 9);
    const t = b << 9;
    const c = this.c ^ this.a;
    const d = this.d ^ b;
    this.b = b ^ c;
    this.a ^= d;
    this.c = c ^ t;
    this.d = (d << 11) | (d >>> 21);
    return result;
  }

  /**
   * Draws exactly once per call, so that two generators stay in step. It is Lemire's multiplication without his rejection
   * step, so it is not exactly uniform: probabilities are off by a share below n / 2^24 for n up to 128, and below
   * n / 2^32 for larger n. No experiment of ours is large enough to see that.
   */
  below(n: number): number {
    return n <= 128 ? Math.imul(this.next() >>> 8, n) >>> 24 : scaled(this.next(), n);
  }
}

/** Scales 32 random bits to a number from 0 to n - 1. */
const scaled = (bits: number, n: number): number => ((bits >>> 0) * n * 2 ** -32) | 0;

/** splitmix32's finaliser: a bijection of the 32-bit integers. */
function split(x: number): number {
  let z = x | 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
  return z ^ (z >>> 15);
}

/** Mixes a word into a key: for deriving independent seeds by match, stream and index. */
export function mix(key: number, word: number): number {
  return split(
    Math.imul(key ^ (key >>> 15), 0x2c1b3c6d) + Math.imul(word ^ 0x5bd1e995, 0x297a2d39),
  );
}

/** Mixes text into a key. */
export function mixText(key: number, text: string): number {
  let mixed = mix(key, text.length);
  for (let i = 0; i < text.length; i++) mixed = mix(mixed, text.charCodeAt(i));
  return mixed;
}

/** lowbias32, found by C. Wellons' hash prospector (https://github.com/skeeto/hash-prospector): another bijection. */
function splitOther(x: number): number {
  let z = x | 0;
  z = Math.imul(z ^ (z >>> 16), 0x7feb352d);
  z = Math.imul(z ^ (z >>> 15), 0x846ca68b);
  return z ^ (z >>> 16);
}

/** The same as `mix` with other shifts and factors, those of MurmurHash3's finaliser. */
function mixOther(key: number, word: number): number {
  return splitOther(
    Math.imul(key ^ (key >>> 16), 0x85ebca6b) + Math.imul(word ^ 0x1b873593, 0xc2b2ae35),
  );
}

/**
 * A key of 64 bits, held as two halves of 32. Both halves mix in the same words, each by another function. So if two keys
 * are equal in one half, they are equal in the other only by chance. In each half, mixing in a word is a bijection.
 */
class Key {
  readonly a: number;
  readonly b: number;

  constructor(a: number, b: number) {
    this.a = a;
    this.b = b;
  }

  /** The key with a word of 32 bits mixed in. Half b mixes in a scrambled word, so that patterns of half a do not repeat. */
  word(word: number): Key {
    return new Key(mix(this.a, word), mixOther(this.b, split(word + 0x9e3779b9)));
  }

  text(text: string): Key {
    let key = this.word(text.length);
    for (let i = 0; i < text.length; i++) key = key.word(text.charCodeAt(i));
    return key;
  }

  key({ a, b }: Key): Key {
    return new Key(mix(this.a, a), mixOther(this.b, b));
  }
}

const ROOT = new Key(0x6c0a5e1d, 0x3c6ef372);

/** A cache of the keys of stream names: there are few, and every match needs the same ones. */
const NAMES = new Map<string, Key>();

function nameKey(stream: string): Key {
  let key = NAMES.get(stream);
  if (key === undefined) NAMES.set(stream, (key = ROOT.text(stream)));
  return key;
}

/**
 * The fast dice for matches in bulk, a function of seed, match, stream and index. So two variants of a game get the same
 * number for the same stream and index, even after they have diverged. Keys have 64 bits. The first 2^32 matches of an
 * experiment all have different keys; two experiments of 10^9 matches have a key in common in one case of 18. Somebody who
 * sees enough numbers could predict the rest: matches between people use `sealed-dice.ts`.
 */
export class KeyedDice implements DiceSource {
  private readonly key: Key;
  private readonly streams = new Map<string, Key>();

  /** `seed` names the experiment, `match` the match within it: a whole number from 0 to 2^53 - 1. */
  constructor(seed: string | number, match = 0) {
    this.key = ROOT.text(String(seed))
      .word(Math.floor(match * 2 ** -32))
      .word(match | 0);
  }

  /** Hashes the key and the index. There is no state, so any draw can be made in any order. */
  draw(stream: string, index: number, n: number): number {
    let key = this.streams.get(stream);
    if (key === undefined) this.streams.set(stream, (key = this.keyOf(stream)));
    return scaled(mix(mix(key.a, index), mixOther(key.b, index)), n);
  }

  /** A generator for one user, for example the bot in seat 0: stream `bot:0`. */
  random(stream: string): Xoshiro {
    const { a, b } = this.keyOf(stream);
    const random = new Xoshiro(0);
    random.seedBy(a, b);
    return random;
  }

  private keyOf(stream: string): Key {
    return this.key.key(nameKey(stream));
  }
}
