import type { LinePoint } from '../statistics/line-fit.ts';

/** A line with bends, fitted to points. */
interface BentLine {
  /** What it is at some place. */
  at(x: number): number;
  /** How much that changes with each of its numbers. */
  gradient(x: number): readonly number[];
  /** How surely these numbers are known: the variance of a sum of what it is at several places, from the sum of their gradients. */
  variance(gradients: readonly number[]): number;
}

/** It bends so often at most, with as many points between any two bends. */
const MOST_BENDS = 9;
/** For so many points there is one bend. */
const POINTS_PER_BEND = 60;

/**
 * The line with bends through these points by least squares. Beyond them it goes straight on. Its variance allows for values
 * that spread more in some places than in others (HC3: J. G. MacKinnon and H. White, J. Econometrics 29 (1985) 305-325). Undefined
 * where there are too few different places.
 */
export function bentLine(points: readonly LinePoint[]): BentLine | undefined {
  const sorted = points.map(({ x }) => x).toSorted((a, b) => a - b);
  const mean = sorted.reduce((sum, x) => sum + x, 0) / Math.max(1, sorted.length);
  const [least, most] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  if (!(most > least) || points.length < 3) return undefined;
  const many = Math.min(MOST_BENDS, Math.floor(points.length / POINTS_PER_BEND));
  const shares = Array.from({ length: many }, (_, i) => (i + 1) / (many + 1));
  const inside = sorted.filter((x) => x > least && x < most);
  // Where many end at the same place, as at a limit, it bends right beside it, for that place may be one of its own.
  const bends = [
    ...new Set(
      shares.flatMap((share) => {
        const x = sorted[Math.floor(share * sorted.length)]!;
        return (x === least ? inside[0] : x === most ? inside.at(-1) : x) ?? [];
      }),
    ),
  ];
  const gradient = (x: number): readonly number[] => [
    1,
    (x - mean) / (most - least),
    ...bends.map((bend) => Math.max(0, x - bend) / (most - least)),
  ];
  const rows = points.map(({ x, y }) => ({ row: gradient(x), y }));
  const size = 2 + bends.length;
  const sums = (of: (each: (typeof rows)[number], i: number, k: number) => number): number[][] =>
    Array.from({ length: size }, (_, i) =>
      Array.from({ length: size }, (__, k) => rows.reduce((sum, each) => sum + of(each, i, k), 0)),
    );
  const inverse = inverted(sums(({ row }, i, k) => row[i]! * row[k]!));
  if (inverse === undefined) return undefined;
  const right = Array.from({ length: size }, (_, i) =>
    rows.reduce((sum, { row, y }) => sum + row[i]! * y, 0),
  );
  const numbers = times(inverse, right);
  const at = (x: number): number => product(gradient(x), numbers);
  const weighed = rows.map(({ row, y }) => {
    const leverage = product(row, times(inverse, row));
    return { row, square: ((y - product(row, numbers)) / Math.max(1e-6, 1 - leverage)) ** 2 };
  });
  return {
    at,
    gradient,
    variance(gradients) {
      const weights = times(inverse, gradients);
      return weighed.reduce((sum, { row, square }) => sum + product(row, weights) ** 2 * square, 0);
    },
  };
}

const product = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, each, i) => sum + each * other[i]!, 0);

const times = (matrix: readonly (readonly number[])[], column: readonly number[]): number[] =>
  matrix.map((row) => product(row, column));

/** The inverse of a symmetric matrix, by Gauss and Jordan. Undefined where there is none. */
function inverted(matrix: readonly (readonly number[])[]): number[][] | undefined {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, k) => Number(i === k))]);
  for (let i = 0; i < n; i++) {
    let pivot = i;
    for (let k = i + 1; k < n; k++)
      if (Math.abs(rows[k]![i]!) > Math.abs(rows[pivot]![i]!)) pivot = k;
    [rows[i], rows[pivot]] = [rows[pivot]!, rows[i]!];
    const by = rows[i]![i]!;
    if (Math.abs(by) < 1e-9) return undefined;
    rows[i] = rows[i]!.map((each) => each / by);
    for (let k = 0; k < n; k++) {
      const factor = rows[k]![i]!;
      if (k !== i) rows[k] = rows[k]!.map((each, at) => each - factor * rows[i]![at]!);
    }
  }
  return rows.map((row) => row.slice(n));
}
