/** A design of runs in which each factor has one of two levels. */
export interface TwoLevelDesign {
  /** For each run the level of each factor: -1 as usual, 1 otherwise. The first run has all as usual. */
  readonly runs: readonly (readonly (-1 | 1)[])[];
  /**
   * What can be told apart. `pairs`: every factor and every pair of factors from all others (resolution V). `mains`: every
   * factor from every pair, but not pairs from each other (resolution IV).
   */
  readonly resolves: 'pairs' | 'mains';
}

/**
 * A regular fractional design for this many factors: the smallest found that resolves pairs in at most `most` runs, else one
 * that resolves factors. Each factor is a sum modulo 2 of the digits of the run's number. Pairs are apart if no two sums of
 * one or two such columns are the same; columns are chosen greedily (a lexicographic code). G. E. P. Box and J. S. Hunter,
 * Technometrics 3 (1961) 311-351 and 449-458. Throws a RangeError if not even factors fit.
 */
export function twoLevelDesign(factors: number, most: number): TwoLevelDesign {
  for (let digits = 1; 2 ** digits <= most; digits++) {
    const columns = columnsForPairs(digits, factors);
    if (columns !== undefined) return { runs: runsOf(digits, columns), resolves: 'pairs' };
  }
  for (let digits = 1; 2 ** digits <= most; digits++) {
    if (2 ** (digits - 1) < factors) continue;
    // Columns with an odd last digit: no sum of two is one of them.
    const columns = Array.from({ length: factors }, (_, i) => 2 * i + 1);
    return { runs: runsOf(digits, columns), resolves: 'mains' };
  }
  throw new RangeError('too many factors');
}

/** Three factors whose joint effect changes the runs of a design in the same way as this contrast, or in the opposite one. */
export function aliasesOf(
  { runs }: TwoLevelDesign,
  contrast: readonly number[],
): readonly (readonly [number, number, number])[] {
  const k = runs[0]!.length;
  const found: (readonly [number, number, number])[] = [];
  for (let a = 0; a < k; a++)
    for (let b = a + 1; b < k; b++)
      for (let c = b + 1; c < k; c++) {
        const sign = (run: number): number =>
          contrast[run]! * runs[run]![a]! * runs[run]![b]! * runs[run]![c]!;
        if (runs.every((_, run) => sign(run) === sign(0))) found.push([a, b, c]);
      }
  return found;
}

/** Numbers below 2 ** digits no sums of one to four of which are 0 modulo 2. Undefined if there are too few. */
function columnsForPairs(digits: number, factors: number): readonly number[] | undefined {
  const columns: number[] = [];
  /** Sums of one or two columns. */
  const sums = new Set<number>();
  for (let next = 1; next < 2 ** digits && columns.length < factors; next++) {
    if (sums.has(next)) continue;
    const more = columns.map((each) => each ^ next);
    if (more.some((sum) => sums.has(sum))) continue;
    for (const sum of [next, ...more]) sums.add(sum);
    columns.push(next);
  }
  return columns.length === factors ? columns : undefined;
}

const runsOf = (digits: number, columns: readonly number[]): TwoLevelDesign['runs'] =>
  Array.from({ length: 2 ** digits }, (_, run) =>
    columns.map((column) => (isOdd(run & column) ? 1 : -1)),
  );

function isOdd(bits: number): boolean {
  let odd = false;
  for (let left = bits; left > 0; left >>= 1) if ((left & 1) === 1) odd = !odd;
  return odd;
}
