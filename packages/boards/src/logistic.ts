// The exponential function by additions, multiplications and divisions only, which every machine rounds alike; `Math.exp` is not
// specified to the last bit. The method and its numbers are those of e_exp.c in fdlibm:
// Copyright (C) 2004 by Sun Microsystems, Inc. All rights reserved. Permission to use, copy, modify, and distribute this software
// is freely granted, provided that this notice is preserved.

/** The logarithm of 2 in two parts: products of the first with whole numbers up to 1075 are exact. */
const LN2_HIGH = 6.9314718036912381649e-1;
const LN2_LOW = 1.90821492927058770002e-10;
/** The polynomial of x² that x · coth(x / 2) is close to, without its 2. */
const P1 = 1.66666666666666019037e-1;
const P2 = -2.77777777770155933842e-3;
const P3 = 6.61375632143793436117e-5;
const P4 = -1.6533902205465251539e-6;
const P5 = 4.13813679705723846039e-8;
/** Half a logarithm of 2, and one and a half: up to the first nothing is taken off, up to the second one. */
const HALF_LN2 = 0.34657359027997264;
const MORE_LN2 = 1.0397207708399179;
/** Below it, 1 + x is as near as can be. */
const TINY = 1 / 268_435_456;
/** Beyond these the result is infinite, or counts as 0: less than 1e-307. */
const MOST = 7.09782712893383973096e2;
const LEAST = -708;

/** Doubled so often, or halved. */
function doubled(number: number, times: number): number {
  let [result, left] = [number, times];
  for (; left >= 16; left -= 16) result *= 65_536;
  for (; left > 0; left--) result *= 2;
  for (; left <= -16; left += 16) result /= 65_536;
  for (; left < 0; left++) result /= 2;
  return result;
}

/** e to the power of x, wrong by less than a unit in the last place. */
export function exponential(x: number): number {
  if (x > MOST) return Infinity;
  if (x < LEAST) return 0;
  const size = Math.abs(x);
  if (size < TINY) return 1 + x;
  if (x === 1) return Math.E;
  const sign = x < 0 ? -1 : 1;
  // x is so many logarithms of 2, and the rest: high - low.
  const twos =
    size <= HALF_LN2 ? 0 : size < MORE_LN2 ? sign : Math.trunc(Math.LOG2E * x + sign / 2);
  const high = x - twos * LN2_HIGH;
  const low = twos * LN2_LOW;
  const rest = high - low;
  const square = rest * rest;
  const c = rest - square * (P1 + square * (P2 + square * (P3 + square * (P4 + square * P5))));
  if (twos === 0) return 1 - ((rest * c) / (c - 2) - rest);
  return doubled(1 - (low - (rest * c) / (2 - c) - high), twos);
}

/** The logarithm of odds as a chance. */
export const logistic = (logarithmOfOdds: number): number =>
  1 / (1 + exponential(-logarithmOfOdds));
