import type { Estimate } from '../statistics/intervals.ts';

/** Which way a value went: up, down, or neither, so that both count. */
export type Way = 'up' | 'down' | 'any';

/** Which way a side's match went as it ended: up where all was won, down where all was lost; else from its beginning to its end. */
export function wayOf(start: Estimate, result: Estimate): Way {
  if (result.value === 1) return 'up';
  if (result.value === 0) return 'down';
  const change = Math.round(100 * (result.value - start.value));
  return change === 0 ? 'any' : change > 0 ? 'up' : 'down';
}
