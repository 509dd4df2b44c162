import type { Distribution } from './distribution.ts';

/**
 * The interval of a mean, cut off where a mean is impossible: at 0 if no value was below 0, at 1 if all values were 0
 * or 1, and at `most`, the largest possible value, if it is known. Undefined where the interval has no width because
 * all values are the same: then the report says so in words.
 */
export function possibleMeanRange(
  { low, high, histogram }: Pick<Distribution, 'low' | 'high' | 'histogram'>,
  most = Infinity,
): readonly [low: number, high: number] | undefined {
  if (low === null || high === null || low === high) return undefined;
  const least = histogram[0]?.[0] ?? 0;
  const greatest = histogram.at(-1)?.[0] ?? 0;
  const either = histogram.every(([value]) => value === 0 || value === 1);
  const top = either ? 1 : Math.max(most, greatest);
  return [least < 0 ? low : Math.max(0, low), Math.min(top, high)];
}
