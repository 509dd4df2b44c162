/** Weights that are so much less than the greatest do not count: all of them together are less than rounding is. */
const NOTHING = 1e-20;

/**
 * Fisher's exact test of two shares, `a` of `n` and `b` of `m`: how likely a difference at least as large, to the same side, is if
 * both come from the same chance; twice that, for either side. The time it takes grows with the spread of `a`, not with `n`.
 */
export function fisher(a: number, n: number, b: number, m: number): number {
  const both = a + b;
  const least = Math.max(0, both - m);
  const most = Math.min(n, both);
  // How many times as likely it is that `k + 1` of what was seen are among the first as that `k` are.
  const times = (k: number): number => ((n - k) * (both - k)) / ((k + 1) * (m - both + k + 1));
  // From the likeliest division of what was seen to both sides.
  const top = Math.min(most, Math.max(least, Math.floor(((n + 1) * (both + 1)) / (n + m + 2))));
  let [all, below, above] = [0, 0, 0];
  const add = (k: number, weight: number): void => {
    all += weight;
    if (k <= a) below += weight;
    if (k >= a) above += weight;
  };
  for (let [k, weight] = [top, 1]; k <= most && weight > NOTHING; k++) {
    add(k, weight);
    weight *= times(k);
  }
  for (let [k, weight] = [top, 1]; k > least; k--) {
    weight /= times(k - 1);
    if (weight <= NOTHING) break;
    add(k - 1, weight);
  }
  return Math.min(1, (2 * Math.min(below, above)) / all);
}
