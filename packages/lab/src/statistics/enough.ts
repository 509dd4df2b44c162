import type { Estimate } from './intervals.ts';
import { studentChance, studentPoint } from './student.ts';

/** More than these are not worth telling: nobody plays them. */
export const MOST_TOLD = 10_000_000;

/** The point of the normal distribution below which 4 of 5 values lie. */
export const FOUR_OF_FIVE = 0.8416;

/** The point of the normal distribution beside which an interval, or a test, of one among so many together has its ends. */
const pointAmong = (many: number): number => studentPoint(1 - 0.025 / many, Infinity);

/**
 * With about how many matches 4 of 5 studies would tell a value from a bound, if it stays as it is. An interval that only just
 * reaches the bound would tell it in every other study, because the value varies, too. `among`: with how many others the interval
 * holds together, by Bonferroni's correction; `tests`: with how many it is tested. Undefined where no number is worth telling.
 */
export function settlingMatches(
  games: number,
  { value, low, high }: Omit<Estimate, 'n'>,
  bound: number,
  together: Together = {},
): number | undefined {
  return settlingAll(games, [{ value, low, high, bound }], together);
}

interface Together {
  readonly among?: number;
  readonly tests?: number;
}

/**
 * With about how many matches 4 of 5 studies would tell each of these values from its bound: all of them in the same study. Together
 * they may miss no more than one alone, whatever they have to do with each other (Bonferroni).
 */
export function settlingAll(
  games: number,
  values: readonly (Omit<Estimate, 'n'> & { readonly bound: number })[],
  { among = 1, tests = among }: Together = {},
): number | undefined {
  // How many standard errors of these matches lie between a value and its bound. The end of the interval that is nearer counts.
  const apart = values.map(({ value, low, high, bound }) => {
    const error = (value > bound ? value - low : high - value) / pointAmong(among);
    return Math.abs(value - bound) / error;
  });
  const least = Math.min(...apart);
  const point = pointAmong(tests);
  const missed = (narrower: number): number =>
    apart.reduce((sum, each) => sum + studentChance(point - narrower * each, Infinity), 0);
  // How many times as narrow the intervals must be: between what the nearest takes alone, and what it takes if all are as near.
  let from = (point + FOUR_OF_FIVE) / least;
  let to = (point + studentPoint(1 - 0.2 / apart.length, Infinity)) / least;
  for (let step = 0; step < 30 && apart.length > 1; step++) {
    const middle = (from + to) / 2;
    if (missed(middle) > 0.2) from = middle;
    else to = middle;
  }
  const n = moreMatches(games, from ** 2);
  return n <= MOST_TOLD ? n : undefined;
}

/**
 * With about how many matches 4 of 5 studies would tell the greatest of several values: where its interval lies above all others. `widest`: how wide that may be.
 */
export function matchesToLead(
  games: number,
  values: readonly Omit<Estimate, 'n'>[],
  widest: number,
): number | undefined {
  const [first, ...others] = values.toSorted((a, b) => b.value - a.value);
  if (first === undefined || others.length === 0) return undefined;
  const apart = others.map((other) => {
    const ends = [first.value - first.low, other.high - other.value] as const;
    const varying = (FOUR_OF_FIVE / pointAmong(1)) * Math.hypot(...ends);
    return (ends[0] + ends[1] + varying) / (first.value - other.value);
  });
  const narrow = (first.high - first.low) / widest;
  const n = moreMatches(games, Math.max(narrow, ...apart) ** 2);
  return n <= MOST_TOLD ? n : undefined;
}

/** So many times as many matches: half as many again at least, if not told otherwise; rounded up to one digit. */
export function moreMatches(games: number, times: number, least = 1.5): number {
  const n = games * Math.max(least, times);
  const digit = 10 ** Math.floor(Math.log10(n));
  return Math.ceil(n / digit) * digit;
}
