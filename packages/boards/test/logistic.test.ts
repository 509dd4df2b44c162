import { expect, test } from 'vitest';
import { exponential, logistic } from '../src/logistic.ts';

const BITS = 1300n;
const ONE = 1n << BITS;

/** A number as so many parts of 2 ** -1300, exactly. */
function fixed(number: number): bigint {
  let [part, halvings] = [number, 0n];
  for (; !Number.isInteger(part); halvings++) part *= 2;
  return (BigInt(part) << BITS) >> halvings;
}

/** e to the power of x by adding up its series, to 1,300 bits. */
function literal(x: number): bigint {
  const power = fixed(Math.abs(x));
  let [sum, term] = [ONE, ONE];
  for (let n = 1n; term > 0n; n++) {
    term = (term * power) / (n << BITS);
    sum += term;
  }
  return x < 0 ? (ONE * ONE) / sum : sum;
}

/** What the last of its 53 places is worth, of a number that came from a float. */
const lastPlace = (number: bigint): bigint => 1n << BigInt(number.toString(2).length - 53);

test('the exponential function is that of its series, to a unit in the last place', () => {
  const edges = [0.34657359027997264, 1, 1.0397207708399179, 1.5, 2 ** -28, 20, 300, 700];
  const others = Array.from({ length: 60 }, (_, i) => (i + 1) * 0.377);
  for (const size of [...edges, ...others]) {
    for (const x of [size, -size]) {
      const [found, exact] = [fixed(exponential(x)), literal(x)];
      const error = found > exact ? found - exact : exact - found;
      expect(error <= lastPlace(found), `${x}`).toBe(true);
    }
  }
});

test('it begins at 1, and ends at 0 and at infinity', () => {
  expect([0, -0, 1e-300].map((x) => exponential(x))).toEqual([1, 1, 1]);
  expect([710, Infinity].map((x) => exponential(x))).toEqual([Infinity, Infinity]);
  expect([-709, -Infinity].map((x) => exponential(x))).toEqual([0, 0]);
  expect(exponential(-708)).toBeGreaterThan(0);
  expect(exponential(709.5)).toBeLessThan(Infinity);
});

test('odds of 1 are a chance of one half, and opposite odds add up to 1', () => {
  expect(logistic(0)).toBe(0.5);
  for (const x of [0.1, 1, 3, 30]) expect(logistic(x) + logistic(-x)).toBeCloseTo(1, 15);
  expect([logistic(-800), logistic(800)]).toEqual([0, 1]);
});
