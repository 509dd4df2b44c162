import { boundedMean } from '../statistics/bounded-mean.ts';
import { fisher } from '../statistics/fisher.ts';
import { count, type Histogram } from '../statistics/histogram.ts';
import { newcombe, skewedMean, type Estimate, type Range } from '../statistics/intervals.ts';
import { momentsOf } from '../statistics/moments.ts';
import { bonferroni } from '../statistics/multiple-tests.ts';
import { isShare } from '../questions/changes.ts';
import { measureKey, sidePointsKey } from '../tally/block-sums.ts';
import { POINTS_PER_MATCH, type Tally } from '../tally/tally.ts';
import type { PeopleMatch } from './people-match.ts';

/** A number of matches by people beside the same of matches by bots. */
export interface SideBySide {
  /** As `Change.of` names it. */
  readonly of: string;
  readonly people: Estimate;
  readonly bots: Estimate;
  /** People less bots, with the 95 % range of this line alone. Undefined where it cannot be told. */
  readonly difference?: Omit<Estimate, 'n'>;
  /** Whether these matches can tell a difference: enough of them are known, and they are not all alike. */
  readonly tested: boolean;
  /** Whether they surely differ: at 5 % for all tested lines together, by Bonferroni's correction. */
  readonly sure: boolean;
}

/**
 * What is known of matches by people and counted of those by bots. What one of two rivals wins the other does not, so it is one number.
 */
export function numbersIn(matches: readonly PeopleMatch[], tally: Tally): readonly string[] {
  const { points } = tally;
  const sides = points.map((_, side) => sidePointsKey(side));
  const all = [
    ...(sides.length === 2 ? sides.slice(0, 1) : sides),
    ...(points.length > 1 ? ['shared', 'nobody'] : []),
    ...measuresIn(tally).map((name) => measureKey(name)),
    'length',
  ];
  return all.filter((of) => valuesOf(of, matches, points.length).size > 0);
}

/** The names of what a game counts once a match. */
export const measuresIn = ({ measures }: Tally): readonly string[] =>
  [...measures].flatMap(([name, kept]) => (kept instanceof Map ? [name] : []));

/** These numbers beside those of matches by bots. `others`: how many more tests they are corrected for. */
export function allSideBySide(
  names: readonly string[],
  matches: readonly PeopleMatch[],
  tally: Tally,
  others = 0,
): readonly SideBySide[] {
  const tests = others + testsOf(names, matches, tally);
  return names.map((of) => sideBySide(of, matches, tally, bonferroni(Math.max(1, tests))));
}

/** How many of these numbers are tested. */
export const testsOf = (
  names: readonly string[],
  matches: readonly PeopleMatch[],
  tally: Tally,
): number =>
  names.filter((of) => isTested(valuesOf(of, matches, tally.points.length), botValuesOf(of, tally)))
    .length;

/** Whether there are enough matches to tell a difference of a number, and these are not all alike. */
function isTested(own: Histogram, theirs: Histogram): boolean {
  const least = Math.min(momentsOf(own).n, momentsOf(theirs).n);
  return least >= LEAST_MATCHES && new Set([...own.keys(), ...theirs.keys()]).size > 1;
}

/** A number of each match by people that has it. */
export function valuesOf(of: string, matches: readonly PeopleMatch[], sides: number): Histogram {
  const values: Histogram = new Map();
  for (const match of matches) {
    const value = valueOf(of, match, sides);
    if (value !== undefined) count(values, value);
  }
  return values;
}

function valueOf(
  of: string,
  { winners, turns, measures }: PeopleMatch,
  sides: number,
): number | undefined {
  const [kind, name = ''] = of.split('.');
  if (kind === 'length') return turns;
  if (kind === 'measure') return measures[name];
  if (winners === undefined) return undefined;
  if (kind === 'shared') return Number(winners.length > 1);
  if (kind === 'nobody') return Number(winners.length === 0);
  if (sides === 1) return Number(winners.length > 0);
  if (winners.length === 0) return 1 / sides;
  return winners.includes(Number(name)) ? 1 / winners.length : 0;
}

/** The same of matches by bots. */
export function botValuesOf(of: string, tally: Tally): Histogram {
  const [kind, name = ''] = of.split('.');
  const ended = tally.games - tally.unfinished;
  const yes = (times: number): Histogram =>
    new Map(
      [[1, times] as const, [0, ended - times] as const].filter(([, matches]) => matches > 0),
    );
  if (kind === 'length') return tally.length;
  if (kind === 'measure') return tally.measures.get(name) as Histogram;
  if (kind === 'shared') return yes(tally.shared);
  if (kind === 'nobody') return yes(ended - tally.won);
  return new Map(
    [...tally.points[Number(name)]!].map(([value, times]) => [value / POINTS_PER_MATCH, times]),
  );
}

export function sideBySide(
  of: string,
  matches: readonly PeopleMatch[],
  tally: Tally,
  level: number,
): SideBySide {
  const own = valuesOf(of, matches, tally.points.length);
  const theirs = botValuesOf(of, tally);
  const difference = differenceOf(of, own, theirs, 0.95);
  return {
    of,
    people: meanOf(of, own),
    bots: meanOf(of, theirs),
    ...(difference === undefined ? {} : { difference }),
    tested: isTested(own, theirs),
    sure: isProven(of, own, theirs, level),
  };
}

/** Whether the means of a number surely differ, at a level such as 0.95. */
export function isProven(of: string, own: Histogram, theirs: Histogram, level: number): boolean {
  const careful = differenceOf(of, own, theirs, level);
  return (
    careful !== undefined &&
    (careful.low > 0 || careful.high < 0) &&
    exactChance(own, theirs) < 1 - level
  );
}

/**
 * How likely so large a difference is of a number that was one of two values in every match, as winning is, if people and bots
 * are alike. Wilson's interval takes one win of ten for more than it is where bots hardly ever win. Of other numbers it is 0.
 */
function exactChance(own: Histogram, theirs: Histogram): number {
  const values = [...new Set([...own.keys(), ...theirs.keys()])];
  if (values.length !== 2) return 0;
  const [first, second] = [own, theirs].map((each) => each.get(values[0]!) ?? 0);
  return fisher(first!, momentsOf(own).n, second!, momentsOf(theirs).n);
}

/** From how many matches on a difference between people and bots is told. */
export const LEAST_MATCHES = 5;

/** The mean of a number with the range that these matches alone give it, whatever it stands beside. */
function meanOf(of: string, values: Histogram): Estimate {
  if (isShare(of)) return boundedEstimate(values, SHARE, 0.95);
  const mean = skewedMean(values);
  // No match is shorter than nothing.
  return of === 'length' ? { ...mean, low: Math.max(0, mean.low) } : mean;
}

const SHARE: Range = { low: 0, high: 1 };

/**
 * The difference of two means, from an interval of each as Newcombe does it for shares: it is never surer than either, also
 * where few matches happen to be alike. G. Y. Zou and A. Donner, Statist. Med. 27 (2008) 1693-1702. Of a mean that is no share these
 * intervals reckon with the least and the most that anybody came to, so they may be wider than that of `meanOf`.
 */
function differenceOf(
  of: string,
  own: Histogram,
  theirs: Histogram,
  level: number,
): Omit<Estimate, 'n'> | undefined {
  const bounds = isShare(of) ? SHARE : boundsOf(own, theirs);
  if (bounds === undefined) return undefined;
  const [first, second] = [own, theirs].map((each) => boundedEstimate(each, bounds, level));
  return Math.min(first!.n, second!.n) < LEAST_MATCHES ? undefined : newcombe(first!, second!);
}

/** The least and the most that anybody came to. Undefined where these are the same, for then nothing is known of its spread. */
function boundsOf(...seen: readonly Histogram[]): Range | undefined {
  const values = seen.flatMap((each) => [...each.keys()]);
  const bounds = { low: Math.min(...values), high: Math.max(...values) };
  return bounds.low < bounds.high ? bounds : undefined;
}

function boundedEstimate(values: Histogram, bounds: Range, level: number): Estimate {
  const { n, mean } = momentsOf(values);
  if (n === 0) return { value: mean, low: -Infinity, high: Infinity, n };
  const { low, high } = boundedMean(values, bounds.low, bounds.high, level).estimate;
  const at = (share: number): number => bounds.low + share * (bounds.high - bounds.low);
  return { value: mean, low: at(low), high: at(high), n };
}
