import jstat from 'jstat';

/** Whether a quantity is shown to lie within a band about a claim. */
export interface Equivalence {
  /** The larger p-value of the two one-sided tests. */
  readonly p: number;
  readonly shown: boolean;
}

/**
 * Two one-sided tests at 5 %: is the value within `margin` of the claim? `error` is its standard error.
 * D. J. Schuirmann, J. Pharmacokin. Biopharm. 15 (1987) 657-680. That a difference was not found shows nothing.
 */
export function equivalence(
  value: number,
  error: number,
  claim: number,
  margin: number,
): Equivalence {
  const off = Math.abs(value - claim);
  const p = error === 0 ? Number(off >= margin) : jstat.normal.cdf((off - margin) / error, 0, 1);
  return { p, shown: p < 0.05 };
}
