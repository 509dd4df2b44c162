import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { KeyedDice, Xoshiro, mix } from '../src/index.ts';

/** xoshiro128** 1.1 as published, word by word, in numbers that cannot overflow. */
function reference(a: bigint, b: bigint, c: bigint, d: bigint): () => number {
  const word = (x: bigint): bigint => BigInt.asUintN(32, x);
  const turn = (x: bigint, by: bigint): bigint => word((x << by) | (x >> (32n - by)));
  const s = [a, b, c, d] as [bigint, bigint, bigint, bigint];
  return () => {
    const result = word(turn(word(s[1] * 5n), 7n) * 9n);
    const t = word(s[1] << 9n);
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = turn(s[3], 11n);
    return Number(result);
  };
}

/** The chi-square statistic of counts that should be equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('xoshiro128**', () => {
  test('gives the published numbers', () => {
    const random = new Xoshiro(0);
    random.setState(1, 2, 3, 4);
    const numbers = Array.from({ length: 10 }, () => random.next() >>> 0);
    // Test vector of the rand_xoshiro crate, made with the reference implementation 1.1.
    expect(numbers).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
      4258142804,
    ]);
  });

  test('agrees with the reference algorithm from any state', () => {
    const word = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 });
    fc.assert(
      fc.property(word, word, word, word, (a, b, c, d) => {
        const random = new Xoshiro(0);
        random.setState(a, b, c, d);
        const [x, y, z, w] = [a, b, c, d].map((n) => BigInt(n >>> 0));
        const next = reference(x!, y!, z!, w!);
        for (let i = 0; i < 50; i++) expect(random.next() >>> 0).toBe(next());
      }),
      { numRuns: 50 },
    );
  });

  test('stays below the bound it is given', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 31 }), (seed, n) => {
        const drawn = new Xoshiro(seed).below(n);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
      }),
    );
  });

  test('is started in another state by every seed', () => {
    const first = new Set(Array.from({ length: 20_000 }, (_, seed) => new Xoshiro(seed).next()));
    expect(first.size).toBeGreaterThan(19_990);
  });
});

describe('keyed dice', () => {
  test('give the same number for the same key, in whatever order they are asked', () => {
    const key = fc.record({
      stream: fc.string(),
      index: fc.nat(),
      n: fc.integer({ min: 1, max: 1000 }),
    });
    fc.assert(
      fc.property(fc.string(), fc.nat(), fc.array(key), (seed, match, keys) => {
        const there = new KeyedDice(seed, match);
        const forward = keys.map(({ stream, index, n }) => there.draw(stream, index, n));
        const here = new KeyedDice(seed, match);
        const backward = keys
          .toReversed()
          .map(({ stream, index, n }) => here.draw(stream, index, n));
        expect(backward.toReversed()).toEqual(forward);
      }),
    );
  });

  test('stay in step when one side draws more of another stream', () => {
    const a = new KeyedDice('seed', 3);
    const b = new KeyedDice('seed', 3);
    for (let i = 0; i < 100; i++) b.draw('move', i, 6);
    const event = (dice: KeyedDice) =>
      Array.from({ length: 50 }, (_, i) => dice.draw('event', i, 36));
    expect(event(a)).toEqual(event(b));
  });

  test.each([2, 6, 36])('fall evenly on %d sides, over indices, streams and matches', (sides) => {
    const rows: readonly ((i: number) => number)[] = [
      (i) => new KeyedDice('a').draw('event', i, sides),
      (i) => new KeyedDice('a').draw(`stream ${i}`, 0, sides),
      (i) => new KeyedDice('a', i).draw('event', 0, sides),
      (i) => new KeyedDice('a', 2 ** 32 * i + 7).draw('event', 0, sides),
      (i) => new KeyedDice('a', Number.MAX_SAFE_INTEGER - i).random('bot').below(sides),
      (i) => new KeyedDice(i).draw('event', 0, sides),
    ];
    for (const draw of rows) {
      const counts = Array.from({ length: sides }, () => 0);
      for (let i = 0; i < 36_000; i++) counts[draw(i)]! += 1;
      // Five standard deviations above the mean of the chi-square distribution.
      expect(chiSquare(counts)).toBeLessThan(sides - 1 + 5 * Math.sqrt(2 * (sides - 1)));
    }
  });

  const dice = new KeyedDice('pairs');
  const [left, right] = ['left', 'right'].map((stream) => new KeyedDice('pairs').random(stream));
  test.each<[string, (i: number) => readonly number[]]>([
    ['index to the next', (i) => [dice.draw('event', i, 6), dice.draw('event', i + 1, 6)]],
    ['index to another far away', (i) => [0, 2 ** 20].map((by) => dice.draw('event', i + by, 6))],
    ['stream to another', (i) => ['event', 'move'].map((stream) => dice.draw(stream, i, 6))],
    ['match to the next', (i) => [i, i + 1].map((match) => first('pairs', match))],
    [
      'match to the one 2^32 further',
      (i) => [i, i + 2 ** 32].map((match) => first('pairs', match)),
    ],
    ['seed to another', (i) => ['1', '2'].map((seed) => first(seed, i))],
    ['draw of one bot to that of another', () => [left!.below(6), right!.below(6)]],
  ])('are independent from one %s', (_, draw) => {
    const pairs = Array.from({ length: 36 }, () => 0);
    for (let i = 0; i < 72_000; i++) {
      const [a, b] = draw(i);
      pairs[a! * 6 + b!]! += 1;
    }
    expect(chiSquare(pairs)).toBeLessThan(35 + 5 * Math.sqrt(70));
  });

  test('have another key for each of three million matches', () => {
    const many = 500_000;
    const seen = new Float64Array(6 * many);
    let n = 0;
    for (const seed of ['1', '2'])
      for (const from of [0, 2 ** 32, Number.MAX_SAFE_INTEGER - many])
        for (let i = 0; i < many; i++) {
          const random = new KeyedDice(seed, from + i).random('bot:0');
          // 53 bits: of keys of 32 bits about a thousand would be the same.
          seen[n++] = (random.next() >>> 0) * 2 ** 21 + (random.next() >>> 11);
        }
    seen.sort();
    let twins = 0;
    for (let i = 1; i < n; i++) twins += seen[i] === seen[i - 1] ? 1 : 0;
    expect(twins).toBe(0);
  }, 60_000);
});

const first = (seed: string, match: number): number =>
  new KeyedDice(seed, match).draw('event', 0, 6);

test('mixing keeps keys apart', () => {
  const mixed = new Set<number>();
  for (let key = 0; key < 100; key++)
    for (let word = 0; word < 100; word++) mixed.add(mix(key, word));
  expect(mixed.size).toBeGreaterThan(9_995);
});
