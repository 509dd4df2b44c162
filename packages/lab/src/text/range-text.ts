import type { Say } from './say.ts';

/** Both ends of a range, as they are read. Numbers with a sign have words between them: a dash beside a minus misleads. */
export const rangeText = (say: Say, low: string, high: string): string =>
  say(/^[−+]/.test(low) || /^[−+]/.test(high) ? 'lab.range.signed' : 'lab.range.of', { low, high });

/** What the arithmetic of a computer adds to a number or takes from it: 0.57 × 100 is a little less than 57. */
const NOISE = 1e-7;

/**
 * A bound that is told as “at least”, with so many decimals: rounded down, so that what is told holds, too. The noise of the
 * arithmetic takes no step, and zero has no sign.
 */
export const boundBelow = (value: number, decimals: number): number =>
  Math.floor(value * 10 ** decimals + NOISE) / 10 ** decimals + 0;

/** A bound that is told as “at most”, with so many decimals: rounded up. */
export const boundAbove = (value: number, decimals: number): number =>
  Math.ceil(value * 10 ** decimals - NOISE) / 10 ** decimals + 0;
