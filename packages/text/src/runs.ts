/** How things with codes are grouped. */
interface Grouping<T> {
  readonly codeOf: (one: T) => string;
  /** Whether two of them can be told together. */
  readonly alike: (a: T, b: T) => boolean;
  /** Whether one may join what is alike past others of the same code, instead of its neighbour only. */
  readonly anyOrder: (one: T) => boolean;
}

/** Groups what is alike in a row of one code. The groups are in the order of their first members. */
export function runs<T>(
  all: readonly T[],
  { codeOf, alike, anyOrder }: Grouping<T>,
): readonly (readonly T[])[] {
  const found: T[][] = [];
  for (const one of all) {
    const row = anyOrder(one)
      ? found.findLastIndex(([first]) => codeOf(first!) !== codeOf(one)) + 1
      : found.length - 1;
    const run = found.find((each, i) => i >= row && alike(each[0]!, one));
    if (run === undefined) found.push([one]);
    else run.push(one);
  }
  return found;
}
