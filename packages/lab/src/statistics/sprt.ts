/** Which of two claims about a mean the sequential test accepts, if either yet. */
type Verdict = 'lower' | 'upper' | 'open';

export interface SequentialTest {
  /** The logarithm of the likelihood ratio of the upper claim to the lower. */
  readonly ratio: number;
  /** The bound that the ratio must reach, above or below zero. */
  readonly bound: number;
  readonly verdict: Verdict;
}

/** A. Wald's bound for both errors at 5 %: log(0.95 / 0.05). */
const BOUND = Math.log(19);

/**
 * Generalised sequential probability ratio test at 5 % for both errors: is the mean result `low` or `high`? `results`
 * are the values seen, 0 to 1, with how often each was seen. For pairs of matches with seats swapped they are means of
 * the pair, so that draws and the advantage of a seat cost nothing. M. Van den Bergh, "A practical introduction to the
 * GSPRT" (as fishtest and fastchess use it): each hypothesis is the likeliest distribution with its mean.
 */
export function sprt(
  results: readonly (readonly [value: number, times: number])[],
  low: number,
  high: number,
): SequentialTest {
  const n = results.reduce((sum, [, times]) => sum + times, 0);
  if (n === 0) return { ratio: 0, bound: BOUND, verdict: 'open' };
  // A little weight at each end keeps the likelihood finite where only one value was seen.
  const all = new Map<number, number>([
    [0, END_WEIGHT],
    [1, END_WEIGHT],
  ]);
  for (const [value, times] of results) all.set(value, (all.get(value) ?? 0) + times);
  const shares = [...all].map(([value, times]) => [value, times / (n + 2 * END_WEIGHT)] as const);
  const under = (mean: number): readonly number[] => {
    const tilt = tiltTo(shares, mean);
    return shares.map(([value, share]) => share / (1 + tilt * (value - mean)));
  };
  const lower = under(low);
  const upper = under(high);
  const ratio =
    n * shares.reduce((sum, [, share], i) => sum + share * Math.log(upper[i]! / lower[i]!), 0);
  const verdict = ratio >= BOUND ? 'upper' : ratio <= -BOUND ? 'lower' : 'open';
  return { ratio, bound: BOUND, verdict };
}

const END_WEIGHT = 1e-3;

/** The Lagrange multiplier of the likeliest distribution with this mean, by bisection. */
function tiltTo(shares: readonly (readonly [number, number])[], mean: number): number {
  let low = -1 / (1 - mean);
  let high = 1 / mean;
  for (let i = 0; i < 100; i++) {
    const tilt = (low + high) / 2;
    const slope = shares.reduce(
      (sum, [value, share]) => sum + (share * (value - mean)) / (1 + tilt * (value - mean)),
      0,
    );
    if (slope > 0) low = tilt;
    else high = tilt;
  }
  return (low + high) / 2;
}

/** The expected result, 0 to 1, of a player who is this many Elo points stronger. */
export const resultOfElo = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));
/** The Elo difference that an expected result of 0 to 1 stands for. */
export const eloOfResult = (result: number): number => -400 * Math.log10(1 / result - 1);
