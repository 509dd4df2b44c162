import type { Distribution } from './distribution.ts';

/**
 * The range of a mean as far as it is possible: what was never below 0 has no mean below 0, what was only ever 0 or 1
 * none above 1; `most` is the largest value there can be, where it is known. No range where all that was seen is the
 * same and nothing is known of how far it could go: that it was always so is said elsewhere.
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
