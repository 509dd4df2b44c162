/** One bar of a histogram: values `from` to `to`, both included, and how often they were seen. */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly times: number;
}

/** The largest number of bars that can still be told apart. */
const MAX_BINS = 30;

/** Bars of equal width over the values seen: one per whole number while there are few, else 2, 5, 10, 20 … wide. */
export function binsOf(
  histogram: readonly (readonly [value: number, times: number])[],
): readonly Bin[] {
  const first = histogram[0];
  const last = histogram.at(-1);
  if (first === undefined || last === undefined) return [];
  const low = Math.floor(first[0]);
  const width = niceWidth((Math.floor(last[0]) - low + 1) / MAX_BINS);
  const start = Math.floor(low / width) * width;
  const bins = Array.from({ length: Math.floor((last[0] - start) / width) + 1 }, (_, i) => ({
    from: start + i * width,
    to: start + (i + 1) * width - 1,
    times: 0,
  }));
  for (const [value, times] of histogram) bins[Math.floor((value - start) / width)]!.times += times;
  return bins;
}

function niceWidth(least: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [1, 2, 5]) if (step * power >= least) return step * power;
  }
}
