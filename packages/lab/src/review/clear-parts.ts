import type { Estimate } from '../statistics/intervals.ts';
import { exactly, meanChange } from './estimates.ts';
import { isClear } from './is-clear.ts';

/** What some of the entries changed together: those that clearly helped, and those that clearly cost. */
export interface ClearParts {
  readonly helped: Estimate;
  readonly cost: Estimate;
}

/**
 * `futures`: by future, at least two, the changes of each entry, -1 to 1. Which entries are clear is found in the first half of
 * the futures and what they changed in the second: what was chosen for being large would look too large in the same futures.
 */
export function clearParts(futures: readonly (readonly number[])[]): ClearParts {
  const half = Math.floor(futures.length / 2);
  const [choosing, judging] = [futures.slice(0, half), futures.slice(half)];
  const found = (futures[0] ?? []).map((_, i) => meanChange(choosing.map((of) => of[i]!)));
  const sumOf = (sign: number): Estimate => {
    const counted = found.flatMap((change, i) =>
      isClear(change) && Math.sign(change.value) === sign ? [i] : [],
    );
    if (counted.length === 0) return exactly(0);
    return meanChange(judging.map((of) => counted.reduce((sum, i) => sum + of[i]!, 0)));
  };
  return { helped: sumOf(1), cost: sumOf(-1) };
}
