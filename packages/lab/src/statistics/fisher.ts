/**
 * Fisher's exact test of two shares, `a` of `n` and `b` of `m`: how likely a difference at least as large, to the same side, is if
 * both come from the same chance; twice that, for either side.
 */
export function fisher(a: number, n: number, b: number, m: number): number {
  const both = a + b;
  const least = Math.max(0, both - m);
  const most = Math.min(n, both);
  // Logarithms of the weights of all divisions of what was seen, up to a common summand.
  const logs = [0];
  for (let k = least; k < most; k++)
    logs.push(logs.at(-1)! + Math.log(((n - k) * (both - k)) / ((k + 1) * (m - both + k + 1))));
  const greatest = logs.reduce((one, other) => Math.max(one, other));
  const weights = logs.map((each) => Math.exp(each - greatest));
  const sum = (some: readonly number[]): number => some.reduce((all, each) => all + each, 0);
  const at = a - least;
  const tail = Math.min(sum(weights.slice(0, at + 1)), sum(weights.slice(at)));
  return Math.min(1, (2 * tail) / sum(weights));
}
