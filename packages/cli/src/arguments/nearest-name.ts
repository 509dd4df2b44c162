/** The name that was probably meant: at most two letters added, left out, changed or swapped. */
export function nearestName(found: string, known: readonly string[]): string | undefined {
  const [best] = known
    .map((name) => ({ name, apart: editDistance(found.toLowerCase(), name) }))
    .filter(({ name, apart: far }) => far <= Math.min(2, Math.floor(name.length / 3)))
    .toSorted((a, b) => a.apart - b.apart);
  return best?.name;
}

/**
 * The number of edits between two words. F. J. Damerau, Communications of the ACM 7 (1964) 171-176, with no letter
 * changed twice.
 */
function editDistance(a: string, b: string): number {
  let before: readonly number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(
          next[j - 1]! + 1,
          row[j]! + 1,
          row[j - 1]! + same,
          swapped ? before[j - 2]! + 1 : Infinity,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row[b.length]!;
}
