import type { Estimate } from './intervals.ts';
import type { Moments } from './moments.ts';
import { studentPoint } from './student.ts';

/**
 * The difference of the means of two independent samples, the second less the first, with its interval at this level: B. L.
 * Welch, Biometrika 34 (1947) 28-35, with F. E. Satterthwaite's degrees of freedom. Undefined with fewer than two in either,
 * or where neither varies.
 */
export function welch(
  first: Moments,
  second: Moments,
  level = 0.95,
): Omit<Estimate, 'n'> | undefined {
  if (first.n < 2 || second.n < 2) return undefined;
  const [a, b] = [first.variance / first.n, second.variance / second.n];
  if (a + b === 0) return undefined;
  const freedom = (a + b) ** 2 / (a ** 2 / (first.n - 1) + b ** 2 / (second.n - 1));
  const value = second.mean - first.mean;
  const half = studentPoint(0.5 + level / 2, freedom) * Math.sqrt(a + b);
  return { value, low: value - half, high: value + half };
}
