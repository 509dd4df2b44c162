/** How often each value was seen. Counts are integers, so that parts can be added up in any order. */
export type Histogram = Map<number, number>;

/** Counts a value, once or several times. */
export function count<V>(histogram: Map<V, number>, value: V, times = 1): void {
  histogram.set(value, (histogram.get(value) ?? 0) + times);
}

/** Adds the second histogram to the first. */
export function addHistogram(to: Histogram, from: Histogram): void {
  for (const [value, times] of from) count(to, value, times);
}

/** The values with their counts, ascending. */
export function ascending(
  histogram: Histogram,
): readonly (readonly [value: number, times: number])[] {
  return [...histogram].toSorted(([a], [b]) => a - b);
}
